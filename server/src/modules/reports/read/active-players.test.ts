import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBooks, sealAt } from '../../../testing/reports/books.ts'
import { openEvenings } from '../../../testing/reports/evening.ts'
import { seeded } from '../../../testing/seeded.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { readActive, readPlayersByProduct } from './active-players.ts'
import { onOneSnapshot, readMark } from './read-period.ts'

const DAYS = ['2026-10-25', '2026-10-26', '2026-10-29', '2026-11-02', '2026-11-03']
const PERIODS = [
  { from: '2026-10-25', to: '2026-10-25' },
  { from: '2026-10-25', to: '2026-11-03' },
  { from: '2026-10-27', to: '2026-11-02' },
  { from: '2026-10-30', to: '2026-11-01' },
]
/** The last two days stay open. */
const CLOSED = new Date('2026-11-01T22:00:00Z')

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
  // The players lie on both sides of a chunk's border.
  await sql`alter table player_ordinal alter n restart with 8190`.execute(casino.owner.db)
  const books = openBooks(casino)
  for (const [index, game] of ['game0', 'game1', 'game2'].entries())
    await books.openGame(game, 1 + (index % 2))
  const players = await Promise.all(Array.from({ length: 5 }, () => casino.player()))
  const house = openEvenings(books, players, seeded(7))
  for (const day of DAYS) await house.play(new Date(`${day}T15:00:00Z`), 8, () => sealAt(casino.db))
  await sealAt(casino.db)
})
afterAll(() => casino.close())

type Row = { from: string; active: number; depositors: number }

/** Counted from the rows of players and days themselves. */
async function counted(by: string, { from, to }: { from: string; to: string }): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select date_trunc(${by}, day::timestamp)::date as "from",
      (count(distinct player_id) filter (where own_bets > 0))::int as active,
      (count(distinct player_id) filter (where deposits_e5 > 0))::int as depositors
    from player_day where day between ${from}::date and ${to}::date
    group by 1 having bool_or(own_bets > 0 or deposits_e5 > 0) order by 1`.execute(casino.db)
  return rows
}

async function countedByProduct({ from, to }: { from: string; to: string }) {
  const { rows } = await sql<{ product: string | null; players: number }>`
    select product, count(distinct player_id)::int as players from player_day
    where day between ${from}::date and ${to}::date and own_bets > 0
    group by grouping sets ((product), ()) having count(*) > 0`.execute(casino.db)
  return new Map(rows.map(({ product, players }) => [product ?? '', players]))
}

async function expectAsCounted(): Promise<void> {
  for (const days of PERIODS) {
    const period = { ...days, currency: 'TRY' }
    await onOneSnapshot(casino.db, async (tx) => {
      const read = { tx, mark: await readMark(tx, days.to), period }
      for (const by of ['day', 'week', 'month'] as const)
        expect(await readActive(read, by), `${by} ${days.from}`).toEqual(await counted(by, days))
      expect(await readPlayersByProduct(read), days.from).toEqual(await countedByProduct(days))
    })
  }
}

const through = async () =>
  (
    await casino.db
      .selectFrom('rollup_mark')
      .select(['active_through', 'closed_through'])
      .executeTakeFirstOrThrow()
  ).active_through

test('players of any period are those of its days, before a day is closed and after', async () => {
  expect(await through()).toBe(null)
  await expectAsCounted()
  await sealAt(casino.db, CLOSED)
  expect(await through()).toBe('2026-11-01')
  const { rows } = await sql`select distinct chunk from rollup_active`.execute(casino.db)
  expect(rows).toHaveLength(2)
  await expectAsCounted()
})

test('the days of a house that is older than the roll-up are added by the job, once, by several at a time', async () => {
  const { db } = casino.owner
  await sql`truncate rollup_active`.execute(db)
  await sql`update rollup_mark set active_through = null`.execute(db)
  await expectAsCounted()
  await Promise.all([1, 2, 3].map(() => sealAt(casino.db, CLOSED)))
  await sealAt(casino.db, CLOSED)
  expect(await through()).toBe('2026-11-01')
  await expectAsCounted()
})
