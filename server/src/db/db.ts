import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type OpenDb = { db: Db; pool: pg.Pool; close: () => Promise<void> }

const BIGINT = pg.types.builtins.INT8
const DATE = pg.types.builtins.DATE
pg.types.setTypeParser(BIGINT, BigInt)
// A birth date is a day, not a moment: as text it cannot shift with a time zone.
pg.types.setTypeParser(DATE, (text) => text)

/** The time-outs that keep one stuck statement from holding the house (OPS-03). */
const SESSION_LIMITS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 3_000,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 5_000,
} as const

export type DbOptions = {
  url: string
  poolSize?: number
  /** Told of an idle connection that broke; without a listener Node would stop. */
  onError?: (error: Error) => void
}

/** Opens a pool on the database. Connects on first use. */
export function openDb({ url, poolSize = 16, onError = () => {} }: DbOptions): OpenDb {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, ...SESSION_LIMITS })
  pool.on('error', onError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
