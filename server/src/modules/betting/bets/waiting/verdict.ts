import {
  decideAtEndOfDelay,
  type EndOfDelay,
} from '@zar/contract/betting/acceptance/at-end-of-delay'
import type { SlipCode } from '@zar/contract/betting/slip'
import { greatestPayoutOf } from '@zar/contract/betting/sums/payout'
import { type StoredBet, type StoredLeg, sumsOf } from '../money/stored-bet.ts'
import { PAYOUT_MAX_KURUS } from '../placing/limits.ts'
import {
  DANGERS,
  isFresh,
  isLive,
  isWithdrawn,
  type Offer,
  type Offers,
  whyClosed,
} from '../slip/offer.ts'
import { priceSelections } from '../slip/price-leg.ts'

/** What becomes of a waiting bet: it is taken at these odds, refused, or waits on for a danger to pass. */
export type Verdict = { oddsMilli: number[] } | { refuse: SlipCode } | 'wait'

const DANGER_WORDS: ReadonlySet<string | null> = new Set(DANGERS)

/** Decides a bet whose delay is over by what is offered now. Each leg alone must be taken. */
export function verdictOn(bet: StoredBet, offers: Offers): Verdict {
  const oddsMilli: number[] = []
  let isHeld = false
  for (const leg of bet.legs) {
    const verdict = verdictOnLeg(bet, leg, offers)
    if (verdict === 'wait') isHeld = true
    else if ('refuse' in verdict) return verdict
    else oddsMilli.push(verdict.take)
  }
  if (isHeld) return 'wait'
  const taken = {
    ...bet,
    legs: bet.legs.map((leg, at) => ({ ...leg, oddsMilli: oddsMilli[at] ?? 0 })),
  }
  return greatestPayoutOf(sumsOf(taken)) > PAYOUT_MAX_KURUS ? { refuse: 'L-210' } : { oddsMilli }
}

type LegVerdict = { take: number } | { refuse: SlipCode } | 'wait'

function verdictOnLeg(bet: StoredBet, leg: StoredLeg, offers: Offers): LegVerdict {
  const { byId, nowMs } = offers
  const own = leg.selections.flatMap(({ selectionId }) => byId.get(Number(selectionId)) ?? [])
  if (own.length < leg.selections.length || own.some(isWithdrawn)) return { refuse: 'R-140' }
  const price = priceSelections(own, offers)
  const markets = own.map((offer) => marketOf(offer, nowMs))
  const decision = decideAtEndOfDelay(bet.policy, {
    hasMaterialChange: leg.selections.some(
      ({ material }, at) => own[at] && own[at].material !== material,
    ),
    market: (['closed', 'danger'] as const).find((state) => markets.includes(state)) ?? 'open',
    overMs: nowMs - (bet.decidesAt?.getTime() ?? nowMs),
    seenMilli: leg.oddsMilli,
    currentMilli: 'oddsMilli' in price ? price.oddsMilli : leg.oddsMilli,
  })
  if (decision === 'wait' || 'refuse' in decision) return decision
  if ('refused' in price) return { refuse: 'R-112' }
  return { take: decision.take === 'seen' ? leg.oddsMilli : price.oddsMilli }
}

function marketOf(offer: Offer, nowMs: number): EndOfDelay['market'] {
  const isHeld = offer.marketState === 'suspended' && DANGER_WORDS.has(offer.reason)
  if (isHeld && isLive(offer) && isFresh(offer, nowMs)) return 'danger'
  return whyClosed(offer, nowMs) === null ? 'open' : 'closed'
}
