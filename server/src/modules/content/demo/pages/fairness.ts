import type { DemoPage } from '../demo-page.ts'

export const fairness: DemoPage = {
  id: 8,
  title: { tr: 'Oyunların adilliği', en: 'Fairness of the games' },
  updatedOn: '2026-10-12',
  tr: `
    Sözümüze güvenmen gerekmez. Arcade oyunlarımızda her turun sonucunu kendin hesaplayabilirsin; bu sayfa nasıl olduğunu anlatır.

    # Mühür
    Sen oynamadan önce sunucu gizli bir tohum seçer ve onun SHA-256 özetini sana gösterir. Özet bir mühür gibidir: tohumu ele vermez ama sonradan değiştirilemediğini kanıtlar. Açık bir turun varken tohum değişmez.

    # Sonuç nasıl çıkar
    Sonuç üç şeyden hesaplanır: sunucunun mühürlü tohumu, senin tohumun ve tur sayacı. Senin tohumunu sen değiştirebilirsin. Sayaç her turda bir artar, atlanmaz ve tekrarlanmaz. Bu üçünden çıkan sayılar, her sonuca eşit pay veren bir yöntemle makaralara dağıtılır.

    # Nasıl doğrularsın
    - Oyundaki adillik panelini aç ve tohumu değiştir; eski tohum o anda açıklanır.
    - Açıklanan tohumun özetini al; turdan önce gördüğün mühürle aynı olmalı.
    - Doğrulayıcı sayfasına tohumları ve sayacı yaz. Sayfa sonucu tarayıcında, bize sormadan hesaplar.

    # Geri dönüş oranı
    Her oyunun geri dönüş oranı, oyunun matematiğinden tam kesir olarak hesaplanır ve oyun sayfasında yazar. Oran bahis tutarına, bakiyene ya da geçmişine göre değişmez. Oyunlar kimin oynadığını bilmez.

    # Neyi yapmayız
    - Kazanmaya az kaldı izlenimi veren düzenlemeler yapmayız.
    - Sunucunun bilmediği bir sonucu tarayıcıda üretmeyiz; ekran yalnız kayıtlı sonucu gösterir.
    - Bir oyunun kurallarını sen oynarken değiştirmeyiz; her tur, oynandığı kural sürümüyle saklanır.

    # Kayıtlar
    Her hareket defterimize yazılır ve beş saniyede bir önceki mühre bağlanarak mühürlenir. Geçmişte bir satır değişse zincir kopar ve denetim bunu gösterir.
  `,
  en: `
    You do not have to take our word. In our arcade games you can work out the result of every round yourself; this page says how.

    # The seal
    Before you play, the server chooses a secret seed and shows you its SHA-256 hash. The hash is a seal: it does not give the seed away, but proves that it was not changed later. While a round is open the seed stays.

    # Where a result comes from
    A result is computed from three things: the server’s sealed seed, your seed and the round counter. You can change your seed. The counter grows by one each round, without gaps or repeats. Numbers drawn from the three are spread over the reels by a method that gives every outcome its exact share.

    # How to verify
    - Open the fairness panel in the game and change the seed; the old one is revealed at that moment.
    - Hash the revealed seed; it must equal the seal you saw before the round.
    - Type the seeds and the counter into the verifier. The page computes the result in your browser, without asking us.

    # Return to player
    The return of every game is computed from its mathematics as an exact fraction and stands on the game’s page. It does not change with your stake, balance or history. The games do not know who is playing.

    # What we do not do
    - We arrange no near misses.
    - We make up no result in the browser that the server does not know; the screen only shows the recorded one.
    - We do not change a game’s rules while you play; each round is kept with the version it was played under.

    # The records
    Every movement is written to our books, and every five seconds they are sealed, each seal bound to the one before. If a row of the past changed, the chain would break and the audit would show it.
  `,
}
