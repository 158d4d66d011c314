import type { Language } from '../../../../protocol.ts'
import type { SymbolNames } from '../../reels/screen/words.ts'
import { wildOf } from '../../reels/sheet.ts'
import type { StormSheet } from '../sheets.ts'

/** The wild, what starts the free spins, how many, and for how many scatters. */
export type Told = { wild: string; scatter: string; spins: number; scatters: number }

type StormWords = {
  moving: string
  ready: (told: Told) => string
  begins: (told: Told) => string
  cardTitle: string
  more: (told: Told) => string
  stack: (reel: number, wild: string, factor: number) => string
  spin: (spin: string, sum: string) => string
  total: (spin: string, sum: string) => string
  spun: (spins: number) => string
  wildNote: string
  scatterNote: (told: Told) => string
  rules: (told: Told, figures: { onceIn: string; wins: string; most: string }) => readonly string[]
}

export const STORM_NAMES: SymbolNames = {
  tr: {
    simsek: 'yıldırım',
    tunduk: 'tündük',
    kurt: 'kurt',
    boz_at: 'boz at',
    koc: 'koç boynuzu',
    elibelinde: 'eli belinde',
    hayat: 'hayat ağacı',
    pitrak: 'pıtrak',
    goz: 'göz',
    cengel: 'çengel',
    taraknakis: 'tarak',
    bora: 'bora',
    samandira: 'şamandıra',
    yelkenli: 'yelkenli',
    palamut: 'palamut',
    ag: 'ağ',
    musamba: 'muşamba',
    capa: 'çapa',
    halat5: 'beşli düğüm',
    halat4: 'dörtlü düğüm',
    halat3: 'üçlü düğüm',
    halat2: 'ikili düğüm',
    tac: 'taç',
    sandik: 'sandık',
    elmas: 'elmas',
    anka: 'anka',
    tavus: 'tavus',
    ibrik: 'ibrik',
    kitap: 'kitap',
    anahtar: 'anahtar',
    pul: 'pul',
    lale: 'lale',
  },
  en: {
    simsek: ['lightning', 'lightnings'],
    tunduk: ['tent crown', 'tent crowns'],
    kurt: ['wolf', 'wolves'],
    boz_at: ['grey horse', 'grey horses'],
    koc: ['ram’s horn', 'ram’s horns'],
    elibelinde: ['hands-on-hips', 'hands-on-hips'],
    hayat: ['tree of life', 'trees of life'],
    pitrak: ['burdock', 'burdocks'],
    goz: ['eye', 'eyes'],
    cengel: ['hook', 'hooks'],
    taraknakis: ['comb', 'combs'],
    bora: ['squall', 'squalls'],
    samandira: ['buoy', 'buoys'],
    yelkenli: ['sailing boat', 'sailing boats'],
    palamut: ['bonito', 'bonitos'],
    ag: ['net', 'nets'],
    musamba: ['oilskin', 'oilskins'],
    capa: ['anchor', 'anchors'],
    halat5: ['five-turn knot', 'five-turn knots'],
    halat4: ['four-turn knot', 'four-turn knots'],
    halat3: ['three-turn knot', 'three-turn knots'],
    halat2: ['two-turn knot', 'two-turn knots'],
    tac: ['crown', 'crowns'],
    sandik: ['chest', 'chests'],
    elmas: ['diamond', 'diamonds'],
    anka: ['phoenix', 'phoenixes'],
    tavus: ['peacock', 'peacocks'],
    ibrik: ['ewer', 'ewers'],
    kitap: ['book', 'books'],
    anahtar: ['key', 'keys'],
    pul: ['token', 'tokens'],
    lale: ['tulip', 'tulips'],
  },
}

const STORM_WORDS: Record<Language, StormWords> = {
  tr: {
    moving: 'Makaralar dokunuyor.',
    ready: ({ wild }) => `Makarayı baştan başa kaplayan ${wild} 2–5 kat öder.`,
    begins: ({ scatter, spins }) => `Üç ${scatter}: ${spins} bedava çevirme.`,
    cardTitle: 'Fırtına geliyor',
    more: ({ wild }) => `Şeritlerde daha çok ${wild} var.`,
    stack: (reel, wild, factor) => `${reel}. makara ${wild}, ${factor} kat.`,
    spin: (spin, sum) => `Çevirme ${spin}: ${sum}.`,
    total: (spin, sum) => `Çevirme ${spin}. Toplam ${sum}.`,
    spun: (spins) => `${spins} bedava çevirme`,
    wildNote: 'Joker. Makarasını baştan başa kaplarsa 2, 3 ya da 5 kat.',
    scatterNote: ({ spins, scatters }) =>
      `${scatters} tane ya da daha çok: ${spins} bedava çevirme.`,
    rules: ({ wild, scatter, spins }, { onceIn, wins, most }) => [
      'Beş makarada üçer resim, on çizgi vardır. Soldan başlayan üç ya da daha çok aynı resim ödenir.',
      `Yüz turda ortalama ${wins} kazanç. Kazançlar seyrek, büyükleri çok büyüktür.`,
      `Joker (${wild}), ${scatter} dışında her resmin yerine geçer. Bir makarayı baştan başa kaplarsa o makaradan geçen çizgileri çarpar: altı eşit çekilişin üçü 2, ikisi 3, biri 5 kattır. Bir çizgideki çarpanlar birbiriyle çarpılır.`,
      `Üç ${scatter} ${spins} bedava çevirme getirir, ortalama ${onceIn} turda bir. Bahis aynı kalır, şeritlerde daha çok joker vardır, yeni ${scatter} yoktur.`,
      `Tek bir çevirme bahsin en çok ${most} katını öder.`,
    ],
  },
  en: {
    moving: 'The reels are being woven.',
    ready: ({ wild }) => `A ${wild} that fills its reel pays 2 to 5 times.`,
    begins: ({ scatter, spins }) => `Three ${scatter}s: ${spins} free spins.`,
    cardTitle: 'The storm is coming',
    more: ({ wild }) => `There is more ${wild} on the reels.`,
    stack: (reel, wild, factor) => `Reel ${reel} is all ${wild}, ${factor} times.`,
    spin: (spin, sum) => `Spin ${spin}: ${sum}.`,
    total: (spin, sum) => `Spin ${spin}. Total ${sum}.`,
    spun: (spins) => `${spins} free spins`,
    wildNote: 'Wild. Where it fills its reel: 2, 3 or 5 times.',
    scatterNote: ({ spins, scatters }) => `${scatters} or more: ${spins} free spins.`,
    rules: ({ wild, scatter, spins }, { onceIn, wins, most }) => [
      'Five reels show three pictures each, with ten lines. Three or more alike from the left are paid.',
      `On average ${wins} of a hundred rounds win. Wins are rare, and large ones very large.`,
      `The wild (${wild}) stands for every picture but the ${scatter}. Where it fills its whole reel it multiplies the lines that cross it: of six equal draws three are 2, two are 3 and one is 5. Those on one line are multiplied with each other.`,
      `Three ${scatter}s bring ${spins} free spins, once in ${onceIn} rounds on average. The stake stays, the reels bear more wilds and no ${scatter}.`,
      `A single spin pays ${most} times the stake at most.`,
    ],
  },
}

/** Where a title says it otherwise, by its wild. */
const OWN: Record<string, Record<Language, Partial<StormWords>>> = {
  tac: {
    tr: { moving: 'Taşlar diziliyor.', cardTitle: 'Hazine açılıyor' },
    en: { moving: 'The stones are being laid.', cardTitle: 'The treasury opens' },
  },
  bora: {
    tr: { moving: 'Düğümler atılıyor.' },
    en: { moving: 'The knots are being tied.' },
  },
}

export const wordsOf = (sheet: StormSheet, language: Language): StormWords => ({
  ...STORM_WORDS[language],
  ...OWN[wildOf(sheet) ?? '']?.[language],
})
