import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'

/** Names of people by their ids. What is nobody's id, such as a name that the command line gave, is its own name. */
export async function staffNames(
  db: Db,
  ids: readonly (string | null)[],
): Promise<(id: string) => string> {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  if (asked.length === 0) return (id) => id
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, full_name as name from staff where id::text = any(${asked}::text[])`.execute(
    db,
  )
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return (id) => names.get(id) ?? id
}
