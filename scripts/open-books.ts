import { existsSync } from 'node:fs'
import path from 'node:path'
import { openDb } from '../server/src/db/db.ts'
import { openEmbedded } from '../server/src/db/embedded/embedded.ts'
import { openBus } from '../server/src/platform/bus.ts'
import { openLog } from '../server/src/platform/log.ts'

/** The house's books: DATABASE_URL, else what lies in the data folder; undefined where nothing does. */
export async function openBooks() {
  const url = process.env.DATABASE_URL || undefined
  const dataDir = path.resolve(process.env.DATA_DIR || 'data')
  if (!url && !existsSync(dataDir)) return undefined
  const embedded = url ? undefined : await openEmbedded(dataDir)
  const databaseUrl = url ?? embedded?.urlOf('zar') ?? ''
  const redisUrl = process.env.REDIS_URL || undefined
  const opened = openDb({ url: databaseUrl, poolSize: 2 })
  return {
    db: opened.db,
    /** The line to the house's processes. */
    openBus: () => openBus({ databaseUrl, redisUrl, log: openLog('silent') }),
    close: async () => {
      await opened.close()
      await embedded?.stop()
    },
  }
}

export const NO_BOOKS = 'There is no house in the data folder yet: `npm start` makes it.'
