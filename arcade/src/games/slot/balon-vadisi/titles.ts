import { type Names, nameOf, paysOf, reelsOf } from '../machine/letters.ts'
import type { Pays, WaysSheet } from '../ways/sheet.ts'

const REELS = [
  'A f e C C D A B h g g e e C f B h A D f f S D e h h g g B',
  'h h C D B D B W g g S C e e D h e A C h B A A f f g g f f e',
  'g h h f e e f f g C C f S e C B A B B h h A D e A D W g g D',
  'h h e e f f e e D h h D D g g W C A B S A A B B f C C f g g',
  'g g A e B h e e h h D g g S e A C h C C B f f D f B f D A',
]

const CALM_REELS = [
  'f f h h e e g e C e g D C A f A B D B C A h h f B g g S D',
  'D h B f C e e g e A f f W D B g g A g D S f B h h C A e C h',
  'D e e A g h e C h D B f A S C C f f g g A g B D f W e B h h',
  'S A B f f A f g W g C C e B h h A e B g g D D e e C h h f D',
  'f h h A A g g f C h g e e S D f f g B A h B C D B C D e e',
]

type Title = {
  code: string
  version?: string
  names: Names
  reels: readonly string[]
  pays: Readonly<Record<string, Pays>>
  byScatters: Pays
  factor?: number
  most: number
}

const sheetOf = ({
  code,
  version = '1',
  names,
  reels,
  pays,
  byScatters,
  factor = 2,
  most,
}: Title): WaysSheet => ({
  code,
  version,
  rows: 3,
  reels: reelsOf(names, reels),
  pays: paysOf(names, pays),
  wild: nameOf(names, 'W'),
  scatter: nameOf(names, 'S'),
  freeSpins: { byScatters, factor },
  mostHundredths: most * 100,
})

export const balonVadisi = sheetOf({
  code: 'zar_balon_vadisi',
  names: {
    A: 'balonkirmizi',
    B: 'balonturkuaz',
    C: 'balonsafran',
    D: 'peribacasi',
    e: 'guvercin',
    f: 'testi',
    g: 'kayisi',
    h: 'gelincik',
    W: 'gundogumu',
    S: 'mumalev',
  },
  reels: REELS,
  pays: {
    A: [90, 375, 1_695],
    B: [85, 295, 1_075],
    C: [60, 220, 765],
    D: [50, 175, 575],
    e: [25, 95, 270],
    f: [25, 80, 225],
    g: [14, 60, 180],
    h: [14, 50, 145],
  },
  byScatters: [8, 10, 12],
  most: 1_000,
})

/** Calmer: lower pays for five, more rounds that win. */
export const leylekGocu = sheetOf({
  code: 'zar_leylek_gocu',
  names: {
    A: 'yeldegirmeni',
    B: 'gol',
    C: 'baca',
    D: 'kosk',
    e: 'kamis',
    f: 'tuy',
    g: 'kurbaga',
    h: 'sogut',
    W: 'leylek',
    S: 'yuva',
  },
  reels: CALM_REELS,
  pays: {
    A: [105, 345, 1_040],
    B: [85, 275, 765],
    C: [70, 210, 555],
    D: [70, 175, 450],
    e: [40, 105, 275],
    f: [40, 105, 245],
    g: [30, 85, 210],
    h: [30, 70, 175],
  },
  byScatters: [8, 10, 12],
  most: 600,
})

/** Ten free spins, however many mills. */
export const ruzgarGulu = sheetOf({
  code: 'zar_ruzgar_gulu',
  names: {
    A: 'yelkenli',
    B: 'capa',
    C: 'begonvil',
    D: 'marti',
    e: 'zeytin',
    f: 'incir',
    g: 'sunger',
    h: 'kabuk',
    W: 'pusula',
    S: 'yeldegirmeni',
  },
  reels: REELS,
  pays: {
    A: [110, 335, 1_345],
    B: [90, 280, 1_010],
    C: [65, 225, 785],
    D: [55, 180, 615],
    e: [20, 95, 270],
    f: [20, 80, 225],
    g: [13, 55, 170],
    h: [11, 50, 145],
  },
  byScatters: [10, 10, 10],
  most: 1_000,
})

/** Fifteen free spins and more, three times over. */
export const balikPazari = sheetOf({
  code: 'zar_balik_pazari',
  version: '2',
  names: {
    A: 'palamut',
    B: 'kedi',
    C: 'sandik',
    D: 'fener',
    e: 'narenciye',
    f: 'simit',
    g: 'cay',
    h: 'mantar',
    W: 'balik',
    S: 'gemi',
  },
  reels: CALM_REELS,
  pays: {
    A: [85, 275, 830],
    B: [66, 216, 605],
    C: [56, 166, 435],
    D: [55, 138, 355],
    e: [31, 85, 215],
    f: [31, 84, 190],
    g: [24, 66, 165],
    h: [24, 56, 140],
  },
  byScatters: [15, 15, 20],
  factor: 3,
  most: 1_500,
})

export const BALLOON_SHEETS = [balonVadisi, leylekGocu, ruzgarGulu, balikPazari] as const
