import type { autoCashOut } from '@zar/contract/betting/bets'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../../db/db.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { BetDeps } from '../deps.ts'
import { holdBet } from '../money/hold-bet.ts'
import { readLegs, type StoredBet, storedBetOf } from '../money/stored-bet.ts'
import { OfferMoved } from '../placing/bet-refused.ts'
import { readOffers } from '../slip/read-offers.ts'
import { isSaleWaiting, quoteNow, selectionsOf, startSale } from './cash-out.ts'
import { quoteOf, WHOLE_PERCENT } from './quote.ts'

type Asked = z.output<typeof autoCashOut.input> & { playerId: string }

/** Sets or clears the sums at which an open bet is sold. Refuses with `not_found` what is not open or another’s. */
export async function setAuto(db: Db, { playerId, betId, upKurus, downKurus }: Asked) {
  if (upKurus !== null && downKurus !== null && downKurus >= upKurus) {
    throw new Refusal('invalid_input')
  }
  const { numUpdatedRows } = await db
    .updateTable('betting_bet')
    .set({ auto_up_kurus: bigOf(upKurus), auto_down_kurus: bigOf(downKurus) })
    .where('id', '=', BigInt(betId))
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
}
const bigOf = (kurus: number | null) => (kurus === null ? null : BigInt(kurus))

/** A falling bet is sold within so many per cent above its floor. */
const ABOVE_FLOOR_PERCENT = 2n

/** The least that a rule sells at, where it fires at this price; a jump past the floor sells nothing. */
export function firesAt(
  { upKurus, downKurus }: Pick<StoredBet, 'upKurus' | 'downKurus'>,
  paidKurus: bigint,
): bigint | null {
  if (upKurus !== null && paidKurus >= upKurus) return upKurus
  if (downKurus === null || paidKurus < downKurus) return null
  return paidKurus * 100n <= downKurus * (100n + ABOVE_FLOOR_PERCENT) ? downKurus : null
}

/**
 * Sells the bets whose rules fire at the prices of now, whether their players are here or not. All of them are
 * looked at without holding anything; those that fire are looked at again under their locks.
 */
export async function fireAutos(deps: BetDeps): Promise<void> {
  const firing = await findFiring(deps.db)
  for (const { id } of firing) {
    try {
      await deps.db.transaction().execute((tx) => fire(deps, tx, id))
    } catch (error) {
      // Looked at again the next time.
      if (!(error instanceof OfferMoved)) throw error
    }
  }
  if (firing.length > 0) deps.onCommitted()
}

async function findFiring(db: Db): Promise<StoredBet[]> {
  const rows = await db
    .selectFrom('betting_bet')
    .selectAll()
    .where('state', '=', 'open')
    .where((is) =>
      is.or([is('auto_up_kurus', 'is not', null), is('auto_down_kurus', 'is not', null)]),
    )
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const legs = await readLegs(db, ids)
  const bets = rows.map((row) => storedBetOf(row, legs))
  const offers = await readOffers(db, [...new Set(bets.flatMap(selectionsOf))])
  return bets.filter((bet) => {
    const quote = quoteOf(bet, offers, { percent: WHOLE_PERCENT, record: ANYONE })
    return quote.closed === null && firesAt(bet, BigInt(quote.paidKurus)) !== null
  })
}

/** The delay is of no matter yet. */
const ANYONE = { playerClass: 'new', edge: 0, stops: 0 } as const

async function fire({ random }: BetDeps, tx: Tx, betId: bigint): Promise<void> {
  const bet = await holdBet(tx, betId)
  if (bet?.state !== 'open' || (await isSaleWaiting(tx, betId))) return
  const offers = await readOffers(tx, selectionsOf(bet))
  const quote = await quoteNow(tx, bet, WHOLE_PERCENT, offers)
  if (quote.closed !== null) return
  const least = firesAt(bet, BigInt(quote.paidKurus))
  if (least === null) return
  const wish = { requestId: random.uuid(), percent: WHOLE_PERCENT, leastKurus: Number(least) }
  await startSale(tx, bet, { wish, quote, offers })
}
