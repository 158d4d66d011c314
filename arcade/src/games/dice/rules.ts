import {
  isStake,
  isWhole,
  type Kurus,
  membersOf,
  oneStepGame,
  stakesBetween,
  times,
} from '../game.ts'

/** Terazi: 0,00 … 100,00 is drawn; a bet is over or under a threshold. The threshold itself loses. */
export type Bet = { stakeKurus: Kurus; side: Side; threshold: number }
/** In hundredths: 6348 is 63,48. */
export type Result = { drawn: number }
export type Side = 'over' | 'under'

export const OUTCOMES = 10_001
/** Hundredths. Both sides then have 200 to 9 800 winning numbers. */
export const THRESHOLDS = { least: 200, most: 9_800 } as const
const [LEAST_LIRA, MOST_LIRA] = [1, 2_000]

export const winningOf = (side: Side, threshold: number): number =>
  side === 'over' ? OUTCOMES - 1 - threshold : threshold

/** ⌊99 · 10001 / n⌋ hundredths for n winning numbers. */
export const hundredthsOf = (winning: number): number => Math.floor((99 * OUTCOMES) / winning)

export const dice = oneStepGame<Bet, Result>({
  code: 'zar_terazi',
  kind: 'instant',
  version: '1',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: { outcomes: OUTCOMES, returnedPercent: 99, thresholds: THRESHOLDS },
  readBet(input) {
    const read = membersOf(input, ['stakeKurus', 'side', 'threshold'])
    if (!read || !isStake(read.stakeKurus, LEAST_LIRA, MOST_LIRA)) return undefined
    if (read.side !== 'over' && read.side !== 'under') return undefined
    if (!isWhole(read.threshold, THRESHOLDS.least, THRESHOLDS.most)) return undefined
    return { stakeKurus: read.stakeKurus, side: read.side, threshold: read.threshold }
  },
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus, side, threshold }) =>
    times(stakeKurus, hundredthsOf(winningOf(side, threshold))),
  draw({ stakeKurus, side, threshold }, random) {
    const drawn = random.below(OUTCOMES)
    const isWon = side === 'over' ? drawn > threshold : drawn < threshold
    const hundredths = isWon ? hundredthsOf(winningOf(side, threshold)) : 0
    return { result: { drawn }, returnKurus: times(stakeKurus, hundredths) }
  },
})
