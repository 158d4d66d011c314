import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { type TransferRange, transferIdsBetween } from '../transfer-range.ts'

export type TransferLine = {
  id: bigint
  at: Date
  reason: string
  amountE5: bigint
  playerId: string
  source: string
  target: string
}

/** Half-open. */
type Asked = { from: Date; to: Date; currency: string }

/** The rest of each statement: transfers of a currency that were posted in the range. */
const posted = ({ from, to, currency }: Asked, { fromId, beforeId }: TransferRange) => sql`
  from transfer join account source on source.id = source_id join account target on target.id = target_id
    where transfer.id >= ${fromId} and transfer.id < ${beforeId} and source.currency = ${currency}
      and created_at >= ${from} and created_at < ${to}`

/** How many there are, and no more than `most` and one: nothing more is counted. */
export async function countTransfers(tx: Tx, asked: Asked, most: number): Promise<number> {
  const ids = await transferIdsBetween(tx, asked)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${posted(asked, ids)} limit ${most + 1}) counted`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** So many are read in one statement. */
const PAGE = 5_000

/** All of them by their numbers, some thousands at a time. */
export async function* readTransfers(db: Db, asked: Asked): AsyncGenerator<TransferLine[]> {
  const ids = await db.transaction().execute((tx) => transferIdsBetween(tx, asked))
  for (let { fromId } = ids; ; ) {
    const { rows } = await sql<TransferLine>`
      select transfer.id, created_at as at, reason, amount_e5 as "amountE5", player_id as "playerId",
        source.kind as source, target.kind as target
      ${posted(asked, { ...ids, fromId })} order by transfer.id limit ${PAGE}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    fromId = last.id + 1n
  }
}
