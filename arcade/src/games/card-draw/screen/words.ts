import type { Language } from '../../../protocol.ts'

type PerdeWords = {
  nth: readonly string[]
  card: (nth: string) => string
  hand: string
  next: string
  suit: string
  rank: string
  places: Record<string, string>
  scene: string
  opens: (nth: string) => string
  open: (nth: string, seconds: number) => string
  isOpen: (nth: string) => string
  shut: string
  came: (nth: string, card: string) => string
  over: (cards: string) => string
  counts: string
  count: (suit: string, count: number) => string
  curtain: (number: string) => string
  sum: (sum: number) => string
  noResults: string
  past: string
  rules: readonly string[]
  keys: string
}

export const PERDE_WORDS: Record<Language, PerdeWords> = {
  tr: {
    nth: ['Birinci', 'İkinci', 'Üçüncü', 'Dördüncü', 'Beşinci'],
    card: (nth) => `${nth} kart`,
    hand: 'Elin sonu',
    next: 'Sıradaki kart',
    suit: 'Rengi',
    rank: 'Değeri',
    places: {
      'suit:s': 'Maça',
      'suit:h': 'Kupa',
      'suit:d': 'Karo',
      'suit:c': 'Sinek',
      'rank:2-6': '2–6',
      'rank:7-10': '7–10',
      'rank:jqk': 'J Q K',
      'rank:ace': 'As',
      higher: 'Üst',
      lower: 'Alt',
      'hand:pair': 'Per var',
      'hand:four-suits': 'Dört renk',
      'hand:over-40': '40 üstü',
      'hand:no-court': 'Resim yok',
    },
    scene: 'Perde ve açılan kartlar.',
    opens: (nth) => `${nth} kart açılıyor.`,
    open: (nth, seconds) => `${nth} karta bahisler açık, ${seconds} saniye.`,
    isOpen: (nth) => `${nth} karta bahisler açık`,
    shut: 'Bahisler kapalı',
    came: (nth, card) => `${nth} kart ${card}.`,
    over: (cards) => `El: ${cards}.`,
    counts: 'Açılan kartların renkleri',
    count: (suit, count) => `${suit}: ${count}`,
    curtain: (number) => `Perde ${number}`,
    sum: (sum) => `toplam ${sum}`,
    noResults: 'Bu ziyarette biten el henüz yok.',
    past: 'Geçmiş sonuçlar sıradaki eli etkilemez.',
    rules: [
      'Her iki dakikada bir perde açılır ve tek desteden beş kart birer birer açılır. Çekilen kart desteye geri dönmez.',
      'Sıradaki kart: rengi, değeri (2–6, 7–10, vale kız papaz, as), son karttan üst ya da alt olması. Eşit kart üstte de altta da kaybeder. As en küçüktür.',
      'Elin sonu, beş kart birliktedir: per var (iki kart aynı değerde), dört renk (dört rengin hepsi var), 40 üstü (as 1, vale 11, kız 12, papaz 13 sayılır, toplam 40’tan çok), resim yok (vale, kız, papaz yok).',
      'Oranlar her karttan sonra kalan desteye göre yeniden hesaplanır: olasılığa bölünmüş %96, aşağı yuvarlanmış. Bahsin, yaptığın andaki oranla kalır.',
      'İlk karttan önce 44 saniye, sonraki her karttan önce 12 saniye bahis yapılır. Bir elde en çok on bahis yapabilirsin. Yapılan bahis geri alınmaz.',
      'Karta yapılan bahis o kart açılınca, ele yapılan bahis beşinci karttan sonra ödenir.',
      'Sunucu bir eli sürdüremezse o el iptal edilir; ödenmemiş bütün bahisler geri verilir.',
      'Stüdyo çizimdir. Sonuçlar sunucudan gelir ve Kanıt’tan doğrulanabilir.',
    ],
    keys: '1–4: tutar · Boşluk: oyna · R: kurallar · H: geçmiş · F: kanıt · M: ses · G: tam ekran',
  },
  en: {
    nth: ['First', 'Second', 'Third', 'Fourth', 'Fifth'],
    card: (nth) => `${nth} card`,
    hand: 'End of hand',
    next: 'Next card',
    suit: 'Suit',
    rank: 'Rank',
    places: {
      'suit:s': 'Spades',
      'suit:h': 'Hearts',
      'suit:d': 'Diamonds',
      'suit:c': 'Clubs',
      'rank:2-6': '2–6',
      'rank:7-10': '7–10',
      'rank:jqk': 'J Q K',
      'rank:ace': 'Ace',
      higher: 'Higher',
      lower: 'Lower',
      'hand:pair': 'A pair',
      'hand:four-suits': 'Four suits',
      'hand:over-40': 'Over 40',
      'hand:no-court': 'No court',
    },
    scene: 'The curtain and the open cards.',
    opens: (nth) => `The ${nth.toLowerCase()} card is being opened.`,
    open: (nth, seconds) =>
      `Bets on the ${nth.toLowerCase()} card are open for ${seconds} seconds.`,
    isOpen: (nth) => `Bets on the ${nth.toLowerCase()} card`,
    shut: 'No more bets',
    came: (nth, card) => `The ${nth.toLowerCase()} card is the ${card}.`,
    over: (cards) => `The hand: ${cards}.`,
    counts: 'Suits of the open cards',
    count: (suit, count) => `${suit}: ${count}`,
    curtain: (number) => `Curtain ${number}`,
    sum: (sum) => `sum ${sum}`,
    noResults: 'No hand has ended in this visit yet.',
    past: 'Past results do not affect the next hand.',
    rules: [
      'A curtain opens every two minutes, and five cards of one deck are opened one by one. A card that was drawn does not go back.',
      'The next card: its suit, its rank (2–6, 7–10, jack queen king, ace), or whether it is higher or lower than the last one. An equal card loses on both. Aces are low.',
      'The end of the hand is of all five cards: a pair (two of one rank), four suits (all four are there), over 40 (ace 1, jack 11, queen 12, king 13, a sum above 40), no court (no jack, queen or king).',
      'After each card the odds are computed anew of the cards left: 96% divided by the chance, rounded down. A bet keeps the odds it was made at.',
      'Bets are open for 44 seconds before the first card and for 12 before each other. You can make up to ten bets in a hand. A bet cannot be taken back.',
      'A bet on a card is paid once that card is open, a bet on the hand after the fifth.',
      'If the server cannot go on with a hand, it is voided and all bets that were not paid are given back.',
      'The studio is drawn. Results come from the server and can be verified under Proof.',
    ],
    keys: '1–4: stake · Space: play · R: rules · H: history · F: proof · M: sound · G: full screen',
  },
}
