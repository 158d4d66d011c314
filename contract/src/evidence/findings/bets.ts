import type { Bet, LegResult } from '../../betting/sums/bet.ts'
import { checkBet } from '../../betting/sums/check-bet.ts'
import { costOf, finalPayoutOf } from '../../betting/sums/payout.ts'
import type { Fact, FactOf } from '../facts.ts'
import { type FactLog, type Finding, finding, groupBy } from './finding.ts'

type Placed = FactOf<'bet.placed'>
type Settled = FactOf<'bet.settled'>
type OfBet = Placed | Settled | FactOf<'bet.cashed_out'>

const E5_OF_KURUS = 1_000n

export const isOfBet = (fact: Fact): fact is OfBet => fact.kind.startsWith('bet.')

/** F02 and F07 of each bet. */
export const betFindings = (log: FactLog): Finding[] =>
  groupBy(log.facts.filter(isOfBet), ({ bet }) => bet).flatMap((steps) => [
    ...outOfOrder(steps, log.isFromStart).map((step) => finding('F02', log, step)),
    ...wronglyPaid(steps).map((step) => finding('F07', log, step)),
  ])

const outOfOrder = (steps: readonly OfBet[], isFromStart: boolean): OfBet[] =>
  steps.filter(({ kind, at }, index) => {
    const before = steps[index - 1]
    if (!before) return isFromStart && kind !== 'bet.placed'
    return kind === 'bet.placed' || at < before.at
  })

/** Those whose sum is not that of the legs, whose version does not follow, or whose facts are missing. */
function wronglyPaid(steps: readonly OfBet[]): OfBet[] {
  const placed = steps.find((step) => step.kind === 'bet.placed')
  let version = placed ? 0 : undefined
  let isInPart = false
  return steps.filter((step) => {
    if (step.kind === 'bet.cashed_out') isInPart = true
    if (step.kind === 'bet.placed') return !isCostRight(step)
    if (step.kind !== 'bet.settled') return false
    const isNext = step.version !== undefined && step.version === (version ?? step.version - 1) + 1
    version = step.version
    const hasFacts = step.legs.every(
      ({ outcome, facts }) => outcome === null || facts !== undefined,
    )
    return (
      !isNext || !hasFacts || !(placed === undefined || isInPart || isPayoutRight(placed, step))
    )
  })
}

function isCostRight(placed: Placed): boolean {
  const checked = checkBet(betOf(placed))
  return checked.isSound && BigInt(costOf(checked.bet)) * E5_OF_KURUS === BigInt(placed.cost)
}

/** What is not certain yet pays nothing yet. */
function isPayoutRight(placed: Placed, { legs, payout }: Settled): boolean {
  const checked = checkBet(betOf(placed, legs))
  const isWhole = legs.length === placed.legs.length && checked.isSound
  return isWhole && (finalPayoutOf(checked.bet) ?? 0n) * E5_OF_KURUS === BigInt(payout)
}

function betOf({ unit, sizes, legs }: Placed, settled?: Settled['legs']): Bet<LegResult | null> {
  const kurus = BigInt(unit) / E5_OF_KURUS
  return {
    unitKurus: kurus * E5_OF_KURUS === BigInt(unit) ? Number(kurus) : Number.NaN,
    sizes,
    legs: legs.map(({ odds, banker = false }, at) => ({
      oddsMilli: odds,
      isBanker: banker,
      state: stateOf(settled?.[at]),
    })),
  }
}

function stateOf(leg: Settled['legs'][number] | undefined): LegResult | null {
  if (!leg?.outcome) return null
  const { outcome, share } = leg
  return share ? { outcome, deadHeat: share } : { outcome }
}
