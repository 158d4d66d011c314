/** A body of the sky, and what so many of it return. */
export type Body = {
  id: string
  /** In hundredths of the stake for 8–9, 10–11, 12 and more; empty for the scatter. */
  pays: readonly number[]
}

/** Each cell is drawn by these weights, in the order of the bodies. */
export type Law = readonly number[]

/** The multiplier of a winning tumble: `weight` of `outOf` numbers each, and 1 on the rest. */
export type Meteors = {
  outOf: number
  factors: readonly { factor: number; weight: number }[]
}

export type TumbleSheet = {
  /** The scatter, where there is one, is the last. */
  bodies: readonly Body[]
  paid: { law: Law; meteors: Meteors }
  /** So many scatters or more at the end of the paid turn bring free turns, in which there are none. */
  feature: { scatters: number; turns: number; law: Law; meteors: Meteors } | null
  /** No round pays more, in stakes. */
  mostOfRound: number
}

/** With its figures: every state is walked once, and again by the deep test. */
export type CountedSheet = TumbleSheet & {
  figures: {
    rtp: number
    deviation: number
    /** Of a paid and of a free turn, in stakes, and the chance that free turns come. */
    paidMean: number
    freeMean: number
    trigger: number
  }
}

type Letter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'S'
type Sheet = CountedSheet & { mostHundredths: number }

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
const BODIES = [150, 148, 145, 141, 136, 130, 122]
const SCATTER = 28
const MOST_OF_ROUND = 5_000

const CHANCES: Omit<TumbleSheet, 'bodies'> = {
  paid: {
    law: [...BODIES, SCATTER],
    meteors: {
      outOf: 1_000,
      factors: [
        { factor: 2, weight: 12 },
        { factor: 5, weight: 2 },
      ],
    },
  },
  feature: {
    scatters: 4,
    turns: 12,
    law: BODIES,
    meteors: {
      outOf: 1_000,
      factors: [
        { factor: 2, weight: 60 },
        { factor: 3, weight: 30 },
        { factor: 5, weight: 20 },
      ],
    },
  },
  mostOfRound: MOST_OF_ROUND,
}

type Pays = Record<(typeof LETTERS)[number], readonly number[]>

const bodiesOf = (ids: Record<Letter, string>, pays: Pays): readonly Body[] => [
  ...LETTERS.map((letter) => ({ id: ids[letter], pays: pays[letter] })),
  { id: ids.S, pays: [] },
]

/** Rare bodies pay most: 95.77 %, σ 5.83, twelve free turns once in 57 rounds. */
export const skySheet = (ids: Record<Letter, string>): Sheet => ({
  bodies: bodiesOf(ids, {
    a: [20, 50, 150],
    b: [25, 50, 200],
    c: [30, 60, 250],
    d: [50, 150, 800],
    e: [70, 220, 1_500],
    f: [130, 700, 5_500],
    g: [300, 2_500, 25_000],
  }),
  ...CHANCES,
  mostHundredths: 100 * MOST_OF_ROUND,
  figures: {
    rtp: 0.957737393021924,
    deviation: 5.834409893064,
    paidMean: 0.700143312862659,
    freeMean: 1.222411749063926,
    trigger: 0.017560509675274,
  },
})

/** Calmer: 96.02 %, σ 3.93. */
export const silkSheet = (ids: Record<Letter, string>): Sheet => ({
  bodies: bodiesOf(ids, {
    a: [25, 50, 150],
    b: [30, 60, 200],
    c: [30, 70, 250],
    d: [55, 150, 650],
    e: [100, 270, 1_300],
    f: [160, 650, 4_500],
    g: [320, 1_650, 11_000],
  }),
  ...CHANCES,
  mostHundredths: 100 * MOST_OF_ROUND,
  figures: {
    rtp: 0.960207631990922,
    deviation: 3.925280196824,
    paidMean: 0.705202296421515,
    freeMean: 1.210126871243703,
    trigger: 0.017560509675274,
  },
})
