import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import type { SupplierMovement } from '../../casino/index.ts'

/** One connection, which its temporary tables live on. */
export type Connection = Kysely<Tables>

const ROWS_AT_ONCE = 2_000

/**
 * Writes a supplier's list into the connection's own table `listed`, page by page: however long a day
 * was, a page of it is in memory at a time.
 */
export async function stageSupplierList(
  connection: Connection,
  pages: AsyncIterable<SupplierMovement[]>,
): Promise<void> {
  await dropSupplierList(connection)
  await sql`create temporary table listed (
    id text collate "C" not null, kind text not null, reverses text collate "C", player text not null,
    round text not null, currency text not null, amount_e5 bigint not null, at timestamptz not null
  )`.execute(connection)
  for await (const page of pages) {
    for (let at = 0; at < page.length; at += ROWS_AT_ONCE) {
      await insertRows(connection, page.slice(at, at + ROWS_AT_ONCE))
    }
  }
}

export async function dropSupplierList(connection: Connection): Promise<void> {
  await sql`drop table if exists pg_temp.listed`.execute(connection)
}

async function insertRows(connection: Connection, rows: SupplierMovement[]): Promise<void> {
  const column = <Value>(of: (row: SupplierMovement) => Value) => rows.map(of)
  await sql`insert into pg_temp.listed select * from unnest(
    ${column(({ id }) => id)}::text[], ${column(({ kind }) => kind)}::text[],
    ${column(({ reverses }) => reverses)}::text[], ${column(({ playerId }) => playerId)}::text[],
    ${column(({ roundId }) => roundId)}::text[], ${column(({ currency }) => currency)}::text[],
    ${column(({ amountE5 }) => String(amountE5))}::bigint[],
    ${column(({ at }) => at.toISOString())}::timestamptz[])`.execute(connection)
}
