import { LINES } from '../lines.ts'
import { reelsOf } from '../reels/sheet.ts'
import type { HoldSheet } from './rules.ts'

type Letter = 'A' | 'B' | 'C' | 'D' | 'e' | 'f' | 'g' | 'h' | 'W' | 'S'
type Pays = Partial<Record<Letter, readonly number[]>>

const STRIPS = [
  'C D A g e f h h S S h D A C B e g g f D g f S C B e f e h',
  'B S C D h h e A D W h e f g f C e S S A e h B g g f D g C f',
  'W A S g S S f g h h f e A f g g h e D C D e C f B e D h B C',
  'B g W e f e C S g g D A h h e h S S e f A f D C B C h g f D',
  'A B g g f g f h h C e f D f D e g e h A S S B h e C D C S',
]

/** In line stakes. */
const PAYS: Pays = {
  A: [115, 475, 2_700],
  B: [95, 330, 1_500],
  C: [55, 185, 750],
  D: [50, 145, 550],
  e: [19, 55, 230],
  f: [15, 50, 190],
  g: [10, 37, 150],
  h: [10, 28, 115],
}

const CALM_PAYS: Pays = {
  A: [80, 245, 1_025],
  B: [70, 205, 820],
  C: [50, 165, 515],
  D: [50, 125, 410],
  e: [25, 60, 185],
  f: [25, 60, 165],
  g: [16, 50, 125],
  h: [16, 40, 105],
}

const COINS = [
  { stakes: 1, weight: 60 },
  { stakes: 2, weight: 25 },
  { stakes: 5, weight: 10 },
  { stakes: 10, weight: 4 },
  { stakes: 50, weight: 1 },
]

type Title = {
  code: string
  ids: Record<Letter, string>
  pays: Pays
  fullStakes: number
  mostHundredths: number
}

const sheetOf = ({ code, ids, pays, fullStakes, mostHundredths }: Title): HoldSheet => ({
  code,
  version: '1',
  ...reelsOf(ids, { strips: STRIPS, pays }),
  lines: LINES,
  hold: { least: 6, respins: 3, fillsOneIn: 20, coins: COINS, fullStakes },
  mostHundredths,
})

export const bakircilarCarsisi = sheetOf({
  code: 'zar_bakircilar_carsisi',
  ids: {
    A: 'semaver',
    B: 'ibrik',
    C: 'mangal',
    D: 'cezve',
    e: 'gulkabara',
    f: 'yildizkabara',
    g: 'damlakabara',
    h: 'dugumkabara',
    W: 'cekic',
    S: 'sikke',
  },
  pays: PAYS,
  fullStakes: 1_000,
  mostHundredths: 176_425,
})

export const darphane = sheetOf({
  code: 'zar_darphane',
  ids: {
    A: 'pres',
    B: 'tac',
    C: 'gemi',
    D: 'aslan',
    e: 'pul1',
    f: 'pul2',
    g: 'pul3',
    h: 'pul4',
    W: 'kalip',
    S: 'sikke',
  },
  pays: PAYS,
  fullStakes: 1_000,
  mostHundredths: 176_425,
})

export const sungerTeknesi = sheetOf({
  code: 'zar_sunger_teknesi',
  ids: {
    A: 'yelkenli',
    B: 'ahtapot',
    C: 'migfer',
    D: 'amfora',
    e: 'sunger',
    f: 'denizyildizi',
    g: 'kabuk',
    h: 'kestane',
    W: 'ag',
    S: 'istiridye',
  },
  pays: PAYS,
  fullStakes: 500,
  mostHundredths: 126_425,
})

/** The calmest of the four. */
export const hasatAmbari = sheetOf({
  code: 'zar_hasat_ambari',
  ids: {
    A: 'basak',
    B: 'araba',
    C: 'kabak',
    D: 'kavun',
    e: 'tahil',
    f: 'misir',
    g: 'aycicegi',
    h: 'asma',
    W: 'gunes',
    S: 'sepet',
  },
  pays: CALM_PAYS,
  fullStakes: 300,
  mostHundredths: 106_100,
})

export const HOLD_SHEETS = [bakircilarCarsisi, sungerTeknesi, darphane, hasatAmbari] as const
