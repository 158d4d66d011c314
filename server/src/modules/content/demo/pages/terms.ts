import type { DemoPage } from '../demo-page.ts'

export const terms: DemoPage = {
  id: 1,
  title: { tr: 'Genel kurallar ve şartlar', en: 'General terms and conditions' },
  updatedOn: '2026-11-02',
  tr: `
    Bu kurallar, Zar’da hesap açan ve oynayan herkesle aramızdaki anlaşmadır. Kayıt olurken kabul edersin; kabul etmeden hesap açılamaz.

    # 1. Zar oyun parasıyla çalışır
    Sitede gördüğün bütün tutarlar Türk lirası işaretiyle yazılır, ama oyun parasıdır. Gerçek para yatırılmaz, çekilmez ve kazanılmaz. Oyun parasının satın alma gücü yoktur; başkasına devredilemez, malla ya da parayla değiştirilemez.
    Ödeme sayfaları bir deneme bankasıdır. Oraya gerçek kart ya da hesap bilgini yazma; bizden de böyle bir istek gelmez.

    # 2. Kimler hesap açabilir
    - 18 yaşını doldurmuş olman gerekir. Yaş, Türkiye saatiyle doğum gününe göre hesaplanır.
    - Hesabı kendi adına, kendi bilgilerinle açarsın. Bir kişinin tek hesabı olur.
    - Hizmet veremediğimiz bir ülkedeysen kayıt tamamlanmaz.
    - Kendini oyundan dışladıysan süre dolmadan yeni hesap açamazsın.

    # 3. Hesabın ve şifren
    Şifreni kimseyle paylaşma. Hesabından yapılan işlemler senin sayılır; hesabına başka birinin girdiğini düşünürsen şifreni hemen değiştir ve bize haber ver. Bilgilerin değişirse güncel tutmak senin sorumluluğundur.

    # 4. Oynamak
    Bir tur, sunucumuz bahsi kabul ettiği anda başlar ve tutar bakiyenden o anda düşer. Bakiyen yetmiyorsa bahis alınmaz; bakiye hiçbir zaman eksiye düşmez. Bağlantın koparsa tur sunucuda kayıtlı kalır ve oyunu yeniden açtığında kaldığı yerden görünür.
    Her oyunun kuralları, ödeme tablosu ve geri dönüş oranı oyunun kendi sayfasında yazar. Bir oyunun yanlış çalıştığı anlaşılırsa o turların bahsi geri verilir ve bunu hesap hareketlerinde görürsün.

    # 5. Yapılmaması gerekenler
    - Başkasının hesabını kullanmak ya da hesabını kullandırmak
    - Senin yerine oynayan bir program kullanmak
    - Bonusları birden çok hesapla ya da başkalarıyla anlaşarak toplamak
    - Bulduğun bir hatadan bize haber vermeden yararlanmak
    Bunlardan birini görürsek hesabı inceleme süresince oyuna kapatabiliriz. Nedenini yazılı olarak bildiririz ve karara itiraz edebilirsin.

    # 6. Hesabı kapatmak
    Hesabını istediğin zaman kapatabilirsin; destek ekibine yazman yeter. Açık turlar sonuçlandıktan sonra hesap kapanır. Kayıtların ne kadar saklandığını gizlilik sayfası anlatır.

    # 7. Kuralların değişmesi
    Bu kuralları değiştirdiğimizde yeni metni yürürlüğe girmeden en az iki hafta önce duyururuz. Yeni kuralları kabul etmiyorsan bu süre içinde hizmeti bırakabilirsin; oynamayı sürdürmen kabul ettiğin anlamına gelir.

    # 8. Anlaşmazlıklar
    Önce bize yaz: şikâyet sayfasında adımlar ve süreler yazar. Oyun kayıtların ve her turun mührü elinde kanıt olarak kalır; anlaşmazlıkta biz de bu kayıtlara bakarız.
  `,
  en: `
    These terms are the agreement between us and everyone who opens an account and plays at Zar. You accept them when you register; without that no account is opened.

    # 1. Zar runs on play money
    Every amount on the site carries the sign of the Turkish lira, but is play money. No real money is deposited, withdrawn or won. Play money buys nothing; it cannot be given to others or exchanged for goods or money.
    The payment pages belong to a sandbox bank. Do not type a real card or account there; we will never ask you to.

    # 2. Who may open an account
    - You must be 18 or older. Your age is counted by your birthday in Turkish time.
    - You open the account in your own name with your own details. One person has one account.
    - If you are in a country we cannot serve, registration is not completed.
    - If you excluded yourself from play, you cannot open a new account before the time is over.

    # 3. Your account and password
    Share your password with nobody. What is done from your account counts as done by you; if you think someone else has been in it, change the password at once and tell us. Keeping your details up to date is up to you.

    # 4. Playing
    A round begins when our server accepts the stake, and the amount leaves your balance at that moment. Without enough balance no stake is taken; a balance never goes below zero. If your connection drops, the round is kept on the server and shows where it stood when you open the game again.
    The rules, paytable and return of each game stand on the game’s own page. If a game turns out to have worked wrongly, the stakes of those rounds are given back, and you see it in your account history.

    # 5. What is not allowed
    - Using someone else’s account, or letting someone use yours
    - Using a program that plays for you
    - Collecting bonuses with several accounts or in agreement with others
    - Using a fault you found without telling us
    If we see one of these we may close the account to play while we look into it. We tell you why in writing, and you can object to the decision.

    # 6. Closing the account
    You can close your account whenever you like; a message to support is enough. It closes once open rounds are settled. The privacy page says how long records are kept.

    # 7. Changes to these terms
    When we change these terms we announce the new text at least two weeks before it takes effect. If you do not accept it you may stop using the service within that time; playing on means that you accept it.

    # 8. Disputes
    Write to us first: the complaints page gives the steps and the times. Your game records and the seal of every round stay with you as evidence, and we look at the same records in a dispute.
  `,
}
