import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import { originIdOf, originOf, transferIdsBetween } from '../../ledger/index.ts'

const SLOTS = 1

export type Loss = { playerId: string; lostE5: bigint }
export type Day = { name: string; from: Date; to: Date }

/** What went out of players' cash into slots on that day, less what came back. */
export async function readLosses(db: Db, day: Day): Promise<Loss[]> {
  return db.transaction().execute(async (tx) => {
    // One reading of a day's transfers, far from any player who waits.
    await takeLonger(tx, 0)
    const { question } = await askForLosses(tx, day)
    return (await question.execute(tx)).rows
  })
}

/** The question, and its transaction set to answer it from the day's own transfers, row by row. */
export async function askForLosses(tx: Tx, day: Day) {
  for (const plan of ['seqscan', 'hashjoin', 'mergejoin']) {
    await sql`set local ${sql.ref(`enable_${plan}`)} = off`.execute(tx)
  }
  const { fromId, beforeId } = await transferIdsBetween(tx, day)
  // The day's own come first: what else the planner would begin with grows with every player.
  const question = sql<Loss>`
    with t as materialized (
      select key, player_id, source_id, target_id, amount_e5 from transfer
       where id >= ${fromId} and id < ${beforeId}
         and created_at >= ${day.from} and created_at < ${day.to} and reason in ('bet', 'win', 'rollback')
    )
    select t.player_id as "playerId",
           sum(case when t.source_id = cash.id then t.amount_e5 else -t.amount_e5 end)::bigint as "lostE5"
      from t
      join account cash on cash.owner_id = t.player_id and cash.kind = 'player_cash'
        and cash.id in (t.source_id, t.target_id)
      join wallet_transaction own on own.id = ${originIdOf('t')}
        and own.provider = ${originOf('t')}
      join game on game.code = own.game_code and game.category_id = ${SLOTS}
     group by t.player_id
    having sum(case when t.source_id = cash.id then t.amount_e5 else -t.amount_e5 end) > 0`
  return { question }
}
