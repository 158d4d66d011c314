import { checkBet } from '@zar/contract/betting/sums/check-bet'
import { columnsOf } from '@zar/contract/betting/sums/columns'
import { costOf, greatestPayoutOf, leastPayoutOf } from '@zar/contract/betting/sums/payout'
import { totalOddsOf } from '@zar/contract/betting/sums/total-odds'

export type PricedLeg = { oddsMilli: number; isBanker: boolean }

/** What a bet costs and may pay, in kuruş. */
export type BetSums = {
  columns: number
  costKurus: number
  /** With every leg won, the stake included. */
  winKurus: number
  /** With as few legs won as pay anything. */
  leastKurus: number
}

const asLegs = (legs: readonly PricedLeg[]) => legs.map((leg) => ({ ...leg, state: null }))

/** The sums of a bet by the rules that settle it; null where it is no bet. */
export function sumsOf(
  legs: readonly PricedLeg[],
  sizes: readonly number[],
  unitKurus: number,
): BetSums | null {
  const check = checkBet({ unitKurus, sizes, legs: asLegs(legs) })
  if (!check.isSound) return null
  return {
    columns: columnsOf(check.bet),
    costKurus: costOf(check.bet),
    winKurus: Number(greatestPayoutOf(check.bet)),
    leastKurus: Number(leastPayoutOf(check.bet)),
  }
}

/** The columns of a system, whatever its stake. */
export const columnsIn = (legs: readonly PricedLeg[], sizes: readonly number[]): number =>
  columnsOf({ sizes, legs: asLegs(legs) })

/** The product of the odds in hundredths, rounded as it is shown. */
export const totalMilliOf = (legs: readonly PricedLeg[]): number =>
  Math.round(Number(totalOddsOf(asLegs(legs))) * 1_000)
