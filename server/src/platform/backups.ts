import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export type BackupRecord = {
  id: bigint
  kind: 'backup' | 'restore' | 'drill'
  isDone: boolean
  file: string
  bytes: bigint | null
  asOf: Date | null
  tookMs: number
  by: string
  at: Date
}

/** What the commands of backups noted, the newest first. */
export async function readBackups(db: Db, limit: number): Promise<BackupRecord[]> {
  const rows = await db
    .selectFrom('backup_record')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    isDone: row.is_done,
    file: row.file,
    bytes: row.bytes,
    asOf: row.as_of,
    tookMs: row.took_ms,
    by: row.done_by,
    at: row.at,
  }))
}

/** The database server's archive of what is written ahead. */
export type ArchiveState = {
  isOn: boolean
  lastAt: Date | null
  failedAt: Date | null
  /** Since the figures were begun. */
  failed: number
}

export async function readArchive(db: Db): Promise<ArchiveState> {
  const { rows } = await sql<ArchiveState>`
    select current_setting('archive_mode') <> 'off' as "isOn", last_archived_time as "lastAt",
      last_failed_time as "failedAt", failed_count::int as failed
    from pg_stat_archiver`.execute(db)
  return rows[0] ?? { isOn: false, lastAt: null, failedAt: null, failed: 0 }
}
