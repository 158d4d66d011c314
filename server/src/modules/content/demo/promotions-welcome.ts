import type { DemoPromotion } from './demo-promotion.ts'

export const WELCOME_PROMOTIONS: readonly DemoPromotion[] = [
  {
    id: 1,
    category: 'welcome',
    picture: 'promotion-welcome',
    title: { tr: 'Hoş geldin, ₺100 bizden', en: 'Welcome, ₺100 on us' },
    summary: {
      tr: 'Telefonunu doğrula, ₺100 oyun parası bonus hesabında.',
      en: 'Verify your phone and have ₺100 of play money in your bonus account.',
    },
    tr: `
      Evi yatırmadan tanıman için. Kayıt olurken deneme bonusunu işaretle, telefonuna gelen kodu yaz; ₺100 oyun parası bonus hesabına eklenir.
      # Nasıl alırsın
      - Kayıt formunda deneme bonusunu seç
      - Telefonuna gelen altı haneli kodu yaz
      - Kutlama ekranında bonusu iste
      # Koşullar
      - Kişi, telefon ve cihaz başına bir kez verilir
      - Çevrim: bir kez, yalnız slotlarda, 30 gün içinde
      - Bonusla tek turda en çok ₺10 oynanır; bonustan en çok ₺1.000 kazanılır
      - 18 yaşını doldurmuş olman gerekir
      Bu bonus oyun parasıdır: gerçek para karşılığı yoktur ve başkasına devredilemez.
    `,
    en: `
      So that you can get to know the house before paying in. Tick the trial bonus when you register, type the code sent to your phone, and ₺100 of play money is added to your bonus account.
      # How to get it
      - Choose the trial bonus in the registration form
      - Type the six-digit code sent to your phone
      - Ask for the bonus on the celebration screen
      # Terms
      - Given once per person, phone and device
      - Wagering: once, on slots only, within 30 days
      - One round may stake ₺10 of it at most; at most ₺1.000 can be won from it
      - You must be 18 or older
      This bonus is play money: it has no value in real money and cannot be given to others.
    `,
  },
  {
    id: 2,
    category: 'payment',
    picture: 'promotion-first',
    title: { tr: 'Yatırmanın yarısı kadar', en: 'Half your deposit again' },
    summary: {
      tr: 'Bir yatırmana yüzde 50 slot bonusu, en çok ₺500.',
      en: 'A 50 percent slot bonus on one deposit, up to ₺500.',
    },
    tr: `
      Bonusu istedikten sonraki yatırmanın yarısını slot bonusu olarak ekleriz. ₺1.000 yatırırsan ₺500 bonusun olur.
      # Nasıl alırsın
      - Bonus Talep sayfasından iste
      - Sonra en az ₺100 yatır; bonus kendiliğinden başlar
      # Koşullar
      - Kişi başına bir kez; en çok ₺500, yalnız slotlarda geçerlidir
      - Çevrim: bonus tutarının 10 katı, 14 gün içinde
      - Bonusla tek turda en çok ₺50 oynanır
      - Bonustan çekilebilecek kazanç en çok ₺5.000
      - Kendi bakiyeni istediğin an çekebilirsin; bonusun olduğu gibi kalır
      Yatırılan tutar da bonus da oyun parasıdır.
    `,
    en: `
      We add half of the deposit you make after asking for it, as a slot bonus. Deposit ₺1.000 and your bonus is ₺500.
      # How to get it
      - Ask for it on the Claim Bonus page
      - Then deposit at least ₺100; the bonus begins by itself
      # Terms
      - Once per person; ₺500 at most and for slots only
      - Wagering: 10 times the bonus, within 14 days
      - One round may stake ₺50 of the bonus at most
      - At most ₺5.000 of winnings from the bonus can be withdrawn
      - You can withdraw your own balance whenever you like; the bonus stays as it is
      Deposit and bonus are both play money.
    `,
  },
  {
    id: 9,
    category: 'payment',
    picture: 'promotion-transfer',
    title: { tr: 'Havaleye yüzde beş', en: 'Five percent on bank transfers' },
    summary: {
      tr: 'Pazartesi ve salı havaleyle yatırana çevrimsiz yüzde 5.',
      en: 'Five percent without wagering on Monday and Tuesday transfers.',
    },
    tr: `
      Haftanın sakin iki gününde, Deneme havalesiyle yatırdığın her tutara yüzde beş ekleriz.
      # Nasıl alırsın
      - Pazartesi ya da salı günü Deneme havalesiyle en az ₺500 yatır
      - Aynı gün destek ekibine yaz
      # Koşullar
      - Günde bir kez, en çok ₺250
      - Çevrim koşulu yoktur
      - Öteki yöntemler bu promosyona girmez
      Gün, Türkiye saatiyle 00.00’da başlar. Yatırılan tutar da ek de oyun parasıdır.
    `,
    en: `
      On the two quiet days of the week we add five percent to everything you deposit by Sandbox bank transfer.
      # How to get it
      - Deposit at least ₺500 by Sandbox bank transfer on a Monday or Tuesday
      - Write to support the same day
      # Terms
      - Once a day, ₺250 at most
      - No wagering condition
      - Other methods do not take part
      A day begins at 00.00 Turkish time. Deposit and extra are both play money.
    `,
  },
]
