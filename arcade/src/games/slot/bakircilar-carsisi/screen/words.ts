import type { Language } from '../../../../protocol.ts'
import type { HoldSheet } from '../rules.ts'

type Sheet = Pick<HoldSheet, 'hold' | 'lines'>

/** What a title calls its coins, its strokes and its bench. */
type TitleWords = {
  /** Six of them begin it. */
  begins: (least: number) => string
  begun: string
  coin: string
  coins: (count: number) => string
  /** So many fell, of this worth where it is one. */
  fell: (count: number, times: string) => string
  stroke: string
  strokes: (count: number) => string
  again: (count: number) => string
  full: string
  ready: (sheet: Sheet) => string
}

const ENGLISH = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const TURKISH = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı']
const en = (count: number) => ENGLISH[count] ?? `${count}`
const tr = (count: number) => TURKISH[count] ?? `${count}`
const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase('tr-TR') + text.slice(1)
const bigEn = (count: number) => en(count).replace(/^./, (first) => first.toUpperCase())

const turkish = (
  coin: string,
  stroke: string,
  bench: Pick<TitleWords, 'full' | 'begun'> & { begins: string; ready: string },
): TitleWords => ({
  begins: (least) => `${least} ${coin}: ${bench.begins}`,
  begun: bench.begun,
  coin,
  coins: (count) => `${count} ${coin}`,
  fell: (count, times) => `${count === 1 ? times : count} ${coin} düştü.`,
  stroke,
  strokes: (count) => `${count} ${stroke}`,
  again: (count) => `${capital(stroke)} yeniden ${tr(count)}`,
  full: bench.full,
  ready: ({ hold, lines }) =>
    `${lines.length} çizgide soldan üç aynı kazandırır; ${tr(hold.least)} ${coin} ${bench.ready}.`,
})

const english = (
  coin: readonly [string, string],
  stroke: readonly [string, string],
  bench: Pick<TitleWords, 'full' | 'begun'> & { begins: string; ready: string },
): TitleWords => ({
  begins: (least) => `${least} ${coin[1]}: ${bench.begins}`,
  begun: bench.begun,
  coin: coin[0],
  coins: (count) => `${count} ${coin[count === 1 ? 0 : 1]}`,
  fell: (count, times) =>
    count === 1 ? `A ${times} ${coin[0]} fell.` : `${count} ${coin[1]} fell.`,
  stroke: stroke[0],
  strokes: (count) => `${count} ${stroke[count === 1 ? 0 : 1]}`,
  again: (count) => `${bigEn(count)} ${stroke[1]} again`,
  full: bench.full,
  ready: ({ hold, lines }) =>
    `Three alike from the left win on ${lines.length} lines; ${en(hold.least)} ${coin[1]} ${bench.ready}.`,
})

/** By the title's code. */
export const TITLE_WORDS: Record<string, Record<Language, TitleWords>> = {
  zar_bakircilar_carsisi: {
    tr: turkish('sikke', 'vuruş', {
      begins: 'tezgâh kurulur',
      begun: 'Tezgâh kuruldu',
      full: 'Dolu tezgâh',
      ready: 'tezgâhı kurar',
    }),
    en: english(['coin', 'coins'], ['stroke', 'strokes'], {
      begins: 'the bench is set',
      begun: 'The bench is set',
      full: 'Full bench',
      ready: 'set the bench',
    }),
  },
  zar_sunger_teknesi: {
    tr: turkish('inci', 'nefes', {
      begins: 'dalış başlar',
      begun: 'Dalış başladı',
      full: 'Dolu ağ',
      ready: 'dalışı başlatır',
    }),
    en: english(['pearl', 'pearls'], ['breath', 'breaths'], {
      begins: 'the dive begins',
      begun: 'The dive begins',
      full: 'Full net',
      ready: 'begin the dive',
    }),
  },
  zar_darphane: {
    tr: turkish('sikke', 'baskı', {
      begins: 'pres çalışır',
      begun: 'Pres çalışıyor',
      full: 'Dolu pres',
      ready: 'presi çalıştırır',
    }),
    en: english(['coin', 'coins'], ['strike', 'strikes'], {
      begins: 'the press runs',
      begun: 'The press runs',
      full: 'Full press',
      ready: 'start the press',
    }),
  },
  zar_hasat_ambari: {
    tr: turkish('sepet', 'tur', {
      begins: 'ambar açılır',
      begun: 'Ambar açıldı',
      full: 'Dolu ambar',
      ready: 'ambarı açar',
    }),
    en: english(['basket', 'baskets'], ['round', 'rounds'], {
      begins: 'the barn opens',
      begun: 'The barn is open',
      full: 'Full barn',
      ready: 'open the barn',
    }),
  },
}

type HoldWords = {
  value: string
  valueOf: (coin: string) => string
  left: string
  bowls: (count: number) => string
  ifFull: string
  total: (times: string) => string
  totalOf: (times: string) => string
  remain: (strokes: string) => string
  empty: string
  held: (coins: string, times: string, sum: string, strokes: string) => string
  whole: (lines: string, sum: string) => string
  filled: (filled: number, of: number, strokes: string, times: string) => string
  cells: (reels: readonly string[]) => string
  each: (again: string) => string
  fullAdds: (full: string, times: string) => string
  wildNote: string
  rules: (title: TitleWords, sheet: Sheet) => readonly string[]
}

/** What the machine says under every title. */
export const HOLD_WORDS: Record<Language, HoldWords> = {
  tr: {
    value: 'Değeri',
    valueOf: (coin) => `${coin.slice(0, 1).toLocaleUpperCase('tr-TR')}${coin.slice(1)} değeri`,
    left: 'Kalan',
    bowls: (count) => `${count} göz`,
    ifFull: 'Dolarsa',
    total: (times) => `Toplam ${times}`,
    totalOf: (times) => `toplam ${times}`,
    remain: (strokes) => `${strokes} kaldı`,
    empty: 'boş göz',
    held: (coins, times, sum, strokes) => `${strokes} sonunda ${coins}, toplam ${times}: ${sum}.`,
    whole: (lines, sum) => `Çizgilerden ${lines}, hepsi ${sum}.`,
    filled: (filled, of, strokes, times) =>
      `${of} gözün ${filled} tanesi dolu, ${strokes} kaldı, toplam ${times}.`,
    cells: (reels) => reels.map((cells, at) => `${at + 1}. makara: ${cells}.`).join(' '),
    each: (again) => `Her yenisinde: ${again.toLocaleLowerCase('tr-TR')}.`,
    fullAdds: (full, times) => `${full}: +${times}.`,
    wildNote: 'Joker: her resmin yerine geçer.',
    rules: (title, { hold, lines }) => [
      `Beş makarada üçer resim, ${lines.length} çizgi vardır. Soldan başlayan üç ya da daha çok aynı resim ödenir.`,
      `Her ${title.coin} bir değer taşır. ${title.coins(hold.least)} ya da daha çoğu birlikte görünürse yerinde kalır, öbür gözler boşalır ve ${title.strokes(hold.respins)} verilir. Her ${title.stroke}, boş her göz için ${hold.fillsOneIn} eşit çekilişten biridir: tutarsa göz dolar ve hak yeniden ${hold.respins} olur.`,
      `Sonunda bütün değerler bahsinle çarpılıp ödenir. On beş göz de dolarsa ${hold.fullStakes} kat eklenir. Daha azı görünürse değerler ödenmez.`,
      `Değerler yüz çekilişte şöyle dağılır: ${hold.coins.map(({ stakes, weight }) => `${stakes}× ${weight}`).join(', ')}.`,
    ],
  },
  en: {
    value: 'Worth',
    valueOf: (coin) => `Worth of a ${coin}`,
    left: 'Left',
    bowls: (count) => `${count} ${count === 1 ? 'space' : 'spaces'}`,
    ifFull: 'If full',
    total: (times) => `Total ${times}`,
    totalOf: (times) => `total ${times}`,
    remain: (strokes) => `${strokes} left`,
    empty: 'empty space',
    held: (coins, times, sum, strokes) => `${coins} after ${strokes}, total ${times}: ${sum}.`,
    whole: (lines, sum) => `From lines ${lines}, in all ${sum}.`,
    filled: (filled, of, strokes, times) =>
      `${filled} of ${of} spaces are filled, ${strokes} left, total ${times}.`,
    cells: (reels) => reels.map((cells, at) => `Reel ${at + 1}: ${cells}.`).join(' '),
    each: (again) => `With each new one: ${again.toLowerCase()}.`,
    fullAdds: (full, times) => `${full}: +${times}.`,
    wildNote: 'Wild: stands for every picture.',
    rules: (title, { hold, lines }) => [
      `Five reels show three pictures each, with ${lines.length} lines. Three or more alike from the left are paid.`,
      `Every ${title.coin} bears a value. Where ${title.coins(hold.least)} or more are in sight together they stay, the other spaces are emptied, and you have ${title.strokes(hold.respins)}. With each ${title.stroke} every empty space is filled by one of ${hold.fillsOneIn} equal draws; when one is, you have ${hold.respins} again.`,
      `At the end all values are paid, times your stake. Where all fifteen spaces are filled, ${hold.fullStakes} times your stake is added. With fewer in sight the values are not paid.`,
      `Of a hundred draws the values are: ${hold.coins.map(({ stakes, weight }) => `${stakes}× ${weight}`).join(', ')}.`,
    ],
  },
}
