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
  /** Told how long each caller waited for a connection, in seconds. */
  onWaited?: ((seconds: number) => void) | undefined
  /** With all the rights of who logs in. The application never is. */
  isOwner?: boolean
  /** For what takes as long as it takes. */
  isPatient?: boolean
}

/** Opens a pool on the database. Connects on first use. */
export function openDb({ poolSize = 16, onError = () => {}, ...more }: DbOptions): OpenDb {
  const pool = openPool({ ...more, size: poolSize, onLost: onError })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
