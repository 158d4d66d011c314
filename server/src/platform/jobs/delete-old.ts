import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { Tables } from '../../db/tables.ts'
import { takeLonger } from '../../db/take-longer.ts'

const SLICE = 10_000
/** Nobody waits for this, and a slice may have to read the whole table. */
const STATEMENT_MS = 60_000

/**
 * Deletes the rows that are so old, some at a time: no statement of it is long enough to be given up,
 * however many nights were missed, and none holds many rows from others.
 */
export async function deleteOld(
  db: Db,
  table: (keyof Tables & string) | 'throttle',
  isOld: RawBuilder<boolean>,
  slice = SLICE,
): Promise<void> {
  const from = sql.table(table)
  for (let deleted = slice; deleted === slice; ) {
    deleted = await db.transaction().execute(async (tx) => {
      await takeLonger(tx, STATEMENT_MS)
      const { numAffectedRows } = await sql`delete from ${from} where ctid = any(array(
        select ctid from ${from} where ${isOld} limit ${slice}))`.execute(tx)
      return Number(numAffectedRows ?? 0n)
    })
  }
}
