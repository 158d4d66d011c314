import { isStake, type Kurus, membersOf, oneStepGame, stakesBetween, times } from '../game.ts'

/** Değirmen: a wheel of equal segments. The draw is a place in the published ring. */
export type Bet = { stakeKurus: Kurus; segments: Segments; risk: Risk }
export type Result = { place: number }
export type Segments = (typeof SEGMENTS)[number]
export type Risk = (typeof RISKS)[number]

export const SEGMENTS = [10, 20, 30] as const
export const RISKS = ['low', 'mid', 'high'] as const
const [LEAST_LIRA, MOST_LIRA] = [1, 2_000]

/** Hundredths of each segment in the order of the ring, from the pointer clockwise. */
const RINGS: Record<Segments, Record<Risk, readonly number[]>> = {
  10: {
    low: [150, 110, 110, 0, 110, 150, 110, 110, 0, 110],
    mid: [300, 0, 150, 0, 180, 0, 150, 0, 180, 0],
    high: [960, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
  20: {
    low: [200, 120, 0, 120, 130, 120, 0, 120, 130, 120, 0, 120, 130, 120, 0, 120, 130, 120, 0, 120],
    mid: [150, 0, 200, 0, 0, 150, 0, 300, 0, 0, 200, 0, 170, 0, 200, 0, 150, 0, 400, 0],
    high: [1_920, ...Array<number>(19).fill(0)],
  },
  30: {
    low: [
      200, 125, 0, 125, 160, 125, 0, 125, 125, 0, 125, 160, 0, 125, 125, 200, 125, 0, 125, 125, 0,
      125, 160, 0, 125, 125, 0, 125, 125, 0,
    ],
    mid: [
      500, 0, 150, 0, 200, 0, 0, 300, 0, 140, 0, 0, 200, 0, 0, 400, 0, 150, 0, 200, 0, 0, 300, 0,
      140, 0, 0, 200, 0, 0,
    ],
    high: [2_880, ...Array<number>(29).fill(0)],
  },
}

export const ringOf = (segments: Segments, risk: Risk): readonly number[] => RINGS[segments][risk]

export const wheel = oneStepGame<Bet, Result>({
  code: 'zar_degirmen',
  kind: 'instant',
  version: '1',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: RINGS,
  readBet(input) {
    const read = membersOf(input, ['stakeKurus', 'segments', 'risk'])
    if (!read || !isStake(read.stakeKurus, LEAST_LIRA, MOST_LIRA)) return undefined
    const segments = SEGMENTS.find((known) => known === read.segments)
    const risk = RISKS.find((known) => known === read.risk)
    return segments && risk ? { stakeKurus: read.stakeKurus, segments, risk } : undefined
  },
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus, segments, risk }) =>
    times(stakeKurus, Math.max(...ringOf(segments, risk))),
  draw({ stakeKurus, segments, risk }, random) {
    const place = random.below(segments)
    return { result: { place }, returnKurus: times(stakeKurus, ringOf(segments, risk)[place] ?? 0) }
  },
})
