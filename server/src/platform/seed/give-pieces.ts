import { isDeepStrictEqual } from 'node:util'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { LOCKS } from '../../db/locks.ts'
import type { Tables } from '../../db/tables.ts'

/** A row to be given, in columns as they are read: the same for all rows of its table. */
export type SeedRow = { table: string; key: string[]; row: object }

/** `key`: the columns that tell it from the rows of other pieces, none of which the database makes. */
export const rowOf = <Table extends keyof Tables>(
  table: Table,
  key: (keyof Tables[Table] & string)[],
  row: Partial<Selectable<Tables[Table]>>,
): SeedRow => ({ table, key, row })

/** What is given as a whole, by its name. Of its rows none is before one that it refers to. */
export type Piece = { name: string; rows: SeedRow[] }

/**
 * What becomes of pieces that were given before.
 * `leave`: none is touched. The others replace a piece that nobody has changed since it was given; of one
 * that an operator changed or took out, `refuse` gives nothing at all, `keep` leaves it, and `overwrite`
 * replaces it.
 */
export type OnChanged = 'leave' | 'refuse' | 'keep' | 'overwrite'

/** Names of pieces. `own`: those that an operator changed or took out, and that were left. */
export type Given = Record<'added' | 'replaced' | 'same' | 'own', string[]>

/** Refused as a whole: an operator changed or took out these pieces. */
export class OperatorsOwn extends Error {
  readonly names: string[]
  constructor(names: string[]) {
    super(`changed or taken out by an operator: ${names.join(', ')}`)
    this.names = names
  }
}

type Columns = Record<string, unknown>
/** A row as the database writes it. */
type StoredRow = { table: string; key: string[]; row: Columns }
type TableRows = ReadonlyMap<string, Columns[]>
type State = 'added' | 'replaced' | 'same' | 'own'

/** Gives them in one transaction. Processes that start together take turns. */
export async function givePieces(
  db: Db,
  pieces: readonly Piece[],
  onChanged: OnChanged,
): Promise<Given> {
  return db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout to '1min'`.execute(tx)
    await sql`select pg_advisory_xact_lock(${LOCKS.seed})`.execute(tx)
    // A moment is written as the session's zone has it.
    await sql`set local timezone to 'UTC'`.execute(tx)
    const wanted = await asStored(tx, pieces)
    const { given, toAdd, toRemove } = await judge(tx, pieces, wanted, onChanged)
    if (onChanged === 'refuse' && given.own.length > 0) throw new OperatorsOwn(given.own)
    await remove(tx, toRemove)
    await add(tx, toAdd)
    await remember(tx, [...given.added, ...given.replaced, ...given.same], wanted)
    return given
  })
}

const NOT_THERE: State[] = ['added', 'replaced']

/** What is to be done with each piece. */
async function judge(
  tx: Tx,
  pieces: readonly Piece[],
  wanted: Map<string, StoredRow[]>,
  onChanged: OnChanged,
) {
  const before = await readGiven(tx)
  const tables = await readTables(tx, pieces)
  const given: Given = { added: [], replaced: [], same: [], own: [] }
  const toAdd: StoredRow[] = []
  const toRemove: StoredRow[] = []
  const isLeft = ({ name }: Piece) => onChanged === 'leave' && before.has(name)
  for (const { name } of pieces.filter((piece) => !isLeft(piece))) {
    const rows = wanted.get(name) ?? []
    const former = before.get(name) ?? []
    const found = stateOf(rows, before.has(name), former, tables)
    const state = found === 'own' && onChanged === 'overwrite' ? 'replaced' : found
    given[state].push(name)
    if (state === 'replaced') toRemove.push(...rows, ...former)
    if (NOT_THERE.includes(state)) toAdd.push(...rows)
  }
  return { given, toAdd, toRemove }
}

function stateOf(
  rows: StoredRow[],
  wasGiven: boolean,
  former: StoredRow[],
  tables: TableRows,
): State {
  if (isThere(rows, tables)) return 'same'
  if (!wasGiven) return rows.some((row) => withKeyOf(row, tables).length > 0) ? 'own' : 'added'
  return former.length > 0 && isThere(former, tables) ? 'replaced' : 'own'
}

/** Whether the database has these rows, column by column, and no others with their keys. */
function isThere(rows: StoredRow[], tables: TableRows): boolean {
  return rows.every((one) => {
    const found = withKeyOf(one, tables)
    const alike = rows.filter((other) => other.table === one.table && hasKeyOf(one, other.row))
    return found.length === alike.length && found.some((row) => hasColumnsOf(one.row, row))
  })
}

const withKeyOf = (one: StoredRow, tables: TableRows) =>
  (tables.get(one.table) ?? []).filter((row) => hasKeyOf(one, row))

const hasKeyOf = ({ key, row }: StoredRow, other: Columns): boolean =>
  key.every((column) => isDeepStrictEqual(row[column], other[column]))

const hasColumnsOf = (row: Columns, other: Columns): boolean =>
  Object.entries(row).every(([column, value]) => isDeepStrictEqual(value, other[column]))

async function readGiven(tx: Tx): Promise<Map<string, StoredRow[] | null>> {
  const rows = await tx.selectFrom('demo_content').select(['item', 'given']).execute()
  return new Map(rows.map(({ item, given }) => [item, given]))
}

async function readTables(tx: Tx, pieces: readonly Piece[]): Promise<TableRows> {
  const names = new Set(pieces.flatMap(({ rows }) => rows.map(({ table }) => table)))
  const tables = new Map<string, Columns[]>()
  for (const name of names) {
    const { rows } = await sql<{ row: Columns }>`
      select to_jsonb(t) as row from ${sql.table(name)} t`.execute(tx)
    const found = rows.map(({ row }) => row)
    tables.set(name, found)
  }
  return tables
}

/** The rows of each piece as the database would write them: days and sums can be written in several ways. */
async function asStored(tx: Tx, pieces: readonly Piece[]): Promise<Map<string, StoredRow[]>> {
  const stored = new Map<string, StoredRow[]>(pieces.map(({ name }) => [name, []]))
  const all = pieces.flatMap(({ name, rows }) => rows.map((one) => ({ name, ...one })))
  for (const table of new Set(all.map((one) => one.table))) {
    const ofTable = all.filter((one) => one.table === table)
    const { rows } = await sql<{ row: Columns }>`
      select to_jsonb(jsonb_populate_record(null::${sql.table(table)}, one)) as row
        from jsonb_array_elements(${asJson(ofTable.map(({ row }) => row))}::jsonb)
          with ordinality as list (one, at) order by at`.execute(tx)
    for (const [at, { name, key, row }] of ofTable.entries()) {
      const columns = Object.keys(row).map((column) => [column, rows[at]?.row[column]])
      stored.get(name)?.push({ table, key, row: Object.fromEntries(columns) })
    }
  }
  return stored
}

/** A sum can be beyond what a number of JSON holds, and is written as its digits. */
const asJson = (value: object): string =>
  JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one))

async function remove(tx: Tx, rows: StoredRow[]): Promise<void> {
  for (const { table, key, row } of rows.toReversed()) {
    const isIt = key.map(
      (column) => sql`to_jsonb(${sql.ref(column)}) = ${JSON.stringify(row[column])}::jsonb`,
    )
    await sql`delete from ${sql.table(table)} where ${sql.join(isIt, sql` and `)}`.execute(tx)
  }
}

/** A statement for each table, those first that others refer to. */
async function add(tx: Tx, all: StoredRow[]): Promise<void> {
  for (const table of new Set(all.map((one) => one.table))) {
    const rows = all.filter((one) => one.table === table).map(({ row }) => row)
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
    await sql`
      insert into ${sql.table(table)} (${columns})
        select ${columns}
          from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
      tx,
    )
  }
}

async function remember(tx: Tx, names: string[], wanted: Map<string, StoredRow[]>): Promise<void> {
  if (names.length === 0) return
  await tx
    .insertInto('demo_content')
    .values(names.map((item) => ({ item, given: JSON.stringify(wanted.get(item)) })))
    .onConflict((conflict) =>
      conflict.column('item').doUpdateSet((row) => ({ given: row.ref('excluded.given') })),
    )
    .execute()
}
