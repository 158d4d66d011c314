/** Why something is not done at our own sportsbook. A slip that is not taken has a code of its own. */
export const BETTING_REFUSALS = {
  slip_code_unknown: {
    status: 200,
    tr: 'Bu kodla bir kupon bulunamadı. Kodu denetleyip yeniden dene.',
    en: 'There is no slip with this code. Check the code and try again.',
  },
  order_needs_another: {
    status: 409,
    tr: 'Bunu iki ayrı kişi onaylar; ikincisi başka biri olmalı.',
    en: 'Two different people approve this; the second must be somebody else.',
  },
  order_decided: {
    status: 409,
    tr: 'Bu iş daha önce karara bağlandı.',
    en: 'This order has been decided before.',
  },
  order_moved: {
    status: 409,
    tr: 'Konu bu arada değişti. Bugünkü durumuna bakıp yeniden iste.',
    en: 'Its subject has changed meanwhile. Look at how it stands now, and ask again.',
  },
  board_moved: {
    status: 409,
    tr: 'Bu arada değişti. Yeni hâline bakıp yeniden karar ver.',
    en: 'It has changed meanwhile. Look at how it stands now and decide again.',
  },
  feed_not_fresh: {
    status: 409,
    tr: 'Veri taze değil ya da oran yok. Gelince açabilirsin.',
    en: 'The feed is not fresh or there is no price. You can open it once there is.',
  },
  margin_not_allowed: {
    status: 409,
    tr: 'Bu marj pazarın sınıfının izin verdiği aralığın dışında.',
    en: 'This margin is outside of what the class of the market allows.',
  },
  own_event_wrong: {
    status: 409,
    tr: 'Bu karşılaşma böyle kurulamaz: alanlara bak.',
    en: 'A match cannot be made like this: look at the fields.',
  },
  recovery_runs: {
    status: 409,
    tr: 'Bu akış az önce yeniden istendi. Yarım dakika bekle.',
    en: 'This feed was asked for anew just now. Wait half a minute.',
  },
  limit_above_class: {
    status: 409,
    tr: 'Sınır, oyuncu sınıfının sınırını aşıyor. Daha düşük bir sınır gir.',
    en: 'The limit is above that of the player class. Enter a lower one.',
  },
  order_waits: {
    status: 409,
    tr: 'Bu konuda bekleyen bir iş var. Önce onu onayla ya da geri çek.',
    en: 'An order on this waits already. Approve or withdraw it first.',
  },
  review_over: {
    status: 409,
    tr: 'Süresi doldu. Bahis oynanmadı; tutarı bakiyeye dönüyor.',
    en: 'Its time has run out. The bet is not placed, and its stake goes back to the balance.',
  },
  counter_not_lower: {
    status: 409,
    tr: 'Karşı teklifin tutarı ya da oranı istenenden düşük olmalı; hiçbiri yüksek olamaz, oran cetvelde bir basamaktır.',
    en: 'A counter-offer has a lower stake or lower odds than were asked, and neither is higher; odds are steps of the ladder.',
  },
  review_too_much: {
    status: 409,
    tr: 'Tutar bugünkü sınırın beş katını, seçimin payını ya da tek kişinin yetkisini aşıyor.',
    en: 'The stake is above five times the present limit, the room of a selection, or what one person may allow.',
  },
  betting_over: {
    status: 409,
    tr: 'Maç ya da pazar bitti; burada artık bahis alınmaz.',
    en: 'The match or the market is over; no bets are taken on it any more.',
  },
  odds_not_allowed: {
    status: 409,
    tr: 'Bu oran verilemez: oran cetvelinde bir basamak olmalı ve adil orandan en çok yüzde 25 sapmalı.',
    en: 'These odds cannot be set: they must be a step of the ladder, and within 25 per cent of the fair odds.',
  },
  facts_decide_nothing: {
    status: 409,
    tr: 'Bu veriler pazarın her seçimini sonuçlandırmıyor.',
    en: 'These facts do not settle every selection of the market.',
  },
  debt_not_due: {
    status: 409,
    tr: 'Bu kuponun 90 günden eski bir borcu yok.',
    en: 'This bet has no debt that is older than 90 days.',
  },
  void_not_founded: {
    status: 409,
    tr: 'Bu nedenin koşulları tutmuyor: oran adil orandan yüzde 25’ten ve olasılıkta 3 puandan çok sapmalı; maç başlamadan ya da canlı bahiste 15 dakika içinde.',
    en: 'The conditions of this reason are not met: the odds must be off by more than 25 per cent and 3 points of probability, before the start or within 15 minutes live.',
  },
} as const
