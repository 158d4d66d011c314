import type pg from 'pg'
import { openSchema as openBank } from '../../arcade/src/bank/store.ts'
import { openSchema as openSports } from '../../arcade/src/sports/store.ts'
import { openClient, openPool } from '../../arcade/src/store/database.ts'
import { migrate } from '../../arcade/src/store/migrate.ts'
import {
  addingAsTheyWere,
  copyTable,
  lockAll,
  sequencesOf,
  setSequence,
  sumsOf,
  tablesOf,
} from './copy-tables.ts'

/** What the arcade, its sportsbook and its bank keep. */
const SCHEMAS = ['arcade', 'sports', 'bank']

type Move = { fromUrl: string; toUrl: string; tell: (sentence: string) => void }

/**
 * The arcade's data lay in the casino's database once: they move to its own, whole or not at all, and are
 * deleted there only when all of them are here. Stopped anywhere, the next start goes on. Of an installation that
 * has nothing to move nothing is changed.
 */
export async function moveArcade({ fromUrl, toUrl, tell }: Move): Promise<void> {
  const [from, to] = [openClient(fromUrl), openClient(toUrl)]
  try {
    await Promise.all([from.connect(), to.connect()])
    await refuseSame(from, to)
    if (!(await hasArcade(from))) return
    if (!(await isMoved(to))) {
      tell('The arcade’s data move from the casino’s database to its own.')
      for (const url of [fromUrl, toUrl]) await openSchemas(url)
      await from.query('begin')
      // Nobody writes there any more, until what is there is gone.
      await lockAll(from, await tablesOf(from, SCHEMAS))
      await copyAll(from, to)
    } else {
      await from.query('begin')
      await refuseLeftBehind(from, to)
    }
    await from.query(`drop schema if exists ${SCHEMAS.join()} cascade`)
    await from.query('commit')
  } finally {
    await Promise.all([from.end(), to.end()])
  }
}

async function refuseSame(from: pg.Client, to: pg.Client): Promise<void> {
  const ask = `select pg_postmaster_start_time()::text || current_database() as which`
  const [one, other] = await Promise.all([from.query(ask), to.query(ask)])
  if (one.rows[0].which !== other.rows[0].which) return
  throw new Error(
    'ARCADE_DATABASE_URL leads to the casino’s database: the arcade needs one of its own.',
  )
}

const hasArcade = (from: pg.Client) => isThere(from, 'arcade.migration')
/** Written with what was moved, in one commit. */
const isMoved = (to: pg.Client) => isThere(to, 'arcade.moved')

async function isThere(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as is', [table])
  return rows[0].is
}

/** The tables of this release, empty where they were not there. */
async function openSchemas(url: string): Promise<void> {
  await migrate(url)
  const pool = openPool(url)
  try {
    await openSports(pool)
    await openBank(pool)
  } finally {
    await pool.end()
  }
}

async function copyAll(from: pg.Client, to: pg.Client): Promise<void> {
  await to.query('begin')
  const tables = await tablesOf(to, SCHEMAS)
  const full = Object.entries(await sumsOf(to, tables)).find(([, sum]) => !isNothing(sum))
  if (full) {
    throw new Error(
      `The arcade’s data cannot move: ${full[0]} of its own database is not empty, and the casino’s database has one too. Nothing was changed: ${MEND}`,
    )
  }
  await addingAsTheyWere(to, tables, async () => {
    for (const table of tables) await copyTable(from, to, table)
  })
  for (const name of await sequencesOf(from, SCHEMAS)) await setSequence(from, to, name)
  const [left, moved] = [
    await sumsOf(from, await tablesOf(from, SCHEMAS)),
    await sumsOf(to, tables),
  ]
  const other = [...Object.keys(left), ...tables].find((table) => left[table] !== moved[table])
  if (other) throw new Error(`The arcade’s data were not moved: ${other} would be another.`)
  await to.query(
    'create table arcade.moved (sums jsonb not null, at timestamptz not null default now())',
  )
  await to.query('insert into arcade.moved (sums) values ($1)', [moved])
  await to.query('commit')
}

/** Throws where the casino's database has anything of the arcade that was not moved as it is. */
async function refuseLeftBehind(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await to.query('select sums from arcade.moved')
  const moved: Record<string, string> = rows[0].sums
  const left = Object.entries(await sumsOf(from, await tablesOf(from, SCHEMAS)))
  const other = left.find(([table, sum]) => !isNothing(sum) && sum !== moved[table])
  if (!other) return
  throw new Error(
    `The casino’s database has other data in ${other[0]} than were moved to the arcade’s own. Nothing was deleted: ${MEND}`,
  )
}

const MEND = 'see docs/operations.md, The arcade’s own database.'
const isNothing = (sum: string) => sum.startsWith('0 ')
