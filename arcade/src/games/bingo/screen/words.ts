import type { Language } from '../../../protocol.ts'
import type { Prize } from './hall-now.ts'

type BingoWords = {
  prize: Record<Prize['name'], string>
  /** Of a near ticket: „bir sıraya“. */
  towards: Record<Prize['name'], string>
  growing: (calls: number) => string
  fell: (tickets: number) => string
  near: (tickets: number) => string
  caller: string
  nth: (nth: number, balls: number) => string
  ticket: (nth: number) => string
  series: (number: string) => string
  toGo: (level: string, count: number) => string
  done: string
  tickets: string
  own: string
  preview: string
  noTickets: string
  empty: string
  free: string
  marked: (number: number) => string
  called: string
  board: string
  players: string
  sold: string
  price: string
  buyers: string
  thisRound: (tickets: number, sum: string) => string
  thisRoundName: string
  nextRound: string
  count: string
  fewer: string
  more: string
  choose: string
  change: string
  byHand: string
  buy: string
  buyNext: string
  waits: string
  waitsNote: string
  buying: string
  full: string
  demo: string
  demoNote: string
  sale: (seconds: number) => string
  saleWith: (seconds: number, tickets: number) => string
  closed: string
  off: string
  call: (number: string) => string
  nearCall: (nth: number, level: string, number: number) => string
  wonOwn: (prize: string, sum: string) => string
  wonOthers: (prize: string, tickets: number, each: string) => string
  over: string
  bought: (tickets: number) => string
  returned: string
  cancelled: string
  rules: readonly string[]
  keys: string
}

export const BINGO_WORDS: Record<Language, BingoWords> = {
  tr: {
    prize: {
      line: 'Bir çinko',
      'two-lines': 'İki çinko',
      corners: 'Dört köşe',
      cross: 'Çapraz',
      full: 'Tombala',
      growing: 'Büyük ödül',
    },
    towards: {
      line: 'Sıraya',
      'two-lines': 'İki sıraya',
      corners: 'Köşelere',
      cross: 'Çapraza',
      full: 'Tombalaya',
      growing: 'Tombalaya',
    },
    growing: (calls) => `${calls} sayıda tombala`,
    fell: (tickets) => `${tickets} kart`,
    near: (tickets) => `${tickets} kartın yakın`,
    caller: 'Çekilen sayı',
    nth: (nth, balls) => `${nth}. sayı, ${balls} top`,
    ticket: (nth) => `${nth}. kart`,
    series: (number) => `Z ${number}`,
    toGo: (level, count) => `${level} ${count} sayı`,
    done: 'Bitti',
    tickets: 'Kartlar',
    own: 'Kartların',
    preview: 'Seçilen kartlar, henüz alınmadı',
    noTickets: 'Bu turda kartın yok.',
    empty: 'boş',
    free: 'serbest',
    marked: (number) => `${number}, çekildi`,
    called: 'Çekilenler',
    board: 'Çekilen sayılar',
    players: 'Oyuncu',
    sold: 'Kart',
    price: 'Kart ücreti',
    buyers: 'Alımlar',
    thisRound: (tickets, sum) => `${tickets} kart, ${sum}`,
    thisRoundName: 'Bu tur',
    nextRound: 'Sıradaki tur',
    count: 'Kart',
    fewer: 'Daha az kart',
    more: 'Daha çok kart',
    choose: 'Kart sayısı',
    change: 'Değiştir',
    byHand: 'Elle işaretle',
    buy: 'Kart al',
    buyNext: 'Sıradakine al',
    waits: 'Sırada, vazgeç',
    waitsNote: 'Satış açılınca alınır',
    buying: 'Alınıyor',
    full: 'En çok 24 kart',
    demo: 'Denemede izlenir',
    demoNote: 'Denemede kart alınmaz: ödüller satıştan paylaşılır.',
    sale: (seconds) => `Kartlar satışta, ${seconds} saniye.`,
    saleWith: (seconds, tickets) => `Kartlar satışta, ${seconds} saniye. ${tickets} kartın var.`,
    closed: 'Satış kapandı. İlk sayı geliyor.',
    off: 'İki oyuncu olmadı: tur yapılmadı, kartların ücreti geri verildi.',
    call: (number) => `${number}.`,
    nearCall: (nth, level, number) =>
      `${nth}. kartında ${level.toLocaleLowerCase('tr')} bir sayı kaldı: ${number}`,
    wonOwn: (prize, sum) => `${prize} senin: ${sum}.`,
    wonOthers: (prize, tickets, each) =>
      tickets === 1
        ? `${prize} bir karta: ${each}.`
        : `${prize} ${tickets} karta: kart başına ${each}.`,
    over: 'Tombala yapıldı, tur bitti.',
    bought: (tickets) => `${tickets} kart`,
    returned: 'Dönen',
    cancelled: 'yapılmadı',
    rules: [
      'Kartlar bir dakika satılır, sonra sayılar 3,2 saniyede bir çekilir. İşaretleme kendiliğindendir; kartların bu sayfada olmasa da oynar.',
      'Doksan topluda ödüller: bir çinko (dolan ilk sıra), iki çinko (iki sıra) ve tombala (bütün kart). Yetmiş beşlide: bir sıra (yatay, dikey ya da çapraz), dört köşe, çapraz (iki çapraz birden) ve tombala.',
      'Satışın %95’i ödenir: doksanlıda çinko %9, iki çinko %15,5, tombala %60, büyük ödüle %10,5; yetmiş beşlide sıra %9, köşeler %11, çapraz %15, tombala %50, büyük ödüle %10.',
      'Büyük ödül turdan tura büyür; tombala doksanlıda ilk 40, yetmiş beşlide ilk 50 sayıda yapılırsa ona verilir.',
      'Bir ödülü aynı sayıyla birden çok kart alırsa eşit paylaşılır. Kuruşa bölünmeyen artık büyük ödüle eklenir.',
      'En az iki oyuncu gerekir; olmazsa tur yapılmaz ve kartların ücreti geri verilir. Bir turda en çok 24 kart alınır. Satış bitmeden bir saniye öncesine kadar geri alınabilir.',
      'Satılan kartların listesi, ilk sayıdan önce özetiyle duyurulur. Sayıların sırası ve ödüllerin kartları Kanıt’tan doğrulanabilir.',
      'Sunucu bir turu sürdüremezse o tur iptal edilir ve bütün kartların ücreti geri verilir.',
    ],
    keys: 'Boşluk: kart al · − +: kart sayısı · R: kurallar · H: geçmiş · F: kanıt · M: ses · G: tam ekran',
  },
  en: {
    prize: {
      line: 'One line',
      'two-lines': 'Two lines',
      corners: 'Corners',
      cross: 'Cross',
      full: 'Full house',
      growing: 'Big prize',
    },
    towards: {
      line: 'Line:',
      'two-lines': 'Two lines:',
      corners: 'Corners:',
      cross: 'Cross:',
      full: 'House:',
      growing: 'House:',
    },
    growing: (calls) => `Full house in ${calls} calls`,
    fell: (tickets) => (tickets === 1 ? '1 ticket' : `${tickets} tickets`),
    near: (tickets) => (tickets === 1 ? '1 of yours is near' : `${tickets} of yours are near`),
    caller: 'The number called',
    nth: (nth, balls) => `Call ${nth} of ${balls} balls`,
    ticket: (nth) => `Ticket ${nth}`,
    series: (number) => `Z ${number}`,
    toGo: (level, count) => `${level} ${count} to go`,
    done: 'Done',
    tickets: 'Tickets',
    own: 'Your tickets',
    preview: 'Chosen tickets, not bought yet',
    noTickets: 'You have no tickets in this round.',
    empty: 'blank',
    free: 'free',
    marked: (number) => `${number}, called`,
    called: 'Called',
    board: 'Numbers called',
    players: 'Players',
    sold: 'Tickets',
    price: 'Ticket price',
    buyers: 'Sales',
    thisRound: (tickets, sum) => `${tickets} ${tickets === 1 ? 'ticket' : 'tickets'}, ${sum}`,
    thisRoundName: 'This round',
    nextRound: 'Next round',
    count: 'Tickets',
    fewer: 'Fewer tickets',
    more: 'More tickets',
    choose: 'Number of tickets',
    change: 'Change',
    byHand: 'Mark by hand',
    buy: 'Buy tickets',
    buyNext: 'Buy for next',
    waits: 'Queued, cancel',
    waitsNote: 'Bought as the sale opens',
    buying: 'Buying',
    full: 'At most 24 tickets',
    demo: 'Play money watches',
    demoNote: 'Play money buys none: prizes are shares of the sale.',
    sale: (seconds) =>
      `Tickets are on sale for ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    saleWith: (seconds, tickets) =>
      `Tickets are on sale for ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. You have ${tickets}.`,
    closed: 'The sale is closed. The first number comes.',
    off: 'There were no two players: the round was called off, and tickets are paid back.',
    call: (number) => `${number}.`,
    nearCall: (nth, level, number) => `Ticket ${nth}, ${level.toLowerCase()} one to go: ${number}`,
    wonOwn: (prize, sum) => `${prize} is yours: ${sum}.`,
    wonOthers: (prize, tickets, each) =>
      tickets === 1
        ? `${prize} to one ticket: ${each}.`
        : `${prize} to ${tickets} tickets: ${each} each.`,
    over: 'Full house: the round is over.',
    bought: (tickets) => (tickets === 1 ? '1 ticket' : `${tickets} tickets`),
    returned: 'Returned',
    cancelled: 'called off',
    rules: [
      'Tickets are sold for a minute; then a number is called every 3.2 seconds. Numbers are marked by themselves, and your tickets play whether this page is open or not.',
      'Prizes of 90 balls: one line (the first row to fill), two lines, and the full house. Of 75 balls: a line (row, column or diagonal), four corners, the cross (both diagonals), and the full house.',
      '95% of the sale is paid: of 90 balls 9% for a line, 15.5% for two lines, 60% for the full house and 10.5% to the big prize; of 75 balls 9%, 11%, 15%, 50% and 10%.',
      'The big prize grows from round to round. It goes to a full house within the first 40 numbers of 90, or 50 of 75.',
      'Tickets that meet a prize by the same number share it equally. What cannot be divided in kuruş goes to the big prize.',
      'Two players are needed; else the round is called off and tickets are paid back. A player holds up to 24 tickets in a round. A purchase can be taken back until a second before the sale ends.',
      'The list of sold tickets is announced by its hash before the first number. The order of the numbers and the tickets of the prizes can be verified under Proof.',
      'If the server cannot go on with a round, it is voided and all tickets are paid back.',
    ],
    keys: 'Space: buy · − +: number of tickets · R: rules · H: history · F: proof · M: sound · G: full screen',
  },
}
