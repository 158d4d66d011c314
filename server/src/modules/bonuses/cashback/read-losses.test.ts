import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyze } from '../../../testing/database/analyze.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { transferIdsBetween } from '../../ledger/index.ts'
import { askForLosses, readLosses } from './read-losses.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MANY = 20_000
const FIRST = new Date('2026-03-01T00:00:00Z')
const day = {
  name: '2026-03-04',
  from: new Date('2026-03-03T21:00:00Z'),
  to: new Date('2026-03-04T21:00:00Z'),
}

let casino: TestCasino
/** Two weeks of transfers, one a minute, between the casino's own accounts; every third number is a gap. */
beforeAll(async () => {
  casino = await openTestCasino()
  await sql`
    insert into transfer (id, key, player_id, source_id, target_id, amount_e5, reason, created_at)
    overriding system value
    select at + at / 2, 'filler:' || at, gen_random_uuid(), games.id, promotion.id, 1, 'bonus',
           ${FIRST}::timestamptz + at * interval '1 minute'
      from generate_series(1, ${MANY}::int) at,
           account games, account promotion
     where games.kind = 'games' and promotion.kind = 'promotion'`.execute(casino.db)
  await analyze(casino, 'transfer')
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  await casino.close()
})

test('the numbers of a stretch of time hold all of it and little more', async () => {
  const range = await casino.db.transaction().execute((tx) => transferIdsBetween(tx, day))
  const { rows } = await sql<{ inside: number; missed: number }>`
    select count(*) filter (where is_in)::int as inside,
           count(*) filter (where not is_in and created_at >= ${day.from} and created_at < ${day.to})::int as missed
      from (select created_at, id >= ${range.fromId} and id < ${range.beforeId} as is_in from transfer) t`.execute(
    casino.db,
  )
  const [counted] = rows
  expect(counted?.missed).toBe(0)
  expect(counted?.inside).toBeLessThanOrEqual((DAY_MS + 2 * 60 * MINUTE_MS) / MINUTE_MS)
  expect(counted?.inside).toBeGreaterThan(DAY_MS / MINUTE_MS)
})

test('before the first transfer and after the last there is nothing to read', async () => {
  const spanOf = (from: string, to: string) =>
    casino.db
      .transaction()
      .execute((tx) => transferIdsBetween(tx, { from: new Date(from), to: new Date(to) }))
  const before = await spanOf('2020-01-01', '2020-01-02')
  expect(before.beforeId).toBe(before.fromId)
  const after = await spanOf('2030-01-01', '2030-01-02')
  expect(after.beforeId).toBe(after.fromId)
  const all = await spanOf('2020-01-01', '2030-01-02')
  expect(all.fromId).toBe(1n)
})

test('the losses of a day are read by key: neither all transfers nor all that was ever played', async () => {
  const plan = await casino.db.transaction().execute(async (tx) => {
    const { question } = await askForLosses(tx, day)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${question}`.execute(
      tx,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).not.toContain('Seq Scan')
  expect(plan).toMatch(
    /using transfer_1_pkey on transfer_1 transfer\s+Index Cond: \(\(id >= '\d+'::bigint\) AND \(id < '\d+'::bigint\)\)/,
  )
  expect(plan).toMatch(/using wallet_transaction_once on wallet_transaction own\s+Index Cond: /)
  expect(await readLosses(casino.db, day)).toEqual([])
})
