import type { DemoPage } from '../demo-page.ts'

export const identity: DemoPage = {
  id: 13,
  title: { tr: 'Yaş ve kimlik doğrulama', en: 'Age and identity checks' },
  updatedOn: '2026-10-19',
  tr: `
    Kimliğini doğrulamamızın üç nedeni var: çocukları oyundan uzak tutmak, hesabını başkasından korumak ve bir kişinin tek hesabı olmasını sağlamak.

    # Kayıtta
    - Doğum tarihinden 18 yaşını doldurup doldurmadığına bakılır.
    - Ülken Türkiye ise kimlik numarasının basamakları denetlenir. Geçersiz numara kabul edilmez.
    - Yazdığın numara, telefon ve e-posta kimseyi bağlamaz: numara kimlik kontrolüyle, telefon koduyla, e-posta bağlantısıyla hesabının olur. Ondan sonra başka bir hesapta kullanılamazlar.
    Gösterim kurulumunda kimlik numaran hiçbir kuruma sorulmaz. Denemek için gerçek numaranı yazman gerekmez.

    # Kimlik kontrolü
    Kontrolü hesap sayfandan istediğin zaman başlatırsın. Toplam ₺5.000 üzerindeki çekimler için gerekir. Sonuç belirsizse ya da numara başka bir hesapta doğrulanmışsa bir görevli bakar. Dışlanmış bir hesabın numarası doğrulanırsa dışlama yeni hesapta da geçerli olur.

    # Telefonun
    Telefonuna altı haneli bir kod göndeririz. Kod on dakika geçerlidir, bir kez kullanılır ve en çok beş kez denenebilir. Yeni kodu 60 saniye sonra isteyebilirsin. Deneme bonusu doğrulanmış telefon ister.

    # Belge istersek
    Bilgiler tutarsızsa ya da hesabında olağan dışı bir durum görürsek belge isteyebiliriz. O zaman:
    - hangi belgenin neden gerektiğini yazarız,
    - fotoğrafta yalnız gereken alanların görünmesi yeter; gerisini kapatabilirsin,
    - en geç iki iş günü içinde sonucu bildiririz.
    Daha önce isteyebileceğimiz bir belgeyi sırf çekim yaptın diye istemeyiz.

    # Doğrulanamazsa
    Toplam ₺5.000 üzerinde çekim yapılamaz. Bilgilerin yanlışsa destek ekibine yaz; kontrolü yeniden isteyebilirsin. 18 yaşından küçük olduğu anlaşılan birinin hesabı kapatılır, yatırılan tutar geri verilir ve kazanç geçersiz sayılır.

    # Numaran nasıl saklanır
    Kimlik numaran mühürlü saklanır. Aynı numaranın ikinci kez kullanılıp kullanılmadığına, numara açılmadan, anahtarlı bir özetle bakılır.
  `,
  en: `
    We check your identity for three reasons: to keep children away from play, to protect your account from others, and to see that one person has one account.

    # At registration
    - Your date of birth must make you 18 or older.
    - If your country is Türkiye, the digits of the identity number are checked. An impossible number is not accepted.
    - The number, phone and email that you type bind nobody: the number becomes your account’s by the identity check, the phone by its code, the email by its link. From then on they can be no second account’s.
    In a demo installation your number is sent to no authority. You do not need to type your real one to try the house.

    # The identity check
    You begin it on your account page whenever you like. Withdrawals above ₺5,000 in all need it. If the outcome is unclear, or the number was checked for another account, a person looks at it. If the number is that of an excluded account, the exclusion holds for the new account too.

    # Your phone
    We send a six-digit code to your phone. It holds for ten minutes, works once and can be tried five times at most. You can ask for a new one after 60 seconds. The trial bonus needs a verified phone.

    # If we ask for documents
    If details do not agree, or something unusual happens on your account, we may ask for documents. Then
    - we write which document is needed and why,
    - only the necessary fields need to show in the photo; you may cover the rest,
    - we tell you the outcome within two business days.
    We do not ask, only because you withdraw, for a document we could have asked for earlier.

    # If it cannot be verified
    Withdrawals above ₺5,000 in all are not possible. If your details are wrong, write to support; you can ask for the check again. The account of someone found to be under 18 is closed, deposits are given back and winnings are void.

    # How your number is kept
    Your identity number is stored sealed. Whether it is used a second time is checked with a keyed hash, without opening it.
  `,
}
