import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'

type Column = { schema: string; name: string; column: string; type: string }

/**
 * Which of these strings stand anywhere in the database, as `needle in schema.table.column`: in every
 * column of every table there is, text of any case and raw bytes alike.
 */
export async function findEverywhere(db: Db, needles: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<Column>`
    select table_schema as schema, table_name as name, column_name as column, data_type as type
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
     order by 1, 2, 3`.execute(db)
  const found: string[] = []
  for (const { schema, name, column, type } of columns) {
    const field = sql.ref(column)
    const holds =
      type === 'bytea'
        ? sql`position(convert_to(needle, 'UTF8') in ${field}) > 0`
        : sql`position(lower(needle) in lower(${field}::text)) > 0`
    const { rows } = await sql<{ needle: string }>`
      select needle from unnest(${needles}::text[]) needle
       where exists (select from ${sql.table(`${schema}.${name}`)} where ${holds})`.execute(db)
    found.push(...rows.map(({ needle }) => `${needle} in ${schema}.${name}.${column}`))
  }
  return found
}
