import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { noTimes } from '../calls/latency.ts'
import { readHealth } from './read-health.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
beforeEach(async () => {
  for (const table of ['provider_minute', 'supplier_day'] as const) {
    await casino.db.deleteFrom(table).execute()
  }
})
afterAll(() => casino.close())

async function hub88() {
  const all = await readHealth(casino.db, NOW)
  const found = all.find(({ provider }) => provider === 'hub88')
  if (!found) throw new Error('no Hub88')
  return found
}

/** Calls that all took from one to one and four tenths of a millisecond. */
async function count(minutesAgo: number, method: string, wish: object) {
  const counted = { calls: 0, refused: 0, failed: 0, is_resting: false, ...wish }
  const latency = noTimes()
  latency[3] = counted.calls
  await casino.db
    .insertInto('provider_minute')
    .values({
      ...counted,
      latency,
      method,
      minute: ago(minutesAgo),
      provider: 'hub88',
      process: randomUUID(),
    })
    .execute()
}

test('every supplier is told of, and one of whom nothing is known needs nobody', async () => {
  const all = await readHealth(casino.db, NOW)
  expect(all).toHaveLength(6)
  expect(all.flatMap(({ needs }) => needs)).toEqual([])
})

test('calls of all processes and minutes are added up, by the hour and by the day', async () => {
  await count(1, 'bet', { calls: 10, refused: 2 })
  await count(1, 'bet', { calls: 5 })
  await count(30, 'win', { calls: 5 })
  await count(90, 'bet', { calls: 100, failed: 50 })
  await count(60 * 25, 'bet', { calls: 1_000 })
  await count(2, 'launch', { calls: 3 })
  const { hour, day, needs } = await hub88()
  const fast = { p50Ms: expect.closeTo(Math.SQRT2, 9), p99Ms: expect.closeTo(Math.SQRT2, 9) }
  expect(hour.wallet).toEqual({ calls: 20, refused: 2, failed: 0, ...fast })
  expect(hour.methods.bet).toMatchObject({ calls: 15 })
  expect(hour.launches).toMatchObject({ calls: 3 })
  expect(day.wallet).toMatchObject({ calls: 120, failed: 50 })
  // What failed yesterday evening and goes well now is over.
  expect(needs).toEqual([])
})

test('wallet calls that fail, and launches that do, need a person', async () => {
  await count(1, 'bet', { calls: 99, failed: 1 })
  await count(1, 'launch', { calls: 4, failed: 4 })
  expect((await hub88()).needs).toEqual(['1 of its 99 wallet calls failed in the last hour'])
  await count(2, 'launch', { calls: 1 })
  expect((await hub88()).needs).toHaveLength(2)
})

test('a supplier rests while the newest minute of a process says so, and no longer', async () => {
  await count(1, 'launch', { is_resting: true })
  expect(await hub88()).toMatchObject({
    isResting: true,
    needs: ['it is not asked any more: its games do not open'],
  })
  await casino.db.deleteFrom('provider_minute').execute()
  await count(4, 'launch', { is_resting: true })
  expect(await hub88()).toMatchObject({ isResting: false, needs: [] })
})

test('a day that is not compared is due at once, and needs a person after six hours', async () => {
  const day = { provider: 'hub88', listed: 1n, held: 1n, failed_at: null, failure: null }
  const { db } = casino
  const done = { ...day, day: '2026-03-08', reconciled_at: ago(60 * 35) }
  await db.insertInto('supplier_day').values(done).execute()
  const failed = { day: '2026-03-09', reconciled_at: null, failed_at: ago(20), failure: 'down' }
  await db
    .insertInto('supplier_day')
    .values({ ...day, ...failed })
    .execute()
  const { reconciled, needs } = await hub88()
  const dueSince = new Date('2026-03-10T00:30:00Z')
  expect(reconciled).toEqual({ last: '2026-03-08', dueSince, failure: 'down' })
  expect(needs).toEqual(['not reconciled since 2026-03-08: down'])
  const early = await readHealth(db, new Date('2026-03-10T06:00:00Z'))
  expect(early.flatMap((one) => one.needs)).toEqual([])
})

test('a round is open until it is closed or its stake is back; one of yesterday needs a person', async () => {
  const playerId = await casino.player()
  const write = (round: string, kind: string, at: Date, isClosed = false, outcome = 'ok') =>
    casino.pool.query(
      `insert into wallet_transaction (provider, id, kind, player_id, game_code, round_id, round_closed,
           currency, amount_e5, moves_cash, fingerprint, outcome, balance_e5, created_at)
         values ('hub88', $1, $2, $3, 'g', $4, $5, 'TRY', 1, true, '', $6, 0, $7)`,
      [randomUUID(), kind, playerId, round, isClosed, outcome, at],
    )
  await write('closed', 'bet', ago(600))
  await write('closed', 'win', ago(599), true)
  await write('back', 'bet', ago(600))
  await write('back', 'rollback', ago(599))
  await write('refused', 'bet', ago(600), false, 'not_enough_money')
  await write('open', 'bet', ago(500))
  await write('open', 'win', ago(499))
  expect(await hub88()).toMatchObject({ openRounds: { rounds: 1, oldest: ago(500) }, needs: [] })
  await write('stuck', 'bet', ago(60 * 25))
  expect(await hub88()).toMatchObject({
    openRounds: { rounds: 2, oldest: ago(60 * 25) },
    needs: ['a round is open since 2026-03-09T11:00Z'],
  })
})
