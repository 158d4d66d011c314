import type pg from 'pg'

const BATCH = 2_000
/** Each database has its own list of what was applied to it. */
const NOT_DATA = ['arcade.migration', 'arcade.moved']

/** The tables of the schemas, but for those that say nothing of the arcade. */
export async function tablesOf(client: pg.Client, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind = 'r' and nspname = any($1) order by 1`,
    [schemas],
  )
  return rows.map(({ name }) => name).filter((name) => !NOT_DATA.includes(name))
}

/** Nobody else reads or writes them until the transaction ends. */
export async function lockAll(client: pg.Client, tables: readonly string[]): Promise<void> {
  await client.query(`lock table ${tables.join()} in access exclusive mode`)
}

/**
 * Does work that adds rows as they were. What the tables do when a row is added was done when it was;
 * whether each that a row refers to is there is looked at in the end.
 */
export async function addingAsTheyWere(
  to: pg.Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await to.query<{ sql: string }>(
    `select format('alter table %s alter constraint %I', conrelid::regclass, conname) as sql
       from pg_constraint where contype = 'f' and not condeferrable and conrelid = any($1::regclass[])`,
    [tables],
  )
  for (const table of tables) await to.query(`alter table ${table} disable trigger user`)
  for (const { sql } of rows) await to.query(`${sql} deferrable initially deferred`)
  await work()
  await to.query('set constraints all immediate')
  for (const { sql } of rows) await to.query(`${sql} not deferrable`)
  for (const table of tables) await to.query(`alter table ${table} enable trigger user`)
}

/** Copies every row as it is, whatever order its columns are in there. */
export async function copyTable(from: pg.Client, to: pg.Client, table: string): Promise<void> {
  const columns = (await columnsOf(to, table)).join()
  await from.query(
    `declare rows_to_move no scroll cursor for select row_to_json(one)::text as text from ${table} one`,
  )
  for (;;) {
    const { rows } = await from.query<{ text: string }>(`fetch ${BATCH} from rows_to_move`)
    if (rows.length === 0) break
    await to.query(
      `insert into ${table} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [`[${rows.map(({ text }) => text).join()}]`],
    )
  }
  await from.query('close rows_to_move')
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** By table: how many rows it has, and a sum over all that they say, whatever their order. */
export async function sumsOf(
  client: pg.Client,
  tables: readonly string[],
): Promise<Record<string, string>> {
  await client.query(`set time zone 'UTC'`)
  const sums: Record<string, string> = {}
  for (const table of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(to_jsonb(one)::text, 0)::numeric), 0) as sum
         from ${table} one`,
    )
    sums[table] = rows[0]?.sum ?? ''
  }
  return sums
}

/** The sequences of the schemas, those of identities too. */
export async function sequencesOf(
  client: pg.Client,
  schemas: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = any($1)`,
    [schemas],
  )
  return rows.map(({ name }) => name)
}

/** What it gave last there is what it gave last here. */
export async function setSequence(from: pg.Client, to: pg.Client, name: string): Promise<void> {
  const { rows } = await from.query(`select last_value, is_called from ${name}`)
  await to.query('select setval($1, $2, $3)', [name, rows[0].last_value, rows[0].is_called])
}
