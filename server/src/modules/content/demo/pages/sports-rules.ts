import type { DemoPage } from '../demo-page.ts'

export const sportsRules: DemoPage = {
  id: 14,
  title: { tr: 'Spor bahis kuralları', en: 'Sports betting rules' },
  updatedOn: '2026-09-07',
  tr: `
    Bu kurallar spor bölümü açıldığında kuponların nasıl alınacağını ve sonuçlanacağını anlatır. Bölüm açılana kadar kupon alınmaz.

    # Kupon
    - Kupon, sunucu onayladığı anda geçerlidir ve üzerindeki oranlar artık değişmez.
    - Oran onaydan önce düşerse kupon alınmaz; yeni oranı kabul edip etmeyeceğin sorulur. Yükselirse yükselen oran uygulanır.
    - Aynı maçın birbirine bağlı sonuçları bir kombinede birleştirilemez.
    - Onaylanmış kupon iptal edilemez.

    # Oranlar ve kazanç
    Oranlar ondalık yazılır. Kazanç, bahis tutarının oranla çarpımıdır ve kuruşun altı atılır. Kombinede oranlar çarpılır. Kuponda gördüğün en yüksek kazanç, sonuçlandığında ödenecek tutardır.

    # Sonuçlanma
    - Futbolda aksi yazmadıkça sonuç, uzatmalar dışında hakemin bitirdiği 90 dakikaya göre belirlenir.
    - Resmi sonuç sonradan değişse de maç günü açıklanan sonuç geçerlidir.
    - Yanlış girilmiş bir sonuç düzeltilirse hareketlerinde düzeltme olarak görürsün.

    # Ertelenen ve yarıda kalan maçlar
    Maç 36 saat içinde başlamazsa bahis 1.00 oranla sonuçlanır. Yarıda kalan maçta, sonucu o ana kadar kesinleşmiş bahisler ödenir; kalanlar 1.00 olur. Kombinede öteki maçlar sayılmaya devam eder.

    # Açık hata
    Oranın ya da başlama saatinin açıkça yanlış olduğu bahisler 1.00 oranla sonuçlanır ve nedeni yazılır. Yalnızca oran bize göre yüksek kaldı diye bahis iptal edilmez.

    # Canlı bahis
    Canlı bahiste onay birkaç saniye bekler; bu süre düğmenin yanında yazar. Bu sırada gol ya da kart gibi sonucu etkileyen bir olay olursa bahis alınmaz.
  `,
  en: `
    These rules say how coupons will be taken and settled when the sports section opens. Until then no coupon is taken.

    # The coupon
    - A coupon is valid once the server confirms it, and its odds no longer change.
    - If odds fall before confirmation the coupon is not taken; you are asked whether you accept the new ones. If they rise, the higher odds apply.
    - Results of one match that depend on each other cannot be combined.
    - A confirmed coupon cannot be cancelled.

    # Odds and winnings
    Odds are decimal. Winnings are the stake times the odds; anything below a kuruş is cut off. In a combination the odds are multiplied. The highest winnings shown on the coupon are what will be paid.

    # Settlement
    - In football, unless said otherwise, the result after the 90 minutes ended by the referee counts, without extra time.
    - The result announced on the day stands even if the official one is changed later.
    - If a result entered wrongly is corrected, you see it in your history as a correction.

    # Postponed and abandoned matches
    If a match does not start within 36 hours, bets on it are settled at odds of 1.00. In an abandoned match, bets already decided are paid and the rest become 1.00. The other matches of a combination still count.

    # Obvious errors
    Bets where the odds or the starting time were plainly wrong are settled at 1.00, with the reason. No bet is cancelled merely because the odds were generous.

    # Live betting
    A live bet waits a few seconds for confirmation; the time is shown beside the button. If something that affects the result happens meanwhile, such as a goal or a card, the bet is not taken.
  `,
}
