import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../server/src/db/db.ts'

/** One thing of the schema that needs all rows in one database, and the names of where it stands. */
export type Barrier = { kind: string; answer: string; names: string[] }

/** The books (of one in parts the whole), every table with a player in it, and what leads to those by foreign keys. */
const PLAYER_TABLES = sql`with recursive player_table as (
  (select unnest('{player,account,transfer,transfer_key}'::regclass[])::oid as oid
  union
  select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'player_id' and relkind = 'r' and not relispartition and relnamespace = 'public'::regnamespace)
  union
  select conrelid from pg_constraint join player_table on confrelid = player_table.oid
    where contype = 'f'
)`
const HAS_PLAYER = sql`exists (select from pg_attribute
  where attrelid = indrelid and attname in ('player_id', 'owner_id') and attnum = any(indkey))`
const OWN_NUMBER = sql`(select count(*) from unnest(indkey::int2[])) = 1
  and exists (select from pg_attribute where attrelid = indrelid and attnum = indkey[0]
    and (attidentity <> '' or atttypid = 'uuid'::regtype))`

const QUESTIONS: { kind: string; answer: string; names: RawBuilder<{ name: string }> }[] = [
  {
    kind: 'unique without the player',
    answer: 'the player in the key, and a directory of the supplier’s or person’s key',
    names: sql`${PLAYER_TABLES}
      select indexrelid::regclass::text as name from pg_index
        join player_table on player_table.oid = indrelid
        where indisunique and not (${HAS_PLAYER}) and not (${OWN_NUMBER}) order by 1`,
  },
  {
    kind: 'foreign keys without the player in both tables',
    answer: 'composite keys, or cells in which both rows always lie',
    names: sql`${PLAYER_TABLES}
      select conrelid::regclass || '.' || conname as name from pg_constraint
        join player_table on player_table.oid = confrelid
        where contype = 'f' and not exists (select from pg_attribute
          where attrelid = conrelid and attnum = any(conkey) and attname = 'player_id')
        order by 1`,
  },
  {
    kind: 'one order of all rows',
    answer: 'an order for each part, and a digest over their heads',
    names: sql`${PLAYER_TABLES}
      select attrelid::regclass || '.' || attname as name from pg_attribute
        join player_table on player_table.oid = attrelid
        where attidentity <> '' and attnum > 0 order by 1`,
  },
  {
    kind: 'functions that write for many players at once',
    answer: 'one call for each part: a batch already waits its turn',
    names: sql`select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'public'::regnamespace and provolatile = 'v'
        and exists (select from unnest(coalesce(proallargtypes, proargtypes::oid[])) as type
          join pg_type on pg_type.oid = type where typcategory = 'A')
      order by 1`,
  },
  {
    kind: 'tables that are lost or told apart by their storage',
    answer: 'kept on each part alone: a standby has no unlogged table',
    names: sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'u'
      union all select indexrelid::regclass::text from pg_index
        join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
        where relnamespace = 'public'::regnamespace and amname = 'brin'
      order by 1`,
  },
  {
    kind: 'triggers of whole statements',
    answer: 'fire on each part for its own rows',
    names: sql`select tgrelid::regclass || '.' || tgname as name from pg_trigger
      where not tgisinternal and tgtype & 1 = 0
        and tgrelid not in (select inhrelid from pg_inherits) order by 1`,
  },
]

/** What in the schema of this database stands in the way of splitting its players over several. */
export async function findBarriers(db: Db): Promise<Barrier[]> {
  const found: Barrier[] = []
  for (const { kind, answer, names } of QUESTIONS) {
    const { rows } = await names.execute(db)
    found.push({ kind, answer, names: rows.map(({ name }) => name) })
  }
  return found
}

/** A line for each kind, and its names below it. */
export const sayBarriers = (barriers: readonly Barrier[]): string =>
  barriers
    .flatMap(({ kind, answer, names }) => [
      `${names.length} ${kind} (${answer})`,
      ...names.map((name) => `  ${name}`),
    ])
    .join('\n')
