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
  figures: { rtp: Fraction; hitRate: number; deviation: number; mostChance: number }
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

type Parts<Known extends string> = {
  pays: Partial<Record<NoInfer<Known>, readonly number[]>>
  paid: readonly string[]
  free: readonly string[]
  mostHundredths: number
  figures: CountedSheet['figures']
}
type Counted = CountedSheet & { mostHundredths: number }

/** What both sheets have alike: ten lines, stacks that multiply by 2, 3 or 5, eight free spins. */
function sheetOf<Known extends string>(
  ids: Record<Known, string>,
  { pays, paid, free, mostHundredths, figures }: Parts<Known>,
): Counted {
  return {
    ...reelsOf(ids, { strips: paid, pays }),
    lines: TEN_LINES,
    multipliers: [2, 2, 2, 3, 3, 5],
    mostOfSpin: 1_000,
    feature: { scatters: 3, spins: 8, reels: reelsOf(ids, { strips: free, pays }).reels },
    mostHundredths,
    figures,
  }
}

/** Nine things: 96.01 %, σ 8.98, eight free spins once in 158 rounds. */
export const lightningSheet = (ids: Record<Letter, string>): Counted =>
  sheetOf(ids, {
    pays: PAYS,
    paid: PAID,
    free: FREE,
    mostHundredths: 828_500,
    figures: {
      rtp: fraction(81_778_593_971_539n, 85_174_509_420_000n),
      hitRate: 0.1821517624090806,
      deviation: 8.977027552163792,
      mostChance: 3.0096169260109816e-45,
    },
  })

const CROWN_PAYS = {
  a: [40, 180, 700],
  b: [26, 90, 360],
  c: [17, 54, 220],
  d: [12, 40, 160],
  f: [6, 17, 52],
  g: [6, 17, 52],
  h: [5, 13, 40],
  i: [5, 13, 40],
}

const CROWNS_PAID = [
  'h f c g f S f d f g a g f d c f g i f d g f c b f g b f g d f g',
  'h i a h i S h i c g h b i h d i h a h i W W W f h i c d h i a h i b',
  'i f d i f d i h c a g f i h f b W W W c g h i g h d c g d b S h f g',
  'h f i c h f d b g i h g i f h b g h a g i f d c W W W d S f b g i d c',
  'c f g b h d b f i g f i h d f h g a c i f d h i g a i h c g S',
]

/** More crowns to the reel, and no chest. */
const CROWNS_FREE = [
  'c h f b h i f a i g d c h g f b g d a g d f i',
  'h W W W b c g h i g a c f i c d g f h i d i h f b d',
  'h d a h f d g f c a i g f i h b i W W W g i c b f c',
  'h d g f d b f c g b i h f c d i c g i h a W W W f',
  'h b g f d f c b i h d g f a i c g h a d f i',
]

/** Eight things: 96.11 %, σ 8.83, eight free spins once in 155 rounds. */
export const crownSheet = (ids: Record<Exclude<Letter, 'e'>, string>): Counted =>
  sheetOf(ids, {
    pays: CROWN_PAYS,
    paid: CROWNS_PAID,
    free: CROWNS_FREE,
    mostHundredths: 832_000,
    figures: {
      rtp: fraction(22_266_431_517_407_323n, 23_167_466_562_240_000n),
      hitRate: 0.19507808066823817,
      deviation: 8.828585942519096,
      mostChance: 1.2446718564891674e-44,
    },
  })
