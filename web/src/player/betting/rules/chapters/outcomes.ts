import type { Chapter } from '../chapter.ts'

const STANDS = { tr: 'Sürer', en: 'Stands' }
const SETTLES = { tr: 'Kapanır', en: 'Settles' }
const RETURNED = { tr: 'İade', en: 'Returned' }
const LEG_ONE = { tr: 'Bacak 1.00', en: 'Leg 1.00' }
const LINES_ONE = { tr: 'Kolonlarda 1.00', en: '1.00 in its lines' }

export const INTERRUPTED: Chapter = {
  number: 4,
  title: { tr: 'Erteleme ve yarıda kalma', en: 'Postponed and abandoned' },
  brief: {
    tr: 'Maç 36 saat içinde oynanırsa bahsin sürer. Oynanmazsa seçim 1.00 sayılır; tekliysen paran, kombineysen o bacak döner. Sonucu kesinleşmiş pazarlar kapanır.',
    en: 'Where a match is played within 36 hours your bet stands. Where it is not, the selection counts 1.00: of a single your money comes back, of a combo that leg. Markets that are decided settle.',
  },
  clauses: [
    {
      title: { tr: '36 saat kuralı', en: 'The 36 hours' },
      text: {
        tr: 'Maç, ilk duyurulan başlama saatinden sonraki 36 saat içinde başlamazsa bütün açık bahisler geçersiz olur. Saha değişse de takımlar aynıysa bahis geçerlidir; ev sahibi ve deplasman yer değiştirirse ya da başka bir takım oynarsa geçersizdir.',
        en: 'Where a match does not begin within 36 hours of its first announced start, all open bets are void. Another venue does not matter while the sides are the same; where home and away are exchanged or another side plays, bets are void.',
      },
    },
    {
      title: { tr: 'Yarıda kalan maç', en: 'An abandoned match' },
      text: {
        tr: '36 saat içinde kaldığı dakikadan sürerse bahisler geçerlidir. Sürmezse sonucu kesinleşmiş pazarlar kapanır: üç gol atılmışsa 2,5 üst kazanmıştır. Öbür pazarlar bütünüyle iade edilir, o ana kadar kaybetmiş görünen seçimler de. Bitmiş bir yarının ya da bölümün pazarları kapanır.',
        en: 'Where it goes on within 36 hours from the minute at which it stopped, bets stand. Where it does not, markets that are decided settle: with three goals over 2.5 has won. All other markets are returned as a whole, selections that seemed lost included. Markets of a half or part that was finished settle.',
      },
      bet: {
        note: {
          tr: '₺100,00 · üç maçlık kombine. Bir maç ertelendi.',
          en: '₺100,00 · a combo of three matches. One was postponed.',
        },
        unitKurus: 10_000,
        legs: [
          { odds: 1_850, outcome: 'win' },
          { odds: 1_600, outcome: 'win' },
          { odds: 2_400, outcome: 'void' },
        ],
      },
    },
    {
      title: { tr: 'Hükmen sonuç', en: 'Awarded results' },
      text: {
        tr: 'Masa başında verilen sonuçlar, itirazlar ve sonradan gelen cezalar kapanmış kuponları değiştirmez. Sahadaki sonuç esastır.',
        en: 'Results that are awarded, appeals and later penalties change no settled bet. What happened on the field counts.',
      },
      table: {
        head: [
          { tr: 'Durum', en: 'Case' },
          { tr: 'Tekli', en: 'Single' },
          { tr: 'Kombine', en: 'Combo' },
          { tr: 'Sistem', en: 'System' },
        ],
        rows: [
          [
            { tr: 'Ertelendi, 36 saat içinde oynandı', en: 'Postponed, played within 36 hours' },
            STANDS,
            STANDS,
            STANDS,
          ],
          [
            { tr: 'Ertelendi, oynanmadı', en: 'Postponed, not played' },
            RETURNED,
            LEG_ONE,
            LINES_ONE,
          ],
          [
            { tr: 'Yarıda kaldı, pazar belli', en: 'Abandoned, market decided' },
            SETTLES,
            SETTLES,
            SETTLES,
          ],
          [
            { tr: 'Yarıda kaldı, pazar belli değil', en: 'Abandoned, market not decided' },
            RETURNED,
            LEG_ONE,
            LINES_ONE,
          ],
        ],
      },
    },
    {
      title: { tr: 'İade nedenleri', en: 'Reasons for a return' },
      text: {
        tr: 'İade edilen her seçim, kuponda nedeniyle yazılır. Nedenler: 1 ertelendi · 2 yarıda kaldı · 3 iptal edildi · 4 taraflar değişti · 5 maçın biçimi değişti · 6 oyuncu oynamadı · 7 çekilme ya da hükmen · 8 harita ya da set oynanmadı · 9 sonuç doğrulanamadı · 10 oran açıkça yanlıştı · 11 bahis olaydan sonra alındı · 12 bağlı seçimler yanlışlıkla alındı · 13 maç incelemede · 14 teknik hata.',
        en: 'Each selection that is returned says why in its bet. The reasons: 1 postponed · 2 abandoned · 3 cancelled · 4 sides changed · 5 format changed · 6 player did not take part · 7 retirement or walk-over · 8 map or set not played · 9 result not verifiable · 10 price palpably wrong · 11 placed after the fact · 12 related selections taken in error · 13 match under inquiry · 14 technical error.',
      },
    },
  ],
}

export const CORRECTIONS: Chapter = {
  number: 7,
  title: { tr: 'Sonuç düzeltme', en: 'Corrections' },
  brief: {
    tr: 'Kaynak sonucu 72 saat içinde düzeltirse kupon yeniden kapanır ve yalnız fark hesabına işlenir. Geri alınan para bakiyeni sıfırın altına indirmez.',
    en: 'Where the source corrects a result within 72 hours the bet is settled again and the difference alone is posted. What is taken back never takes your balance below zero.',
  },
  clauses: [
    {
      title: { tr: 'Kaynak ve onay', en: 'Source and confirmation' },
      text: {
        tr: 'Kupon, veri sağlayıcının bildirdiği olgularla kapanır; olgular, kaynak ve saat kuponda yazar. Gol, sayı ve set pazarları maç bitince ödenir. Korner, kart ve oyuncu pazarları onayı, en çok on beş dakika bekler. Olgusu 72 saat içinde doğrulanamayan pazar iade edilir.',
        en: 'A bet is settled by the facts that the data provider tells; facts, source and time stand in the bet. Markets of goals, points and sets are paid as the match ends. Corners, cards and players wait for the confirmation, fifteen minutes at most. A market whose fact cannot be verified within 72 hours is returned.',
      },
    },
    {
      title: { tr: 'Fark', en: 'The difference' },
      text: {
        tr: 'Düzeltilen kuponda eski ödeme, yeni ödeme ve fark üç ayrı saatle yazar; bir de bildirim gelir.',
        en: 'A corrected bet shows the old payout, the new one and the difference with their times; and one notification comes.',
      },
    },
    {
      title: { tr: 'Borç', en: 'Debt' },
      text: {
        tr: 'Fark senden alınacaksa ve bakiyen yetmiyorsa bakiye sıfıra iner, kalan borç olarak yazılır. Borç yalnız sonraki spor ödemelerinden düşülür; yatırdığın paradan düşülmez, oynamanı ya da çekimini durdurmaz.',
        en: 'Where the difference is to be taken and your balance is not enough, it goes to zero and the rest is written down as a debt. Only later payouts of bets repay it: no deposit does, and it stops neither play nor a withdrawal.',
      },
    },
  ],
}

export const CASH_OUT: Chapter = {
  number: 8,
  title: { tr: 'Bozdurma', en: 'Cash-out' },
  brief: {
    tr: 'Açık kuponu adil değerinin %97’sine satarsın. Adil değer, kesinti ve sana ödenen ayrı ayrı yazar.',
    en: 'You sell an open bet for 97 % of its fair value. Fair value, deduction and what is paid are told apart.',
  },
  clauses: [
    {
      title: { tr: 'Değer', en: 'The value' },
      text: {
        tr: 'Adil değer, açık bacakların marjı çıkarılmış olasılıklarıyla kuponun beklenen ödemesidir. Kesinti %3’tür. Ödenen, kuponun en yüksek ödemesini hiçbir zaman geçmez.',
        en: 'The fair value is the expected payout of the bet by the chances of its open legs without the margin. The deduction is 3 %. What is paid is never above the greatest payout of the bet.',
      },
      sale: {
        note: {
          tr: '₺100,00 · 2.00 oranlı tekli. Takım öne geçti, adil olasılık %75.',
          en: '₺100,00 · a single at 2.00. The side leads; the fair chance is 75 %.',
        },
        unitKurus: 10_000,
        odds: 2_000,
        chancePpm: 750_000,
      },
    },
    {
      title: { tr: 'Kısmi ve otomatik', en: 'In part, and automatic' },
      text: {
        tr: 'Kuponun %10 ile %90’ı satılabilir; kalan aynı oran ve bacaklarla sürer. Otomatik bozdurma üst ve alt sınırda çalışır, çıkış yapmış olsan da. Bir gol değeri alt sınırın altına atlatabilir; o zaman satılmaz.',
        en: 'From 10 to 90 % of a bet can be sold; the rest goes on with the same odds and legs. An automatic cash-out works at an upper and a lower sum, also while you are logged out. A goal can jump past the lower sum: then nothing is sold.',
      },
    },
    {
      title: { tr: 'Ne zaman kapalıdır', en: 'When it is closed' },
      text: {
        tr: 'Açık bir bacak askıdaysa, verisi gecikmişse, adil olasılığı yoksa ya da kupon bekliyorsa bozdurma kapalıdır. Teklif beş saniye geçerlidir. Canlı bacağı olan satış da bekler; o sırada önemli bir olay olursa satış yapılmaz ve kupon sürer.',
        en: 'It is closed while an open leg is suspended, its data late or without a fair chance, or while the bet waits. A quote holds for five seconds. A sale with a live leg waits too; if something material happens meanwhile nothing is sold and the bet goes on.',
      },
    },
    {
      title: { tr: 'Sonra düzeltme', en: 'Later corrections' },
      text: {
        tr: 'Bozdurulmuş kupona sonradan gelen sonuç ya da düzeltme dokunmaz.',
        en: 'A result or correction that comes later does not touch a bet that was sold.',
      },
    },
  ],
}
