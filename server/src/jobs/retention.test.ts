import { randomUUID } from 'node:crypto'
import { parseCrontab } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteOld } from '../platform/jobs/delete-old.ts'
import { openThrottle } from '../platform/rate-limits/throttle.ts'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'
import { deleteExpired, RETENTION_CRONTAB } from './retention.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const YEAR_MS = 365 * DAY_MS

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
  // Counts of tries, and requests, carry the time of the machine.
  casino.clock.set(new Date())
})
afterAll(() => casino.close())

const ago = (ms: number) => new Date(casino.clock.now().getTime() - ms)
const bytes = () => Buffer.from(randomUUID())

const ROWS = {
  code: (at: Date) =>
    sql`insert into code (purpose, subject, code_hmac, sent_at, expires_at)
      values ('phone', ${bytes()}, '', ${at}, ${at})`,
  sandbox_message: (at: Date) =>
    sql`insert into sandbox_message (id, box_hash, sealed, created_at)
      values (${randomUUID()}, '', '', ${at})`,
  request: (at: Date) =>
    sql`insert into request (owner_id, id, fingerprint, answer, created_at)
      values (${randomUUID()}, 'deposit:1', '', '{}', ${at})`,
  session: (at: Date, playerId: string) =>
    sql`insert into session (token_hash, player_id, created_at, last_seen_at, expires_at, ip,
        user_agent, fingerprint)
      values (${bytes()}, ${playerId}, ${at}, ${at}, ${at}, '', '', '')`,
  call_request: (at: Date, playerId: string) =>
    sql`insert into call_request (id, player_id, name, message, contacts, created_at)
      values (${randomUUID()}, ${playerId}, '', '', '[]', ${at})`,
}

test.each([
  ['code', 10 * MINUTE_MS],
  ['sandbox_message', 30 * MINUTE_MS],
  ['request', 30 * DAY_MS],
  ['session', 2 * YEAR_MS + DAY_MS],
  ['call_request', 2 * YEAR_MS + DAY_MS],
] as const)(
  'The times of the privacy notice: of %s nothing older than its time is kept, and nothing younger is lost',
  async (table, ms) => {
    const playerId = await casino.player()
    const younger = ago(ms - 2 * DAY_MS > 0 ? ms - 2 * DAY_MS : ms - MINUTE_MS)
    for (const at of [ago(ms + MINUTE_MS), younger])
      await ROWS[table](at, playerId).execute(casino.db)
    await deleteExpired(casino)
    const at = table === 'code' ? 'sent_at' : 'created_at'
    const kept = await sql<{ at: Date }>`
    select ${sql.ref(at)} as at from ${sql.table(table)}`.execute(casino.db)
    expect(kept.rows).toEqual([{ at: younger }])
  },
)

test('tries that have run out are forgotten, and those that count are not', async () => {
  const throttle = openThrottle(casino)
  const bucket = (name: string, seconds: number) => ({
    name,
    key: 'somebody',
    limit: { tries: 1, seconds },
  })
  await throttle.take([bucket('short', 60), bucket('long', 3_600)])
  casino.clock.advance(5 * MINUTE_MS)
  await deleteExpired(casino)
  const left = await sql<{ key: string }>`select key from throttle`.execute(casino.db)
  expect(left.rows.map(({ key }) => key.split(':')[1])).toEqual(['long'])
  expect(await throttle.take([bucket('long', 3_600)])).toBe(false)
})

test('two processes forget at once, and again when there is nothing left', async () => {
  for (let row = 0; row < 50; row += 1) await ROWS.request(ago(31 * DAY_MS)).execute(casino.db)
  await Promise.all([deleteExpired(casino), deleteExpired(casino)])
  await deleteExpired(casino)
  const { rows } = await sql`select from request where created_at < ${ago(30 * DAY_MS)}`.execute(
    casino.db,
  )
  expect(rows).toEqual([])
})

test('what more than one statement deletes is deleted whole', async () => {
  for (let row = 0; row < 7; row += 1) await ROWS.request(ago(31 * DAY_MS)).execute(casino.db)
  const count = async () =>
    (await sql`select from request where answer = '{}'`.execute(casino.db)).rows
  await ROWS.request(ago(0)).execute(casino.db)
  await deleteOld(casino.db, 'request', sql`created_at < ${ago(30 * DAY_MS)}`, 3)
  expect(await count()).toHaveLength(2)
})

test('it is done once a day', () => {
  expect(parseCrontab(RETENTION_CRONTAB)).toMatchObject([{ task: 'forget_old' }])
})
