import { CURRENCY } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'

/** In a statement over `bank_statement_line`: nobody has matched it by hand. */
export const IS_OPEN = sql<boolean>`not exists (
  select from bank_statement_match matched where matched.bank_id = bank_statement_line.bank_id)`

/** Statements are brought in, and their lines matched, one after the other. */
export const lockStatements = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(${LOCKS.statement}::bigint)`.execute(tx)

/** What a line is called by: its statement and its place in the file, `12-45`. */
type Place = { statement: bigint; line: number }

function placeOf(id: string): Place {
  const [statement = '', line = ''] = id.split('-')
  return { statement: BigInt(statement), line: Number(line) }
}

/** Money that came in, by a line that names no payment. */
const unnamed = (db: Db | Tx) =>
  db
    .selectFrom('bank_statement_line')
    .innerJoin('bank_statement', 'bank_statement.id', 'statement_id')
    .select(['bank_id as bankId', 'statement_id', 'line', 'day', 'amount_e5 as amountE5'])
    .select(['currency', 'reference', 'imported_by as importedBy', 'imported_at as importedAt'])
    .where('payment_id', 'is', null)
    .where('amount_e5', '>', 0n)
    .where('currency', '=', CURRENCY.code)

export type UnnamedLine = Awaited<ReturnType<typeof readUnnamedLines>>[number]

/** Those that nobody has matched yet, the newest first. */
export async function readUnnamedLines(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
) {
  const place = before === undefined ? undefined : placeOf(before)
  const rows = await unnamed(db)
    .where(IS_OPEN)
    .$if(place !== undefined, (query) =>
      query.where(
        sql<boolean>`(statement_id, line) < (${place?.statement}::bigint, ${place?.line}::int)`,
      ),
    )
    .orderBy('statement_id', 'desc')
    .orderBy('line', 'desc')
    .limit(limit)
    .execute()
  return rows.map(named)
}

/** One of them, matched or not; undefined where there is none. */
export async function readUnnamedLine(db: Db | Tx, id: string): Promise<UnnamedLine | undefined> {
  const { statement, line } = placeOf(id)
  const row = await unnamed(db)
    .where('statement_id', '=', statement)
    .where('line', '=', line)
    .executeTakeFirst()
  return row && named(row)
}

const named = <Row extends { statement_id: bigint; line: number }>({
  statement_id: statement,
  line,
  ...row
}: Row) => ({ ...row, id: `${statement}-${line}` })
