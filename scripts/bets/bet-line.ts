import type { DeadHeat, Outcome } from '../../contract/src/betting/outcome.ts'
import type { Bet, Leg, LegResult } from '../../contract/src/betting/sums/bet.ts'
import { checkBet } from '../../contract/src/betting/sums/check-bet.ts'
import { columnsOf } from '../../contract/src/betting/sums/columns.ts'
import { nameOf } from '../../contract/src/betting/sums/named-bets.ts'
import { costOf, payoutOf } from '../../contract/src/betting/sums/payout.ts'

/** A settled bet as it is printed: money in kuruş, odds in thousandths. */
export type BetLine = {
  n: number
  name: string | null
  sizes: readonly number[]
  unit: number
  legs: LegOfLine[]
  columns: number
  cost: number
  payout: number
}
type LegOfLine = { odds: number; outcome: Outcome; share?: DeadHeat; banker?: true }

/** Throws where no exact sum can be made of the bet, or it is not below 2⁵³. */
export function lineOf(made: Bet<LegResult>, n: number): BetLine {
  const check = checkBet(made)
  if (!check.isSound) throw new Error(`bet ${n}: ${JSON.stringify(check.fault)}`)
  const { bet } = check
  const payout = Number(payoutOf(bet))
  if (!Number.isSafeInteger(payout)) throw new Error(`bet ${n} pays ${payoutOf(bet)}`)
  return {
    n,
    name: nameOf(bet),
    sizes: bet.sizes,
    unit: bet.unitKurus,
    legs: bet.legs.map(legOf),
    columns: columnsOf(bet),
    cost: costOf(bet),
    payout,
  }
}

function legOf({ oddsMilli, isBanker, state }: Leg<LegResult>): LegOfLine {
  const leg: LegOfLine = { odds: oddsMilli, outcome: state.outcome }
  if (state.deadHeat) leg.share = state.deadHeat
  if (isBanker) leg.banker = true
  return leg
}
