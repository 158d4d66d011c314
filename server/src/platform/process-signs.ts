import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { PROCESS_NAME } from './log/notices.ts'

/** A process of the casino that runs. */
export type ProcessSign = {
  process: string
  version: string
  openedAt: Date
  seenAt: Date
  keyVersions: number[]
  sealingVersion: number
}

export type OwnSign = Pick<ProcessSign, 'version' | 'keyVersions' | 'sealingVersion'>

/** How often a process tells that it runs, and after how long without a word it counts for gone. */
export const SIGN_EVERY_MS = 10_000
const GONE_SECONDS = 60
const KEPT_DAYS = 1

/** Tells that this process runs, and what it is. */
export async function signProcess(db: Db, sign: OwnSign): Promise<void> {
  const { version, keyVersions: key_versions, sealingVersion: sealing_version } = sign
  await db
    .insertInto('process_sign')
    .values({ process: PROCESS_NAME, version, key_versions, sealing_version })
    .onConflict((conflict) =>
      conflict.column('process').doUpdateSet({
        seen_at: sql<Date>`clock_timestamp()`,
        key_versions,
        sealing_version,
      }),
    )
    .execute()
}

/** Takes the sign away: the process ends. */
export const unsignProcess = (db: Db) =>
  db.deleteFrom('process_sign').where('process', '=', PROCESS_NAME).execute()

/** The processes that told of themselves within a minute, by name. */
export async function readProcesses(db: Db): Promise<ProcessSign[]> {
  const rows = await db
    .selectFrom('process_sign')
    .selectAll()
    .where('seen_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${GONE_SECONDS})`)
    .orderBy('process')
    .execute()
  return rows.map((row) => ({
    process: row.process,
    version: row.version,
    openedAt: row.opened_at,
    seenAt: row.seen_at,
    keyVersions: row.key_versions,
    sealingVersion: row.sealing_version,
  }))
}

/** Forgets those that were killed. */
export async function forgetProcesses(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await db.deleteFrom('process_sign').where('seen_at', '<', since).execute()
}
