import { type Names, nameOf, paysOf, reelsOf } from '../machine/letters.ts'
import type { Pays, WaysSheet } from '../ways/sheet.ts'

const REELS = [
  'j j C A h D F F g g g M M E B S j j A h h h i i i B D i C C F E g',
  'C C i i S B B E i i A h h C D B F j j g D E h h M M j j F A g g g W',
  'D D A g g h h j j i i i C C F D B F S h h M M M A A i E W B g g E j j C',
  'h h g g i i C C F E j M M E i i g g A A C h h F D B D D S j j j B B W A',
  'E S C g D D B B i h h A A h h j j D A C M M M E B F j j i i i F F g g g',
]

const WILD_REELS = [
  'E D A h h E E B g g g A j j j M M M C D D C C B i F j S F i i i g h h',
  'W B E A g F E j j h h g g g D B h h F A A i C j j C C M M D S i i i',
  'j g g E B C h h h D j j j A S g g W i E F D D i i i F M M C B A h',
  'j j g g g h B i i g M M M j j D i i A S F F W C D E C F B h h h A E E',
  'M M h C g g B j i i E B B F A D S A j j j C F E g g i i h h h D',
]

/** What the mystery becomes: a hundred in all, the dearer the rarer. */
const WEIGHTS = { A: 4, B: 6, C: 8, D: 10, E: 12, F: 12, g: 12, h: 12, i: 12, j: 12 }

type Title = {
  code: string
  names: Names
  reels: readonly string[]
  pays: Readonly<Record<string, Pays>>
  factor: number
  most: number
}

const sheetOf = ({ code, names, reels, pays, factor, most }: Title): WaysSheet => ({
  code,
  version: '1',
  rows: 4,
  reels: reelsOf(names, reels),
  pays: paysOf(names, pays),
  wild: nameOf(names, 'W'),
  scatter: nameOf(names, 'S'),
  mystery: { symbol: nameOf(names, 'M'), weights: paysOf(names, WEIGHTS) },
  freeSpins: { byScatters: [10, 10, 10], factor },
  mostHundredths: most * 100,
})

const SHADOW_PAYS: Readonly<Record<string, Pays>> = {
  A: [30, 125, 820],
  B: [25, 100, 615],
  C: [20, 80, 410],
  D: [16, 60, 305],
  E: [16, 50, 245],
  F: [12, 40, 205],
  g: [8, 25, 80],
  h: [8, 25, 80],
  i: [0, 16, 60],
  j: [0, 16, 60],
}

export const golgePerdesi = sheetOf({
  code: 'zar_golge_perdesi',
  names: {
    A: 'ceylan',
    B: 'deve',
    C: 'hanim',
    D: 'tavuskusu',
    E: 'servi',
    F: 'kayik',
    g: 'def',
    h: 'saz',
    i: 'kudum',
    j: 'zil',
    W: 'fener',
    S: 'can',
    M: 'perdecik',
  },
  reels: REELS,
  pays: SHADOW_PAYS,
  factor: 2,
  most: 5_000,
})

export const binKapiliCarsi = sheetOf({
  code: 'zar_bin_kapili_carsi',
  names: {
    A: 'hali',
    B: 'ibrik',
    C: 'fener',
    D: 'kemer',
    E: 'sandik',
    F: 'ayna',
    g: 'dugme4',
    h: 'makara2',
    i: 'puskul',
    j: 'boncuk3',
    W: 'anahtar',
    S: 'hankapisi',
    M: 'kapi',
  },
  reels: REELS,
  pays: SHADOW_PAYS,
  factor: 2,
  most: 5_000,
})

/** The wildest of the four. */
export const ankaDagi = sheetOf({
  code: 'zar_anka_dagi',
  names: {
    A: 'anka',
    B: 'dag',
    C: 'servi',
    D: 'gunes',
    E: 'hilal',
    F: 'kor3',
    g: 'goztuy1',
    h: 'goztuy2',
    i: 'goztuy3',
    j: 'goztuy4',
    W: 'alevtuy',
    S: 'yumurta',
    M: 'tuy',
  },
  reels: WILD_REELS,
  pays: {
    A: [25, 130, 1_570],
    B: [20, 100, 880],
    C: [13, 65, 495],
    D: [10, 50, 330],
    E: [8, 35, 195],
    F: [8, 35, 165],
    g: [7, 20, 65],
    h: [7, 20, 65],
    i: [0, 13, 50],
    j: [0, 13, 50],
  },
  factor: 2,
  most: 5_000,
})

/** Calmer: free spins pay as paid ones. */
export const muhurluMektup = sheetOf({
  code: 'zar_muhurlu_mektup',
  names: {
    A: 'nal',
    B: 'guvercin',
    C: 'hankapisi',
    D: 'kalemlik',
    E: 'kosk',
    F: 'cuval',
    g: 'mum6',
    h: 'mum5',
    i: 'mum4',
    j: 'mum3',
    W: 'muhur',
    S: 'boru',
    M: 'mektup',
  },
  reels: REELS,
  pays: {
    A: [40, 120, 300],
    B: [35, 115, 270],
    C: [35, 105, 240],
    D: [30, 90, 210],
    E: [30, 85, 180],
    F: [25, 75, 165],
    g: [14, 45, 120],
    h: [14, 45, 120],
    i: [0, 30, 90],
    j: [0, 30, 90],
  },
  factor: 1,
  most: 1_000,
})

export const SHADOW_SHEETS = [golgePerdesi, binKapiliCarsi, ankaDagi, muhurluMektup] as const
