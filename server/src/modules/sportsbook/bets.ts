import { unitsOf } from '@zar/contract/money'
import type { sportBets as endpoint } from '@zar/contract/sports'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../db/db.ts'
import { startOf } from '../ledger/index.ts'
import { dueE5 } from './due.ts'

type BetsCall = z.output<typeof endpoint.input> & { playerId: string }

/** A page of the player's bets at partners, newest first. */
export async function readBets(db: Db, call: BetsCall): Promise<z.input<typeof endpoint.output>> {
  const { playerId, from, to, before, take } = call
  let query = db
    .selectFrom('sport_bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(take + 1)
  if (before !== null) query = query.where('id', '<', BigInt(before))
  if (from) query = query.where(sql<boolean>`placed_at >= ${startOf(from)}`)
  if (to) query = query.where(sql<boolean>`placed_at < ${startOf(to, 1)}`)
  const found = await query.execute()
  const rows = found.slice(0, take).map((bet) => ({
    id: String(bet.id),
    orderNumber: bet.order_number,
    info: bet.info,
    stake: unitsOf(bet.stake_e5),
    possibleWin: bet.possible_win_e5 === null ? null : unitsOf(dueE5(bet, bet.possible_win_e5)),
    paid: unitsOf(dueE5(bet, bet.paid_e5)),
    isFree: bet.bonus_account_id !== null,
    state: bet.state,
    timeStamp: bet.placed_at.toISOString(),
  }))
  return { rows, next: found.length > take ? (rows.at(-1)?.id ?? null) : null }
}
