import { type ReelSheet, reelsOf, TEN_LINES } from '../reels/sheet.ts'

/** Five reels and ten lines; three scatters bring closed boxes, of which the player opens some. */
export type PickSheet = ReelSheet & {
  pick: {
    /** So many scatters or more bring the boxes. */
    scatters: number
    /** In whole stakes, each in one box. */
    prizes: readonly number[]
    /** Empty boxes: the first that is opened ends the round. */
    ends: number
  }
}

type Sheet = PickSheet & { mostHundredths: number }
type Letter = 'W' | 'S' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'

const calmReels = (ids: Record<Letter, string>) => ({
  ...reelsOf(ids, {
    strips: [
      'g c f e h g c f b d e c a g f b d S g h e g h e d f h e f a',
      'h d a g e c W d b e g h a f e b h d g h f S c W h e f g e f',
      'c h e g f d g e b f h g S b f g W e f h d c e g W h d f h a',
      'a h b f d g e f h W b d g S f e h c W h g a f c e g f e h d',
      'g h d f g c b h e g f e d a h e f a S g h c e g b d c e h f',
    ],
    pays: {
      a: [55, 175, 1_000],
      b: [44, 130, 500],
      c: [32, 88, 260],
      d: [26, 65, 170],
      e: [15, 39, 87],
      f: [13, 33, 78],
      g: [13, 31, 65],
      h: [11, 26, 65],
    },
  }),
  lines: TEN_LINES,
})

/** Twelve boxes, three of them empty: 39/4 stakes once in 117; 96.10 %, σ 2.53. */
export const cupSheet = (ids: Record<Letter, string>): Sheet => ({
  ...calmReels(ids),
  pick: { scatters: 3, prizes: [1, 1, 2, 2, 3, 5, 5, 8, 12], ends: 3 },
  mostHundredths: 11_320,
})

/** Nine boxes, two of them empty: 28/3 stakes; 95.75 %, σ 2.51. */
export const bowlSheet = (ids: Record<Letter, string>): Sheet => ({
  ...calmReels(ids),
  pick: { scatters: 3, prizes: [1, 1, 2, 2, 3, 4, 15], ends: 2 },
  mostHundredths: 11_320,
})

/** Twelve boxes and one lid: 25 stakes; 96.17 %, σ 3.67. */
export const chestSheet = (ids: Record<Letter, string>): Sheet => ({
  ...reelsOf(ids, {
    strips: [
      'g S e h g d f g e h d e b f c d f b e h c e a g h f c g h f',
      'g c f e h g b h a d e f a g e W d S g h d g f e c h f e h b',
      'h d c g f d b c a e g h b f g d h e g h f S c W h e f g e f',
      'a h c f d g e f h W b d g S f e h d b h g a f c e g h e g f',
      'c g e S f g h f e h b e g c h f b d g a h g d h f e c f d e',
    ],
    pays: {
      a: [90, 460, 2_300],
      b: [70, 280, 1_150],
      c: [48, 160, 580],
      d: [35, 105, 325],
      e: [16, 47, 117],
      f: [14, 37, 93],
      g: [14, 35, 84],
      h: [12, 28, 70],
    },
  }),
  lines: TEN_LINES,
  pick: { scatters: 3, prizes: [1, 1, 1, 2, 2, 2, 3, 3, 5, 10, 20], ends: 1 },
  mostHundredths: 23_840,
})
