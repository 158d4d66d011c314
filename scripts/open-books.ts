import { existsSync } from 'node:fs'
import path from 'node:path'
import { openDb } from '../server/src/db/db.ts'
import { openEmbedded } from '../server/src/db/embedded/embedded.ts'

/** The house's books: DATABASE_URL, else what lies in the data folder; undefined where nothing does. */
export async function openBooks() {
  const url = process.env.DATABASE_URL || undefined
  const dataDir = path.resolve(process.env.DATA_DIR || 'data')
  if (!url && !existsSync(dataDir)) return undefined
  const embedded = url ? undefined : await openEmbedded(dataDir)
  const opened = openDb({ url: url ?? embedded?.urlOf('zar') ?? '', poolSize: 2 })
  return {
    db: opened.db,
    close: async () => {
      await opened.close()
      await embedded?.stop()
    },
  }
}

export const NO_BOOKS = 'There is no house in the data folder yet: `npm start` makes it.'
