import { spawn } from 'node:child_process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { COMPILED } from '../../../../testing/casino/process.ts'
import { runOffice } from '../../../../testing/casino/run-script.ts'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import { openBettors } from '../../testing/bettors.ts'
import { openOffers } from '../../testing/offered.ts'
import { openTrading } from '../trading/open-trading.ts'
import { verifyBets } from '../verify.ts'

const E5 = 100_000n

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect(await verifyBets(casino.db)).toEqual([])
  await casino.close()
})

const office = (by: string, ...words: string[]) =>
  runOffice(casino.url, ['betting', 'waiting', ...words, '--by', by])

test('by command a trader sees the bets that wait and accepts, counters or refuses them', async () => {
  const { deps, place } = openBettors(casino)
  const trading = openTrading(deps)
  const match = await openOffers(casino).match()
  await trading.setLimit({
    operator: 'ayla',
    because: 'a test',
    scope: String(match.eventId),
    playerClass: 'standard',
    most: { stakeKurus: 2_000n, payoutKurus: 5_000_000n, liabilityKurus: 5_000_000n },
  })
  const playerId = await casino.player({ cashE5: 200n * E5 })
  const wish = { legs: [{ on: match.one, odds: 1_850 }], unitKurus: 5_000, asksTrader: true }
  const { betId } = await place(playerId, wish)
  // A command takes longer than a bet waits.
  await sql`update betting_bet set decides_at = now() + interval '1 hour'`.execute(casino.owner.db)
  const bet = String(betId)
  const list = await office('ayla')
  expect(list.said).toMatch(/s left {2}₺50,00 of at most ₺10,00.*\n.*ft\.ah -0\.5 {2}1 at 1\.85/)
  expect(await office('ayla', 'refuse', bet, 'mood', 'a test')).toMatchObject({ code: 2 })
  const higher = await office('ayla', 'counter', bet, '60', 'same', 'a test')
  expect(higher).toMatchObject({ code: 1, said: expect.stringMatching(/neither is higher/) })
  const done = await office('ayla', 'counter', bet, '40', '1.80', 'a test')
  expect(done).toMatchObject({ code: 0, said: expect.stringMatching(/^Offered/) })
  const twice = await office('baran', 'accept', bet, 'a test')
  expect(twice).toMatchObject({ code: 1, said: expect.stringMatching(/decided before/) })
  expect(await trading.orders({ subject: `bet ${bet}`, take: 5 })).toMatchObject([
    { kind: 'counter_waiting', askedBy: 'ayla', terms: { unitKurus: 4_000, oddsMilli: [1_800] } },
  ])
})

test('by command all that wait are refused at once, and who watches is called', async () => {
  const { deps, place } = openBettors(casino)
  const match = await openOffers(casino).match()
  await openTrading(deps).setLimit({
    operator: 'ayla',
    because: 'a test',
    scope: String(match.eventId),
    playerClass: 'standard',
    most: { stakeKurus: 2_000n, payoutKurus: 5_000_000n, liabilityKurus: 5_000_000n },
  })
  const playerId = await casino.player({ cashE5: 200n * E5 })
  const wish = { legs: [{ on: match.one, odds: 1_850 }], unitKurus: 5_000, asksTrader: true }
  const { betId } = await place(playerId, wish)
  await sql`update betting_bet set decides_at = now() + interval '1 hour' where state = 'waiting'`.execute(
    casino.owner.db,
  )
  const watcher = spawn(
    process.execPath,
    [...COMPILED('scripts/office.ts'), 'betting', 'waiting', 'watch', '--by', 'ceren'],
    { env: { ...process.env, DATABASE_URL: casino.url }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let heard = ''
  watcher.stdout.on('data', (chunk) => {
    heard += chunk
  })
  const ended = new Promise((resolve) => watcher.once('close', resolve))
  const bet = `bet ${betId}`
  await vi.waitFor(() => expect(heard).toContain(bet), { timeout: 60_000, interval: 200 })
  expect(heard).toContain('You are called.')
  watcher.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(await office('ayla', 'refuse-all', 'mood', 'a test')).toMatchObject({ code: 2 })
  const listed = await office('ayla')
  expect(listed.said).toMatch(/called ceren/)
  const done = await office('ayla', 'refuse-all', 'news', 'a test')
  expect(done).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Refused: \d bets?, the stakes/),
  })
  expect((await office('ayla', 'refuse-all', 'news', 'a test')).said).toMatch(/^No bet waits/)
  const { rows } = await casino.pool.query('select state from betting_bet where id = $1', [betId])
  expect(rows).toEqual([{ state: 'refused' }])
})
