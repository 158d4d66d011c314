import {
  isStake,
  isWhole,
  type Kurus,
  MOST_RETURN_KURUS,
  membersOf,
  oneStepGame,
  stakesBetween,
  times,
} from '../game.ts'

/** Fişek: the firework rises to a height; at or above the target the target is paid. */
export type Bet = { stakeKurus: Kurus; target: number }
/** Hundredths. */
export type Result = { height: number }

export const WORDS = 2 ** 32
/** Hundredths. */
export const TARGETS = { least: 101, most: 1_000_000 } as const
const [LEAST_LIRA, MOST_LIRA] = [1, 2_000]

/** max(1,00, ⌊97 · 2³² / (u + 1)⌋) hundredths, in whole numbers. */
export const heightOf = (word: number): number =>
  Math.max(100, Number((97n * BigInt(WORDS)) / BigInt(word + 1)))

export const limbo = oneStepGame<Bet, Result>({
  code: 'zar_fisek',
  kind: 'instant',
  version: '1',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: { words: WORDS, returnedPercent: 97, targets: TARGETS },
  readBet(input) {
    const read = membersOf(input, ['stakeKurus', 'target'])
    if (!read || !isStake(read.stakeKurus, LEAST_LIRA, MOST_LIRA)) return undefined
    if (!isWhole(read.target, TARGETS.least, TARGETS.most)) return undefined
    if (times(read.stakeKurus, read.target) > MOST_RETURN_KURUS) return undefined
    return { stakeKurus: read.stakeKurus, target: read.target }
  },
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus, target }) => times(stakeKurus, target),
  draw({ stakeKurus, target }, random) {
    const height = heightOf(random.below(WORDS))
    return { result: { height }, returnKurus: height >= target ? times(stakeKurus, target) : 0 }
  },
})
