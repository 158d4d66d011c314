import pg from 'pg'
import { isStale } from '../../../../db/connect.ts'
import type { RowType } from './row-bytes.ts'

/** The database did not answer: whether what was asked of it happened is not known. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/**
 * How long to wait for an account that somebody else has locked. A batch waits at most twice, and a later
 * command of the same player goes with the next batch: both are answered within two seconds.
 */
const HELD_MAX_MS = 300

/** The types of the rows that the wallet writes, as this database has them. */
const ROW_TYPES = `
  select json_object_agg(typname, json_build_object('oid', type.oid::bigint, 'columns', array(
      select atttypid::bigint from pg_attribute
        where attrelid = typrelid and attnum > 0 and not attisdropped order by attnum))) as types
    from pg_type type
    where type.oid = any(array['wallet_row_v1', 'wallet_push', 'planned_transfer']::regtype[])`
type RowTypes = Record<'wallet_row_v1' | 'wallet_push' | 'planned_transfer', RowType>

/** One connection of the pool, kept for the group commit and opened anew after it broke. */
export function keepConnection(pool: pg.Pool) {
  let kept: pg.PoolClient | undefined
  let rowTypes: RowTypes | undefined

  const lose = (error: Error) => {
    kept?.release(error)
    kept = undefined
    // The next one may lead to a database that was restored, where they have other numbers.
    rowTypes = undefined
  }

  async function open(): Promise<pg.PoolClient> {
    const client = await pool.connect()
    client.on('error', () => {
      if (kept === client) lose(new ConnectionLost('the connection broke'))
    })
    kept = client
    // Every statement here looks up a few rows by index, planned once, whatever the tables' sizes
    // were when it was. Compiling such a plan would cost more than it ever saves.
    await client.query(
      `set plan_cache_mode = force_generic_plan; set jit = off; set enable_seqscan = off;
         set enable_hashjoin = off; set enable_mergejoin = off; set lock_timeout = ${HELD_MAX_MS}`,
    )
    return client
  }

  /**
   * Throws ConnectionLost where no answer came, and the database's own error where one did. After a
   * refusal of the connection the next statement has another one.
   */
  async function query<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: unknown[] = [],
  ) {
    try {
      const client = kept ?? (await open())
      return (await client.query<Row>({ name, text, values })).rows
    } catch (error) {
      if (isStale(error)) lose(error as Error)
      if (error instanceof pg.DatabaseError && error.severity !== 'FATAL') throw error
      const lost = new ConnectionLost((error as Error).message, { cause: error })
      lose(lost)
      throw lost
    }
  }

  return {
    query,
    async rowTypes(): Promise<RowTypes> {
      if (rowTypes) return rowTypes
      const [row] = await query<{ types: RowTypes }>('row_types', ROW_TYPES)
      if (!row) throw new Error('the database does not know the wallet’s types')
      rowTypes = row.types
      return rowTypes
    },
    close: () => lose(new Error('closed')),
  }
}

export type Connection = ReturnType<typeof keepConnection>
