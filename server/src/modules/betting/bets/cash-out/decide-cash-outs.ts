import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import type { BetDeps } from '../deps.ts'
import { holdBet } from '../money/hold-bet.ts'
import type { StoredBet } from '../money/stored-bet.ts'
import { OfferMoved } from '../placing/bet-refused.ts'
import { readOffers } from '../slip/read-offers.ts'
import { holdPrice, quoteNow, selectionsOf } from './cash-out.ts'
import { sell } from './sell.ts'
import { seenOf } from './token.ts'

const SALES_AT_A_TIME = 200

type Sale = { playerId: string; requestId: string; betId: bigint }
type Waiting = { percent: number; least_kurus: bigint; seen: string }

/** Decides the sales whose delay is over: sold at the price of now, or refused, and the bet runs on. */
export async function decideCashOuts(deps: BetDeps): Promise<void> {
  const { rows } = await sql<Sale>`
    select player_id as "playerId", request_id as "requestId", bet_id as "betId" from betting_cash_out
      where state = 'waiting' and decides_at <= clock_timestamp() order by decides_at limit ${SALES_AT_A_TIME}`.execute(
    deps.db,
  )
  for (const sale of rows) {
    try {
      await deps.db.transaction().execute((tx) => decideSale(tx, sale))
    } catch (error) {
      // Left for the next time.
      if (!(error instanceof OfferMoved)) throw error
    }
  }
  if (rows.length > 0) deps.onCommitted()
}

async function decideSale(tx: Tx, sale: Sale): Promise<void> {
  const bet = await holdBet(tx, sale.betId)
  const waiting = await rowOf(tx, sale)
  if (!bet || !waiting) return
  const { percent } = waiting
  const { paidKurus, nowMs } = await priceOf(tx, bet, waiting)
  await tx
    .updateTable('betting_cash_out')
    .set({ state: paidKurus === null ? 'refused' : 'paid', paid_kurus: BigInt(paidKurus ?? 0) })
    .where('player_id', '=', sale.playerId)
    .where('request_id', '=', sale.requestId)
    .execute()
  if (paidKurus === null) return
  await sell(tx, bet, { percent, paidKurus, nowMs })
  await holdPrice(tx, bet, { percent, paidKurus })
}

const rowOf = (tx: Tx, { playerId, requestId }: Sale) =>
  tx
    .selectFrom('betting_cash_out')
    .select(['percent', 'least_kurus', 'seen'])
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

/** Null: something has happened, it is not for sale, or worth too little. */
async function priceOf(tx: Tx, bet: StoredBet, { percent, least_kurus, seen }: Waiting) {
  const offers = await readOffers(tx, selectionsOf(bet))
  const { closed, paidKurus } = await quoteNow(tx, bet, percent, offers)
  const isSold = closed === null && seen === seenOf(bet, offers) && BigInt(paidKurus) >= least_kurus
  return { paidKurus: isSold ? paidKurus : null, nowMs: offers.nowMs }
}
