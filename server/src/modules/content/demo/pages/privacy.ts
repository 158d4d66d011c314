import type { DemoPage } from '../demo-page.ts'

export const privacy: DemoPage = {
  id: 2,
  title: { tr: 'Gizlilik ve KVKK aydınlatma metni', en: 'Privacy notice' },
  updatedOn: '2026-11-21',
  tr: `
    Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi uyarınca hangi verini neden işlediğimizi anlatır. Veri sorumlusu bu evi işleten kurumdur; gösterim kurulumunda bu, siteyi çalıştıran kişidir.

    # Hangi verileri işliyoruz
    - Kimlik: ad, soyad, doğum tarihi, kimlik numarası, ülke
    - İletişim: e-posta, telefon
    - Hesap: kullanıcı adı, şifrenin geri çevrilemez özeti, oturumlar, giriş denemeleri
    - Oyun ve para: bahisler, sonuçlar, yatırma ve çekme kayıtları, bakiye
    - Cihaz: IP adresi, tarayıcı bilgisi ve cihaz parmak izi

    # Neden işliyoruz
    - Hesabını açmak ve oyunu yürütmek için: sözleşmenin kurulması ve ifası
    - Yaşını ve kimliğini doğrulamak, kayıtları saklamak için: hukuki yükümlülük
    - Hesabını korumak, sahteciliği ve çoklu hesabı önlemek için: meşru menfaat
    - Kampanya iletisi göndermek için: yalnız açık rızan varsa
    Cihaz parmak izi tek başına bir karara yol açmaz; yalnız risk işareti olarak kullanılır.

    # Verilerini nasıl koruyoruz
    Kimlik numaran anahtarla mühürlenmiş olarak saklanır, ekranlarda görünmez. Şifren Argon2id ile özetlenir; onu biz de okuyamayız. Kart numarası kabul etmeyiz ve saklamayız. Kayıt dosyalarımıza şifre, kod, kimlik numarası ve oturum anahtarı yazılmaz.

    # Kimlerle paylaşıyoruz
    Oyun sağlayıcısına yalnız oyunu açmaya yarayan, sana özel ama adını taşımayan bir numara gider. Yetkili makamlar yazılı ve hukuka uygun olarak isterse gereken kadarını veririz. Verini satmayız, reklam ağlarıyla paylaşmayız.

    # Ne kadar saklıyoruz
    - Oyun ve para kayıtları: en az beş yıl
    - Kimlik doğrulama kayıtları: hesap kapandıktan sonra beş yıl; silinmesini istersen en geç otuz gün
    - Oturum ve giriş kayıtları: iki yıl
    - Destek yazışmaları: iki yıl
    Süre dolunca veriler silinir ya da kime ait olduğu anlaşılmayacak hale getirilir.

    # Hakların
    Kanun’un 11. maddesine göre verinin işlenip işlenmediğini öğrenebilir, bir kopyasını isteyebilir, yanlışsa düzeltilmesini, şartları varsa silinmesini isteyebilir, işlemeye itiraz edebilirsin. Kopyayı hesap sayfandan alır, hesabını oradan silersin: kişisel verilerin en geç otuz gün içinde gider, oyun ve para kayıtların adın olmadan kalır; kendini oyundan uzaklaştıranlar yeniden hesap açamasın diye kimlik numarandan anahtarla üretilmiş bir özet de kalır. Öteki başvurularını iletişim sayfasındaki kanallardan yap; en geç otuz gün içinde ücretsiz yanıtlarız. Yanıttan memnun değilsen Kişisel Verileri Koruma Kurulu’na şikâyet hakkın vardır.

    # Veri ihlali olursa
    Verini etkileyen bir ihlali öğrendiğimizde Kurul’a 72 saat içinde bildirir, seni de makul olan en kısa sürede haberdar ederiz.
  `,
  en: `
    This notice says which of your data we process and why, as article 10 of the Turkish data protection law (KVKK, no. 6698) and the GDPR require. The controller is whoever operates this house; in a demo installation that is the person who runs the site.

    # Which data we process
    - Identity: name, surname, date of birth, identity number, country
    - Contact: email, phone
    - Account: user name, an irreversible hash of the password, sessions, log-in attempts
    - Play and money: stakes, results, deposits and withdrawals, balance
    - Device: IP address, browser details and a device fingerprint

    # Why we process them
    - To open your account and run the games: entering into and performing a contract
    - To verify age and identity and to keep records: legal obligation
    - To protect your account and prevent fraud and multiple accounts: legitimate interest
    - To send offers: only with your consent
    The device fingerprint alone never decides anything; it is one sign of risk among others.

    # How we protect them
    Your identity number is stored sealed with a key and is never shown on screens. Your password is hashed with Argon2id; we cannot read it either. We take no card numbers and keep none. Passwords, codes, identity numbers and session tokens are not written to our logs.

    # Who we share them with
    The game supplier receives only a number that is yours but does not carry your name. If an authority asks in writing and lawfully, we give what is needed and no more. We do not sell your data or share it with advertising networks.

    # How long we keep them
    - Play and money records: at least five years
    - Identity checks: five years after the account closes; if you ask for them to be erased, thirty days at most
    - Session and log-in records: two years
    - Support messages: two years
    After that, data is deleted or made anonymous.

    # Your rights
    You may learn whether your data is processed, ask for a copy, have it corrected, have it erased where the conditions are met, and object to its use. You take the copy and delete your account on the account page: your personal data goes within thirty days, the records of play and money stay without your name; a keyed hash of your identity number stays too, so that people who excluded themselves cannot open another account. For everything else use the channels on the contact page; we answer within thirty days at no cost. If our answer does not satisfy you, you may complain to the data protection authority.

    # If there is a breach
    When we learn of a breach that affects your data we notify the authority within 72 hours and tell you as soon as is reasonable.
  `,
}
