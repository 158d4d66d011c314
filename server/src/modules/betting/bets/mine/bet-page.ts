import type { myBets } from '@zar/contract/betting/bets'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../../../db/db.ts'
import type { Tables } from '../../../../db/tables.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { startOf } from '../../../ledger/index.ts'
import { readLegs, storedBetOf } from '../money/stored-bet.ts'
import { databaseNowMs } from '../slip/read-offers.ts'
import { viewsOf } from './bet-view.ts'

type Asked = z.output<typeof myBets.input> & { playerId: string }
type Page = z.input<typeof myBets.output>
type Bets<Output> = SelectQueryBuilder<Tables, 'betting_bet', Output>

/** A page of a player’s bets, newest first, and the sums of all that the period has of them. */
export async function readBetPage(db: Db, asked: Asked): Promise<Page> {
  let query = within(db.selectFrom('betting_bet').selectAll(), asked)
  if (asked.before !== null) query = query.where('id', '<', BigInt(asked.before))
  const found = await query
    .orderBy('id', 'desc')
    .limit(asked.take + 1)
    .execute()
  const rows = found.slice(0, asked.take)
  const last = rows.at(-1)
  return {
    rows: await view(db, rows),
    next: found.length > asked.take && last ? String(last.id) : null,
    sums: await sumsIn(db, asked),
  }
}

/** One bet of a player. Refuses with `not_found` another’s. */
export async function readBet(db: Db, playerId: string, betId: bigint) {
  const row = await db
    .selectFrom('betting_bet')
    .selectAll()
    .where('id', '=', betId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  const [bet] = row ? await view(db, [row]) : []
  if (!bet) throw new Refusal('not_found')
  return bet
}

async function view(db: Db, rows: readonly Parameters<typeof storedBetOf>[0][]) {
  const legs = await readLegs(
    db,
    rows.map(({ id }) => id),
  )
  const bets = rows.map((row) => storedBetOf(row, legs))
  return viewsOf(db, bets, await databaseNowMs(db))
}

function within<Output>(query: Bets<Output>, { playerId, isOpen, from, to }: Asked): Bets<Output> {
  let found = query
    .where('player_id', '=', playerId)
    .where('state', isOpen ? 'in' : 'not in', ['waiting', 'open'])
  if (from) found = found.where(sql<boolean>`placed_at >= ${startOf(from)}`)
  if (to) found = found.where(sql<boolean>`placed_at < ${startOf(to, 1)}`)
  return found
}

/** What was refused was not staked, and what a free bet paid is no stake of the player. */
async function sumsIn(db: Db, asked: Asked): Promise<Page['sums']> {
  const query = db
    .selectFrom('betting_bet')
    .select(sql<number>`count(*)::int`.as('bets'))
    .select(
      sql<number>`coalesce(sum(cost_kurus) filter (where state <> 'refused' and bonus_account_id is null), 0)::float8`.as(
        'stakedKurus',
      ),
    )
    .select(sql<number>`coalesce(sum(paid_kurus), 0)::float8`.as('paidKurus'))
  return within(query, asked).executeTakeFirstOrThrow()
}
