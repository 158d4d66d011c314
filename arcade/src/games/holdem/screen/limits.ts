import type { Limits } from '../../bets.ts'
import { AA_LIRA, ANTE_LIRA, type Bet } from '../rules.ts'

/** The chips of the desk, lira. */
export const CHIPS = [5, 25, 100, 500, 1_000]

export const LIMITS: Limits = {
  least: ANTE_LIRA.least,
  most: (place) => (place === 'aa' ? AA_LIRA.most : ANTE_LIRA.most),
  mostInAll: ANTE_LIRA.most + AA_LIRA.most,
}

/** What a round with these bets takes at most: the call is twice the ante. */
export const needOf = ({ anteKurus, aaKurus }: Bet): number => 3 * anteKurus + aaKurus
