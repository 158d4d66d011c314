import type { Db, Tx } from '../../../db/db.ts'
import { type DemoRows, type DemoTable, demoRows } from './demo-rows.ts'
import { readDemoFiles } from './read-demo-files.ts'

/**
 * Fills a fresh installation with the demo set. Each piece is given once in the life of a database,
 * so that what an operator changed or took out stays so; called again it gives only what is new.
 */
export async function ensureDemoContent(db: Db): Promise<void> {
  const rows = demoRows(await readDemoFiles())
  const tables = Object.keys(rows) as DemoTable[]
  await db.transaction().execute(async (tx) => {
    const items = tables.flatMap((table) => rows[table].map(({ item }) => item))
    const isNew = await giveItems(tx, items)
    for (const table of tables) await insert(tx, table, rows[table], isNew)
  })
}

/**
 * Two processes that start together wait here for each other, and the second finds it given. A
 * statement for each table and not for each row: nobody waits longer than for a second.
 */
async function giveItems(tx: Tx, items: string[]): Promise<Set<string>> {
  const given = await tx
    .insertInto('demo_content')
    .values([...new Set(items)].map((item) => ({ item })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('item')
    .execute()
  return new Set(given.map(({ item }) => item))
}

/** What an operator has set by its key stands. */
async function insert<Table extends DemoTable>(
  tx: Tx,
  table: Table,
  rows: DemoRows[Table],
  isNew: Set<string>,
): Promise<void> {
  const values = rows.filter(({ item }) => isNew.has(item)).map(({ row }) => row)
  if (values.length === 0) return
  const query = tx.insertInto(table).values(values)
  await (table.startsWith('site_')
    ? query.onConflict((conflict) => conflict.doNothing())
    : query
  ).execute()
}
