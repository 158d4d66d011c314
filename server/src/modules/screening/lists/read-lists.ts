import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { ListKind } from './read-list.ts'

export type KnownList = {
  id: string
  name: string
  kind: ListKind
  version: number
  file: string
  entries: number
  added: number
  changed: number
  removed: number
  importedBy: string
  because: string
  importedAt: Date
  /** Not compared with the players yet. */
  waiting: number
  /** Whose name alone fits too many players. */
  frequent: number
  openMatches: number
}

const SHOWN_MAX = 100

const lists = (where: RawBuilder<unknown>) => sql<KnownList>`
  select source.id::text, name, kind, version, file, entries, added, changed, removed, imported_by as "importedBy",
      because, imported_at as "importedAt", counted.waiting, counted.frequent,
      (select count(*)::int from screening_match m where m.source_id = source.id and decided_at is null) as "openMatches"
    from screening_source source
      join lateral (select * from screening_version v where v.source_id = source.id order by version desc limit 1) v
        on true
      join lateral (
        select count(*) filter (where compared_at is null)::int as waiting, count(namesakes)::int as frequent
          from screening_entry e where e.source_id = source.id and gone_version is null) counted on true
    where ${where} order by name limit ${SHOWN_MAX}`

/** Each source with its last version, by name; and how many players wait to be compared. */
export async function readLists(db: Db) {
  const [known, { rows }] = await Promise.all([
    lists(sql`true`).execute(db),
    sql<{ players: number }>`select count(*)::int as players from screening_due`.execute(db),
  ])
  return { lists: known.rows, playersWaiting: rows[0]?.players ?? 0 }
}

export async function findList(tx: Tx, id: bigint): Promise<KnownList | null> {
  const { rows } = await lists(sql`source.id = ${id}`).execute(tx)
  return rows[0] ?? null
}
