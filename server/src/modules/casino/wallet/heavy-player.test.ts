import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pretendCheckpoint, seedBets } from '../../../testing/database/seed-bets.ts'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { foldPlay } from '../../protection/index.ts'
import { NEW_PLAY_MAX } from './commit/read-facts.ts'
import { openWallet, type Wallet } from './index.ts'

const HOUR_MS = 60 * 60_000

let casino: TestCasino
let wallet: Wallet
beforeAll(async () => {
  casino = await openTestCasino()
  // What was used is added up by the database's own clock, which moves on by itself.
  casino.clock.set(new Date())
  wallet = openWallet({
    pool: casino.pool,
    clock: casino.clock,
    house: casino.house,
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await wallet.close()
  await casino.close()
})

const MONTH_E5 = 100_000_000n

async function limitedTable() {
  const at = await openTable(casino, await casino.player({ cashE5: MONTH_E5 }))
  await casino.db
    .insertInto('player_limit')
    .values({
      player_id: at.playerId,
      kind: 'stake',
      period: 'month',
      most: MONTH_E5,
      changed_at: casino.clock.now(),
    })
    .execute()
  return at
}

/** This month of Istanbul, as far as it has come. */
const monthSoFar = () => {
  const until = casino.clock.now()
  const local = new Date(until.getTime() + 3 * HOUR_MS)
  const first = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - 3 * HOUR_MS
  return { since: new Date(first), until }
}

/** How many pages the database looks at to read what a player may stake: a count, whatever the machine does. */
async function pagesRead(playerId: string): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
    explain (analyze, buffers, format json)
      select read_play_limits_v1(${playerId}::uuid, ${casino.clock.now()}::timestamptz)`.execute(
    casino.db,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  return (plan?.['Shared Hit Blocks'] ?? NaN) + (plan?.['Shared Read Blocks'] ?? NaN)
}

async function usedE5(playerId: string): Promise<bigint> {
  const { rows } = await sql<{ limits: { limits: { used: string }[] } }>`
    select read_play_limits_v1(${playerId}::uuid, ${casino.clock.now()}::timestamptz) as limits`.execute(
    casino.db,
  )
  return BigInt(rows[0]?.limits.limits[0]?.used ?? -1)
}

test('H19, LIM-05: a month of 100,000 bets is read as quickly as none, to the last bet', async () => {
  const [heavy, fresh] = [await limitedTable(), await limitedTable()]
  await seedBets(casino.db, { playerId: heavy.playerId, bets: 100_000, ...monthSoFar() })
  await pretendCheckpoint(casino.db)
  await foldPlay(casino.db)
  expect(await wallet.post(heavy.bet(7n))).toMatchObject({ outcome: 'ok' })
  expect(await wallet.post(fresh.bet(7n))).toMatchObject({ outcome: 'ok' })
  expect(await usedE5(heavy.playerId)).toBe(100_007n)
  expect(await usedE5(fresh.playerId)).toBe(7n)
  await pagesRead(heavy.playerId)
  // A row of each day of the month, which lie on one page or two.
  expect(await pagesRead(heavy.playerId)).toBeLessThanOrEqual(
    (await pagesRead(fresh.playerId)) + 40,
  )
})

test('H19, LIM-05: of a batch with a player whose play is not added up yet only theirs are asked to come again', async () => {
  const [behind, other] = [await limitedTable(), await limitedTable()]
  const bets = NEW_PLAY_MAX + 1
  await seedBets(casino.db, { playerId: behind.playerId, bets, ...monthSoFar() })
  const answers = await Promise.allSettled([
    wallet.post(behind.bet(1n)),
    wallet.post(other.bet(1n)),
    wallet.post(behind.bet(1n)),
    wallet.post(other.bet(1n)),
  ])
  const said = answers.map((one) =>
    one.status === 'fulfilled' ? one.value.outcome : one.reason.name,
  )
  expect(said).toEqual(['NotReached', 'ok', 'NotReached', 'ok'])
  await pretendCheckpoint(casino.db)
  await foldPlay(casino.db)
  expect(await wallet.post(behind.bet(1n))).toMatchObject({ outcome: 'ok' })
  expect(await usedE5(behind.playerId)).toBe(BigInt(bets) + 1n)
})
