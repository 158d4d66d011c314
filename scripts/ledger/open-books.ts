import path from 'node:path'
import { sql } from 'kysely'
import { CannotOpen, opening, reasonOf } from '../../server/src/app/cannot-open.ts'
import { isDatabaseAway } from '../../server/src/db/away.ts'
import { type Db, openDb } from '../../server/src/db/db.ts'
import { type Bus, openBus } from '../../server/src/platform/bus/bus.ts'
import { redisPrefixOf } from '../../server/src/platform/bus/redis.ts'
import type { Clock } from '../../server/src/platform/clock.ts'
import { readDatabaseClock } from '../../server/src/platform/database-clock.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { findEmbedded } from '../postgres/embedded.ts'
import { checkDatabase } from '../start/check-environment.ts'

/** The platform's books, for a command. */
export type Books = {
  db: Db
  /** The database's clock. */
  clock: Clock
  /** The line to the platform's processes. */
  openBus: () => Promise<Bus>
}

const NO_BOOKS = 'There is no casino in the data folder yet: `npm start` makes it.'
const EMPTY = 'There is no casino in the database of DATABASE_URL yet: `npm start` makes it.'

/**
 * Does the work on the ledger of DATABASE_URL, else on what lies in the data folder, and gives its exit
 * code. Where they cannot be opened, or stop answering, that is one sentence and 1.
 */
export async function withBooks(work: (books: Books) => Promise<number>): Promise<number> {
  try {
    return await useBooks(work)
  } catch (error) {
    if (!(error instanceof CannotOpen) && !isDatabaseAway(error)) throw error
    const isOpen = !(error instanceof CannotOpen)
    console.error(isOpen ? `The database does not answer: ${reasonOf(error)}` : error.message)
    return 1
  }
}

async function useBooks(work: (books: Books) => Promise<number>): Promise<number> {
  const url = process.env.DATABASE_URL || undefined
  if (url) await checkDatabase(url)
  const embedded = url ? undefined : await findInFolder()
  if (!url && !embedded) throw new CannotOpen(NO_BOOKS)
  const databaseUrl = url ?? embedded?.urlOf('zar') ?? ''
  const { db, pool, close } = openDb({ url: databaseUrl, poolSize: 2 })
  try {
    if (!(await isMade(db))) throw new CannotOpen(url ? EMPTY : NO_BOOKS)
    const clock = await readDatabaseClock(pool)
    return await work({ db, clock, openBus: () => openLine(db, databaseUrl) })
  } finally {
    await close()
    await embedded?.stop()
  }
}

/** Every reason that it gives is a sentence. */
function findInFolder() {
  return findEmbedded(path.resolve(process.env.DATA_DIR || 'data')).catch((cause: Error) => {
    throw new CannotOpen(cause.message, { cause })
  })
}

async function isMade(db: Db): Promise<boolean> {
  const { rows } = await opening('The books cannot be read', () =>
    sql<{ isThere: boolean }>`select to_regclass('account') is not null as "isThere"`.execute(db),
  )
  return rows[0]?.isThere ?? false
}

async function openLine(db: Db, databaseUrl: string): Promise<Bus> {
  const url = process.env.REDIS_URL
  const prefix = process.env.REDIS_PREFIX || (await redisPrefixOf(db))
  const redis = url ? { url, prefix } : undefined
  return await openBus({ databaseUrl, redis, log: openLog('silent') })
}
