import type { BuilderReason, Policy, SlipCode } from '@zar/contract/betting/slip'
import { isSeason } from '../../outrights/event-text.ts'
import type { FreeState } from './free-bet.ts'
import { isTaken, type LegNow, moveOf } from './leg-now.ts'

/** What the slip is about to do, or what it still needs. */
export type Step =
  | { kind: 'empty' }
  /** Legs that stand still. */
  | { kind: 'shut'; count: number }
  | { kind: 'gone' }
  /** Legs that cannot stand beside each other; `event`: whose selections can be joined. */
  | { kind: 'conflict'; code: SlipCode; reason: BuilderReason | null; event: string | null }
  | { kind: 'sizes' }
  | { kind: 'sign-in' }
  | { kind: 'stale' }
  /** The free bet that was chosen cannot pay. */
  | { kind: 'free'; why: Exclude<FreeState, 'pays'> }
  | { kind: 'stake' }
  | { kind: 'too-little'; unitKurus: number }
  /** `canAsk`: a trader may be asked for what was typed. */
  | {
      kind: 'too-much'
      unitKurus: number
      overKurus: number
      code: SlipCode
      canAsk: boolean
    }
  | { kind: 'short'; unitKurus: number; missingKurus: number }
  | { kind: 'moved' }
  | { kind: 'confirm' }
  | { kind: 'place' }

/** One bet of the slip, with what is known of it. */
export type BetFacts = {
  unitKurus: number | null
  columns: number
  minKurus: number
  /** Null until it is told. */
  maxKurus: number | null
  maxCode: SlipCode
  /** Up to so much of a column a trader may be asked for; null where none may be. */
  reviewMaxKurus: number | null
  sizes: readonly number[]
}

export type Facts = {
  legs: readonly LegNow[]
  bets: readonly BetFacts[]
  policy: Policy
  isStale: boolean
  /** Null where nobody is signed in. */
  balanceKurus: number | null
  /** A stake above it is asked about once more. */
  confirmKurus: number | null
  hasConfirmed: boolean
  /** Null where the player’s own money is to pay. */
  free: FreeState | null
}

/** The first thing that stands in the way, or `place`. */
export function nextStep(facts: Facts): Step {
  return (
    whyNotOpen(facts) ??
    (facts.free ? whyNotFree(facts.free) : (whyNotStaked(facts) ?? whyNotWithin(facts))) ??
    whyNotAgreed(facts) ??
    PLACE
  )
}
const PLACE: Step = { kind: 'place' }

function whyNotOpen({ legs, bets, balanceKurus, isStale }: Facts): Step | null {
  if (legs.length === 0) return { kind: 'empty' }
  if (bets.length === 0) return { kind: 'gone' }
  const shut = legs.filter(({ state }) => state === 'shut').length
  if (shut > 0) return { kind: 'shut', count: shut }
  const clash = legs.find(({ code, state }) => code !== undefined && state === 'open')
  if (clash?.code) {
    const { code, reason = null } = clash
    return { kind: 'conflict', code, reason, event: joinable(legs, clash) }
  }
  if (bets.some(({ sizes }) => sizes.length === 0)) return { kind: 'sizes' }
  if (balanceKurus === null) return { kind: 'sign-in' }
  return isStale ? { kind: 'stale' } : null
}

/** The event whose selections would make one leg. */
function joinable(legs: readonly LegNow[], clash: LegNow): string | null {
  if (clash.code !== 'R-130' || clash.leg.isBuilder) return null
  const { event, market } = clash.leg.picks[0]
  if (isSeason(market)) return null
  return legs.filter(({ leg }) => leg.picks[0].event === event).length > 1 ? event : null
}

const whyNotFree = (free: FreeState): Step | null =>
  free === 'pays' ? null : { kind: 'free', why: free }

function whyNotStaked({ bets }: Facts): Step | null {
  const staked = bets.filter(({ unitKurus }) => unitKurus !== null && unitKurus > 0)
  if (staked.length === 0) return { kind: 'stake' }
  const low = staked.find(({ unitKurus, minKurus }) => (unitKurus ?? 0) < minKurus)
  return low ? { kind: 'too-little', unitKurus: low.minKurus } : null
}

function whyNotWithin({ bets, balanceKurus }: Facts): Step | null {
  const over = bets.find(
    ({ unitKurus, maxKurus }) => maxKurus !== null && (unitKurus ?? 0) > maxKurus,
  )
  if (over && over.maxKurus !== null) {
    const overKurus = (over.unitKurus ?? 0) - over.maxKurus
    const isAffordable = balanceKurus !== null && costOf(bets) <= balanceKurus
    const isWithin = (over.unitKurus ?? 0) <= (over.reviewMaxKurus ?? 0)
    const canAsk = bets.length === 1 && isAffordable && isWithin
    return { kind: 'too-much', unitKurus: over.maxKurus, overKurus, code: over.maxCode, canAsk }
  }
  const cost = costOf(bets)
  if (balanceKurus === null || cost <= balanceKurus) return null
  const columns = bets.reduce((sum, bet) => sum + bet.columns, 0)
  return {
    kind: 'short',
    unitKurus: Math.floor(balanceKurus / Math.max(1, columns)),
    missingKurus: cost - balanceKurus,
  }
}

function whyNotAgreed({
  legs,
  policy,
  confirmKurus,
  hasConfirmed,
  bets,
  free,
}: Facts): Step | null {
  const isMoved = legs.some((leg) => {
    const move = leg.state === 'open' ? moveOf(leg) : null
    return move !== null && !isTaken(policy, move)
  })
  if (isMoved) return { kind: 'moved' }
  const isLarge = !free && confirmKurus !== null && costOf(bets) > confirmKurus
  return isLarge && !hasConfirmed ? { kind: 'confirm' } : null
}

export const costOf = (bets: readonly Pick<BetFacts, 'unitKurus' | 'columns'>[]): number =>
  bets.reduce((sum, { unitKurus, columns }) => sum + (unitKurus ?? 0) * columns, 0)
