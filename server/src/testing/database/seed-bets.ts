import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import { takeLonger } from '../../db/take-longer.ts'

/** So many bets of one player, written at once and evenly over the days before `until`, with no wallet row. */
export async function seedBets(
  db: Db,
  { playerId, bets, since, until }: { playerId: string; bets: number; since: Date; until: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeLonger(tx, 0)
    await sql`
      insert into transfer (key, player_id, source_id, target_id, amount_e5, reason, source_balance_e5, created_at)
        select 'seed:' || ${playerId} || n, ${playerId}::uuid, cash.id, games.id, 1, 'bet', 0,
            ${since}::timestamptz + (${until}::timestamptz - ${since}::timestamptz) * n / ${bets}::int
          from account cash, account games, generate_series(0, ${bets}::int - 1) n
          where cash.owner_id = ${playerId}::uuid and cash.kind = 'player_cash' and games.kind = 'games'`.execute(
      tx,
    )
  })
}

/** Says that all transfers so far are below a checkpoint, without its hash: for tests that look at no chain. */
export async function pretendCheckpoint(db: Db): Promise<void> {
  await sql`
    with made as (
      insert into ledger_seal (after_id, to_id, transfers, hash)
        select coalesce((select max(to_id) from ledger_seal), 0), newest, 1, '\\x00' from (select max(id) as newest from transfer) t
          where newest > coalesce((select max(to_id) from ledger_seal), 0)
        returning id
    ) insert into seal_signature (seal_id, hmac) select id, '\\x00' from made`.execute(db)
}
