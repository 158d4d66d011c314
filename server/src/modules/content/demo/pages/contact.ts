import type { DemoPage } from '../demo-page.ts'

export const contact: DemoPage = {
  id: 16,
  title: { tr: 'Bize ulaş', en: 'Ways to reach us' },
  updatedOn: '2026-11-16',
  tr: `
    Bu sayfa hangi kanalın ne işe yaradığını anlatır. Bu evde dış kanallar henüz bağlanmadı; bağlandıklarında adresleri burada ve sayfanın altındaki düğmelerde olacak. Şimdilik en çabuk yol canlı sohbettir; yazılı başvurular için destek talepleri, geri aranmak için Sizi Arayalım var.

    # Canlı sohbet ve destek talepleri
    Destek düğmesi sohbeti açar. O an kimse yoksa bunu hemen söyleriz; yazdıkların durur, istersen sohbeti destek talebine çevirirsin. Bir talebe dosya ekleyebilir, yanıtını Destek talepleri sayfasında okuyabilirsin. İkisi için de giriş yapmış olman gerekir.

    # Sizi Arayalım
    Üst menüdeki düğmeden açılır, giriş yapmış olman gerekir. Adını, konuyu ve sana ulaşabileceğimiz bir ile beş iletişim bilgisini yaz. Her gün 10.00 ile 02.00 arasında ararız.

    # Duyuru kanalları
    - Duyurular: bakım saatleri, yeni oyunlar ve adres değişiklikleri
    - Kupon paylaşımı: spor bölümü açıldığında oyuncuların kuponları
    Bu kanallardan özel bilgi istenmez ve bonus dağıtılmaz.

    # Yazışma hatları
    - Genel destek: hesabın, oyunlar ve site
    - Para işlemleri: bekleyen ya da görünmeyen bir yatırma ve çekme
    - Bonus: koşullar, çevrim ve talepler
    - Spor: kuponlar ve sonuçlar

    # Sosyal kanallar
    Fotoğraf, video, ileti ve gönderi kanallarımız yalnız duyuru içindir. Bir kanal hesabından söz eden kişisel bir ileti alırsan yanıtlama; o biz değiliz.

    # Senden istemeyeceklerimiz
    Hiçbir kanalda şifreni, telefonuna gelen kodu, kart numaranı ya da cihazına uzaktan bağlanma izni istemeyiz. Böyle bir istek alırsan ekran görüntüsüyle bize yaz.

    # Şikâyet
    Bir sorun çözülmediyse şikâyet ve itiraz sayfasındaki adımları izle; her adımın süresi orada yazar.
  `,
  en: `
    This page says which channel is for what. In this house outside channels are not connected yet; once they are, their addresses will be here and on the buttons at the foot of every page. For now the quickest way is the live chat; tickets are for written requests, and the call request if you would rather be called.

    # Live chat and tickets
    The Support button opens the chat. If nobody is there at that moment we say so at once; what you wrote stays, and you can make a ticket of it. Files can be attached to a ticket, and its answer is on the Tickets page. Both need you to be logged in.

    # Call request
    It opens from the button in the top menu and needs you to be logged in. Write your name, what it is about and one to five ways to reach you. We call every day between 10.00 and 02.00 Turkish time.

    # Announcement channels
    - Announcements: maintenance hours, new games and changes of address
    - Shared coupons: players’ coupons, once the sports section opens
    These channels ask for no private details and give no bonuses.

    # Message lines
    - General support: your account, the games and the site
    - Payments: a deposit or withdrawal that waits or does not show
    - Bonus: conditions, wagering and claims
    - Sports: coupons and results

    # Social channels
    Our photo, video, message and post channels are for announcements only. If you get a personal message that speaks of your account, do not answer; that is not us.

    # What we will never ask
    On no channel do we ask for your password, a code sent to your phone, a card number, or leave to connect to your device. If someone does, write to us with a screenshot.

    # Complaints
    If a problem was not solved, follow the steps on the complaints page; each step has its time there.
  `,
}
