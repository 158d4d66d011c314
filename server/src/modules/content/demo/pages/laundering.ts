import type { DemoPage } from '../demo-page.ts'

export const laundering: DemoPage = {
  id: 9,
  title: { tr: 'Kara paranın aklanmasının önlenmesi', en: 'Prevention of money laundering' },
  updatedOn: '2026-09-21',
  tr: `
    Zar oyun parasıyla çalıştığı için burada gerçek para dolaşmaz. Yine de kasamız, gerçek bir işletmenin uyması gereken kurallarla kuruldu; bu sayfa onları anlatır.

    # Kimlik
    Hesap, doğrulanabilir bir kişiye aittir. Kayıtta alınan bilgiler tutarsızsa hesap incelenir ve gerekirse belge istenir. Daha önce istenebilecek bir belgeyi çekim anında ilk kez istemeyiz.

    # İzlediğimiz işaretler
    - Oynanmadan yatırılıp çekilmek istenen tutarlar
    - Sınırların hemen altında, parçalara bölünmüş yatırmalar
    - Aynı maçta karşılıklı oynanan bahisler
    - Kısa sürede çok sayıda farklı ödeme yöntemi
    - Hesap sahibinden başkasına ait ödeme kaynakları
    Bir işaret tek başına suçlama değildir; yalnız bir insanın bakmasını gerektirir.

    # İnceleme
    İncelemeyi iki yetkili ayrı ayrı değerlendirir. İnceleme sürerken çekim bekletilebilir; süresini ve senden ne beklediğimizi yazarız. Yatırıp oynamadığın tutar, doğrulama başarısız olsa da el konmaz; geldiği yere geri döner.

    # Bir kez çevirme
    Yatırılan tutarın çekilmeden önce bir kez oynanmamış olması bir inceleme nedenidir, ceza nedeni değildir. Tutarın alıkonmasına yol açmaz.

    # Bildirim ve saklama
    Gerçek parayla çalışan bir kurulumda şüpheli işlemler yasanın gösterdiği makama bildirilir ve bu bildirim müşteriye söylenmez. Kayıtlar en az beş yıl saklanır.

    # Eğitim
    Kasada ve destekte çalışan herkes işe başlarken ve her yıl bu konuda eğitim alır. Kurallar her yıl gözden geçirilir.
  `,
  en: `
    Zar runs on play money, so no real money moves here. Still, our cashier was built with the rules a real operator must follow; this page describes them.

    # Identity
    An account belongs to a person who can be verified. If details given at registration do not agree, the account is looked into and documents may be asked for. We do not ask at withdrawal, for the first time, for a document we could have asked for earlier.

    # Signs we watch for
    - Amounts paid in and asked back out without play
    - Deposits split into parts just below a threshold
    - Opposite bets on one match
    - Many different payment methods in a short time
    - Payment sources that belong to someone other than the account’s owner
    A sign alone accuses nobody; it only asks for a person to look.

    # Review
    Two authorised people judge a case independently. A withdrawal may wait meanwhile; we write how long it takes and what we need from you. What you paid in and did not play is not seized if verification fails; it goes back to where it came from.

    # Playing once through
    That a deposit was not played once before a withdrawal is a reason to look, not a reason to punish. It never leads to the amount being kept.

    # Reporting and keeping
    In an installation that runs on real money, suspicious transactions are reported to the authority named by law, and the customer is not told of the report. Records are kept for at least five years.

    # Training
    Everyone at the cashier and in support is trained in this when they start and every year after. The rules are reviewed yearly.
  `,
}
