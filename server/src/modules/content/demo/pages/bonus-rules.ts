import type { DemoPage } from '../demo-page.ts'

export const bonusRules: DemoPage = {
  id: 6,
  title: { tr: 'Bonus kuralları', en: 'Bonus rules' },
  updatedOn: '2026-11-21',
  tr: `
    Bu kurallar her promosyon için geçerlidir. Bir promosyonun kendi sayfasında farklı bir koşul yazıyorsa o promosyon için orada yazan uygulanır. Bonuslar da oyun parasıdır.

    # Kimler alabilir
    Hesabı açık, kimlik bilgileri doğru ve promosyonun koşulunu yerine getirmiş her oyuncu. Bir bonus kişi, telefon ve cihaz başına bir kez verilir. Kendini dışlamış ya da ara vermiş oyunculara bonus verilmez ve teklif gönderilmez.

    # Çevrim
    - Çevrim koşulu bonus tutarının en çok 10 katıdır; daha ağır bir koşul koymayız.
    - Her bonus tek bir ürün içindir: slot bonusu slotlarda, spor bonusu kuponlarda çevrilir.
    - Slotlarda oynadığın tutarın tamamı çevrime sayılır. Sporda en az 1.50 oranlı kuponlar sayılır.
    - Kendi paranla da oynasan, bonus sürerken oynadığın her slot turu çevrime sayılır.
    - Bonusla tek turda en çok ne oynanacağı bonusun koşullarında yazar. Daha yüksek bahis alınmaz; bunun için bonus ya da kazanç geri alınmaz.
    - Ne kadarını çevirdiğini ve kaç gün kaldığını bonus sayfasında görürsün.

    # Bonus ve kendi paran
    Bonus kendi hesabında durur, kendi bakiyenle karışmaz. Casinoda bir bahis tek hesaptan ödenir: bakiyen yetiyorsa bakiyenden, yetmiyorsa bonustan. Kazanç, bahsi ödeyen hesaba döner. Kendi bakiyeni istediğin zaman çekebilirsin; bonus bunu engellemez, çekim de bonusu ve çevrimini değiştirmez. Çevrim bitince bonus hesabında kalan, koşullardaki en yüksek kazanca kadar, bakiyene geçer. Aynı anda bir bonus sürer; ötekiler alındıkları sırayla bekler. Bedava bahis bunların yanında durur: değeri kadar tek bir spor bahsini biz öderiz, ödenenin bu değerin üzerindeki kısmı hemen senin olur. İstemediğin bonusu Bonuslar sayfasından bırakabilirsin.

    # Süre
    Aksi yazmıyorsa bonus, hesabına geçtikten sonra 14 gün kullanılabilir. Süresi dolan bonus ve henüz çevrilmemiş bonus kazancı geri alınır; bunu bir gün önce bildiririz. Bonusla oynanan tur bonus bittikten sonra sonuçlanırsa, kazancı da bonusun gittiği yere gider.

    # Bedava turlar
    Bedava turlar bir oyunda, sabit bahisle, bizim ödediğimiz turlardır. Oyunu, tur sayısını, her turun bahsini ve süresini almadan önce görürsün. Çevrim yoktur: kazandığın hemen nakit bakiyendedir. Süresi dolan ya da bıraktığın turlar kapanır; kazandıkların sende kalır. Oyunun sağlayıcısı turları açamazsa söyleriz ve teklif yine senin olur. Kendini dışladığında ya da ara verdiğinde kalan turlar kapanır.

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
    - While a bonus runs, every slot round you play counts towards wagering, with your own money too.
    - The terms of a bonus say how much of it one round may stake. A higher stake is not taken; no bonus or winnings are taken back for it.
    - The bonus page shows how much you have wagered and how many days are left.

    # Bonus and your own balance
    A bonus is kept in an account of its own, apart from your own balance. A casino bet is paid from one account: from your balance while it covers the bet, else from the bonus. A win goes back to the account that paid. You can withdraw your own balance whenever you like; no bonus blocks it, and a withdrawal changes neither the bonus nor its wagering. When the wagering is done, what is left in the bonus account moves to your balance, up to the highest win in the terms. One bonus runs at a time; others wait in the order they were claimed. A free bet stands beside them: we pay for one sports bet of exactly its worth, and what that pays beyond it is yours at once. A bonus you do not want can be given up on the Bonuses page.

    # Time
    Unless said otherwise a bonus can be used for 14 days after it reaches your account. A bonus that has run out, and bonus winnings not yet wagered, go back to the house; we tell you a day before. If a round played with a bonus is settled after the bonus has ended, what it wins goes where the bonus went.

    # Free rounds
    Free rounds are rounds of one game at a fixed stake that we pay for. You see the game, the number of rounds, the stake of each and the time before you take them. There is no wagering: what they win is cash in your balance at once. Rounds that run out or that you give up are closed; what you have won stays yours. If the supplier of the game cannot open them we say so, and the offer is yours again. When you exclude yourself or take a break, the rounds that are left are closed.

    # Cashback
    Cashback is computed from the difference between your stakes and winnings. If the difference is in your favour there is none. Cashback comes without wagering, to use as you receive it.

    # Taking back
    A bonus given by mistake may be taken back while it is unused. If someone collects bonuses with several accounts, or wagers them with opposite bets, the bonus and what came of it are cancelled; money they paid in themselves stays. We give the reason in writing.
  `,
}
