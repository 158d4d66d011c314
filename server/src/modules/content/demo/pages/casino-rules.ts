import type { DemoPage } from '../demo-page.ts'

export const casinoRules: DemoPage = {
  id: 15,
  title: { tr: 'Casino oyun kuralları', en: 'Casino game rules' },
  updatedOn: '2026-09-07',
  tr: `
    Her oyunun kendi kuralları oyunun içindeki kurallar panelinde ve oyun sayfasında durur. Buradakiler bütün casino oyunları için ortaktır.

    # Tur
    - Tur, sunucu bahsi kabul edince başlar. Ekrandaki hareket yalnız sonucu gösterir, onu değiştirmez.
    - Slotlarda iki tur arasında en az 2,5 saniye vardır. Hızlandırma ve otomatik oyun yoktur.
    - Bedava turlar, onları kazandıran bahisle oynanır ve oynanınca aynı tura yazılır.
    - Aynı anda açık iki slot turu olamaz.

    # Bahis ve kazanç
    En küçük ve en büyük bahis oyunda yazar. Kazanç, ödeme tablosundaki çarpanın çizgi başına bahisle çarpımıdır; aynı çizgide yalnız en yüksek kazanç ödenir. Farklı çizgilerin kazançları toplanır.

    # Geri dönüş oranı
    Oyunun oranı, bütün olası sonuçlar üzerinden hesaplanmış uzun vadeli ortalamadır. Kısa sürede bunun çok altında ya da üstünde kalmak olağandır.

    # Oynaklık
    Bir ile beş arasında gösterilir. Beş, seyrek ama büyük; bir, sık ama küçük kazançlar demektir. Oynaklık geri dönüş oranını değiştirmez.

    # Bağlantı koparsa
    Tur sunucuda tamamlanır ve kazanç bakiyene yazılır. Oyunu yeniden açtığında son turun sonucunu görürsün. Sağlayıcı sonucu bildiremezse bahis kendiliğinden geri verilir.

    # Arıza
    Arıza, o turların bahislerini ve kazançlarını geçersiz kılar; bahisler geri verilir. Arızanın ne olduğu ve hangi turları kapsadığı hareketlerinde yazar.

    # Bölümler
    Slot bölümü açıktır. Canlı casino, bingo ve TV oyunları açıldığında o bölümlerin kuralları bu sayfaya eklenecek.
  `,
  en: `
    Each game’s own rules are in its rules panel and on its page. What stands here is common to all casino games.

    # The round
    - A round begins when the server accepts the stake. What moves on the screen shows the result and does not change it.
    - Slots leave at least 2.5 seconds between two rounds. There is no turbo and no autoplay.
    - Free spins are played at the stake that won them and belong to the same round.
    - Two slot rounds cannot be open at once.

    # Stakes and winnings
    The lowest and highest stake are shown in the game. Winnings are the multiplier of the paytable times the stake per line; on one line only the highest win pays. Wins of different lines are added.

    # Return to player
    The return is a long-term average over all possible outcomes. Over a short time it is normal to be far below or above it.

    # Volatility
    Shown from one to five. Five means rare and large, one means frequent and small wins. Volatility does not change the return.

    # If the connection drops
    The round is finished on the server and winnings are credited. When you open the game again you see how the last round ended. If the supplier cannot report a result, the stake is given back by itself.

    # Malfunction
    A malfunction voids the stakes and winnings of the rounds it touched; stakes are given back. Your history says what went wrong and which rounds it covers.

    # Sections
    The slots section is open. When live casino, bingo and TV games open, their rules will be added to this page.
  `,
}
