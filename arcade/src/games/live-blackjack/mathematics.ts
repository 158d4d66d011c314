import { INSURANCE, MAIN } from '../blackjack/modes.ts'
import { byStake, ofBetsTogether } from '../expected.ts'
import type { Declared, Expected } from '../modes.ts'
import type { Bet } from './bets.ts'
import type { Course } from './rules.ts'

/**
 * The same shoe, rules and strategy as at the table for one. Each seat has the same return, since any cards of a
 * shuffled shoe are as good as any others; so has a bet behind that follows a seat played so.
 */
export const declared = (): readonly Declared[] => [MAIN, INSURANCE]

/**
 * Figures are per first stake, so that what a double or a split costs is taken to come back. A bet behind that
 * does not follow is counted as if it did: what it returns is not computed.
 */
export function expectedOf(
  { stakeKurus }: Bet,
  { stakesKurus, insuranceKurus }: Course,
): Pick<Expected, 'meanKurus' | 'variance'> {
  const further = stakesKurus.reduce((sum, stake) => sum + stake, -stakeKurus)
  const { meanKurus, variance } = ofBetsTogether([
    byStake(MAIN, stakeKurus),
    byStake(INSURANCE, insuranceKurus),
  ])
  return { meanKurus: meanKurus + further, variance }
}
