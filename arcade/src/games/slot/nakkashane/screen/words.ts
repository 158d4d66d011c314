import type { Language } from '../../../../protocol.ts'
import type { SymbolNames } from '../../reels/screen/words.ts'
import { wildOf } from '../../reels/sheet.ts'
import type { StickySheet } from '../sheets.ts'

/** The wild, what starts the free spins, and how many there are. */
export type Told = { wild: string; scatter: string; spins: number }

type StickyWords = {
  moving: string
  ready: (told: Told) => string
  begins: (told: Told) => string
  cardTitle: string
  stays: (told: Told) => string
  places: string
  left: string
  leftOf: (spins: number) => string
  laid: (count: number, wild: string) => string
  total: string
  base: (told: Told) => readonly (readonly [label: string, value: string])[]
  baseShort: readonly [lines: string, wild: string]
  spin: (spin: string, sum: string) => string
  spun: (spins: number, leaves: string) => string
  wildNote: string
  scatterNote: (spins: number) => string
  rules: (told: Told, chances: { onceIn: string; outOf: number }) => readonly string[]
}

export const STICKY_NAMES: SymbolNames = {
  tr: {
    semsealtin: 'altın yaprak',
    kitap: 'kitap',
    geyik: 'geyik',
    kosk: 'köşk',
    kaftan: 'kaftan',
    gulfidan: 'gül fidanı',
    turna: 'turna',
    canaklacivert: 'lacivert çanak',
    canakyesil: 'yeşil çanak',
    canakkirmizi: 'kırmızı çanak',
    canaksari: 'sarı çanak',
    kehribar: 'kehribar damlası',
    kozalak: 'kozalak',
    ari: 'arı',
    egrelti: 'eğrelti otu',
    bocek: 'böcek',
    tuy: 'tüy',
    tane4: 'damla boncuk',
    tane3: 'fıçı boncuk',
    tane2: 'oval boncuk',
    tane1: 'yuvarlak boncuk',
    nazar: 'boncuk',
    anahtar: 'anahtar',
    balik: 'balık',
    kedi: 'kedi',
    gemi: 'gemi',
    hilal: 'hilal',
    cay: 'çay',
    simit: 'simit',
    tavla: 'tavla',
    fener: 'fener',
  },
  en: {
    semsealtin: ['gold leaf', 'gold leaves'],
    kitap: ['book', 'books'],
    geyik: ['stag', 'stags'],
    kosk: ['kiosk', 'kiosks'],
    kaftan: ['kaftan', 'kaftans'],
    gulfidan: ['rose tree', 'rose trees'],
    turna: ['crane', 'cranes'],
    canaklacivert: ['blue bowl', 'blue bowls'],
    canakyesil: ['green bowl', 'green bowls'],
    canakkirmizi: ['red bowl', 'red bowls'],
    canaksari: ['yellow bowl', 'yellow bowls'],
    kehribar: ['amber drop', 'amber drops'],
    kozalak: ['pine cone', 'pine cones'],
    ari: ['bee', 'bees'],
    egrelti: ['fern', 'ferns'],
    bocek: ['beetle', 'beetles'],
    tuy: ['feather', 'feathers'],
    tane4: ['drop bead', 'drop beads'],
    tane3: ['barrel bead', 'barrel beads'],
    tane2: ['oval bead', 'oval beads'],
    tane1: ['round bead', 'round beads'],
    nazar: ['eye bead', 'eye beads'],
    anahtar: ['key', 'keys'],
    balik: ['fish', 'fish'],
    kedi: ['cat', 'cats'],
    gemi: ['ship', 'ships'],
    hilal: ['crescent', 'crescents'],
    cay: ['tea', 'teas'],
    simit: ['simit', 'simits'],
    tavla: ['backgammon board', 'backgammon boards'],
    fener: ['lantern', 'lanterns'],
  },
}

const STICKY_WORDS: Record<Language, StickyWords> = {
  tr: {
    moving: 'Fırça sayfayı boyuyor.',
    ready: ({ scatter, spins }) => `Her sütunda bir ${scatter}: ${spins} bedava çevirme.`,
    begins: ({ scatter, spins }) => `Üç ${scatter}: ${spins} bedava çevirme.`,
    cardTitle: 'Sayfa çevriliyor',
    stays: ({ wild }) => `Gelen her ${wild} sona kadar yerinde kalır.`,
    places: 'Dokuz gözün hepsi dolabilir.',
    left: 'Kalan',
    leftOf: (spins) => `${spins} çevirme kaldı`,
    laid: (count, wild) => `${count} ${wild}`,
    total: 'Toplam',
    base: ({ wild, scatter, spins }) => [
      [`Üç ${scatter}`, `${spins} çevirme`],
      [wild, 'joker'],
      ['Beş çizgi', '3 × 3'],
    ],
    baseShort: ['5 çizgi, 3 × 3', '= joker'],
    spin: (spin, sum) => `Çevirme ${spin}: ${sum}.`,
    spun: (spins, leaves) => `${spins} bedava çevirme, ${leaves}`,
    wildNote: 'Joker: her resmin yerine geçer.',
    scatterNote: (spins) => `Her sütunda bir tane: ${spins} bedava çevirme.`,
    rules: ({ wild, scatter, spins }, { onceIn, outOf }) => [
      'Üç sütunda üçer resim, beş çizgi vardır: üç sıra ve iki köşegen. Bir çizgide üç aynı resim ödenir.',
      `Joker (${wild}), ${scatter} dışında her resmin yerine geçer; üç joker kendi ödemesini yapar.`,
      `Her sütunda bir ${scatter} görünürse ${spins} bedava çevirme başlar, ortalama ${onceIn} turda bir. Bahis aynı kalır.`,
      `Bedava çevirmelerde sütunların şeritleri başkadır. Her çevirmede henüz joker olmayan her göz ${outOf} çekilişte 1 olasılıkla ${wild} olur ve sona kadar yerinde kalır.`,
      'Bedava çevirmeler yenilerini getirmez; kazançların hepsi toplanır.',
    ],
  },
  en: {
    moving: 'The brush paints the page.',
    ready: ({ scatter, spins }) => `One ${scatter} in each column: ${spins} free spins.`,
    begins: ({ scatter, spins }) => `Three ${scatter}s: ${spins} free spins.`,
    cardTitle: 'The page is turned',
    stays: ({ wild }) => `Every ${wild} stays to the end.`,
    places: 'All nine places can fill.',
    left: 'Left',
    leftOf: (spins) => `${spins} ${spins === 1 ? 'spin' : 'spins'} left`,
    laid: (count, wild) => `${count} ${wild}`,
    total: 'Total',
    base: ({ wild, scatter, spins }) => [
      [`3 ${scatter}s`, `${spins} spins`],
      [wild, 'wild'],
      ['Five lines', '3 × 3'],
    ],
    baseShort: ['5 lines, 3 × 3', '= wild'],
    spin: (spin, sum) => `Spin ${spin}: ${sum}.`,
    spun: (spins, leaves) => `${spins} free spins, ${leaves}`,
    wildNote: 'Wild: stands for every picture.',
    scatterNote: (spins) => `One in each column: ${spins} free spins.`,
    rules: ({ wild, scatter, spins }, { onceIn, outOf }) => [
      'Three columns show three pictures each, with five lines: three rows and two diagonals. Three alike on a line are paid.',
      `The wild (${wild}) stands for every picture but the ${scatter}; three wilds pay as their own.`,
      `One ${scatter} in each column starts ${spins} free spins, once in ${onceIn} rounds on average. The stake stays.`,
      `In free spins the columns have other strips. In each of them every place that is not yet wild turns into one (${wild}) with a chance of 1 in ${outOf}, and stays so to the end.`,
      'Free spins bring no further ones; all wins are added up.',
    ],
  },
}

/** Where a title says it otherwise, by its wild. */
const OWN: Record<string, Record<Language, Pick<StickyWords, 'moving' | 'cardTitle'>>> = {
  nazar: {
    tr: { moving: 'Fırça camları boyuyor.', cardTitle: 'Boncuklar göz açıyor' },
    en: { moving: 'The brush paints the glass.', cardTitle: 'The beads open their eyes' },
  },
}

export const wordsOf = (sheet: StickySheet, language: Language): StickyWords => ({
  ...STICKY_WORDS[language],
  ...OWN[wildOf(sheet) ?? '']?.[language],
})
