import { userInfo } from 'node:os'
import path from 'node:path'
import { openClient } from '../../server/src/db/connect.ts'
import { findCluster } from '../postgres/cluster.ts'
import { findEmbedded } from '../postgres/embedded.ts'
import type { Place } from './place.ts'

export type Ended = {
  kind: 'backup' | 'restore' | 'drill'
  isDone: boolean
  file: string
  bytes: number | null
  /** The moment that the copy shows, ISO. */
  asOf: string | null
  tookMs: number
}

/**
 * Notes how it ended in the database of the house, where the back office reads it. Answers a sentence where that
 * cannot be: what was done stays done.
 */
export async function noteEnd(place: Place, ended: Ended): Promise<string | undefined> {
  try {
    await withCasino(place, (url) => insert(url, ended))
    return undefined
  } catch (error) {
    return `It is not noted for the back office: ${(error as Error).message}.`
  }
}

/** The address of the house's database, for as long as the work takes. */
async function withCasino(place: Place, work: (url: string) => Promise<void>): Promise<void> {
  const casino = place.databases.find(({ name }) => name === 'casino')
  if (casino) return work(casino.url)
  const embedded = findCluster(place.dataDir) && (await findEmbedded(place.dataDir))
  if (!embedded) throw new Error(`there is no casino in ${place.dataDir}`)
  try {
    await work(embedded.urlOf('zar'))
  } finally {
    await embedded.stop()
  }
}

async function insert(url: string, ended: Ended): Promise<void> {
  const { kind, isDone, file, bytes, asOf, tookMs } = ended
  const by = process.env.SUDO_USER || userInfo().username
  const client = openClient({ url, isOwner: true, isPatient: true })
  await client.connect()
  try {
    await client.query(
      `insert into backup_record (kind, is_done, file, bytes, as_of, took_ms, done_by)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [kind, isDone, path.basename(file).slice(0, 200), bytes, asOf, Math.round(tookMs), by],
    )
  } finally {
    await client.end()
  }
}
