import { type Bet, bankersOf, type CheckedBet, freeLegsOf, type LegResult } from './bet.ts'
import { columnsOf, sumOfColumns } from './columns.ts'
import { ceilingOf } from './fraction.ts'

/** Unit × columns. */
export const costOf = (bet: CheckedBet): number => bet.unitKurus * columnsOf(bet)

/** What a settled bet pays, its stake included: exact, and rounded once, up to a whole kuruş. */
export const payoutOf = (bet: CheckedBet<LegResult>): bigint => ceilingOf(exactPayoutOf(bet))

/** What a bet pays if every open leg wins. No outcome of these pays more. */
export const greatestPayoutOf = (bet: CheckedBet<LegResult | null>): bigint =>
  ceilingOf(exactPayoutOf(bet))

/** The least that a new bet pays, if it pays and no leg is won or lost by half: one column of the smallest size. */
export function leastPayoutOf(bet: CheckedBet<null>): bigint {
  const [size = 0] = bet.sizes
  const lowest = freeLegsOf(bet.legs).toSorted((a, b) => a.oddsMilli - b.oddsMilli)
  const legs = [...bankersOf(bet.legs), ...lowest.slice(0, size)]
  return ceilingOf(exactPayoutOf({ unitKurus: bet.unitKurus, sizes: [size], legs }))
}

/**
 * What a bet pays, as soon as that is certain, else null: nothing once every column is dead, whatever is
 * still open; and more only when every leg is final.
 */
export function finalPayoutOf(bet: CheckedBet<LegResult | null>): bigint | null {
  const most = greatestPayoutOf(bet)
  return most > 0n && bet.legs.some(({ state }) => state === null) ? null : most
}

/** Unit × the sum of its columns. */
export function exactPayoutOf(bet: Bet) {
  const { numerator, denominator } = sumOfColumns(bet)
  return { numerator: BigInt(bet.unitKurus) * numerator, denominator }
}
