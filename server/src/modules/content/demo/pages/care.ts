import type { DemoPage } from '../demo-page.ts'

export const care: DemoPage = {
  id: 4,
  title: { tr: 'Sorumlu oyun', en: 'Responsible gambling' },
  updatedOn: '2026-11-09',
  tr: `
    Oyun eğlence olduğu sürece oyundur. Zar oyun parasıyla çalışsa da oynamak zaman alır ve alışkanlığa dönüşebilir. Bu sayfa, kendini yoklaman ve gerektiğinde durman için.

    # Oynarken aklında olsun
    - Her tur bir öncekinden bağımsızdır. Uzun süre kazanmamış bir oyun “borçlu” değildir.
    - Geri dönüş oranı çok uzun vadeli bir ortalamadır; bir akşam için söz vermez.
    - Kaybı geri almak için oynamak, kaybı büyütmenin en bilinen yoludur.
    - Yorgunken, üzgünken ya da içkiliyken verilen kararlar senin kararların değildir.

    # Kendine sor
    - Planladığından uzun oynuyor musun?
    - Oynamadığın zaman huzursuz oluyor musun?
    - Oynadığını yakınlarından saklıyor musun?
    - Uykun, işin ya da derslerin etkilendi mi?
    - Başka yerde gerçek parayla oynama isteğin arttı mı?
    Birkaçına evet diyorsan ara vermenin zamanı gelmiştir.

    # Bizim yaptıklarımız
    - Oyun sayfasında geçen süreni ve oturum sonucunu açıkça gösteririz; 60 dakikada bir hatırlatırız.
    - Otomatik oyun yoktur. Her turu sen başlatırsın ve slotlarda iki tur arasında en az 2,5 saniye vardır.
    - Yatırılandan az kazanılan bir turu kutlamayız.
    - Geri sayımla acele ettiren teklifler, kayıptan sonra para yatırmaya çağıran iletiler göndermeyiz.
    - Hesap hareketlerinde bütün yatırma, çekme, bahis ve kazançlarının toplamı durur.

    # Ara vermek
    Bir gün, bir hafta, bir ay ya da daha uzun ara verebilirsin. Nasıl yapıldığını sınırlar ve kendini dışlama sayfası anlatır.

    # Yardım
    Türkiye’de hastane randevu hattı 182’den bir ruh sağlığı birimine randevu alabilir, Yeşilay Danışmanlık Merkezi’ni 115’ten ücretsiz arayabilirsin. Bir yakının için endişeleniyorsan da arayabilirsin.

    # 18 yaşından küçükler
    Hesabın açık kaldığı cihazı çocuklarla paylaşma, şifreni tarayıcıya kaydetme ve aile koruma programı kullan. 18 yaşından küçük birinin oynadığını düşünüyorsan bize yaz; hesabı hemen inceleriz.
  `,
  en: `
    A game is a game as long as it is fun. Zar runs on play money, yet playing takes time and can become a habit. This page is for looking at yourself honestly, and stopping when you need to.

    # Keep in mind while you play
    - Every round is independent of the one before. A game that has not paid for a while does not “owe” you.
    - The return to player is an average over a very long time; it promises nothing for one evening.
    - Playing to win a loss back is the best-known way to make it bigger.
    - Decisions made tired, sad or after a drink are not really yours.

    # Ask yourself
    - Do you play longer than you planned?
    - Are you restless when you do not play?
    - Do you hide your play from people close to you?
    - Have your sleep, work or studies suffered?
    - Has your wish to play elsewhere for real money grown?
    If you answer yes to some of these, it is time for a break.

    # What we do
    - The game page plainly shows the time you have spent and the result of the session, and reminds you every 60 minutes.
    - There is no autoplay. You start every round, and slots leave at least 2.5 seconds between two of them.
    - We do not celebrate a round that paid less than its stake.
    - We send no offers that hurry you with a countdown, and no call to deposit after a loss.
    - Your account history holds the totals of everything you deposited, withdrew, staked and won.

    # Taking a break
    You can stop for a day, a week, a month or longer. The page on limits and self-exclusion says how.

    # Help
    In Türkiye you can book a mental health appointment on the hospital line 182, or call the free counselling line of Yeşilay, the Green Crescent, on 115. You may also call when you worry about someone else. In other countries your health service can name a local line.

    # Under 18s
    Do not share a device with children while you are logged in, do not save the password in the browser, and use a parental control program. If you think someone under 18 is playing, write to us; we look into the account at once.
  `,
}
