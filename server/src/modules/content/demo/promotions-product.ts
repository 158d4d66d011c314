import type { DemoPromotion } from './demo-promotion.ts'

export const PRODUCT_PROMOTIONS: readonly DemoPromotion[] = [
  {
    id: 4,
    category: 'slots',
    picture: 'promotion-garden',
    title: { tr: 'Haftanın oyunu: Nar Bahçesi', en: 'Game of the week: Nar Bahçesi' },
    summary: {
      tr: 'Tur başına ₺2’den yirmi tur bizden.',
      en: 'Twenty rounds at ₺2 each, on us.',
    },
    tr: `
      Nar Bahçesi’ni tanıman için tur başına ₺2 değerinde yirmi tur karşılığı ₺40 bonus. Tur başka bir slotta da oynanabilir.
      # Nasıl alırsın
      - Bonus Talep sayfasından iste
      # Koşullar
      - Kişi başına bir kez
      - Çevrim: bonus tutarının 5 katı, yalnız slotlarda, 7 gün içinde
      - Bonusla tek turda en çok ₺2 oynanır; bonustan en çok ₺500 kazanılır
      Acele etmene gerek yok: bahçe yerinde durur. Bonus oyun parasıdır.
    `,
    en: `
      To get to know Nar Bahçesi: twenty rounds at ₺2 each, as a ₺40 bonus. They can be played on another slot too.
      # How to get it
      - Ask for it on the Claim Bonus page
      # Terms
      - Once per person
      - Wagering: 5 times the bonus, on slots only, within 7 days
      - One round may stake ₺2 of it at most; at most ₺500 can be won from it
      There is no hurry: the garden stays where it is. The bonus is play money.
    `,
  },
  {
    id: 5,
    category: 'slots',
    picture: 'promotion-seal',
    title: { tr: 'Mührü aç, ₺10 al', en: 'Open the seal, take ₺10' },
    summary: {
      tr: 'Bir turunu doğrulayıcıda hesapla, merakına ₺10.',
      en: 'Work one of your rounds out in the verifier: ₺10 for being curious.',
    },
    tr: `
      Adilliği anlatmak yerine denettirmek istiyoruz. Kendi oynadığın bir turu doğrulayıcıda hesapla, ₺10 oyun parası senin.
      # Nasıl alırsın
      - Bir arcade oyununda en az bir tur oyna
      - Adillik panelinden tohumu değiştir, eski tohum açıklansın
      - Doğrulayıcıda turu hesapla ve tur numarasını destek ekibine yaz
      # Koşullar
      - Oyuncu başına bir kez
      - Çevrim koşulu yoktur
      Hesabın bizim kaydımızla tutmuyorsa ayrıca yaz: o turu inceler, sonucu sana bildiririz. Ödül oyun parasıdır.
    `,
    en: `
      We would rather have fairness checked than explained. Work a round of your own out in the verifier, and ₺10 of play money is yours.
      # How to get it
      - Play at least one round of an arcade game
      - Change the seed in the fairness panel, so that the old one is revealed
      - Compute the round in the verifier and give its number to support
      # Terms
      - Once for each player
      - No wagering condition
      If your sum does not match our record, write to us as well: we examine the round and tell you the outcome. The reward is play money.
    `,
  },
  {
    id: 6,
    category: 'slots',
    picture: 'promotion-studio',
    title: { tr: 'Üç oyun, bir akşam', en: 'Three games, one evening' },
    summary: {
      tr: 'UCOYUN koduyla ₺30 slot bonusu.',
      en: 'A ₺30 slot bonus with the code UCOYUN.',
    },
    tr: `
      Hep aynı oyunu oynayanlara bir davet: bir akşam üç farklı slot dene, turlar bizden.
      # Nasıl alırsın
      - Bonus Talep sayfasında UCOYUN kodunu yaz
      - Koşulları gör, istersen al
      # Koşullar
      - Kişi başına bir kez, ₺30 slot bonusu
      - Çevrim: bonus tutarının 8 katı, 7 gün içinde
      - Bonusla tek turda en çok ₺3 oynanır
      Bonus oyun parasıdır.
    `,
    en: `
      An invitation to those who always play the same game: try three different slots one evening, on us.
      # How to get it
      - Type the code UCOYUN on the Claim Bonus page
      - See the terms, and take it if you like
      # Terms
      - Once per person, a ₺30 slot bonus
      - Wagering: 8 times the bonus, within 7 days
      - One round may stake ₺3 of it at most
      The bonus is play money.
    `,
  },
  {
    id: 7,
    category: 'live',
    picture: 'promotion-tables',
    title: { tr: 'Canlı casino açılış masası', en: 'Opening table of the live casino' },
    summary: {
      tr: 'Masalar açıldığı hafta ilk kaybının yarısı, en çok ₺200.',
      en: 'Half of your first loss in the week the tables open, up to ₺200.',
    },
    tr: `
      Canlı casino henüz açılmadı. Açıldığı hafta masaya ilk oturuşunda kaybedersen yarısını geri veririz.
      # Nasıl işleyecek
      - Açılış haftasında oturduğun ilk masadaki net kaybın hesaplanır
      - İade ertesi gün 10.00’da bakiyene yazılır; istemen gerekmez
      # Koşullar
      - Oyuncu başına bir kez, en çok ₺200
      - Çevrim koşulu yoktur
      - Sonuçtan bağımsız, karşılıklı bahisler hesaba katılmaz
      Açılış gününü ana sayfada ve bildirimlerinde duyuracağız. İade oyun parasıdır.
    `,
    en: `
      The live casino is not open yet. In the week it opens, if you lose at the first table you sit down at, we give half of it back.
      # How it will work
      - We compute your net loss at the first table you join in the opening week
      - It is in your balance at 10.00 the next day; you need not ask
      # Terms
      - Once for each player, ₺200 at most
      - No wagering condition
      - Opposite bets that cancel each other out do not count
      We will announce the day on the home page and in your notifications. The cashback is play money.
    `,
  },
  {
    id: 8,
    category: 'sports',
    picture: 'promotion-coupon',
    title: { tr: 'Kombineye yüzde on ek', en: 'Ten percent extra on combinations' },
    summary: {
      tr: 'Spor açıldığında dört ve üzeri maçlı kuponun kazancına yüzde 10.',
      en: 'When sports open: 10 percent on the winnings of four matches or more.',
    },
    tr: `
      Spor bölümü açıldığında başlayacak. Dört ya da daha çok maçlık kombine kuponun kazanırsa kazancının üstüne yüzde on ekleriz.
      # Nasıl işleyecek
      - Kuponda en az dört maç olmalı ve her birinin oranı en az 1.40
      - Ek, kupon sonuçlandığında kendiliğinden yazılır
      # Koşullar
      - Kupon başına en çok ₺500
      - Çevrim koşulu yoktur
      - 1.00 oranla sonuçlanan maç sayıya girmez
      Ek, kuponu onaylamadan önce kazanç satırının altında görünür. Ek oyun parasıdır.
    `,
    en: `
      This begins when the sports section opens. If a combination of four matches or more wins, we add ten percent to its winnings.
      # How it will work
      - The coupon has at least four matches with odds of 1.40 or more each
      - The extra is credited by itself when the coupon is settled
      # Terms
      - ₺500 for each coupon at most
      - No wagering condition
      - A match settled at 1.00 does not count
      You see the extra under the winnings before you confirm the coupon. It is play money.
    `,
  },
  {
    id: 12,
    category: 'sports',
    picture: 'promotion-insurance',
    title: { tr: 'Tek maçla yatan kupona', en: 'When one match spoils the coupon' },
    summary: {
      tr: 'Spor açıldığında: altı maçın biri tutmazsa bahsin geri, en çok ₺100.',
      en: 'When sports open: if one of six matches fails, your stake back, up to ₺100.',
    },
    tr: `
      Spor bölümü açıldığında başlayacak. Altı ya da daha çok maçlık kuponun yalnız bir maç yüzünden kaybederse bahsini geri veririz.
      # Nasıl işleyecek
      - Kuponda en az altı maç olmalı ve her birinin oranı en az 1.50
      - İade, kupon sonuçlandıktan sonra kendiliğinden yazılır
      # Koşullar
      - Günde bir kupon için, en çok ₺100
      - İade bonus olarak gelir; çevrim: bonus tutarının 1 katı, sporda, 7 gün içinde
      - 1.00 oranla sonuçlanan maç sayıya girmez
      Kaç maçla yattığını kuponun üstünde görürsün. İade oyun parasıdır.
    `,
    en: `
      This begins when the sports section opens. If a coupon of six matches or more loses because of a single match, we give the stake back.
      # How it will work
      - The coupon has at least six matches with odds of 1.50 or more each
      - It is credited by itself after the coupon is settled
      # Terms
      - For one coupon a day, ₺100 at most
      - It comes as a bonus; wagering: 1 times the bonus, on sports, within 7 days
      - A match settled at 1.00 does not count
      The coupon shows how many matches failed. What comes back is play money.
    `,
  },
]
