import type { DemoPage } from '../demo-page.ts'

export const accessibility: DemoPage = {
  id: 18,
  title: { tr: 'Erişilebilirlik', en: 'Accessibility' },
  updatedOn: '2026-10-05',
  tr: `
    Zar’ı herkes kullanabilsin diye WCAG 2.2’nin AA düzeyini ölçü aldık. Bu sayfa neyin çalıştığını ve neyin henüz eksik olduğunu yazar.

    # Klavye
    Her düğmeye, bağlantıya ve pencereye klavyeyle ulaşılır. İlk Tab tuşu içeriğe atlama bağlantısını gösterir. Açık pencereyi Esc kapatır ve odak geldiği yere döner. Odaktaki öğenin çevresinde sarı bir çerçeve vardır; onu hiç kaldırmayız.

    # Ekran okuyucu
    Sayfaların tek bir ana başlığı ve bölümleri vardır. Resimler bilgi taşıyorsa adlandırılır, süs ise atlanır. Bakiye ve bildirim gibi kendiliğinden değişen yerler sakin bir dille duyurulur.

    # Görme
    Metinler zeminle en az 4,5’e 1 karşıtlık taşır. Durumlar yalnız renkle anlatılmaz; yanında bir im ya da sözcük vardır. Sayfalar yüzde iki yüz büyütüldüğünde de yana kaydırmadan okunur.

    # Hareket
    Cihazında hareketi azaltmayı seçtiysen kayan yazılar durur, afişler kendiliğinden değişmez, konfeti atılmaz. Kendiliğinden ilerleyen her şeyin bir durdurma düğmesi vardır.

    # Bilinen eksikler
    - Oyunların makaraları bir çizim yüzeyidir; tur sonucu ekran okuyucuya yazıyla bildirilir, ama makaranın kendisi gezilemez.
    - Bankanın deneme sayfası ayrı bir sitedir ve daha az ölçüldü.

    # Sorun görürsen
    Hangi sayfada, hangi araçla neyin çalışmadığını bize yaz. Erişilebilirlik bildirimlerine üç iş günü içinde yanıt verir, düzelttiğimizde haber veririz.
  `,
  en: `
    We measure Zar by level AA of WCAG 2.2, so that everyone can use it. This page says what works and what is still missing.

    # Keyboard
    Every button, link and dialog can be reached by keyboard. The first Tab shows a link that skips to the content. Esc closes an open dialog and the focus returns to where it was. What has the focus carries a yellow frame; we never remove it.

    # Screen readers
    Pages have one main heading and sections. Pictures that carry meaning are named, ornaments are skipped. Places that change by themselves, such as balance and notifications, are announced calmly.

    # Sight
    Text has a contrast of at least 4.5 to 1 with its ground. States are never told by colour alone; there is a sign or a word beside it. Pages read without sideways scrolling at two hundred percent.

    # Motion
    If your device asks for reduced motion, running text stands still, banners do not change by themselves and no confetti falls. Everything that moves on its own has a pause button.

    # Known gaps
    - The reels of the games are a drawing surface; the result of a round is told to screen readers in words, but the reels themselves cannot be explored.
    - The bank’s sandbox page is a separate site and has been measured less.

    # If you find a problem
    Write to us which page, which tool and what did not work. We answer accessibility reports within three business days and tell you when it is mended.
  `,
}
