import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { openPool } from './connect.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type OpenDb = { db: Db; pool: pg.Pool; close: () => Promise<void> }

const BIGINT = pg.types.builtins.INT8
const DATE = pg.types.builtins.DATE
pg.types.setTypeParser(BIGINT, BigInt)
// A birth date is a day, not a moment: as text it cannot shift with a time zone.
pg.types.setTypeParser(DATE, (text) => text)

export type DbOptions = {
  url: string
  poolSize?: number
  /** Told of a connection that broke, whether anyone used it or not. */
  onError?: (error: Error) => void
  /** With all the rights of who logs in. The application never is. */
  isOwner?: boolean
}

/** Opens a pool on the database. Connects on first use. */
export function openDb(options: DbOptions): OpenDb {
  const { url, poolSize = 16, onError = () => {}, isOwner = false } = options
  const pool = openPool({ url, size: poolSize, onLost: onError, isOwner })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
