import type { Placed } from '@zar/contract/betting/slip'
import type { Tx } from '../../../../db/db.ts'
import type { SerialByKey, serialByKey } from '../../../../platform/queues.ts'
import type { BetDeps } from '../deps.ts'
import { REVIEW_MS, readReviews } from '../review/review.ts'
import { selectionIdsOf } from '../slip/combine.ts'
import { isLive, type Offer, type Offers } from '../slip/offer.ts'
import { priceLeg } from '../slip/price-leg.ts'
import { databaseNowMs, readOffers } from '../slip/read-offers.ts'
import { stopFull } from '../trading/stop-full.ts'
import { delayOf } from '../waiting/delay.ts'
import { liveRecordOf } from '../waiting/live-record.ts'
import { BetRefused, OfferMoved } from './bet-refused.ts'
import { type BetRequest, findRequest, fingerprintOf, holdRequest } from './request.ts'
import { takeBet } from './take-bet.ts'
import { holdLegs, takeLegs } from './take-legs.ts'

export type PlaceDeps = BetDeps & {
  /** The queue of this process; other processes are kept apart by the database. */
  serialByPlayer: SerialByKey
}
/** How many players’ bets one process places at once: each holds a connection to the database. */
export const PLACES: Parameters<typeof serialByKey>[0] = { atOnce: 8, inQueueMax: 5_000 }

/** Prices that move again and again while a bet is written are too fast for it. */
const TRIES = 4

/**
 * Places a bet at most once by its id. What it is on is held as it commits, so that no bet commits after a
 * suspension; the stake, the bet and the books of its selections are one transaction. A refusal is an answer.
 */
export const placeBet = (deps: PlaceDeps, asked: BetRequest): Promise<Placed> =>
  deps.serialByPlayer(asked.playerId, () => placeNow(deps, asked))

async function placeNow(deps: PlaceDeps, asked: BetRequest, tries = TRIES): Promise<Placed> {
  try {
    const { placed, full } = await deps.db.transaction().execute((tx) => decide(deps, tx, asked))
    deps.onCommitted()
    await stopFull(deps, full)
    return placed
  } catch (error) {
    if (error instanceof OfferMoved && tries > 1) return placeNow(deps, asked, tries - 1)
    if (!(error instanceof BetRefused)) throw error
    const offers = await readOffers(deps.db, selectionIdsOf(asked.legs))
    if (error.code === 'L-204') await stopFull(deps, [...offers.byId.values()])
    return refusalOf(asked, error, offers)
  }
}

function refusalOf({ legs }: BetRequest, { code, maxKurus }: BetRefused, offers: Offers): Placed {
  const prices = legs.map((leg) => priceLeg(leg, offers))
  return {
    state: 'refused',
    betId: null,
    code,
    delayMs: 0,
    maxKurus,
    legs: prices.map((price) => ({ odds: 'oddsMilli' in price ? price.oddsMilli : null })),
  }
}

/** What was answered, and the selections that can hardly take another bet. */
type Decided = { placed: Placed; full: readonly Offer[] }

async function decide(deps: BetDeps, tx: Tx, asked: BetRequest): Promise<Decided> {
  await holdRequest(tx, asked)
  const earlier = await replayOf(tx, asked)
  if (earlier) return { placed: earlier, full: [] }
  const offers = await readOffers(tx, selectionIdsOf(asked.legs))
  const legs = takeLegs(asked, offers)
  const { nowMs } = offers
  const live = legs.flatMap((leg) => leg.offers).filter(isLive)
  const record = await liveRecordOf(tx, asked.playerId)
  const delayMs = delayOf(live, record, nowMs)
  const { betId, full, isReview } = await takeBet(deps, tx, {
    asked,
    legs,
    playerClass: record.playerClass,
    delayMs,
    nowMs,
  })
  await holdLegs(tx, asked, legs)
  const placed: Placed = {
    state: delayMs > 0 || isReview ? 'waiting' : 'open',
    betId: String(betId),
    code: null,
    delayMs: isReview ? REVIEW_MS : delayMs,
    ...(isReview ? { isReview } : {}),
    maxKurus: null,
    legs: legs.map(({ oddsMilli }) => ({ odds: oddsMilli })),
  }
  return { placed, full }
}

/** What was answered to the same id; another bet under it is a duplicate. */
async function replayOf(tx: Tx, asked: BetRequest): Promise<Placed | undefined> {
  const found = await findRequest(tx, asked)
  if (!found) return undefined
  if (!found.fingerprint.equals(fingerprintOf(asked))) throw new BetRefused('R-120')
  const legs = await tx
    .selectFrom('betting_leg')
    .select('odds_milli as odds')
    .where('bet_id', '=', found.id)
    .orderBy('number')
    .execute()
  const isWaiting = found.state === 'waiting'
  const isReview = isWaiting && (await readReviews(tx, [found.id])).size > 0
  return {
    state: found.state === 'waiting' || found.state === 'refused' ? found.state : 'open',
    betId: String(found.id),
    code: found.code,
    delayMs: isWaiting ? await leftMs(tx, found) : 0,
    ...(isReview ? { isReview } : {}),
    maxKurus: null,
    legs,
  }
}

async function leftMs(tx: Tx, { decides_at }: { decides_at: Date | null }): Promise<number> {
  const dueMs = decides_at?.getTime() ?? 0
  return Math.max(0, dueMs - (await databaseNowMs(tx)))
}
