import type { Language } from '../../../../protocol.ts'

type DrumWords = {
  symbols: Record<string, string>
  crank: string
  alike: string
  pays: string
  turning: string
  ready: string
  lost: string
  line: (line: number, symbol: string) => string
  lines: (count: number) => string
  won: (what: string, sum: string, times: string) => string
  returned: (what: string, sum: string) => string
  drums: (rows: readonly string[]) => string
  moving: string
  rules: readonly string[]
  /** Instead of the last of the rules, where a symbol stands for others. */
  withWild: (wild: string) => string
}

export const DRUM_WORDS: Record<Language, DrumWords> = {
  tr: {
    symbols: {
      kadran: 'kadran',
      horoz: 'rüzgâr horozu',
      kostek: 'köstekli saat',
      saatcan: 'çan',
      kurma: 'kurma kolu',
      disli: 'dişli',
      anahtar: 'anahtar',
      kalemlik: 'divit',
      muhur: 'mühür',
      kumsaati: 'kum saati',
      sedef8: 'sekiz köşe sedef',
      sedef6: 'altı köşe sedef',
      sedef4: 'dört köşe sedef',
      kiraz: 'kiraz',
      yedi: 'yedi',
      nar: 'nar',
      kor3: 'kor',
      uzum: 'üzüm',
      narenciye: 'narenciye',
      elmas: 'elmas',
      bingo: 'tombala',
      nal: 'nal',
      can: 'çan',
    },
    crank: 'Kolu çek',
    alike: '3 aynı',
    pays: 'Ödemeler',
    turning: 'Tamburlar dönüyor.',
    ready: 'Beş çizgiden birinde üç aynı resim kazandırır.',
    lost: 'Bu tur kazanç yok.',
    line: (line, symbol) => `${line}. çizgide üç ${symbol}`,
    lines: (count) => `${count} çizgi kazandı`,
    won: (what, sum, times) => `${what}: ${sum}, bahsinin ${times} katı.`,
    returned: (what, sum) => `${what}. Dönen ${sum}.`,
    drums: ([top = '', middle = '', bottom = '']) =>
      `Üç tambur. Üst sıra: ${top}. Orta sıra: ${middle}. Alt sıra: ${bottom}.`,
    moving: 'Üç tambur dönüyor.',
    rules: [
      'Üç tambur döner, her biri kendi şeridinden üç resim gösterir. Her durak aynı olasılıktadır.',
      'Beş çizgi vardır: üç sıra ve iki köşegen. Bir çizgide üç aynı resim, yanındaki sayı kadar bahsini öder.',
      'Birden çok çizgi kazanırsa hepsi toplanır. Joker ve ek tur yoktur.',
    ],
    withWild: (wild) =>
      `Birden çok çizgi kazanırsa hepsi toplanır. Joker (${wild}) her resmin yerine geçer; üçü kendi ödemesini öder. Ek tur yoktur.`,
  },
  en: {
    symbols: {
      kadran: 'dials',
      horoz: 'weathercocks',
      kostek: 'pocket watches',
      saatcan: 'bells',
      kurma: 'winding keys',
      disli: 'gears',
      anahtar: 'keys',
      kalemlik: 'pen cases',
      muhur: 'seals',
      kumsaati: 'hourglasses',
      sedef8: 'eight-pointed shells',
      sedef6: 'six-pointed shells',
      sedef4: 'four-pointed shells',
      kiraz: 'cherries',
      yedi: 'sevens',
      nar: 'pomegranates',
      kor3: 'embers',
      uzum: 'grapes',
      narenciye: 'citrus fruits',
      elmas: 'diamonds',
      bingo: 'bingo balls',
      nal: 'horseshoes',
      can: 'bells',
    },
    crank: 'Pull the crank',
    alike: '3 alike',
    pays: 'Pays',
    turning: 'The drums are turning.',
    ready: 'Three alike on one of five lines win.',
    lost: 'No win this round.',
    line: (line, symbol) => `Three ${symbol} on line ${line}`,
    lines: (count) => `${count} lines won`,
    won: (what, sum, times) => `${what}: ${sum}, ${times} times your stake.`,
    returned: (what, sum) => `${what}. Returned ${sum}.`,
    drums: ([top = '', middle = '', bottom = '']) =>
      `Three drums. Top row: ${top}. Middle row: ${middle}. Bottom row: ${bottom}.`,
    moving: 'Three drums are turning.',
    rules: [
      'Three drums turn, each shows three pictures of its own strip. Every stop is as likely as any other.',
      'There are five lines: three rows and two diagonals. Three alike on a line pay your stake as many times as the number beside them.',
      'Where several lines win, all are added up. There are no wilds and no extra rounds.',
    ],
    withWild: (wild) =>
      `Where several lines win, all are added up. The wilds (${wild}) stand for every other picture; three of them pay their own. There are no extra rounds.`,
  },
}
