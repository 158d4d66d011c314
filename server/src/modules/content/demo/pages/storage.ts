import type { DemoPage } from '../demo-page.ts'

export const storage: DemoPage = {
  id: 3,
  title: { tr: 'Çerezler ve yerel depolama', en: 'Cookies and local storage' },
  updatedOn: '2026-11-22',
  tr: `
    Zar, seni izlemek için çerez kullanmaz. Sitenin çalışması için gereken birkaç bilgiyi tarayıcında tutarız; bu sayfa hepsini sayar.

    # Tarayıcında ne tutuyoruz
    - Oturum: giriş yaptıysan oturum anahtarın, kullanıcı adın ve son bilinen bakiyen. Çıkış yapınca silinir.
    - Dil: seçtiğin dil. Seçmediysen depoya yazılmaz.
    - Açılış çerezi: ana sayfanın ilk çiziminin dili ve duyurunun kapalı olup olmadığı. Kim olduğunu söylemez.
    - Açılış verisi: sayfanın çabuk açılması için oyun listesi ve site ayarlarının son kopyası.
    - Cihaz numarası: hesabını başkasının kullanmasını fark etmemize yarar. Tarayıcında hesaplanır.
    - Cihaz çerezi: bir form gönderdiğinde tarayıcının ürettiği rastgele bir gizli sayı. Hesabın bu tarayıcıyı tanır; başkasının şifre denemeleri seni dışarıda bırakmaz. Biz yalnız özetini tutarız.
    - Oyun sağlayıcıları: hangilerinin adresi bu tarayıcıya yanıt verdi; biri yanıt vermezse oyunun yerine bunu söyleyebilelim diye.
    - Duyurular: kapattığın adres duyurusu ve gördüğün son yirmi açılış penceresi, yeniden çıkmasın diye.
    - Gönderilmeyi bekleyen sohbet mesajların: bağlantın yokken yazdıkların, gönderilene kadar.
    - Davet numarası: bir davet bağlantısıyla geldiysen, kayıt olana kadar.

    # Üçüncü taraflar
    Bu sayfalar başka sitelerden yazı tipi, resim ya da program yüklemez. Oyunlar kendi adreslerinde, ayrı bir çerçevede açılır ve sitenin deposunu göremez. İşletmeci bir etiket yöneticisi ya da canlı destek programı açarsa bunu bu sayfada duyurur ve zorunlu olmayan her şey için önce rızanı ister.

    # Nasıl silersin
    Çıkış yaptığında sitenin yerel deposundaki her şey silinir. Tarayıcının ayarlarından site verilerini temizlemek de aynı işi görür; sonrasında yeniden giriş yapman gerekir.
  `,
  en: `
    Zar uses no cookies to follow you. A few things that the site needs in order to work are kept in your browser; this page lists them all.

    # What we keep in your browser
    - Session: your session token, user name and last known balance while you are logged in. Deleted at logout.
    - Language: the one you chose. If you chose none, it is not stored.
    - Start-up cookie: the language of the home page’s first drawing and whether its notice is closed. It does not say who you are.
    - Start-up data: the last copy of the game list and site settings, so that pages open quickly.
    - Device number: helps us notice someone else using your account. It is computed in your browser.
    - Device cookie: a random secret that your browser makes up when you send a form. Your account knows this browser by it, so that somebody else’s guesses at your password do not keep you out. We keep only its hash.
    - Game suppliers: which of their addresses have answered this browser, so that we can say so in place of a game when one does not.
    - Notices: that you closed the address notice, and the last twenty opening windows that you have seen, so that they do not come back.
    - Chat messages that wait to be sent: what you typed while offline, until it is sent.
    - Referral number: if you came by an invitation, until you register.

    # Third parties
    These pages load no fonts, pictures or programs from other sites. Games open at their own address in a separate frame and cannot see this site’s storage. If the operator switches on a tag manager or a live chat program, it is announced on this page, and everything that is not strictly necessary asks for your consent first.

    # How to delete it
    When you log out, everything in the site’s local storage is deleted. Clearing the site data in your browser’s settings does the same; afterwards you have to log in again.
  `,
}
