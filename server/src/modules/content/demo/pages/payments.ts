import type { DemoPage } from '../demo-page.ts'

export const payments: DemoPage = {
  id: 7,
  title: { tr: 'Para yatırma ve çekme', en: 'Deposits and withdrawals' },
  updatedOn: '2026-11-21',
  tr: `
    Zar’da para yatırma ve çekme, gerçek bir kasanın bütün adımlarıyla ama deneme bankası üzerinden yürür. Yatırdığın ve çektiğin oyun parasıdır.

    # Para yatırma
    - Her yöntemin alt ve üst sınırı, beklenen süresi kartının üstünde yazar.
    - Bazı yöntemleri bankanın deneme sayfasında sen onaylarsın, bazıları kendiliğinden onaylanır.
    - Sınırın dışındaki bir tutar, sen göndermeden formda gösterilir.
    Onaylanan tutar bakiyene hemen eklenir ve bildirim gelir. Banka onaylamazsa hiçbir tutar hareket etmez. Aynı ödeme iki kez bildirilse de hesabına bir kez yazılır.

    # Para çekme
    - Çekim yalnız kendi adına kayıtlı bir hesaba ya da son yatırdığın yere yapılır.
    - Bankaya hesabın kimin adına olduğunu sorarız. Ad seninki değilse ödeme yapılmaz, tutar bakiyene döner.
    - Paran öncekinden başka bir hesaba gidiyorsa ya da tutar yüksekse şifreni yeniden isteriz; yeni hesabı sana e-postayla da bildiririz.
    - Yüksek tutarlar ödenmeden önce bir insan tarafından gözden geçirilir.
    Çekim talebi verdiğinde tutar bakiyenden ayrılır. Ödenince ya da reddedilince bildirim alırsın; reddedilen çekimin tutarı bakiyene döner. Verilmiş bir çekim talebi geri alınıp oyuna sokulamaz; bu senin yararına bir kuraldır.

    # Ücretler
    Yatırma ve çekmeden ücret almayız.

    # Kendi adına ödeme
    Ödemeler yalnız hesabın sahibinin adıyla yapılır. Başka birinin hesabından gelen ödeme geldiği yere geri gönderilir.

    # Kart bilgileri
    Bu sitenin hiçbir formu kart numarası istemez. Kart numarasına benzeyen bir sayı yazılırsa form onu kabul etmez. Ödeme bilgisi yalnız bankanın kendi sayfasına yazılır.

    # Hareketlerin
    Finansal Geçmiş sayfasında bütün yatırma ve çekmelerin durumuyla birlikte durur. Her hareket iki hesap arasında tek bir satırdır ve satırlar sonradan değiştirilmez; defterimizin toplamı her an sıfırdır.

    # Bir sorun olursa
    Yatırdığın tutar on dakika içinde görünmediyse sayfayı yenile, hareketlerine bak, sonra bize yaz. İşlem numarasını eklersen daha çabuk buluruz.
  `,
  en: `
    At Zar deposits and withdrawals take every step of a real cashier, but through a sandbox bank. What you pay in and out is play money.

    # Deposits
    - The limits of each method and the time it takes stand on its card.
    - Some methods you approve on the bank’s sandbox page, others are approved by themselves.
    - An amount outside the limits is shown in the form before you send it.
    An approved amount is in your balance at once, and you get a notification. If the bank declines, nothing moves. A payment that is reported twice is still credited once.

    # Withdrawals
    - A withdrawal goes only to an account in your own name, or to where you last paid in from.
    - We ask the bank in whose name the account is. If it is not yours, nothing is paid and the amount returns to your balance.
    - If your money goes to another account than before, or the amount is high, we ask for your password again; we tell you of a new account by mail too.
    - High amounts are looked at by a person before they are paid.
    When you ask for a withdrawal the amount leaves your balance. You are notified when it is paid or declined; a declined amount returns to your balance. A withdrawal that has been asked for cannot be pulled back into play; that rule is there for you.

    # Fees
    We charge none, in or out.

    # In your own name
    Payments are made only in the name of the account’s owner. A payment from someone else’s account is sent back to where it came from.

    # Card details
    No form on this site asks for a card number. If you type something that looks like one, the form refuses it. Payment details belong on the bank’s own page alone.

    # Your history
    Financial History holds every deposit and withdrawal with its state. Each movement is one row between two accounts and rows are never changed; the sum of our books is zero at every moment.

    # If something goes wrong
    If a deposit has not appeared within ten minutes, reload the page, look at your history, then write to us. With the number of the payment we find it faster.
  `,
}
