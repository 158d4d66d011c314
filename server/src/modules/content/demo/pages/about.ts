import type { DemoPage } from '../demo-page.ts'

export const about: DemoPage = {
  id: 11,
  title: { tr: 'Hakkımızda', en: 'About us' },
  updatedOn: '2026-10-05',
  tr: `
    Zar, her sonucu denetlenebilen bir oyun evidir. Türkçe düşünülmüş, İngilizce de konuşur. Oyun parasıyla çalışır.

    # Ne yapıyoruz
    Bir evin bütün odalarını tek çatı altında topladık: oyun salonu, kasa, muhasebe ve oyunları üreten atölye. Kasa ile atölye birbirini tanımaz; aralarında yalnız imzalı iletiler gider gelir. Böylece bir oyun bakiyene dokunamaz, kasa da bir oyunun sonucuna.

    # Neye inanıyoruz
    - Sayılar açık olmalı. Oran, geri dönüş, sınır ve ücret, düğmeye basmadan önce görünür.
    - Acele ettirmemeli. Geri sayım, sahte kıtlık, yanıp sönen uyarı kullanmayız.
    - Defter tutmalı. Her hareket bir kaynaktan bir hedefe gider; toplam her an sıfırdır.
    - Herkes kullanabilmeli. Klavyeyle, ekran okuyucuyla ve küçük ekranla.

    # Nasıl görünüyoruz
    Gördüğün her kapak, afiş ve rozet tek bir çizim düzeninden doğar: Selçuklu yıldızı, çini sırları ve kitap cildi süslemeleri. Hiçbir resim başka yerden alınmaz; aynı ad her zaman aynı resmi verir.

    # Kimler çalışıyor
    Oyun matematiği, kasa, destek ve tasarım. Adlarımızı değil işimizi öne koymayı seçtik: iyi bir evde hizmeti fark edersin, hizmet edeni değil.

    # Ne değiliz
    Gerçek parayla oyun oynatan bir site değiliz ve bir kumar lisansımız olduğunu öne sürmeyiz. Gerçek parayla oyun, geçerli bir lisans kaydı olmadan bu yazılımda açılamaz.
  `,
  en: `
    Zar is a house of games in which every result can be checked. It was thought out in Turkish and speaks English too. It runs on play money.

    # What we do
    We brought all rooms of a house under one roof: the game floor, the cashier, the books and the workshop that makes the games. Cashier and workshop do not know each other; only signed messages pass between them. So a game cannot touch your balance, and the cashier cannot touch the result of a game.

    # What we believe
    - Numbers must be open. Odds, returns, limits and fees are visible before you press a button.
    - Nobody should be hurried. We use no countdowns, false scarcity or flashing warnings.
    - The books must balance. Every movement goes from a source to a target; the sum is zero at every moment.
    - Everyone must be able to use it: by keyboard, with a screen reader, on a small screen.

    # How we look
    Every cover, banner and badge you see grows from one way of drawing: the Seljuk star, tile glazes and the ornament of book bindings. No picture is taken from elsewhere; the same name always gives the same picture.

    # Who works here
    Game mathematics, cashier, support and design. We chose to put the work forward and not our names: in a good house you notice the service and not who serves.

    # What we are not
    We are not a site for play with real money, and we claim no gambling licence. In this software, play for real money cannot be opened without a valid licence record.
  `,
}
