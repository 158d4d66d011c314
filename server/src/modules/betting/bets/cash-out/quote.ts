import type { CashOutQuote } from '@zar/contract/betting/bets'
import type { Chances, CheckedBet, Leg, LegResult } from '@zar/contract/betting/sums/bet'
import { cashOutOf, partOf } from '@zar/contract/betting/sums/cash-out'
import { checkBet } from '@zar/contract/betting/sums/check-bet'
import { type StoredBet, type StoredLeg, sumResultOf } from '../money/stored-bet.ts'
import { fairChancesOf, fairPpmOf } from '../slip/fair-chance.ts'
import { isFresh, isLive, type Offer, type Offers, whyClosed } from '../slip/offer.ts'
import { delayOf, type LiveRecord } from '../waiting/delay.ts'
import { seenOf, tokenOf } from './token.ts'

const PAID_MIN_KURUS = 100n
const PARTS_MAX = 5
export const WHOLE_PERCENT = 100

export type Closed = NonNullable<CashOutQuote['closed']>
export type Asked = { percent: number; record: LiveRecord }

/** What a part of a bet is worth by what is offered now, or why it is not for sale. */
export function quoteOf(bet: StoredBet, offers: Offers, { percent, record }: Asked): CashOutQuote {
  const open = bet.legs.filter(({ result }) => result === 'open')
  const fairPpm = open.map((leg) => fairPpmOf(offersOf(leg, offers), offers))
  const live = open.flatMap((leg) => offersOf(leg, offers)).filter(isLive)
  const delayMs = delayOf(live, record, offers.nowMs)
  const value = worthOf(bet, offers, percent)
  if ('closed' in value) {
    const { closed } = value
    return { token: null, fairKurus: 0, feeKurus: 0, paidKurus: 0, fairPpm, closed, delayMs }
  }
  const [fairKurus, feeKurus, paidKurus] = [value.fairKurus, value.feeKurus, value.paidKurus].map(
    Number,
  ) as [number, number, number]
  const seen = seenOf(bet, offers)
  const token = tokenOf({ betId: String(bet.id), percent, paidKurus, seen, atMs: offers.nowMs })
  return { token, fairKurus, feeKurus, paidKurus, fairPpm, closed: null, delayMs }
}

type Worth = ReturnType<typeof cashOutOf> | { closed: Closed }

function worthOf(bet: StoredBet, offers: Offers, percent: number): Worth {
  const closed = whyNotForSale(bet, offers)
  if (closed) return { closed }
  const expected = expectedBet(bet, offers)
  if (!expected) return { closed: 'no-price' }
  const isWhole = percent === WHOLE_PERCENT
  if (!isWhole && bet.partsSold >= PARTS_MAX) return { closed: 'over' }
  const soldKurus = soldOf(bet, percent)
  if (soldKurus === 0) return { closed: 'too-small' }
  const value = cashOutOf(expected, soldKurus)
  if (value.fairKurus === 0n) return { closed: 'nothing' }
  return value.paidKurus < PAID_MIN_KURUS ? { closed: 'too-small' } : value
}

/** How much of the unit a sale sells: whole kuruş. */
export function soldOf({ keptKurus }: StoredBet, percent: number): number {
  if (percent === WHOLE_PERCENT) return keptKurus
  return partOf(keptKurus, [BigInt(percent), BigInt(WHOLE_PERCENT)])?.soldKurus ?? 0
}

function whyNotForSale(bet: StoredBet, offers: Offers): Closed | null {
  if (bet.state === 'waiting') return 'waiting'
  if (bet.state !== 'open') return 'over'
  if (bet.bonusAccountId !== null) return 'free'
  const reasons = bet.legs
    .filter(({ result }) => result === 'open')
    .map((leg) => whyLegHolds(leg, offers))
  return reasons.find((reason) => reason !== null) ?? null
}

function whyLegHolds(leg: StoredLeg, offers: Offers): Closed | null {
  const own = offersOf(leg, offers)
  if (own.some((offer) => !isFresh(offer, offers.nowMs))) return 'stale'
  if (own.some((offer) => whyClosed(offer, offers.nowMs) !== null)) return 'suspended'
  return own.every(({ hasCashOut }) => hasCashOut) ? null : 'no-price'
}

const offersOf = ({ selections }: StoredLeg, { byId }: Offers): Offer[] =>
  selections.flatMap(({ selectionId }) => byId.get(Number(selectionId)) ?? [])

/** The bet with its settled legs as they are, and its open ones as expected; null where one has no fair chance. */
function expectedBet(bet: StoredBet, offers: Offers): CheckedBet<LegResult | Chances> | null {
  const legs: Leg<LegResult | Chances>[] = []
  for (const leg of bet.legs) {
    const { oddsMilli, isBanker } = leg
    const state = sumResultOf(leg) ?? fairChancesOf(offersOf(leg, offers), offers)
    if (!state) return null
    legs.push({ oddsMilli, isBanker, state })
  }
  const check = checkBet<LegResult | Chances>({ unitKurus: bet.keptKurus, sizes: bet.sizes, legs })
  if (!check.isSound) throw new Error(`a stored bet is unsound: ${check.fault.code}`)
  return check.bet
}
