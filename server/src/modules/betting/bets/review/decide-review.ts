import { ladderOdds } from '@zar/contract/betting/odds'
import type { SlipCode } from '@zar/contract/betting/slip'
import type { Tx } from '../../../../db/db.ts'
import type { ReviewState } from '../../../../db/tables/betting.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { holdBet } from '../money/hold-bet.ts'
import { exposureOf, lossOf, partsOf } from '../money/liability.ts'
import type { StoredBet } from '../money/stored-bet.ts'
import { tellBet } from '../money/tell-bet.ts'
import { readLimits, UNIT_MIN_KURUS } from '../placing/limits.ts'
import { databaseNowMs, readOffers } from '../slip/read-offers.ts'
import type { Signed, TradeDeps } from '../trading/deps.ts'
import { writeDone } from '../trading/journal.ts'
import { liveRecordOf } from '../waiting/live-record.ts'
import { refuseWaiting } from '../waiting/refuse-waiting.ts'
import {
  ALONE_MAX_KURUS,
  COUNTER_MS,
  type Counter,
  counteredBet,
  REVIEW_TIMES,
  type Review,
  readReviews,
} from './review.ts'

export type ReviewOrder = Signed & { betId: bigint }
/** Why a trader refuses: the stake, the odds, or news that is awaited. */
export const REFUSED_FOR = { stake: 'R-151', odds: 'R-152', news: 'R-153' } as const
export type RefusedFor = keyof typeof REFUSED_FOR

/**
 * Takes a bet above the limit: it is decided like any bet that waits, once the delay of its live legs is over.
 * Answers `first` where somebody else must accept it too. Refuses with `order_moved` after a material change, which
 * the bet itself is refused for, with `order_needs_another`, `review_too_much`, `order_decided` and `review_over`.
 */
export const acceptReview = (deps: TradeDeps, order: ReviewOrder): Promise<'first' | 'accepted'> =>
  unlessMoved(deps, order, async (tx, { bet, review, nowMs }) => {
    if (await isBeyond(tx, bet, bet)) throw new Refusal('review_too_much')
    const isFirst = review.needsTwo && review.firstBy === null
    if (!isFirst && review.firstBy !== null && nameOf(review.firstBy) === nameOf(order.operator)) {
      throw new Refusal('order_needs_another')
    }
    const decided = isFirst
      ? { first_by: order.operator }
      : { state: 'accepted' as const, decided_by: order.operator }
    await change(tx, order.betId, decided)
    await note(tx, order, { kind: 'accept_waiting', terms: { isFirst }, bet })
    if (isFirst) return 'first'
    const placedMs = bet.placedAt.getTime()
    await waitUntil(tx, bet, Math.max(nowMs, placedMs + review.delayMs))
    return 'accepted'
  })

export type CounterOrder = ReviewOrder & {
  /** The stake of a column, in kuruş. Null: as it was asked. */
  unitKurus: number | null
  /** The odds of each leg, in thousandths. Null: as they were asked. */
  oddsMilli: readonly number[] | null
}

/**
 * Offers a lower stake or lower odds, which the player takes within ten seconds. Refuses with `counter_not_lower`
 * and as an acceptance does; above what one person may allow with `review_too_much`.
 */
export const counterReview = (deps: TradeDeps, order: CounterOrder): Promise<void> =>
  unlessMoved(deps, order, async (tx, { bet, review, nowMs }) => {
    const counter = counterOf(bet, order)
    const countered = counteredBet(bet, counter)
    const aloneKurus = review.limitKurus > ALONE_MAX_KURUS ? review.limitKurus : ALONE_MAX_KURUS
    const isAbove = countered.costKurus > aloneKurus
    if (isAbove || (await isBeyond(tx, bet, countered))) throw new Refusal('review_too_much')
    await change(tx, order.betId, {
      state: 'countered',
      decided_by: order.operator,
      counter_unit_kurus: BigInt(counter.unitKurus),
      counter_odds_milli: [...counter.oddsMilli],
    })
    await note(tx, order, { kind: 'counter_waiting', terms: counter, bet })
    await waitUntil(tx, bet, nowMs + COUNTER_MS)
  })

function counterOf(bet: StoredBet, { unitKurus, oddsMilli }: CounterOrder): Counter {
  const asked = bet.legs.map((leg) => leg.oddsMilli)
  const counter = { unitKurus: unitKurus ?? bet.unitKurus, oddsMilli: oddsMilli ?? asked }
  const isSound =
    counter.unitKurus >= UNIT_MIN_KURUS &&
    counter.unitKurus <= bet.unitKurus &&
    counter.oddsMilli.length === asked.length &&
    counter.oddsMilli.every((odds, at) => isOffered(odds, asked[at] ?? 0))
  const isLower =
    counter.unitKurus < bet.unitKurus ||
    counter.oddsMilli.some((odds, at) => odds < (asked[at] ?? 0))
  if (!isSound || !isLower) throw new Refusal('counter_not_lower')
  return counter
}

const isOffered = (oddsMilli: number, askedMilli: number): boolean =>
  oddsMilli === askedMilli || (oddsMilli < askedMilli && ladderOdds(oddsMilli) === oddsMilli)

/** Refuses a bet with a code that its player reads; the stake is given back at once. */
export const refuseReview = (
  deps: TradeDeps,
  order: ReviewOrder & {
    refusedFor: RefusedFor
    /** With all others: one that was countered too. */
    isOfAll?: boolean
  },
): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const { bet, nowMs } = await holdWaiting(tx, order.betId, order.isOfAll ? OPEN : ['waits'])
    const code: SlipCode = REFUSED_FOR[order.refusedFor]
    await note(tx, order, { kind: 'refuse_waiting', terms: { code }, bet })
    await refuseWaiting(tx, deps, { bet, code, nowMs })
  })

type Waiting = { bet: StoredBet; review: Review; nowMs: number }

/** Decides a bet that waits; after a material change its player has it back (BET-05), and the trader is told. */
async function unlessMoved<Came>(
  deps: TradeDeps,
  { betId }: ReviewOrder,
  decide: (tx: Tx, waiting: Waiting) => Promise<Came>,
): Promise<Came> {
  const came = await deps.db.transaction().execute(async (tx) => {
    const waiting = await holdWaiting(tx, betId)
    const { bet, nowMs } = waiting
    if (!(await hasMoved(tx, bet))) return { decided: await decide(tx, waiting) }
    await refuseWaiting(tx, deps, { bet, code: 'R-112', nowMs })
    return 'moved'
  })
  if (came === 'moved') throw new Refusal('order_moved')
  return came.decided
}

const OPEN: readonly ReviewState[] = ['waits', 'countered']

/** Holds a bet that nobody has decided yet, in time. */
async function holdWaiting(
  tx: Tx,
  betId: bigint,
  states: readonly ReviewState[] = ['waits'],
): Promise<Waiting> {
  const bet = await holdBet(tx, betId)
  const review = bet && (await readReviews(tx, [betId])).get(betId)
  if (!bet || !review) throw new Refusal('not_found')
  if (bet.state !== 'waiting' || !states.includes(review.state)) {
    throw new Refusal('order_decided')
  }
  const nowMs = await databaseNowMs(tx)
  if (nowMs >= (bet.decidesAt?.getTime() ?? 0)) throw new Refusal('review_over')
  return { bet, review, nowMs }
}

/** Whether something happened in a match of the bet since it was sent: it is never taken after that. */
async function hasMoved(tx: Tx, { legs }: StoredBet): Promise<boolean> {
  const selections = legs.flatMap((leg) => leg.selections)
  const { byId } = await readOffers(
    tx,
    selections.map(({ selectionId }) => Number(selectionId)),
  )
  return selections.some(
    ({ selectionId, material }) => byId.get(Number(selectionId))?.material !== material,
  )
}

/**
 * Whether a bet is above what the limits of this moment let a trader take: five times the greatest stake, and all
 * that a selection may lose. The books hold the bet as it was asked.
 */
async function isBeyond(tx: Tx, asked: StoredBet, taken: StoredBet): Promise<boolean> {
  const ids = asked.legs.flatMap(({ selections }) => selections.map((one) => one.selectionId))
  const { byId } = await readOffers(tx, ids.map(Number))
  const { playerClass } = await liveRecordOf(tx, asked.playerId)
  const limits = await readLimits(tx, [...byId.values()], playerClass)
  if (taken.costKurus > REVIEW_TIMES * limits.stakeMaxKurus) return true
  const before = new Map(partsOf(exposureOf(asked)).map((part) => [part.selectionId, lossOf(part)]))
  const parts = partsOf(exposureOf(taken))
  const books = await tx
    .selectFrom('betting_liability')
    .selectAll()
    .where('selection_id', 'in', ids)
    .execute()
  const lossKurus = new Map(
    books.map((book) => [book.selection_id, book.payout_kurus - book.staked_kurus]),
  )
  return parts.some((part) => {
    const others = (lossKurus.get(part.selectionId) ?? 0n) - (before.get(part.selectionId) ?? 0n)
    return others + lossOf(part) > limits.liabilityMaxKurus
  })
}

const nameOf = (operator: string): string => operator.trim().toLowerCase()

type Change = {
  state?: 'countered' | 'accepted'
  first_by?: string
  decided_by?: string
  counter_unit_kurus?: bigint
  counter_odds_milli?: number[]
}
const change = (tx: Tx, betId: bigint, to: Change) =>
  tx.updateTable('betting_review').set(to).where('bet_id', '=', betId).execute()

/** Sets a bet’s clock and promises its player to hear of it. */
async function waitUntil(tx: Tx, bet: StoredBet, untilMs: number): Promise<void> {
  await tx
    .updateTable('betting_bet')
    .set({ decides_at: new Date(untilMs) })
    .where('id', '=', bet.id)
    .execute()
  await tellBet(tx, bet, 'waiting')
}

type Noted = {
  kind: 'accept_waiting' | 'counter_waiting' | 'refuse_waiting'
  terms: object
  bet: StoredBet
}
const note = (tx: Tx, { operator, because, also }: ReviewOrder, { kind, terms, bet }: Noted) =>
  writeDone(tx, {
    operator,
    because,
    also,
    kind,
    terms,
    subject: `bet ${bet.id}`,
    seen: `waiting, ${bet.costKurus} kuruş`,
  })
