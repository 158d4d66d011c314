import type { Language } from '../../../../protocol.ts'

/** A title's own words. */
export type TitleWords = {
  /** Of one body and of many. */
  symbols: Record<string, string>
  multiplier: string
  multipliers: string
  scatters: (count: number) => string
  feature: string
}

type TumbleWords = {
  floating: string
  ready: string
  nth: (tumble: number) => string
  tumbles: (count: number) => string
  paid: (what: string, sum: string, times: string) => string
  returned: (what: string, sum: string) => string
  turns: (count: number) => string
  /** Short, for the coin. */
  spins: (count: number) => string
  brought: (scatters: string, turns: string) => string
  cut: string
  nowWon: string
  earlier: string
  pays: string
  counts: string
  each: string
  columns: (columns: readonly string[]) => string
  cells: string
  newTurns: string
  stakeStays: string
  total: (turns: string, sum: string) => string
  rules: readonly string[]
}

export const TUMBLE_WORDS: Record<Language, TumbleWords> = {
  tr: {
    floating: 'Yenileri geliyor.',
    ready: 'Nerede olursa olsun sekiz ve daha çok aynısı kazandırır.',
    nth: (tumble) => `${tumble}. deviriş`,
    tumbles: (count) => `${count} deviriş`,
    paid: (what, sum, times) => `${what}: ${sum}, bahsinin ${times} katı.`,
    returned: (what, sum) => `${what}. Dönen ${sum}.`,
    turns: (count) => `${count} bedava çevirme`,
    spins: (count) => `${count} çevirme`,
    brought: (scatters, turns) => `${scatters}, ${turns}`,
    cut: 'Bir turun en yüksek kazancına ulaşıldı.',
    nowWon: 'Bu devrilişte',
    earlier: 'Önceki',
    pays: 'Öder',
    counts: '8 – 12+',
    each: 'Kazanan devrilişe',
    columns: (columns) =>
      `Sütunlar yukarıdan aşağı. ${columns.map((column, at) => `${at + 1}. sütun: ${column}.`).join(' ')}`,
    cells: 'Ödemeler',
    newTurns: 'Her kazanan devrilişte çarpan daha sık.',
    stakeStays: 'Bahis aynı kalır.',
    total: (turns, sum) => `${turns}: ${sum}`,
    rules: [
      'Otuz göz dolar. Bir şekilden sekiz ya da daha çok varsa, nerede olurlarsa olsunlar, tablodaki kadar bahsini öder.',
      'Kazananlar kalkar, üstündekiler iner, yenileri gelir. Yenileri de kazandırırsa devriliş sürer.',
      'Kazanan bir devrilişte çarpan gelebilir: o devrilişin toplamını 2, 3 ya da 5 ile çarpar.',
      'Çevirme bittiğinde dört ya da daha çok dağıtıcı görünüyorsa 12 bedava çevirme başlar. Bedava çevirmelerde dağıtıcı yoktur, çarpan daha sıktır.',
    ],
  },
  en: {
    floating: 'New ones are coming.',
    ready: 'Eight or more alike win, wherever they are.',
    nth: (tumble) => `Tumble ${tumble}`,
    tumbles: (count) => `${count} ${count === 1 ? 'tumble' : 'tumbles'}`,
    paid: (what, sum, times) => `${what}: ${sum}, ${times} times your stake.`,
    returned: (what, sum) => `${what}. Returned ${sum}.`,
    turns: (count) => `${count} free spins`,
    spins: (count) => `${count} spins`,
    brought: (scatters, turns) => `${scatters}, ${turns}`,
    cut: 'The most of one round is reached.',
    nowWon: 'This tumble',
    earlier: 'Earlier',
    pays: 'Pays',
    counts: '8 – 12+',
    each: 'On a winning tumble',
    columns: (columns) =>
      `Columns from the top. ${columns.map((column, at) => `Column ${at + 1}: ${column}.`).join(' ')}`,
    cells: 'Pays',
    newTurns: 'Multipliers come more often.',
    stakeStays: 'Your stake stays.',
    total: (turns, sum) => `${turns}: ${sum}`,
    rules: [
      'Thirty places are filled. Where there are eight or more of one kind, wherever they are, they pay your stake as the table says.',
      'The winners go, those above sink, new ones come. Where those win too, it goes on.',
      'A winning tumble may bring a multiplier: it multiplies what that tumble pays by 2, 3 or 5.',
      'Four or more scatters in sight at the end of a spin bring 12 free spins. There are no scatters in those, and multipliers come more often.',
    ],
  },
}

export const TITLE_WORDS: Record<string, Record<Language, TitleWords>> = {
  zar_rasathane: {
    tr: {
      symbols: {
        tas4: 'dört köşe yıldız',
        tas5: 'beş köşe yıldız',
        tas6: 'altı köşe yıldız',
        mavi: 'mavi gezegen',
        kizil: 'kızıl gezegen',
        halkali: 'halkalı gezegen',
        gunes: 'güneş',
        usturlap: 'usturlap',
      },
      multiplier: 'göktaşı',
      multipliers: 'Göktaşları',
      scatters: (count) => `${count} usturlap`,
      feature: 'Kubbe açılıyor',
    },
    en: {
      symbols: {
        tas4: 'four-pointed stars',
        tas5: 'five-pointed stars',
        tas6: 'six-pointed stars',
        mavi: 'blue planets',
        kizil: 'red planets',
        halkali: 'ringed planets',
        gunes: 'suns',
        usturlap: 'astrolabes',
      },
      multiplier: 'meteor',
      multipliers: 'Meteors',
      scatters: (count) => `${count} astrolabes`,
      feature: 'The dome opens',
    },
  },
  zar_mercan_koyu: {
    tr: {
      symbols: {
        kabuk: 'yelpaze kabuk',
        koni: 'koni kabuk',
        burgu: 'burgu kabuk',
        amfora: 'amfora',
        mercan: 'mercan',
        balik: 'balık',
        kaplumbaga: 'kaplumbağa',
        istiridye: 'istiridye',
      },
      multiplier: 'güneş ışını',
      multipliers: 'Güneş ışınları',
      scatters: (count) => `${count} istiridye`,
      feature: 'Koya iniyoruz',
    },
    en: {
      symbols: {
        kabuk: 'fan shells',
        koni: 'cone shells',
        burgu: 'spiral shells',
        amfora: 'amphoras',
        mercan: 'corals',
        balik: 'fish',
        kaplumbaga: 'turtles',
        istiridye: 'oysters',
      },
      multiplier: 'sunbeam',
      multipliers: 'Sunbeams',
      scatters: (count) => `${count} oysters`,
      feature: 'Into the bay',
    },
  },
  zar_ipek_hani: {
    tr: {
      symbols: {
        makara1: 'tek bantlı makara',
        makara2: 'iki bantlı makara',
        makara3: 'üç bantlı makara',
        mekik: 'mekik',
        dut: 'dut',
        pervane: 'pervane',
        koza: 'koza',
        balya: 'balya',
      },
      multiplier: 'düğüm',
      multipliers: 'Düğümler',
      scatters: (count) => `${count} balya`,
      feature: 'Balyalar açılıyor',
    },
    en: {
      symbols: {
        makara1: 'one-banded spools',
        makara2: 'two-banded spools',
        makara3: 'three-banded spools',
        mekik: 'shuttles',
        dut: 'mulberries',
        pervane: 'moths',
        koza: 'cocoons',
        balya: 'bales',
      },
      multiplier: 'knot',
      multipliers: 'Knots',
      scatters: (count) => `${count} bales`,
      feature: 'The bales are opened',
    },
  },
}
