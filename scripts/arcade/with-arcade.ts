import path from 'node:path'
import { openPool, type Pool } from '../../arcade/src/store/database.ts'
import { findEmbedded } from '../postgres/embedded.ts'

const NO_ARCADE = 'There is no arcade in the data folder yet: `npm start` makes it.'

/** Does the work on the database of ARCADE_DATABASE_URL, else on the arcade's in the data folder. */
export async function withArcade(work: (pool: Pool) => Promise<number>): Promise<number> {
  const given = process.env.ARCADE_DATABASE_URL || undefined
  const folder = path.resolve(process.env.DATA_DIR || 'data')
  const embedded = given ? undefined : await findEmbedded(folder)
  const url = given ?? embedded?.urlOf('arcade')
  if (!url) throw new Error(NO_ARCADE)
  const pool = openPool(url)
  pool.on('error', () => undefined)
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}
