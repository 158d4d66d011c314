/** What deposits, withdrawals and statements are refused for. */
export const PAYMENT_REFUSALS = {
  period_not_kept: {
    status: 200,
    tr: 'Bu dönemin hareketleri yasal saklama süresi dolduğu için artık burada değil. Daha yeni bir dönem seç.',
    en: 'The movements of this period are no longer here: the time for which the law has them kept is over. Choose a later period.',
  },
  insufficient_funds: {
    status: 200,
    tr: 'Bakiyen bu işlem için yeterli değil.',
    en: 'Your balance is not enough for this.',
  },
  amount_below_minimum: {
    status: 200,
    tr: 'Tutar bu yöntemin alt sınırından düşük.',
    en: 'The amount is below this method’s minimum.',
  },
  amount_above_maximum: {
    status: 200,
    tr: 'Tutar bu yöntemin üst sınırından yüksek.',
    en: 'The amount is above this method’s maximum.',
  },
  payment_method_closed: {
    status: 200,
    tr: 'Bu yöntem şu anda kapalı. Paran hareket etmedi, başka bir yöntem seç.',
    en: 'This method is closed at the moment. No money moved; choose another one.',
  },
  payment_method_unknown: {
    status: 200,
    tr: 'Bu ödeme yöntemi bulunamadı.',
    en: 'This payment method was not found.',
  },
  payment_gateway_down: {
    status: 200,
    tr: 'Ödeme sağlayıcısına ulaşılamadı. Paran hareket etmedi, biraz sonra yeniden dene.',
    en: 'The payment provider could not be reached. No money moved; try again shortly.',
  },
  card_number_refused: {
    status: 200,
    tr: 'Burada kart numarası kabul etmiyoruz. Kart bilgilerini yalnız bankanın ödeme sayfasına yaz.',
    en: 'We take no card numbers here. Type card details only on the bank’s own payment page.',
  },
  statement_too_long: {
    status: 200,
    tr: 'Bu seçim bir ekstreye sığmıyor. Daha kısa bir dönem seç ya da CSV olarak indir.',
    en: 'This selection does not fit in a statement. Choose a shorter period, or download it as CSV.',
  },
  callback_not_signed: {
    status: 401,
    tr: 'Bildirimin imzası geçersiz.',
    en: 'The signature of the callback is not valid.',
  },
  callback_mismatch: {
    status: 409,
    tr: 'Bildirim bu işlemle uyuşmuyor.',
    en: 'The callback does not match the payment.',
  },
  callback_unconfirmed: {
    status: 503,
    tr: 'Banka bu bildirimi henüz doğrulamadı.',
    en: 'The bank has not confirmed this callback yet.',
  },
  balance_full: {
    status: 200,
    tr: 'Bu tutarla hesabın tutabileceği en yüksek bakiyeyi aşarsın. Daha küçük bir tutar yaz ya da önce para çek.',
    en: 'This sum would take your account over the highest balance it can hold. Enter a smaller one, or withdraw first.',
  },
  stop_link_invalid: {
    status: 404,
    tr: 'Bu bağlantı geçerli değil. E-postadaki bağlantıyı bütünüyle aç.',
    en: 'This link is not valid. Open the whole link from the email.',
  },
  withdrawal_waits: {
    status: 409,
    tr: 'Bu çekim yeni bir hesaba gidiyor ve 24 saatini bekliyor; sonra kendiliğinden ödenir.',
    en: 'This withdrawal goes to a new account and waits out its 24 hours; then it is paid by itself.',
  },
  no_deposit_yet: {
    status: 200,
    tr: 'Bu yöntem, kendi adına kayıtlı ve son para yatırdığın hesaba öder. Öyle bir hesaptan onaylanmış bir yatırman yok; başka bir yöntem seç.',
    en: 'This method pays to the account in your own name that you last paid in from. No deposit from such an account has been approved; choose another method.',
  },
  password_needed: {
    status: 200,
    tr: 'Bu çekim için şifreni yaz: hesap bizde yeni ya da tutar yüksek.',
    en: 'Enter your password for this withdrawal: the account is new to us, or the sum is high.',
  },
  password_wrong: {
    status: 200,
    tr: 'Şifren yanlış. Para hareket etmedi.',
    en: 'Your password is wrong. No money moved.',
  },
  second_approver_needed: {
    status: 409,
    tr: 'Bu tutarı iki ayrı kişi onaylar; ikincisi başka biri olmalı.',
    en: 'Two different people approve this sum; the second must be somebody else.',
  },
  clock_ran_out: {
    status: 409,
    tr: 'İnceleme süresi doldu; bu çekimi artık saat sonuçlandırır.',
    en: 'The time for the review is over: the clock decides this withdrawal now.',
  },
  longest_hold: {
    status: 409,
    tr: 'Bir inceleme bir kerede en çok 24, toplamda en çok 72 saat uzatılır.',
    en: 'A review is extended by 24 hours at a time and by 72 in all.',
  },
  player_asked_before: {
    status: 409,
    tr: 'Oyuncudan bu çekim için bir kez belge istendi; ikinci kez istenmez.',
    en: 'The player was asked for something once for this withdrawal, and is not asked again.',
  },
  held_by_law: {
    status: 409,
    tr: 'Bu çekim yasal bir nedenle bekliyor; yasal bekletme kalkana dek karar verilmez.',
    en: 'The law holds this withdrawal: nobody decides it until the legal hold is lifted.',
  },
  legal_hold_stands: {
    status: 409,
    tr: 'Bu oyuncuda yasal bir bekletme zaten var.',
    en: 'A legal hold stands on this player already.',
  },
  legal_hold_gone: {
    status: 409,
    tr: 'Bu oyuncuda yasal bir bekletme yok.',
    en: 'No legal hold stands on this player.',
  },
  incident_too_soon: {
    status: 409,
    tr: 'Yedi gün içinde ikinci bir olay bildirilmez.',
    en: 'No second incident is declared within seven days.',
  },
  method_out_of_bounds: {
    status: 409,
    tr: 'Bu sınırlar ödeme kuruluşunun aldığı tutarların dışında.',
    en: 'These bounds are outside what the payment service takes.',
  },
  review_rule_out_of_bounds: {
    status: 409,
    tr: 'Bu süreler inceleme saatinin sınırları dışında.',
    en: 'These lengths are outside the bounds of the review clock.',
  },
  withdrawal_was_approved: {
    status: 409,
    tr: 'Sen bakarken bir arkadaşın bu çekimi onayladı.',
    en: 'A colleague approved this withdrawal while you looked at it.',
  },
  withdrawal_was_first_approved: {
    status: 409,
    tr: 'Sen bakarken bir arkadaşın ilk onayı verdi; ikinci onay bekleniyor.',
    en: 'A colleague gave the first approval while you looked at it; the second is due.',
  },
  withdrawal_was_returned: {
    status: 409,
    tr: 'Sen bakarken bu çekim reddedildi; tutar oyuncunun bakiyesinde.',
    en: 'This withdrawal was rejected while you looked at it; the sum is back in the balance.',
  },
  withdrawal_was_extended: {
    status: 409,
    tr: 'Sen bakarken iki arkadaşın incelemeyi uzattı; yeni süreyi oku.',
    en: 'Two colleagues extended the review while you looked at it: read its new end.',
  },
  withdrawal_was_stopped: {
    status: 409,
    tr: 'Sen bakarken oyuncu bu çekimi durdurdu; tutar bakiyesinde.',
    en: 'The player stopped this withdrawal while you looked at it; the sum is back in the balance.',
  },
  withdrawal_was_held: {
    status: 409,
    tr: 'Sen bakarken bu çekim yeniden bekletildi; nedenini oku.',
    en: 'This withdrawal was held anew while you looked at it: read why.',
  },
  withdrawal_taken: {
    status: 409,
    tr: 'Bu çekime şu anda bir arkadaşın bakıyor.',
    en: 'A colleague has this withdrawal open.',
  },
  withdrawal_flagged: {
    status: 409,
    tr: 'Bu çekim yalnız tutarı için bekletilmiyor; dosyasında karar ver.',
    en: 'This withdrawal is not held for its sum alone: decide it in its case.',
  },
  withdrawal_changed: {
    status: 409,
    tr: 'Bu çekim sen bakarken değişti; yeniden oku.',
    en: 'This withdrawal has changed since you read it: read it again.',
  },
  withdrawal_decided: {
    status: 409,
    tr: 'Bu çekim talebi daha önce karara bağlandı.',
    en: 'This withdrawal has been decided before.',
  },
} as const
