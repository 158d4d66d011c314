import { type Fraction, fraction } from '../../fraction.ts'
import { type ReelSheet, reelsOf, TEN_LINES } from '../reels/sheet.ts'

/** Five reels and ten lines; a reel that is wild from top to bottom multiplies. */
export type StormSheet = ReelSheet & {
  /** Of a stack: one draw for each, each entry as likely. */
  multipliers: readonly number[]
  /** No spin pays more, in stakes. */
  mostOfSpin: number
  /** So many scatters or more bring free spins on reels of their own, which bring no further ones. */
  feature: { scatters: number; spins: number; reels: readonly (readonly string[])[] }
}

/** With its figures: every combination is walked once, and again by the test. */
export type CountedSheet = StormSheet & {
  figures: { rtp: Fraction; hitRate: number; deviation: number }
}

type Letter = 'W' | 'S' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i'

const PAYS = {
  a: [40, 180, 700],
  b: [30, 110, 450],
  c: [22, 75, 300],
  d: [18, 58, 190],
  e: [15, 45, 150],
  f: [7, 19, 60],
  g: [7, 19, 60],
  h: [6, 15, 45],
  i: [6, 15, 45],
}

const PAID = [
  'h f c g f S g f d g f a g f d c f g i f d g f c b f g e f g d f g',
  'h i a h i S h i e g h b i h d i h e i h W W W f h i c e h i a h i e',
  'i f d i f d i h e a g f i h f e W W W c g h i g h e c g d b S h f g',
  'h f i e h f d b g i h g i f h b g h a g i f e c W W W d S f e g i d c',
  'e f g b h d e f i g f i h d f h g a c i f d h i g e i h c g S',
]

/** More lightning to the reel, and no scatter. */
const FREE = [
  'c h f e h i f e i g e c h g f b g d a g d f i',
  'h W W W b a g h i g e c f i c d g f i h e i h f e d',
  'h d e h f d g f a c i g f i h e i W W W g i f b e c',
  'h e g f d b f c g e i h f i d e c g i h a W W W f',
  'h e f g e f c b i h d g f e i c g h a d f i',
]

/** Nine things: 96.01 %, σ 8.98, eight free spins once in 158 rounds. */
export const lightningSheet = (
  ids: Record<Letter, string>,
): CountedSheet & { mostHundredths: number } => ({
  ...reelsOf(ids, { strips: PAID, pays: PAYS }),
  lines: TEN_LINES,
  multipliers: [2, 2, 2, 3, 3, 5],
  mostOfSpin: 1_000,
  feature: {
    scatters: 3,
    spins: 8,
    reels: reelsOf(ids, { strips: FREE, pays: PAYS }).reels,
  },
  mostHundredths: 828_500,
  figures: {
    rtp: fraction(81_778_593_971_539n, 85_174_509_420_000n),
    hitRate: 0.1821517624090806,
    deviation: 8.977027552163792,
  },
})
