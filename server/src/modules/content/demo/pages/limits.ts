import type { DemoPage } from '../demo-page.ts'

export const limits: DemoPage = {
  id: 5,
  title: { tr: 'Sınırlar ve kendini dışlama', en: 'Limits and self-exclusion' },
  updatedOn: '2026-11-09',
  tr: `
    Ne kadar oynayacağına sen karar verirsin. Bu sayfa, kararını tutmanı kolaylaştıran araçları anlatır. Hepsi hesabındaki “Sınırlar ve mola” sayfasında; neden sormayız.

    # Sınırlar
    - Yatırma sınırı: bir gün, hafta ya da ayda yatırabileceğin toplam. Çektiğin para bu sınırı geri açmaz.
    - Kayıp sınırı: bir gün, hafta ya da ayda bahislerinle kazançların arasındaki fark. Bonus parası sayılmaz.
    - Bahis sınırı: bir gün, hafta ya da ayda oynayabileceğin toplam tutar.
    - Süre sınırı: bir günde oyunda geçirebileceğin zaman; beş dakikadan uzun aralar sayılmaz.
    Gün, hafta ve ay İstanbul takvimine göredir: gün gece yarısı, hafta pazartesi başlar. Birden çok sınırın varsa en düşük olanı geçerlidir. Sınıra gelince bahis ya da yatırma alınmaz; başlamış turlar sonuçlanır.

    # Sınırı değiştirmek
    Sınırı düşürdüğünde hemen geçerli olur. Yükseltmek ya da kaldırmak istersen en az 24 saat beklenir ve sürenin sonunda senden yeniden onay istenir. Bekleme süresi kısaltılmaz.

    # Mola
    24 saat, bir hafta, bir ay ya da altı haftalık mola seçebilirsin. Mola hemen başlar, bütün oyunları kapsar ve süresi dolmadan kaldırılamaz. Bu süre içinde hesabına girip hareketlerini görebilir, bakiyeni çekebilirsin.

    # Kendini dışlamak
    Altı ay, bir yıl, beş yıl ya da süresiz dışlama seçebilirsin. Dışlama anında yürürlüğe girer:
    - Hiçbir oyunda ve bahiste tutar alınmaz.
    - Yatırma kapanır, gelen ödeme geri gönderilir.
    - Kampanya, bonus ve teklif iletisi gönderilmez.
    - Daha önce başlamış turların kazancı hesabına yazılır, bakiyen sana aittir.
    Süre kendiliğinden bitmez: dolduktan sonra sen istersen ve 24 saatlik düşünme süresi geçerse hesap yeniden açılır. Süresiz dışlamayı destek ekibi de geri alamaz.

    # Bizim koyduğumuz sınırlar
    Oyunun sana zarar verdiğini düşündüren işaretler görürsek biz de sınır koyabiliriz. Böyle bir sınır seninkinden düşükse o geçerlidir ve nedenini sana yazarız.
  `,
  en: `
    You decide how much you play. This page describes the tools that help you keep to your decision. All of them are on the page “Limits & breaks” of your account; we do not ask why.

    # Limits
    - Deposit limit: the total you can pay in in a day, a week or a month. Withdrawals do not restore it.
    - Loss limit: the difference between your stakes and winnings in a day, a week or a month. Bonus money does not count.
    - Stake limit: the total you can stake in a day, a week or a month.
    - Time limit: how long you can play in a day; pauses longer than five minutes do not count.
    Day, week and month are those of Istanbul’s calendar: a day begins at midnight, a week on Monday. With several limits, the lowest one holds. At the limit no stake or deposit is taken; rounds that have begun are settled.

    # Changing a limit
    Lowering a limit takes effect at once. Raising or removing it takes at least 24 hours, and you are asked to confirm again at the end. The waiting time is never shortened.

    # Taking a break
    You can choose 24 hours, one week, one month or six weeks. A break starts at once, covers every game and cannot be lifted before it ends. Meanwhile you can log in, read your history and withdraw your balance.

    # Self-exclusion
    You can choose six months, one year, five years or an open end. It takes effect immediately:
    - No stake is taken in any game or bet.
    - Deposits are closed, and a payment that arrives is sent back.
    - No offers, bonuses or campaign messages are sent.
    - Winnings of rounds begun earlier are credited; your balance is yours.
    It does not end by itself: once the time is over, the account opens again only if you ask and 24 hours for thought have passed. An exclusion without an end cannot be undone, not even by support.

    # Limits we set
    If we see signs that play is harming you, we may set a limit too. If ours is lower than yours it holds, and we write to you why.
  `,
}
