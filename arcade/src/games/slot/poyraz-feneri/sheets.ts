import { type ReelSheet, reelsOf, TEN_LINES } from '../reels/sheet.ts'

/** Five reels and ten lines. A wild fills its reel, and then the lines are paid, once. */
export type RisingSheet = ReelSheet & {
  /**
   * What a filled reel multiplies the lines by that cross it: one draw for each, each entry as likely.
   * Empty where it multiplies by nothing and nothing is drawn.
   */
  multipliers: readonly number[]
}

type Sheet = RisingSheet & { mostHundredths: number }
type Six = 'W' | 'A' | 'N' | 'K' | 'Q' | 'J' | 'T'
type Eight = 'W' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'

/** Six things and the wild: 6128343/6400000, σ 2.86. */
export const calmSheet = (ids: Record<Six, string>): Sheet => ({
  ...reelsOf(ids, {
    strips: [
      'K Q J T A J Q T K T J Q T J K Q T J N T',
      'T J Q K T A J Q W T J K Q T J N T Q J T',
      'J T Q K T J W Q T A J T K Q J T N J T Q',
      'Q T J K T Q J T W A T J Q K T J T N Q J',
      'T Q J K A T J Q T K J T Q T J N T J Q T',
    ],
    pays: {
      A: [20, 82, 998],
      N: [15, 51, 204],
      K: [5, 20, 82],
      Q: [4, 12, 51],
      J: [2, 8, 31],
      T: [2, 6, 25],
    },
  }),
  lines: TEN_LINES,
  multipliers: [],
  mostHundredths: 40_530,
})

/** Eight things and the wild: 95.56 %, σ 4.11. */
export const livelySheet = (ids: Record<Eight, string>): Sheet => ({
  ...reelsOf(ids, {
    strips: [
      'e d h g c f b h a g f e b f g c e h g e h a f e d g c h d f',
      'c b h f b h e a c f g d f e g W d e g d f a h e g c h g f e',
      'e d g f h W g c b e f h e f h g c h g b d a b f h g d e a f',
      'g h c f d g e a h f e g b d f W h d c h e g c b f e g h a e',
      'g e f h d g e h c g a f e g h f a d f c g e h b c d e f h b',
    ],
    pays: {
      a: [41, 205, 1_093],
      b: [34, 137, 547],
      c: [27, 82, 273],
      d: [21, 55, 205],
      e: [8, 25, 82],
      f: [7, 21, 68],
      g: [5, 16, 55],
      h: [5, 14, 41],
    },
  }),
  lines: TEN_LINES,
  multipliers: [],
  mostHundredths: 45_710,
})

/** As before, and a filled reel multiplies by 1, 2 or 3: 95.70 %, σ 6.86. */
export const wildSheet = (ids: Record<Eight, string>): Sheet => ({
  ...reelsOf(ids, {
    strips: [
      'a c e d b e h f e g h c f h d g f b g h e a g f e h f d c g',
      'd e f c g h b e c h g f h d a g f e c b f d g e h g a e W f',
      'f g e b h f e h W f h e d c g d a c f b g d a g e h f c e h',
      'g e f g b e g h c d h c g f a h d c e d h e a b W g f e h f',
      'd g h f g c e b g h f e d f c h g e d h c f e b g a f h a e',
    ],
    pays: {
      a: [28, 76, 165],
      b: [21, 55, 124],
      c: [15, 38, 89],
      d: [10, 28, 69],
      e: [4, 12, 41],
      f: [3, 10, 34],
      g: [3, 8, 28],
      h: [3, 7, 21],
    },
  }),
  lines: TEN_LINES,
  multipliers: [1, 1, 1, 2, 2, 3],
  mostHundredths: 226_260,
})
