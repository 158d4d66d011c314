import type { Language } from '../../../protocol.ts'
import type { Side } from '../rules.ts'

type KureWords = {
  coupon: string
  sides: string
  pick: (count: number) => string
  random: string
  clear: string
  grid: string
  number: (number: number, isDrawn: boolean) => string
  pays: string
  hits: (hits: number) => string
  most: (times: string) => string
  names: Record<Side, string>
  draw: (number: string) => string
  nth: readonly string[]
  isDrawn: string
  next: string
  scene: string
  tray: string
  balls: string
  drawing: string
  stirring: (nth: string) => string
  came: (nth: string, ball: number) => string
  drawn: (balls: string) => string
  inCoupon: (hits: number) => string
  result: (balls: string) => string
  noResults: string
  past: string
  rules: readonly string[]
  keys: string
}

const COUNTS_TR = [
  'hiç isabet yok',
  'bir isabet',
  'iki isabet',
  'üç isabet',
  'dört isabet',
  'beş isabet',
  'altı isabet',
]
const COUNTS_EN = [
  'no hits',
  'one hit',
  'two hits',
  'three hits',
  'four hits',
  'five hits',
  'six hits',
]

export const KURE_WORDS: Record<Language, KureWords> = {
  tr: {
    coupon: 'Kupon',
    sides: 'Yan bahis',
    pick: (count) => `6 sayı seç: ${count}/6`,
    random: 'Rastgele',
    clear: 'Temizle',
    grid: 'Kuponun sayıları',
    number: (number, isDrawn) => (isDrawn ? `${number}, çekildi` : String(number)),
    pays: 'Kupon öder',
    hits: (hits) => `${hits} isabet`,
    most: (times) => `en çok ${times}`,
    names: {
      'first-odd': 'İlk top tek',
      'first-even': 'İlk top çift',
      'over-150': 'Toplam 150 üstü',
      'under-150': 'Toplam 150 altı',
      'below-40': 'Hepsi 40 altı',
      consecutive: 'Ardışık var',
      'no-consecutive': 'Ardışık yok',
    },
    draw: (number) => `Çekiliş ${number}`,
    nth: ['Birinci', 'İkinci', 'Üçüncü', 'Dördüncü', 'Beşinci', 'Altıncı'],
    isDrawn: 'Çekiliyor',
    next: 'Sıradaki çekiliş',
    scene: 'Kırk dokuz toplu küre ve sunucu.',
    tray: 'Çekilen toplar',
    balls: 'Toplar',
    drawing: 'Çekiliş başlıyor.',
    stirring: (nth) => `${nth} top çekiliyor.`,
    came: (nth, ball) => `${nth} top ${ball}.`,
    drawn: (balls) => `Çekilen: ${balls}.`,
    inCoupon: (hits) => `Kuponunda ${COUNTS_TR[hits]}.`,
    result: (balls) => `Çekiliş bitti: ${balls}.`,
    noResults: 'Bu ziyarette biten çekiliş henüz yok.',
    past: 'Geçmiş sonuçlar sıradaki çekilişi etkilemez.',
    rules: [
      'Her beş dakikada bir kırk dokuz topun altısı çekilir. Çekilen top küreye geri dönmez, her top eşit olasılıkla gelir.',
      'Kupon altı ayrı sayıdır, ₺1 ile ₺20 arasında oynanır. İki isabet bahsinin 2, üç isabet 20, dört isabet 220, beş isabet 5.000, altı isabet 500.000 katını öder.',
      'Yan bahisler ₺1 ile ₺2.000 arasındadır: ilk topun tek ya da çift olması, altı topun toplamının 150’den çok ya da az olması (tam 150 ikisinde de kaybeder), hepsinin 40’tan küçük olması, aralarında ardışık iki sayı olup olmaması.',
      'Bahisler 255 saniye açıktır. Bir çekilişte en çok yirmi bahis yapabilirsin; kapanışa üç saniye kalana kadar geri alabilirsin. Çekiliş sürerken sıradakine kupon yazabilirsin.',
      'Bahisler altıncı toptan sonra ödenir.',
      'Sunucu bir çekilişi sürdüremezse o çekiliş iptal edilir ve bütün bahisler geri verilir.',
      'Sunucu ve küre çizimdir. Sonuçlar sunucudan gelir ve Kanıt’tan doğrulanabilir.',
    ],
    keys: '1–4: tutar · Boşluk: oyna · R: kurallar · H: geçmiş · F: kanıt · M: ses · G: tam ekran',
  },
  en: {
    coupon: 'Coupon',
    sides: 'Side bets',
    pick: (count) => `Choose 6: ${count}/6`,
    random: 'Random',
    clear: 'Clear',
    grid: 'Numbers of the coupon',
    number: (number, isDrawn) => (isDrawn ? `${number}, drawn` : String(number)),
    pays: 'The coupon pays',
    hits: (hits) => (hits === 1 ? '1 hit' : `${hits} hits`),
    most: (times) => `up to ${times}`,
    names: {
      'first-odd': 'First ball odd',
      'first-even': 'First ball even',
      'over-150': 'Sum over 150',
      'under-150': 'Sum under 150',
      'below-40': 'All below 40',
      consecutive: 'A consecutive pair',
      'no-consecutive': 'None consecutive',
    },
    draw: (number) => `Draw ${number}`,
    nth: ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'],
    isDrawn: 'Being drawn',
    next: 'Next draw',
    scene: 'A globe of forty-nine balls and its presenter.',
    tray: 'Balls drawn',
    balls: 'Balls',
    drawing: 'The draw begins.',
    stirring: (nth) => `The ${nth.toLowerCase()} ball is being drawn.`,
    came: (nth, ball) => `The ${nth.toLowerCase()} ball is ${ball}.`,
    drawn: (balls) => `Drawn: ${balls}.`,
    inCoupon: (hits) => `Your coupon has ${COUNTS_EN[hits]}.`,
    result: (balls) => `The draw is over: ${balls}.`,
    noResults: 'No draw has ended in this visit yet.',
    past: 'Past results do not affect the next draw.',
    rules: [
      'Six of forty-nine balls are drawn every five minutes. A ball that was drawn does not go back; every ball is as likely.',
      'A coupon is six different numbers, for ₺1 to ₺20. Two hits pay 2 times the stake, three 20, four 220, five 5,000 and six 500,000 times.',
      'Side bets are ₺1 to ₺2,000: whether the first ball is odd or even, whether the six add up to more or less than 150 (exactly 150 loses on both), whether all are below 40, whether two of them are consecutive.',
      'Bets are open for 255 seconds. You can make up to twenty bets in a draw, and take one back until three seconds before bets close. While a draw runs you can queue a coupon for the next one.',
      'Bets are paid after the sixth ball.',
      'If the server cannot go on with a draw, it is voided and all bets are given back.',
      'The presenter and the globe are drawn. Results come from the server and can be verified under Proof.',
    ],
    keys: '1–4: stake · Space: play · R: rules · H: history · F: proof · M: sound · G: full screen',
  },
}
