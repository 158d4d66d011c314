import type { Language } from '../../../../protocol.ts'

type LinesWords = {
  counts: Record<number, string>
  ready: string
  moving: string
  onLine: (line: number, count: string, symbol: string) => string
  scatters: (count: string, symbol: string) => string
  withWild: (what: string, wild: string) => string
  lines: (count: number) => string
  won: (what: string, sum: string, times: string) => string
  returned: (what: string, sum: string) => string
  feature: (count: number) => string
  multiplied: (multiplier: number) => string
  spinAt: (spin: number, of: number) => string
  plain: (what: string, sum: string) => string
  product: (base: string, multiplier: number, sum: string) => string
  freeLost: string
  over: (count: number, sum: string) => string
  rows: (rows: readonly string[]) => string
  cells: string
  onLines: string
  ofStake: string
  standsFor: (scatter: string) => string
  begins: (least: number, most: number) => string
}

export const LINES_WORDS: Record<Language, LinesWords> = {
  tr: {
    counts: { 3: 'üç', 4: 'dört', 5: 'beş' },
    ready: 'Yirmi çizgiden birinde soldan üç aynı simge kazandırır.',
    moving: 'Beş makara dönüyor.',
    onLine: (line, count, symbol) => `${line}. çizgide ${count} ${symbol}`,
    scatters: (count, symbol) => `Her yerde ${count} ${symbol}`,
    withWild: (what, wild) => `${what}, joker ${wild}`,
    lines: (count) => `${count} kazanç`,
    won: (what, sum, times) => `${what}: ${sum}, bahsinin ${times} katı.`,
    returned: (what, sum) => `${what}. Dönen ${sum}.`,
    feature: (count) => `${count} bedava çevirmeyle toplam`,
    multiplied: (multiplier) =>
      multiplier > 1 ? `Kazançlar ${multiplier} ile çarpılır.` : 'Bahis alınmaz.',
    spinAt: (spin, of) => `Bedava çevirme ${spin} / ${of}.`,
    plain: (what, sum) => `${what}: ${sum}.`,
    product: (base, multiplier, sum) => `${base} × ${multiplier} = ${sum}`,
    freeLost: 'Bu çevirmede kazanç yok.',
    over: (count, sum) => `${count} bedava çevirme bitti. Turun toplamı ${sum}.`,
    rows: ([top = '', middle = '', bottom = '']) =>
      `Beş makara. Üst sıra: ${top}. Orta sıra: ${middle}. Alt sıra: ${bottom}.`,
    cells: 'Simgelerin ödemeleri',
    onLines: 'çizgi başına',
    ofStake: 'her yerde',
    standsFor: (scatter) => `Joker: ${scatter} dışında her simgenin yerine geçer.`,
    begins: (least, most) =>
      least === most
        ? `Üç ve üstü: ${least} bedava çevirme.`
        : `Üç ve üstü: ${least}–${most} bedava çevirme.`,
  },
  en: {
    counts: { 3: 'three', 4: 'four', 5: 'five' },
    ready: 'Three alike from the left on one of twenty lines win.',
    moving: 'Five reels are spinning.',
    onLine: (line, count, symbol) => `Line ${line}, ${count} of ${symbol}`,
    scatters: (count, symbol) => `Anywhere ${count} of ${symbol}`,
    withWild: (what, wild) => `${what}, wild ${wild}`,
    lines: (count) => `${count} wins`,
    won: (what, sum, times) => `${what}: ${sum}, ${times} times your stake.`,
    returned: (what, sum) => `${what}. Returned ${sum}.`,
    feature: (count) => `With ${count} free spins in all`,
    multiplied: (multiplier) =>
      multiplier > 1 ? `Wins are multiplied by ${multiplier}.` : 'No stake is taken.',
    spinAt: (spin, of) => `Free spin ${spin} / ${of}.`,
    plain: (what, sum) => `${what}: ${sum}.`,
    product: (base, multiplier, sum) => `${base} × ${multiplier} = ${sum}`,
    freeLost: 'No win on this spin.',
    over: (count, sum) => `${count} free spins are over. The round’s total is ${sum}.`,
    rows: ([top = '', middle = '', bottom = '']) =>
      `Five reels. Top row: ${top}. Middle row: ${middle}. Bottom row: ${bottom}.`,
    cells: 'What the symbols pay',
    onLines: 'on a line',
    ofStake: 'anywhere',
    standsFor: (scatter) => `Wild: stands for every symbol but ${scatter}.`,
    begins: (least, most) =>
      least === most
        ? `Three or more: ${least} free spins.`
        : `Three or more: ${least}–${most} free spins.`,
  },
}
