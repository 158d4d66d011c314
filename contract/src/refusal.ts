import { ERASURE_REFUSALS } from './erasure-refusals.ts'
import { PROTECTION_REFUSALS } from './protection-refusals.ts'

/**
 * Every reason we may turn a caller down, with its HTTP status and the sentence the player reads.
 * Anything that is not in this list is a bug: 500, a request id and no detail.
 *
 * A business "no" answers 200 with `success: false`, as the product specification has it; only
 * what the transport itself must say has another status (401 logs the client out).
 */
export const REFUSALS = {
  invalid_input: {
    status: 400,
    tr: 'Bazı bilgiler eksik ya da hatalı. İşaretli alanları düzelt.',
    en: 'Some details are missing or wrong. Correct the marked fields.',
  },
  malformed_body: {
    status: 400,
    tr: 'İstek okunamadı.',
    en: 'The request could not be read.',
  },
  body_too_large: { status: 413, tr: 'İstek çok büyük.', en: 'The request is too large.' },
  unsupported_media: {
    status: 415,
    tr: 'Bu içerik türü kabul edilmiyor.',
    en: 'This content type is not accepted.',
  },
  not_signed_in: {
    status: 401,
    tr: 'Oturumun sona erdi. Lütfen yeniden giriş yap.',
    en: 'Your session has ended. Please log in again.',
  },
  not_found: { status: 404, tr: 'Aradığın şey bulunamadı.', en: 'We could not find that.' },
  too_many_attempts: {
    status: 429,
    tr: 'Çok fazla deneme yapıldı. Biraz sonra yeniden dene.',
    en: 'Too many attempts. Try again in a little while.',
  },
  wrong_credentials: {
    status: 200,
    tr: 'Kullanıcı adı ya da şifre yanlış.',
    en: 'Wrong username or password.',
  },
  player_disabled: {
    status: 200,
    tr: 'Hesabın şu an oyuna kapalı. Destek ekibine yazabilirsin.',
    en: 'Your account is closed to play right now. You can write to support.',
  },
  username_taken: {
    status: 200,
    tr: 'Bu kullanıcı adı alınmış. Başka bir tane dene.',
    en: 'This username is taken. Try another one.',
  },
  already_registered: {
    status: 200,
    tr: 'Bu bilgilerle hesap açılamadı. Hesabın varsa giriş yap ya da şifreni yenile.',
    en: 'An account could not be opened with these details. If you have one, log in or reset your password.',
  },
  too_young: {
    status: 200,
    tr: 'Kayıt olmak için 18 yaşını doldurmuş olmalısın.',
    en: 'You must be 18 or older to register.',
  },
  weak_password: {
    status: 200,
    tr: 'Bu şifre çok yaygın ya da kolay tahmin edilir. Başka bir şifre seç.',
    en: 'This password is too common or easy to guess. Choose another one.',
  },
  country_not_allowed: {
    status: 200,
    tr: 'Bulunduğun ülkeden hizmet veremiyoruz.',
    en: 'We cannot offer our service in your country.',
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
  no_deposit_yet: {
    status: 200,
    tr: 'Bu yöntem son para yatırdığın hesaba öder ve henüz onaylanmış bir yatırman yok. Başka bir yöntem seç.',
    en: 'This method pays to the account you last paid in from, and no deposit of yours has been approved yet. Choose another one.',
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
  withdrawal_decided: {
    status: 409,
    tr: 'Bu çekim talebi daha önce karara bağlandı.',
    en: 'This withdrawal has been decided before.',
  },
  game_unknown: {
    status: 200,
    tr: 'Bu oyun bulunamadı ya da şu an kapalı.',
    en: 'This game was not found or is closed right now.',
  },
  game_provider_down: {
    status: 200,
    tr: 'Oyun şu an açılamadı. Lütfen biraz sonra yeniden dene.',
    en: 'The game could not be opened right now. Please try again shortly.',
  },
  code_wrong: {
    status: 200,
    tr: 'Kod yanlış ya da süresi dolmuş. Kodu kontrol et ya da yenisini iste.',
    en: 'The code is wrong or has expired. Check it or ask for a new one.',
  },
  code_too_soon: {
    status: 200,
    tr: 'Kod az önce gönderildi. 60 saniye sonra yenisini isteyebilirsin.',
    en: 'A code was sent a moment ago. You can ask for a new one after 60 seconds.',
  },
  codes_paused: {
    status: 429,
    tr: 'Şu an yeni kod gönderemiyoruz. Yaklaşık bir saat sonra yeniden dene.',
    en: 'We cannot send new codes right now. Try again in about an hour.',
  },
  phone_taken: {
    status: 200,
    tr: 'Bu telefon numarası kullanılamıyor. Başka bir numara dene.',
    en: 'This phone number cannot be used. Try another one.',
  },
  phone_not_served: {
    status: 200,
    tr: 'Yalnız +90 ile başlayan numaralara kod gönderebiliyoruz.',
    en: 'We can only send codes to numbers that begin with +90.',
  },
  wrong_old_password: {
    status: 200,
    tr: 'Eski şifren yanlış.',
    en: 'Your old password is wrong.',
  },
  ticket_closed: {
    status: 200,
    tr: 'Bu bilet kapanalı 14 günü geçti. Aynı konu için yeni bir bilet aç.',
    en: 'This ticket was closed more than 14 days ago. Open a new one about the same matter.',
  },
  ticket_full: {
    status: 200,
    tr: 'Bu bilet çok uzadı. Devamı için yeni bir bilet aç.',
    en: 'This ticket has become very long. Open a new one to go on.',
  },
  file_type_refused: {
    status: 200,
    tr: 'Yalnız PNG, JPEG, WebP ve PDF dosyaları ekleyebilirsin.',
    en: 'Only PNG, JPEG, WebP and PDF files can be attached.',
  },
  file_missing: {
    status: 200,
    tr: 'Eklediğin dosya artık burada değil. Yeniden ekleyip gönder.',
    en: 'A file you attached is not here any more. Attach it again and send.',
  },
  chat_empty: {
    status: 200,
    tr: 'Sohbette bilete dönüşecek yeni bir mesaj yok.',
    en: 'There is nothing new in the chat to make a ticket of.',
  },
  phone_password_needed: {
    status: 200,
    tr: 'Numaran değişiyor: şifreni de yaz.',
    en: 'Your number is changing: enter your password too.',
  },
  wrong_password: { status: 200, tr: 'Şifren yanlış.', en: 'Your password is wrong.' },
  email_taken: {
    status: 200,
    tr: 'Bu e-posta adresi kullanılamıyor. Başka bir adres dene.',
    en: 'This email address cannot be used. Try another one.',
  },
  email_same: {
    status: 200,
    tr: 'Bu zaten hesabının e-posta adresi.',
    en: 'This is already the email address of your account.',
  },
  second_step_needed: {
    status: 200,
    tr: 'Uygulamandaki altı haneli kodu da yaz.',
    en: 'Enter the six-digit code of your app too.',
  },
  second_step_wrong: {
    status: 200,
    tr: 'Kod yanlış ya da daha önce kullanıldı. Uygulamandaki yeni kodu yaz.',
    en: 'The code is wrong or was used before. Enter the next one of your app.',
  },
  two_step_on: {
    status: 200,
    tr: 'İki adımlı giriş zaten açık.',
    en: 'Two-step log-in is on already.',
  },
  two_step_off: {
    status: 200,
    tr: 'İki adımlı giriş zaten kapalı.',
    en: 'Two-step log-in is off already.',
  },
  two_step_not_begun: {
    status: 200,
    tr: 'Kurulumun süresi doldu. Baştan başla.',
    en: 'The time to set it up is over. Begin again.',
  },
  passkey_refused: {
    status: 200,
    tr: 'Geçiş anahtarı kabul edilmedi. Yeniden dene ya da şifreni kullan.',
    en: 'The passkey was not accepted. Try again, or use your password.',
  },
  passkey_limit: {
    status: 200,
    tr: 'En fazla 10 geçiş anahtarın olabilir. Önce birini kaldır.',
    en: 'You can have 10 passkeys at most. Remove one first.',
  },
  trial_bonus_closed: {
    status: 200,
    tr: 'Şu an deneme bonusu verilmiyor.',
    en: 'There is no trial bonus right now.',
  },
  trial_bonus_needs_phone: {
    status: 200,
    tr: 'Deneme bonusu için önce telefonunu doğrula.',
    en: 'Verify your phone first to get the trial bonus.',
  },
  trial_bonus_taken: {
    status: 200,
    tr: 'Deneme bonusu kişi, telefon ve cihaz başına bir kez verilir. Bu bonus daha önce alınmış.',
    en: 'The trial bonus is given once per person, phone and device. It has been taken before.',
  },
  bonus_unknown: {
    status: 200,
    tr: 'Bu bonus bulunamadı ya da artık verilmiyor.',
    en: 'This bonus was not found or is no longer given.',
  },
  bonus_code_wrong: {
    status: 200,
    tr: 'Bu kodla verilen bir bonus yok. Kodu kontrol et.',
    en: 'No bonus comes with this code. Check the code.',
  },
  bonus_taken: {
    status: 200,
    tr: 'Bu bonus kişi başına bir kez verilir ve daha önce alınmış.',
    en: 'This bonus is given once per person and has been taken before.',
  },
  bonus_ended: {
    status: 200,
    tr: 'Bu bonus sona ermiş; değiştirilecek bir şey yok.',
    en: 'This bonus has ended; there is nothing left to change.',
  },
  ...ERASURE_REFUSALS,
  ...PROTECTION_REFUSALS,
} as const satisfies Record<string, { status: number; tr: string; en: string }>

export type RefusalCode = keyof typeof REFUSALS
