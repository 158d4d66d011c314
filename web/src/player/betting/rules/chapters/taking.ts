import { SPORTS } from '@zar/contract/betting/sport'
import { namesOfSport } from '../../../../lib/betting/sport-names.ts'
import { DELAY_S } from '../../live/delays.ts'
import type { Chapter } from '../chapter.ts'

const seconds = (count: number) => ({ tr: `${count} sn`, en: `${count} s` })

export const DEFINITIONS: Chapter = {
  number: 1,
  title: { tr: 'Temel tanımlar', en: 'Definitions' },
  brief: {
    tr: 'Bir seçim kazanır, kaybeder, yarısı kazanır, yarısı kaybeder ya da iade edilir. Ödeme, tutarını da içerir. Bütün saatler İstanbul saatidir.',
    en: 'A selection wins, loses, wins by half, loses by half, or is returned. A payout includes its stake. All times are Istanbul time.',
  },
  clauses: [
    {
      title: { tr: 'Pazar, seçim, çizgi', en: 'Market, selection, line' },
      text: {
        tr: 'Pazar bir sorudur, seçim onun bir cevabıdır. Çizgi sayıdır: 2,5 üst, üç gol ve fazlası demektir. Handikap çizgisi ev sahibinin gözünden yazılır; deplasmanınki işareti ters çevrilmiş hâlidir. Çizgi seçimin parçasıdır, bahsin hiçbir zaman başka bir çizgiye geçmez.',
        en: 'A market is a question and a selection one of its answers. A line is a number: over 2.5 means three goals or more. A handicap is written from the home side; the away side has it with the other sign. The line is part of the selection: a bet never moves to another line.',
      },
    },
    {
      title: { tr: 'Sonuçlar ve katsayıları', en: 'Outcomes and what they multiply by' },
      text: {
        tr: 'Kazanan seçim tutarı oranıyla, yarısı kazanan (oran + 1) / 2 ile, iade edilen 1 ile, yarısı kaybeden ½ ile, kaybeden 0 ile çarpar. Çeyrek çizgi, komşu iki çizgiye konmuş iki yarım bahistir: −0,75, yarısı −0,5 ve yarısı −1 demektir.',
        en: 'A selection that wins multiplies the stake by its odds, one that wins by half by (odds + 1) / 2, a returned one by 1, one that loses by half by ½, and one that loses by 0. A quarter line is two half bets on the lines beside it: −0.75 is half on −0.5 and half on −1.',
      },
      bet: {
        note: {
          tr: '₺100,00 · Asya handikapı −0,75, takım bir farkla kazandı: yarısı kazanır.',
          en: '₺100,00 · Asian handicap −0.75, won by one goal: half of it wins.',
        },
        unitKurus: 10_000,
        legs: [{ odds: 1_960, outcome: 'half-win' }],
      },
    },
    {
      title: { tr: 'Tutar, kolon, ödeme', en: 'Stake, line of a system, payout' },
      text: {
        tr: 'Kolon, birlikte kazanması gereken seçimlerdir. Tekli ve kombinede bir kolon vardır; sistemde birden çok. Kuponun bedeli kolon sayısı × kolon bedelidir. Ödeme, tutarı da içerir.',
        en: 'A line of a system is the selections that must win together. A single and a combo have one; a system has several. The cost of a bet is the number of lines × the unit stake. A payout includes the stake.',
      },
    },
  ],
}

export const ACCEPTANCE: Chapter = {
  number: 2,
  title: { tr: 'Bahis nasıl kabul edilir', en: 'How a bet is accepted' },
  brief: {
    tr: 'Bahis, kupon numarası verildiğinde geçerlidir. Canlı bahis kısa bir süre bekler; beklerken maçta önemli bir olay olursa kabul edilmez ve paran kalır.',
    en: 'A bet counts once it has its number. A live bet waits for a moment; if something material happens meanwhile it is refused and your money stays.',
  },
  clauses: [
    {
      title: { tr: 'Başlama saati', en: 'The start' },
      text: {
        tr: 'Maç öncesi bahis, maçın başladığı ana kadar alınır. Bir milisaniye önce gelen alınır; tam o anda ya da sonra gelen R-110 ile geri çevrilir. Saat bizim veritabanımızındır.',
        en: 'A bet before the start is taken until the match begins. One that comes a millisecond before is taken; one that comes at that moment or after is refused with R-110. The clock is that of our database.',
      },
    },
    {
      title: { tr: 'Canlı bekleme', en: 'The delay of a live bet' },
      text: {
        tr: 'Aşağıdaki süreler en uzunudur ve bahsi oynamadan önce kuponda yazar. Son üç saniyede fiyat kıpırdamadıysa, tehlikeli bir atak yoksa, veri bir saniyeden yeniyse ve son 50 canlı bahsin üç saniye sonraki fiyatı ortalama %1’den çok geçmediyse ve bunların en çok üçünün pazarı üç saniye içinde askıya alındıysa beklemezsin. İlk 50 bahiste sürenin yarısı beklenir.',
        en: 'The times below are the longest, and the slip tells yours before you press. You do not wait where no price moved for three seconds, no dangerous attack runs, data is newer than a second, and your last 50 live bets did not beat the price three seconds later by more than 1 % on average and had their market suspended within three seconds three times at most. The first 50 bets wait half of it.',
      },
      table: {
        head: [
          { tr: 'Spor', en: 'Sport' },
          { tr: 'En uzun bekleme', en: 'Longest wait' },
        ],
        rows: SPORTS.map((sport) => [namesOfSport(sport), seconds(DELAY_S[sport])]),
      },
    },
    {
      title: { tr: 'Beklerken ne olabilir', en: 'What may happen while it waits' },
      text: {
        tr: 'Gol, golün iptali, penaltı, kırmızı kart, VAR incelemesi ya da bölümün bitmesi, o maçta bekleyen bütün bahisleri R-112 ile geri çevirir: hangi tarafa oynandığına bakılmaz. Yalnız tehlike varsa bahis en çok 1,5 saniye daha bekler, sonra geri çevrilir.',
        en: 'A goal, its annulment, a penalty, a red card, a review or the end of a part refuses all bets that wait on that match with R-112, whichever side they are on. Where there is danger alone a bet waits 1.5 seconds more at most and is then refused.',
      },
    },
    {
      title: { tr: 'Oran değişirse', en: 'If odds change' },
      text: {
        tr: 'Ayarındaki seçim uygulanır. Bahis gönderildiğinde: “Bana sor” yalnız gördüğün oranı, “Yükselirse kabul et” aynı ya da daha yükseğini, “Hepsini kabul et” her oranı kabul eder. Beklemenin sonunda en çok %3 düşen oran, gördüğün orandan kabul edilir. Başka türlü R-101 ile sorarız. Kombinede her bacak ayrı ayrı kabul edilmelidir.',
        en: 'Your setting decides. As a bet is sent, “Ask me” takes the odds that you saw alone, “Take higher” the same or better, and “Take any” all. Where odds fell by 3 % at most at the end of a delay, the bet is taken at the odds that you saw. Otherwise we ask, with R-101. Each leg of a combo must be accepted alone.',
      },
    },
    {
      title: { tr: 'En yüksek tutarın üstü', en: 'Above the highest stake' },
      text: {
        tr: 'En yüksek tutarın beş katına kadar bir bahsi uzmana sorabilirsin; aynı anda bir tane. Tutar ayrılır ve uzman 30 saniye içinde kabul eder, daha düşük tutar ya da oran önerir (kabul etmek için 10 saniyen olur) ya da nedeniyle geri çevirir (R-151, R-152, R-153). Süre dolarsa bahis oynanmaz (R-150, R-154) ve tutarın tamamı döner.',
        en: 'You may ask a trader for a bet of up to five times the highest stake, one at a time. The stake is held, and within 30 seconds a trader accepts it, offers a lower stake or lower odds (you have 10 seconds to take them), or refuses it with the reason (R-151, R-152, R-153). If the time runs out the bet is not placed (R-150, R-154) and the whole stake goes back.',
      },
    },
    {
      title: { tr: 'Kabul edilmeyen bahis', en: 'A bet that is refused' },
      text: {
        tr: 'Kabul edilmeyen bahisten para çekilmez. Nedeni bir kodla yazılır. Aynı bahis bağlantı koptuğu için iki kez gönderilirse bir kez sayılır. Kabul edilen bahis geri alınamaz; pazar uygunsa bozdurulabilir.',
        en: 'No money is taken for a bet that is refused. The reason is told with a code. A bet that is sent twice because the connection broke counts once. A bet that was accepted cannot be taken back; it can be cashed out where the market allows it.',
      },
    },
  ],
}

export const PRICES: Chapter = {
  number: 3,
  title: { tr: 'Oran ve sınır', en: 'Prices and limits' },
  brief: {
    tr: 'Sınırlar basmadan önce yazar. Açıkça yanlış bir oran ancak başlamadan önce ya da canlıda on beş dakika içinde düzeltilir.',
    en: 'Limits are told before you press. A palpably wrong price can only be corrected before the start, or within fifteen minutes live.',
  },
  clauses: [
    {
      title: { tr: 'Marj', en: 'The margin' },
      text: {
        tr: 'Pazarın yanındaki marj, gösterilen oranların tersleri toplamının 1’den fazlasıdır. Hesabı kendin yapabilirsin: 1.90 ve 1.90 için 1/1.90 + 1/1.90 − 1 = %5,3.',
        en: 'The margin beside a market is what the inverse odds that are shown add up to above 1. You can compute it: for 1.90 and 1.90 it is 1/1.90 + 1/1.90 − 1 = 5.3 %.',
      },
    },
    {
      title: { tr: 'Sınırlar', en: 'Limits' },
      text: {
        tr: 'En düşük kolon bedeli ₺1,00’dir. Bir kupon en çok ₺500.000,00 öder; bu sınır ödeme günü değil, bahsi oynarken uygulanır (L-210), kazanan kupon kesilmez. Pazarın en yüksek tutarı kuponda yazar (L-204). Bir bahse verilebilecek ve bir günde kazanılabilecek en yüksek tutar, oyuncu sınıfına göre değişebilir (L-205, L-211).',
        en: 'The least unit stake is ₺1,00. A bet pays ₺500.000,00 at most; that limit counts as the bet is placed (L-210), so a bet that won is never cut. The highest stake of a market is told in the slip (L-204). The most that one bet can stake, and that can be won in a day, may differ by class of player (L-205, L-211).',
      },
    },
    {
      title: { tr: 'Açıkça yanlış oran', en: 'A palpably wrong price' },
      text: {
        tr: 'Oynandığı anda adil orandan %25’ten ve olasılıkta üç puandan çok sapan oran açıkça yanlıştır. O bahis iade edilir (10. neden); yalnız maç başlamadan önce, canlı bahiste on beş dakika içinde ve iki kişinin onayıyla.',
        en: 'Odds that differed from the fair odds by more than 25 % and by more than three points of probability as the bet was placed are palpably wrong. The bet is returned (reason 10): only before the match begins, or within fifteen minutes live, and with the approval of two people.',
      },
    },
    {
      title: { tr: 'Oyuncunun kendi sınırları', en: 'Your own limits' },
      text: {
        tr: 'Kendi koyduğun kayıp, bahis ve süre sınırları ile molalar spor bahsinde de geçer (L-220). Verdiğin her tutar bunlara sayılır.',
        en: 'The limits of loss, stake and time that you set yourself, and breaks, count for sports too (L-220). Every stake is counted.',
      },
    },
  ],
}
