import type { DemoPage } from '../demo-page.ts'

export const security: DemoPage = {
  id: 17,
  title: { tr: 'Hesap güvenliği', en: 'Account security' },
  updatedOn: '2026-10-12',
  tr: `
    Hesabını birlikte koruruz. Bu sayfa bizim ne yaptığımızı ve senin ne yapabileceğini anlatır.

    # Biz ne yapıyoruz
    - Çok bilinen ve kolay tahmin edilen şifreleri kabul etmeyiz.
    - Şifreni geri çevrilemez biçimde özetleriz; bir sızıntı olsa bile okunamaz.
    - Üst üste yanlış denemelerde girişi bir süre bekletiriz.
    - Şifreni değiştirdiğinde öteki cihazlardaki oturumlarını kapatırız.
    - Kodlar altı hanelidir, on dakikada ölür ve bir kez kullanılır.
    - Siteye yalnız kendi programlarımız yüklenir; oyunlar ayrı bir çerçevede, ayrı adreste çalışır.

    # Sen ne yapabilirsin
    - Başka yerde kullanmadığın, uzun bir şifre seç. Üç dört sözcüklük bir cümle iyi bir şifredir.
    - Adres çubuğuna bak. Güncel adresimizi ana sayfadaki duyuruda yazarız.
    - Ortak bilgisayarda işin bitince çıkış yap; çıkış bu tarayıcıdaki her şeyi siler.
    - E-posta hesabını da iyi koru; şifre yenileme oradan geçer.

    # Şifreni unuttuysan
    Giriş penceresindeki bağlantıyla kullanıcı adını yaz; hesabının e-postasına bir kod göndeririz. Güvenlik için, yazdığın ad kayıtlı olsa da olmasa da aynı yanıtı veririz.

    # Hesabına biri girdiyse
    - Şifreni hemen yenile.
    - Hesap hareketlerine bak, tanımadığın işlemleri not et.
    - Bize yaz. Hesabı inceleme süresince oyuna kapatabiliriz.

    # Bir açık bulduysan
    Güvenlik açığını iyi niyetle bildirenlere dava açmayız. Başkasının verisine dokunmadan, bulduğunu anlatan bir ileti yaz; üç iş günü içinde yanıtlarız.
  `,
  en: `
    We protect your account together. This page says what we do and what you can do.

    # What we do
    - We refuse passwords that are widely known or easily guessed.
    - We hash your password irreversibly; even if it leaked, it could not be read.
    - After repeated wrong attempts we make log-in wait for a while.
    - When you change your password we end your sessions on other devices.
    - Codes have six digits, die after ten minutes and work once.
    - The site loads only our own programs; games run in a separate frame at a separate address.

    # What you can do
    - Choose a long password that you use nowhere else. A sentence of three or four words is a good one.
    - Look at the address bar. Our current address stands in the notice on the home page.
    - Log out on a shared computer; logging out deletes everything from that browser.
    - Protect your email account well; a password reset goes through it.

    # If you forgot your password
    Follow the link in the log-in window and type your user name; we send a code to the email of the account. To be safe we give the same answer whether or not the name exists.

    # If someone was in your account
    - Reset your password at once.
    - Look at your account history and note what you do not recognise.
    - Write to us. We may close the account to play while we look into it.

    # If you found a weakness
    We take no legal action against people who report weaknesses in good faith. Without touching anyone’s data, write what you found; we answer within three business days.
  `,
}
