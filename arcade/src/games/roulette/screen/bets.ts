import { type Placed, sumOf } from '../../bets.ts'
import type { Kurus } from '../../game.ts'
import { LIMITS } from '../rules.ts'

const LIRA_KURUS = 100

/** Why chips cannot lie as asked. */
export type Limit = 'most' | 'mostInAll' | 'balance'
/** Chips of one press: each place with how many chips. */
export type Chips = readonly { place: string; count: number }[]
export type Laid = { bets: Placed } | { limit: Limit }

/** All the chips of a press, or none of them where one would be over a limit. */
export function lay(bets: Placed, chips: Chips, chipKurus: Kurus, balanceKurus: Kurus): Laid {
  const sums = new Map(bets.map(({ place, stakeKurus }) => [place, stakeKurus]))
  for (const { place, count } of chips) {
    sums.set(place, (sums.get(place) ?? 0) + count * chipKurus)
  }
  return withinLimits(placedOf(sums), balanceKurus)
}

const placedOf = (sums: ReadonlyMap<string, Kurus>): Placed =>
  [...sums].map(([place, stakeKurus]) => ({ place, stakeKurus }))

export function withinLimits(bets: Placed, balanceKurus: Kurus): Laid {
  if (bets.some(({ stakeKurus }) => stakeKurus > LIMITS.most() * LIRA_KURUS)) {
    return { limit: 'most' }
  }
  if (sumOf(bets) > LIMITS.mostInAll * LIRA_KURUS) return { limit: 'mostInAll' }
  return sumOf(bets) > balanceKurus ? { limit: 'balance' } : { bets }
}

/** One chip off a place; all that is left where less than the chip lies there. */
export const take = (bets: Placed, place: string, chipKurus: Kurus): Placed =>
  bets
    .map((bet) => (bet.place === place ? { place, stakeKurus: bet.stakeKurus - chipKurus } : bet))
    .filter(({ stakeKurus }) => stakeKurus > 0)

export const doubled = (bets: Placed): Placed =>
  bets.map(({ place, stakeKurus }) => ({ place, stakeKurus: 2 * stakeKurus }))
