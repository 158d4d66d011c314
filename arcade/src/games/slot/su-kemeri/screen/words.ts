import type { Language } from '../../../../protocol.ts'

type CascadeWords = {
  symbols: Record<string, string>
  alike: string
  falling: string
  ready: string
  nth: (fall: number) => string
  /** One fall that won. */
  won: (fall: string, stones: string, sum: string) => string
  falls: (count: number) => string
  paid: (falls: string, sum: string, times: string) => string
  returned: (falls: string, sum: string) => string
  cut: string
  pays: string
  lines: string
  eightLines: string
  chain: string
  nextOpens: string
  columns: (columns: readonly string[]) => string
  cells: string
  rules: readonly string[]
}

export const CASCADE_WORDS: Record<Language, CascadeWords> = {
  tr: {
    symbols: {
      tdalga: 'dalga',
      tyaprak: 'yaprak',
      tyusufcuk: 'yusufçuk',
      tnilufer: 'nilüfer',
      tsalamura: 'balık',
      yaprak2: 'iki yaprak',
      yaprak3: 'üç yaprak',
      findik: 'fındık',
      sepet: 'sepet',
      cay: 'çay',
      buz4: 'dört kollu buz',
      buz6: 'altı kollu buz',
      guvercin: 'güvercin',
      tavsan: 'tavşan',
      kardelen: 'kardelen',
      inci1: 'inci',
      telkari4: 'dört telkâri',
      topaz: 'topaz',
      zumrut: 'zümrüt',
      yakut: 'yakut',
    },
    alike: '3 aynı',
    falling: 'Yenileri düşüyor.',
    ready: 'Yan yana, üst üste ya da çapraz üç aynısı kazandırır.',
    nth: (fall) => `${fall}. düşüş`,
    won: (fall, stones, sum) => `${fall}: ${stones}. ${sum}.`,
    falls: (count) => `${count} düşüş`,
    paid: (falls, sum, times) => `${falls}: ${sum}, bahsinin ${times} katı.`,
    returned: (falls, sum) => `${falls}. Dönen ${sum}.`,
    cut: 'Bir turun en yüksek kazancına ulaşıldı.',
    pays: 'Öder',
    lines: 'Çizgiler',
    eightLines: '8 çizgide 3 aynı',
    chain: 'Düşüşler',
    nextOpens: 'Her kazanan düşüş sıradaki çarpanı açar.',
    columns: (columns) =>
      `Üç sütun, yukarıdan aşağı. ${columns.map((column, at) => `${at + 1}. sütun: ${column}.`).join(' ')}`,
    cells: 'Ödemeler',
    rules: [
      'Dokuz göz yukarıdan dolar. Bir sırada, bir sütunda ya da bir köşegende üç aynısı, tablodaki sayı kadar bahsini öder. Sekiz çizgi vardır.',
      'Kazananlar kalkar, üstündekiler iner, yerlerine yenileri düşer. Yenileri de kazandırırsa sürer.',
      'İlk düşüş 1, ikinci 2, üçüncü 3, dördüncü ve sonrakiler 5 ile çarpılır. Bütün düşüşler toplanır.',
      'Bir tur en yüksek kazancına ulaşınca orada biter. Joker ve bedava çevirme yoktur.',
    ],
  },
  en: {
    symbols: {
      tdalga: 'waves',
      tyaprak: 'leaves',
      tyusufcuk: 'dragonflies',
      tnilufer: 'lotuses',
      tsalamura: 'fish',
      yaprak2: 'double leaves',
      yaprak3: 'triple leaves',
      findik: 'hazelnuts',
      sepet: 'baskets',
      cay: 'tea glasses',
      buz4: 'four-armed crystals',
      buz6: 'six-armed crystals',
      guvercin: 'doves',
      tavsan: 'hares',
      kardelen: 'snowdrops',
      inci1: 'pearls',
      telkari4: 'filigree beads',
      topaz: 'topazes',
      zumrut: 'emeralds',
      yakut: 'rubies',
    },
    alike: '3 alike',
    falling: 'New ones are falling.',
    ready: 'Three alike side by side, in a column or across win.',
    nth: (fall) => `Fall ${fall}`,
    won: (fall, stones, sum) => `${fall}: ${stones}. ${sum}.`,
    falls: (count) => `${count} ${count === 1 ? 'fall' : 'falls'}`,
    paid: (falls, sum, times) => `${falls}: ${sum}, ${times} times your stake.`,
    returned: (falls, sum) => `${falls}. Returned ${sum}.`,
    cut: 'The most of one round is reached.',
    pays: 'Pays',
    lines: 'Lines',
    eightLines: '3 alike on 8 lines',
    chain: 'Falls',
    nextOpens: 'Each fall that wins opens the next multiplier.',
    columns: (columns) =>
      `Three columns, from the top. ${columns.map((column, at) => `Column ${at + 1}: ${column}.`).join(' ')}`,
    cells: 'Pays',
    rules: [
      'Nine places are filled from above. Three alike in a row, in a column or on a diagonal pay your stake as many times as the table says. There are eight lines.',
      'The winners are taken away, those above sink, and new ones fall. Where those win too, it goes on.',
      'The first fall counts once, the second twice, the third three times, the fourth and all later ones five times. All falls are added up.',
      'A round that reaches its highest win ends there. There are no wilds and no free spins.',
    ],
  },
}
