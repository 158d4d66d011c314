import type { CashOutQuote, cashOut as endpoint } from '@zar/contract/betting/bets'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../../db/db.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { BetDeps } from '../deps.ts'
import { holdBet } from '../money/hold-bet.ts'
import { readLegs, type StoredBet, storedBetOf } from '../money/stored-bet.ts'
import { OfferMoved } from '../placing/bet-refused.ts'
import type { Offers } from '../slip/offer.ts'
import { lockOffers, readOffers } from '../slip/read-offers.ts'
import { liveRecordOf } from '../waiting/live-record.ts'
import { quoteOf } from './quote.ts'
import { sell } from './sell.ts'
import { readToken, seenOf } from './token.ts'

type Asked = z.output<typeof endpoint.input> & { playerId: string }
type Answer = z.input<typeof endpoint.output>

/** What a bet or a part of it is worth now. Refuses with `not_found` another player’s. */
export const quoteCashOut = (
  db: Db,
  { playerId, betId, percent }: { playerId: string; betId: bigint; percent: number },
): Promise<CashOutQuote> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('betting_bet')
      .selectAll()
      .where('id', '=', betId)
      .where('player_id', '=', playerId)
      .executeTakeFirst()
    if (!row) throw new Refusal('not_found')
    const bet = storedBetOf(row, await readLegs(tx, [betId]))
    return quoteNow(tx, bet, percent)
  })

export const selectionsOf = ({ legs }: StoredBet): number[] =>
  legs.flatMap(({ selections }) => selections.map(({ selectionId }) => Number(selectionId)))

export async function quoteNow(tx: Tx, bet: StoredBet, percent: number, offers?: Offers) {
  const record = await liveRecordOf(tx, bet.playerId)
  const now = offers ?? (await readOffers(tx, selectionsOf(bet)))
  return quoteOf(bet, now, { percent, record })
}

/** Prices that move again and again while a sale is written are too fast for it. */
const TRIES = 4

/** Sells at most once by its id. Whoever comes first, a sale or a settlement, holds the bet; the other is told. */
export async function cashOut(deps: BetDeps, asked: Asked, tries = TRIES): Promise<Answer> {
  try {
    const answer = await deps.db.transaction().execute((tx) => decide(tx, asked))
    if (answer.state === 'paid') deps.onCommitted()
    return answer
  } catch (error) {
    if (error instanceof OfferMoved && tries > 1) return cashOut(deps, asked, tries - 1)
    if (!(error instanceof OfferMoved)) throw error
    return { state: 'changed', paidKurus: 0, quote: null }
  }
}

async function decide(tx: Tx, asked: Asked): Promise<Answer> {
  const { playerId, percent } = asked
  const bet = await holdBet(tx, BigInt(asked.betId))
  if (bet?.playerId !== playerId) throw new Refusal('not_found')
  const earlier = await findSale(tx, asked)
  if (earlier) return replayOf(earlier, asked)
  const offers = await readOffers(tx, selectionsOf(bet))
  const quote = await quoteNow(tx, bet, percent, offers)
  const { nowMs } = offers
  const seen = readToken(asked.token, { betId: bet.id, percent, nowMs })
  if (quote.closed !== null) return { state: 'refused', paidKurus: 0, quote }
  const least = leastOf(seen?.paidKurus ?? 0, asked.fallPercent ?? FALL_PERCENT)
  if (!seen || quote.paidKurus < least) {
    return { state: 'changed', paidKurus: 0, quote }
  }
  if (seen.seen !== seenOf(bet, offers) || (await isSaleWaiting(tx, bet.id))) {
    return { state: 'refused', paidKurus: 0, quote }
  }
  const wish = { requestId: asked.id, percent, leastKurus: least }
  const isWaiting = await startSale(tx, bet, { wish, quote, offers })
  return { state: isWaiting ? 'waiting' : 'paid', paidKurus: quote.paidKurus, quote: null }
}

/** Where what is paid falls by more, the player is asked again. */
const FALL_PERCENT = 1
const leastOf = (seenKurus: number, fallPercent: number) =>
  Math.ceil((seenKurus * (100 - fallPercent)) / 100)

export type SaleWish = { requestId: string; percent: number; leastKurus: number }
type Start = { wish: SaleWish; quote: CashOutQuote; offers: Offers }

/** Sells at once, or where a leg is played now after its delay. Answers whether it waits. */
export async function startSale(
  tx: Tx,
  bet: StoredBet,
  { wish, quote, offers }: Start,
): Promise<boolean> {
  const { nowMs } = offers
  const { percent } = wish
  const { paidKurus, delayMs } = quote
  const isWaiting = delayMs > 0
  await tx
    .insertInto('betting_cash_out')
    .values({
      player_id: bet.playerId,
      request_id: wish.requestId,
      bet_id: bet.id,
      percent,
      state: isWaiting ? 'waiting' : 'paid',
      least_kurus: BigInt(wish.leastKurus),
      paid_kurus: isWaiting ? 0n : BigInt(paidKurus),
      seen: seenOf(bet, offers),
      asked_at: new Date(nowMs),
      decides_at: new Date(nowMs + delayMs),
    })
    .execute()
  if (isWaiting) return true
  await sell(tx, bet, { percent, paidKurus, nowMs })
  await holdPrice(tx, bet, { percent, paidKurus })
  return false
}

/** Holds what a sale is reckoned by as it commits, and reckons again. */
export async function holdPrice(
  tx: Tx,
  bet: StoredBet,
  { percent, paidKurus }: { percent: number; paidKurus: number },
): Promise<void> {
  const held = await lockOffers(tx, selectionsOf(bet))
  const quote = await quoteNow(tx, bet, percent, held)
  if (quote.paidKurus !== paidKurus) throw new OfferMoved()
}

const findSale = (tx: Tx, { playerId, id }: Asked) =>
  tx
    .selectFrom('betting_cash_out')
    .select(['bet_id', 'percent', 'state', 'paid_kurus'])
    .where('player_id', '=', playerId)
    .where('request_id', '=', id)
    .executeTakeFirst()

function replayOf(
  earlier: NonNullable<Awaited<ReturnType<typeof findSale>>>,
  { betId, percent }: Asked,
): Answer {
  const isSame = String(earlier.bet_id) === betId && earlier.percent === percent
  const { state, paid_kurus } = earlier
  if (!isSame) return { state: 'refused', paidKurus: 0, quote: null }
  return { state, paidKurus: Number(paid_kurus), quote: null }
}

export async function isSaleWaiting(tx: Tx, betId: bigint): Promise<boolean> {
  const waiting = await tx
    .selectFrom('betting_cash_out')
    .select('request_id')
    .where('bet_id', '=', betId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return waiting !== undefined
}
