import type { DemoPromotion } from './demo-promotion.ts'

export const CASHBACK_PROMOTIONS: readonly DemoPromotion[] = [
  {
    id: 3,
    category: 'cashback',
    picture: 'promotion-wednesday',
    title: { tr: 'Çarşamba iadesi', en: 'Wednesday cashback' },
    summary: {
      tr: 'Slot kayıplarının yüzde 15’i perşembe 10.00’da hesabında.',
      en: 'Fifteen percent of slot losses, in your account on Thursday at 10.00.',
    },
    tr: `
      Çarşamba günü slotlarda oynadığınla kazandığın arasındaki farkın yüzde on beşini geri veririz.
      # Nasıl işler
      - Hesap, Türkiye saatiyle çarşamba 00.00 ile 24.00 arasını kapsar
      - Bir şey istemen gerekmez
      - İade perşembe 10.00’da bakiyene yazılır
      # Koşullar
      - En az ₺10, en çok ₺750
      - Çevrim koşulu yoktur, aldığın gibi kullanırsın
      - Bonusla oynanan turlar hesaba katılmaz
      İade, kaybı geri kazanmaya çağrı değildir. Sınırına geldiysen iade seni bekler. İade oyun parasıdır.
    `,
    en: `
      We give back fifteen percent of the difference between what you staked and won on slots on a Wednesday.
      # How it works
      - The sum covers Wednesday from 00.00 to 24.00, Turkish time
      - There is nothing to ask for
      - The cashback is in your balance at 10.00 on Thursday
      # Terms
      - ₺10 at least, ₺750 at most
      - No wagering condition, to use as you receive it
      - Rounds played with a bonus do not count
      Cashback is no call to win a loss back. If you have reached your limit, it waits for you. It is play money.
    `,
  },
  {
    id: 10,
    category: 'cashback',
    picture: 'promotion-month',
    title: { tr: 'Ay sonu hesabı', en: 'Settling the month' },
    summary: {
      tr: 'Ayın net kaybının yüzde 5’i, yeni ayın ilk günü.',
      en: 'Five percent of the month’s net loss, on the first of the next.',
    },
    tr: `
      Ay bittiğinde hesabına bakarız. Bütün oyunlarda kazandığından çok oynadıysan farkın yüzde beşini yeni ayın ilk günü geri veririz.
      # Nasıl işler
      - Hesap ayın ilk gününden son gününe kadar bütün oyunları kapsar
      - O ay aldığın öteki iadeler farktan düşülür
      - Tutar ayın birinde 12.00’de bildirimle gelir
      # Koşullar
      - En az ₺20, en çok ₺1.500
      - Çevrim koşulu yoktur
      - Ara vermiş ya da kendini dışlamış hesaplara bildirim gitmez
      Aylık hareketlerinin özetini Finansal Geçmiş sayfasında görebilirsin. İade oyun parasıdır.
    `,
    en: `
      When the month is over we look at your account. If you staked more than you won over all games, we give five percent of the difference back on the first of the next month.
      # How it works
      - The sum covers all games from the first to the last day of the month
      - Other cashback of that month is taken off the difference
      - It comes with a notification at 12.00 on the first
      # Terms
      - ₺20 at least, ₺1.500 at most
      - No wagering condition
      - Accounts on a break or self-excluded are sent no notification
      Financial History shows the summary of your month. The cashback is play money.
    `,
  },
]
