import { FIVE_LINES, type ReelSheet, reelsOf } from '../reels/sheet.ts'

/** Three reels and five lines; three scatters start free spins in which wilds stay where they fall. */
export type StickySheet = ReelSheet & {
  feature: {
    /** A scatter on each reel starts them. */
    spins: number
    reels: readonly (readonly string[])[]
    /** In each free spin each cell that is not yet wild turns wild with chance wild / outOf. */
    wild: number
    outOf: number
    /** The cells that can: [reel, row], in the order of their draws. */
    cells: readonly (readonly [number, number])[]
  }
}

type Sheet = StickySheet & { mostHundredths: number }
type Ten = 'W' | 'S' | 'A' | 'B' | 'C' | 'D' | 'f' | 'g' | 'h' | 'i'

const ROW = [0, 1, 2] as const
const EVERY_CELL = ROW.flatMap((reel) => ROW.map((row) => [reel, row] as const))
const SPINS = 8

/** Nine things, the wild and the scatter: 96.10 %, σ 6.16, a feature of 32.05 stakes once in 125. */
export function leafSheet(ids: Record<Ten | 'E', string>): Sheet {
  const pays = {
    W: [200],
    A: [100],
    B: [60],
    C: [40],
    D: [25],
    E: [18],
    f: [8],
    g: [8],
    h: [6],
    i: [5],
  }
  const paid = [
    'i g h W S h f i E g f A g h B i C f W D f g D f S g f C E f',
    'E C h f i g f E D C f h g S A g f S B f i g W f h W i f g D',
    'f g D C A i f S g f W D i f S g E i g f W h B f h C f h g E',
  ]
  const free = [
    'B E C f i E f h C g h f E B f i g h i D f g D h g A D',
    'B f D A g f i E h i E D g f D i g f h B C f h C g E h',
    'D C f E g h f B g D i f D g A E g h i E f h C f B i h',
  ]
  return {
    ...reelsOf(ids, { strips: paid, pays }),
    lines: FIVE_LINES,
    feature: {
      spins: SPINS,
      reels: reelsOf(ids, { strips: free, pays }).reels,
      wild: 1,
      outOf: 24,
      cells: EVERY_CELL,
    },
    mostHundredths: 160_160,
  }
}

/** The strips of eight things. */
const EIGHT = {
  paid: [
    'g i C g B f D B C g f S D W g h f i h f A h i g f h g f S W f C D f',
    'i g B f i W h C f W D f g D f S h g C B f h C D g f A S f g h i g f',
    'h B f g D f h W D i f g S C g f A g f S W B f h g i f g i C h f C D',
  ],
  free: [
    'B f C h g C f A D g h i f g h f D A h i f B g C i h g f i D',
    'h f i C h f g B D f h D g f C h g i A h f A g i C f D i g B',
    'D f A h i g C h f C i B D C g h f g h f g i f g h f A D B i',
  ],
}

/** Eight things, and wilds that come more often: 95.58 %, σ 8.40, 58.47 stakes once in 182. */
export function dropSheet(ids: Record<Ten, string>): Sheet {
  const pays = { W: [240], A: [100], B: [50], C: [30], D: [20], f: [8], g: [6], h: [5], i: [4] }
  return {
    ...reelsOf(ids, { strips: EIGHT.paid, pays }),
    lines: FIVE_LINES,
    feature: {
      spins: SPINS,
      reels: reelsOf(ids, { strips: EIGHT.free, pays }).reels,
      wild: 1,
      outOf: 18,
      cells: EVERY_CELL,
    },
    mostHundredths: 194_000,
  }
}

/** Eight things, and seven free spins: 96.22 %, σ 5.46, 35.29 stakes once in 182. */
export function beadSheet(ids: Record<Ten, string>): Sheet {
  const pays = { W: [200], A: [120], B: [70], C: [40], D: [25], f: [9], g: [8], h: [6], i: [5] }
  return {
    ...reelsOf(ids, { strips: EIGHT.paid, pays }),
    lines: FIVE_LINES,
    feature: {
      spins: 7,
      reels: reelsOf(ids, { strips: EIGHT.free, pays }).reels,
      wild: 1,
      outOf: 20,
      cells: EVERY_CELL,
    },
    mostHundredths: 142_400,
  }
}
