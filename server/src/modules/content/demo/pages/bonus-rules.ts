import type { DemoPage } from '../demo-page.ts'

export const bonusRules: DemoPage = {
  id: 6,
  title: { tr: 'Bonus kuralları', en: 'Bonus rules' },
  updatedOn: '2026-11-02',
  tr: `
    Bu kurallar her promosyon için geçerlidir. Bir promosyonun kendi sayfasında farklı bir koşul yazıyorsa o promosyon için orada yazan uygulanır. Bonuslar da oyun parasıdır.

    # Kimler alabilir
    Hesabı açık, kimlik bilgileri doğru ve promosyonun koşulunu yerine getirmiş her oyuncu. Bir bonus kişi, telefon ve cihaz başına bir kez verilir. Kendini dışlamış ya da ara vermiş oyunculara bonus verilmez ve teklif gönderilmez.

    # Çevrim
    - Çevrim koşulu bonus tutarının en çok 10 katıdır; daha ağır bir koşul koymayız.
    - Her bonus tek bir ürün içindir: slot bonusu slotlarda, spor bonusu kuponlarda çevrilir.
    - Slotlarda oynadığın tutarın tamamı çevrime sayılır. Sporda en az 1.50 oranlı kuponlar sayılır.
    - Bonus varken tek turda en çok bonus tutarının onda birini oynayabilirsin.
    - Ne kadarını çevirdiğini ve kaç gün kaldığını bonus sayfasında görürsün.

    # Bonus ve kendi paran
    Bonus bakiyesi ile kendi bakiyen ayrı tutulur. Önce kendi bakiyen, sonra bonus kullanılır. Kendi bakiyeni istediğin zaman çekebilirsin; bonus bunu engellemez. Çekim yaptığında kullanılmamış bonus geri alınır, kazancının sana ait kısmı kalır.

    # Süre
    Aksi yazmıyorsa bonus, hesabına geçtikten sonra 14 gün kullanılabilir. Süresi dolan bonus ve henüz çevrilmemiş bonus kazancı silinir; bunu bir gün önce bildiririz.

    # Kayıp iadeleri
    Kayıp iadesi, bahislerinle kazançların arasındaki fark üzerinden hesaplanır. Fark lehineyse iade doğmaz. İadeler çevrimsiz verilir, aldığın gibi kullanabilirsin.

    # Geri alma
    Yanlışlıkla verilen bir bonusu, kullanılmamışsa geri alabiliriz. Bonusları birden çok hesapla toplayan ya da karşılıklı bahislerle çeviren oyuncuların bonusu ve bonustan doğan kazancı iptal edilir; kendi yatırdığı para kalır. Kararı gerekçesiyle yazarız.
  `,
  en: `
    These rules hold for every promotion. Where a promotion’s own page says something else, that is what applies to it. Bonuses are play money too.

    # Who can have one
    Every player with an open account, true details and the promotion’s condition met. A bonus is given once per person, phone and device. Players who excluded themselves or are taking a break get no bonuses and no offers.

    # Wagering
    - The wagering condition is 10 times the bonus at most; we never ask for more.
    - Each bonus is for one product: a slot bonus is played on slots, a sports bonus on coupons.
    - On slots the whole stake counts. In sports, coupons with odds of 1.50 or more count.
    - While a bonus is active, one round may stake at most a tenth of the bonus.
    - The bonus page shows how much you have wagered and how many days are left.

    # Bonus and your own balance
    Bonus balance and your own balance are kept apart. Your own is used first, then the bonus. You can withdraw your own balance whenever you like; no bonus blocks it. When you withdraw, unused bonus is taken back and the part of the winnings that is yours stays.

    # Time
    Unless said otherwise a bonus can be used for 14 days after it reaches your account. A bonus that has run out, and bonus winnings not yet wagered, are removed; we tell you a day before.

    # Cashback
    Cashback is computed from the difference between your stakes and winnings. If the difference is in your favour there is none. Cashback comes without wagering, to use as you receive it.

    # Taking back
    A bonus given by mistake may be taken back while it is unused. If someone collects bonuses with several accounts, or wagers them with opposite bets, the bonus and what came of it are cancelled; money they paid in themselves stays. We give the reason in writing.
  `,
}
