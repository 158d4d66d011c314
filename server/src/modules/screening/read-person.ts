import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import type { Listed, Person } from './compare.ts'
import { namesIn } from './names/keys.ts'

export type ReadPerson = Person & { playerId: string; print: Buffer }
export type ReadEntry = Listed & {
  id: bigint
  sourceId: bigint
  code: string
  kind: 'sanctions' | 'pep'
}

type PersonRow = {
  playerId: string
  name: string
  surname: string
  birth: string
  country: string
  documentHmac: Buffer
}

/** These players as they are compared, and a hash of all that is. One that was erased has no name. */
export async function readPersons(db: Db | Tx, ids: readonly string[]): Promise<ReadPerson[]> {
  const { rows } = await sql<PersonRow>`
    select p.id as "playerId", name, surname, birth_date::text as birth, c.code as country,
        personal_no_hmac as "documentHmac"
      from player p join country c on c.id = country_id where p.id = any(${ids}::uuid[])`.execute(
    db,
  )
  return rows.map((row) => {
    const { playerId, name, surname, birth, country, documentHmac } = row
    const said = [name, surname, birth, country, documentHmac.toString('hex')]
    const print = createHash('sha256').update(JSON.stringify(said)).digest()
    return { playerId, words: namesIn(`${name} ${surname}`), birth, country, documentHmac, print }
  })
}

type EntryRow = Omit<ReadEntry, 'names'> & { names: string[] }
export const ENTRY_COLUMNS = sql`e.id, e.source_id as "sourceId", e.code, s.kind, e.names, e.birth, e.country,
  e.document_hmac as "documentHmac"`

export const entryOf = (row: EntryRow): ReadEntry => ({
  ...row,
  names: row.names.map((text) => ({ text, words: namesIn(text) })),
})

/** An entry that its list still has. */
export async function readEntry(db: Db | Tx, id: bigint): Promise<ReadEntry | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${ENTRY_COLUMNS} from screening_entry e join screening_source s on s.id = e.source_id
      where e.id = ${id} and gone_version is null`.execute(db)
  return rows[0] && entryOf(rows[0])
}

/** The entries of the lists that have a key or the document of a player. */
export async function findEntries(db: Db | Tx, keys: readonly string[], documentHmac: Buffer) {
  const { rows } = await sql<EntryRow>`
    select ${ENTRY_COLUMNS} from screening_entry e join screening_source s on s.id = e.source_id
      where gone_version is null and keys && ${keys}::text[]
    union
    select ${ENTRY_COLUMNS} from screening_entry e join screening_source s on s.id = e.source_id
      where gone_version is null and document_hmac = ${documentHmac}`.execute(db)
  return rows.map(entryOf)
}
