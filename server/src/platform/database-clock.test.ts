import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDb } from '../db/db.ts'
import { openWallet } from '../modules/casino/index.ts'
import { openProxy } from '../testing/network/proxy.ts'
import { openTable } from '../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'
import { type Machine, openDatabaseClock, readDatabaseClock } from './database-clock.ts'

const HOUR_MS = 3_600_000
const NEAR_MS = 1_000

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  await casino.close()
})
const opened: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})

/** A machine whose clock somebody set: by so much ahead of what it is. */
const setAhead = (aheadMs: number): Machine & { aheadMs: number } => ({
  aheadMs,
  wallMs() {
    return Date.now() + this.aheadMs
  },
  monotonicMs: () => performance.now(),
})

/** A clock on the casino's database, and each line that it logs. */
async function follow(machine: Machine, everyMs = 20, pool = casino.pool) {
  const stream = new PassThrough()
  const lines: Record<string, unknown>[] = []
  stream.on('data', (chunk) => lines.push(JSON.parse(String(chunk))))
  const clock = await openDatabaseClock({ pool, log: pino(stream), machine, everyMs })
  opened.push(clock)
  return { clock, lines, nextLine: () => once(stream, 'data') }
}
const databaseMs = async () =>
  (
    await casino.pool.query<{ now: Date }>('select clock_timestamp() as now')
  ).rows[0]?.now.getTime() ?? 0
const gapMs = async (now: Date) => Math.abs(now.getTime() - (await databaseMs()))

/** When the next day of Istanbul begins. */
function nextDay(nowMs: number): number {
  const [dayMs, offsetMs] = [24 * HOUR_MS, 3 * HOUR_MS]
  return (Math.floor((nowMs + offsetMs) / dayMs) + 1) * dayMs - offsetMs
}

test('H18, CLK-01: it is the database’s time that is told, whatever the machine’s clock says', async () => {
  for (const aheadMs of [HOUR_MS, -HOUR_MS]) {
    const { clock } = await follow(setAhead(aheadMs))
    expect(await gapMs(clock.now())).toBeLessThan(NEAR_MS)
    expect(
      await gapMs((await readDatabaseClock(casino.pool, setAhead(aheadMs))).now()),
    ).toBeLessThan(NEAR_MS)
  }
})

test('H18, LIM-05: a machine that is ahead into the next day begins no daily limit anew', async () => {
  const nowMs = await databaseMs()
  const machine = setAhead(nextDay(nowMs) + HOUR_MS - nowMs)
  const { clock, lines } = await follow(machine)
  const log = pino({ level: 'silent' })
  const [wallet, byMachine] = [clock, { now: () => new Date(machine.wallMs()) }].map((one) =>
    openWallet({ pool: casino.pool, clock: one, house: casino.house, log }),
  )
  casino.clock.set(new Date(nowMs + 24 * HOUR_MS))
  const at = await openTable(casino, await casino.player({ cashE5: 1_000n }))
  await casino.db
    .insertInto('player_limit')
    .values({
      player_id: at.playerId,
      kind: 'stake',
      period: 'day',
      most: 100n,
      changed_at: new Date(nowMs),
      wished: null,
      wished_at: null,
    })
    .execute()
  expect(await wallet?.post(at.bet(100n))).toMatchObject({ outcome: 'ok' })
  expect(await wallet?.post(at.bet(1n))).toMatchObject({ outcome: 'stake_limit_reached' })
  expect(lines).toMatchObject([{ event: 'clocks differ', level: 50 }])
  // So it would be by the machine's own clock.
  expect(await byMachine?.post(at.bet(1n))).toMatchObject({ outcome: 'ok' })
  await Promise.all([wallet?.close(), byMachine?.close()])
})

test('H18: two seconds between the clocks are an error in the log, once, and so is their end', async () => {
  const machine = setAhead(1_500)
  const { lines, nextLine } = await follow(machine)
  expect(lines).toEqual([])
  let next = nextLine()
  machine.aheadMs = HOUR_MS
  await next
  expect(lines).toMatchObject([{ event: 'clocks differ', level: 50 }])
  expect(lines[0]?.aheadMs).toBeGreaterThan(HOUR_MS - NEAR_MS)
  next = nextLine()
  machine.aheadMs = -2_500
  // As long as it differs nothing more is said.
  await followed(10)
  machine.aheadMs = 0
  await next
  expect(lines.slice(1)).toMatchObject([{ event: 'clocks agree', level: 30 }])
})

/** Once it was asked so often. */
async function followed(times: number): Promise<void> {
  for (let asked = 0; asked < times; asked++) await casino.pool.query('select pg_sleep(0.02)')
}

test('H18, FLT-04: while the database is away the clock goes on by itself, and follows it again', async () => {
  const proxy = await openProxy(casino.url)
  opened.push(proxy)
  const far = openDb({ url: proxy.url, poolSize: 1 })
  opened.push(far)
  const machine = { ...setAhead(0), skippedMs: 0 }
  const skipping: Machine = {
    wallMs: () => Date.now(),
    monotonicMs: () => performance.now() + machine.skippedMs,
  }
  const { clock } = await follow(skipping, 20, far.pool)
  proxy.fallSilent()
  const before = clock.now().getTime()
  machine.skippedMs = 60_000
  expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(60_000)
  proxy.serve()
  // A minute that never was is given back.
  while ((await gapMs(clock.now())) > NEAR_MS) await followed(1)
})

test('H18: a correction of milliseconds never puts the time back', async () => {
  const { clock } = await follow(setAhead(0), 1)
  let last = 0
  for (let asked = 0; asked < 200; asked++) {
    const now = clock.now().getTime()
    expect(now).toBeGreaterThanOrEqual(last)
    last = now
    if (asked % 20 === 0) await followed(1)
  }
})
