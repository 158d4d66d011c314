import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Db } from './db.ts'

const POLL_MS = 10
const POLLS_MAX = 500

/**
 * An id of the table up to which nothing can appear any more: every smaller id is committed or never
 * will be. Ids are given out before their commits, and commits come in any order; but whoever was
 * given one held a lock on the table from before that until its transaction ended. So: note the
 * last id given out, then wait for those who hold that lock now. Newcomers get larger ids, and are
 * written after the moment `before`.
 */
export async function settledId(
  db: Db,
  table: 'transfer' | 'audit_event',
): Promise<{ id: bigint; before: Date }> {
  const given = await sql<{ before: Date; id: bigint | null }>`
    select clock_timestamp() as before, pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')) as id`.execute(
    db,
  )
  const { before = new Date(0), id } = given.rows[0] ?? {}
  const writers = await writersNow(db, table)
  for (let poll = 0; writers.size > 0; poll++) {
    assert(poll < POLLS_MAX, `a transaction that wrote to ${table} does not end`)
    const now = await writersNow(db, table)
    for (const writer of writers) if (!now.has(writer)) writers.delete(writer)
    if (writers.size > 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return { id: id ?? 0n, before }
}

/** The transactions that have written to the table or to a part of it and not ended, by their virtual ids. */
async function writersNow(db: Db, table: string): Promise<Set<string>> {
  const { rows } = await sql<{ writer: string }>`
    select virtualtransaction as writer from pg_locks
      where locktype = 'relation' and mode = 'RowExclusiveLock' and granted
        and (relation = ${table}::regclass
          or relation in (select inhrelid from pg_inherits where inhparent = ${table}::regclass))
        and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return new Set(rows.map(({ writer }) => writer))
}
