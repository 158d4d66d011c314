import type { DemoPage } from '../demo-page.ts'

export const story: DemoPage = {
  id: 12,
  title: { tr: 'Nasıl başladı, adı nereden geliyor', en: 'How it began, and the name' },
  updatedOn: '2026-09-14',
  tr: `
    Her şey bir tavla masasında, sıradan bir soruyla başladı: zarın hilesiz olduğunu nereden biliyoruz?

    # Soru
    Masada bunun kolay bir yanıtı vardır: zarı eline alır, tartar, sallarsın. Ekranda zarı eline alamazsın. Sonucu gösteren de, parayı tutan da, kuralı yazan da aynı yerdir. “Güven bize” demek bir yanıt değildi.

    # Yanıt
    Çözüm eski bir zarf oyununda vardı. Sonucu önceden yaz, zarfa koy, mühürle, masaya bırak. Oyun bitince zarfı aç. Mühür sağlamsa kimse sonradan yazmamıştır. Zarfın yerine bir özet, mumun yerine matematik koyduk; gerisi ilk oyunumuz oldu.

    # Ad
    Zar tek hecelik bir sözcük ve herkesin bildiği bir nesnedir. Kelime yüzyıllar içinde dilden dile yuvarlandı; başka dillerde şansın ve tehlikenin adlarına karıştığını söyleyenler vardır. Biz en yalın anlamını seçtik: altı yüz, eşit pay.

    # Yıldız
    İki zarı üst üste koyup birini kırk beş derece çevirirsen sekiz köşeli Selçuklu yıldızı çıkar. Amblemimiz budur. Yükleniyor işareti de bu iki karenin açılıp kapanmasıdır.

    # Sözcüklerimiz
    Sitede arada bir tavla sözcüklerine rastlarsın. Düşeş, gelen en güzel zardır; gele, açık kapı kalmadığı zaman söylenir. Çok kullanmayız: tuz gibidir, azı tat verir.

    # Bugün
    İlk oyunların yanına yenileri geliyor, sporun ve canlı masaların odaları hazırlanıyor. Değişmeyen tek şey ilk soru: bunu oyuncu kendisi denetleyebilir mi? Yanıt hayırsa o oyun eve girmez.
  `,
  en: `
    It all began at a backgammon board with an ordinary question: how do we know the dice are honest?

    # The question
    At a table the answer is easy: you pick the die up, weigh it, roll it. On a screen you cannot hold it. Whoever shows the result also keeps the money and writes the rules. “Trust us” was no answer.

    # The answer
    The solution lay in an old trick with an envelope. Write the result down beforehand, put it in an envelope, seal it, leave it on the table. Open it when the game is over. If the seal is whole, nobody wrote it later. We put a hash in place of the envelope and mathematics in place of the wax; the rest became our first game.

    # The name
    Zar is Turkish for dice: one short syllable for a thing that everyone knows. The word has rolled from language to language through the centuries, and some say it left its mark on other tongues’ words for chance and danger. We chose its plainest meaning: six faces, equal shares.

    # The star
    Lay one die over another and turn it by forty-five degrees, and the eight-pointed Seljuk star appears. That is our mark. The loading sign is the same two squares, opening and closing.

    # Our words
    Here and there you meet a word from backgammon. Düşeş, double six, is the finest roll there is; gele is what you say when no point is open. We use them sparingly: like salt, a little is enough.

    # Today
    New games join the first ones, and rooms for sport and live tables are being prepared. Only the first question does not change: can players check it for themselves? If not, the game does not enter the house.
  `,
}
