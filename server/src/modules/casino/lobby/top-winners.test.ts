import { randomUUID } from 'node:crypto'
import { topWinners } from '@zar/contract/casino/transaction'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { GAME_CODE, openTable } from '../../../testing/players/play.ts'
import { openPlayerApp } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { openBreaker } from '../launch/breaker.ts'
import { casinoRoutes } from '../routes.ts'
import { openSupplier } from '../testing/supplier.ts'
import { openWallet, verifyWallet, type Wallet } from '../wallet/index.ts'
import { hideName } from './top-winners.ts'

type Winners = z.output<typeof topWinners.output>

const LIRA = 100_000n
const DAY_MS = 24 * 60 * 60_000
const KEPT_MS = 5_000
const ALL = { isLive: false, count: 40 }
const log = pino({ level: 'silent' })

let casino: TestCasino
let wallet: Wallet
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  wallet = openWallet({ pool: casino.pool, clock: casino.clock, house: casino.house, log })
  const { provider } = openSupplier()
  const deps = {
    ...casino,
    log,
    suppliers: [{ provider, breaker: openBreaker(casino.clock) }],
    whenLogInEnds: async () => undefined,
    lobbyUrl: 'http://localhost:3000/casino/slot',
  }
  site = await openPlayerApp(casino, undefined, casinoRoutes(deps))
  await casino.db
    .insertInto('game_category')
    .values({ id: 91, name_tr: 'Canlı', name_en: 'Live', slugs: ['live'] })
    .execute()
})
beforeEach(() => {
  // The wallet writes the database's own time. What was read for the test before is too old by now.
  casino.clock.set(new Date(Math.max(Date.now(), casino.clock.now().getTime() + KEPT_MS)))
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  expect(await verifyWallet(casino.db)).toEqual([])
  await wallet.close()
  await casino.close()
})

const ask = async (input: object = ALL) => site.post<Winners>(topWinners.path, input)
const amounts = async (input: object = ALL) => (await ask(input)).data?.map(({ amount }) => amount)

/** A player who is called this, at the game. */
async function playerCalled(username: string) {
  const playerId = await casino.player({ cashE5: 1_000n * LIRA })
  const unique = randomUUID()
  await casino.db
    .updateTable('player')
    .set({ username, username_key: unique })
    .where('id', '=', playerId)
    .execute()
  return openTable(casino, playerId)
}

/** A bet of ten liras at the game, and what it paid. */
async function win(at: Awaited<ReturnType<typeof playerCalled>>, amountE5: bigint) {
  const bet = at.bet(10n * LIRA)
  await wallet.post(bet)
  expect(await wallet.post(at.win(bet, amountE5))).toMatchObject({ outcome: 'ok' })
}

test('a casino where nobody has won yet shows nobody (§2 Top winners)', async () => {
  expect(await ask()).toMatchObject({ status: 200, success: true, data: [] })
})

test('a real win is shown with the game, its cover, the sum and a hidden name (§3 Top winner item)', async () => {
  const at = await playerCalled('meltem7')
  const bet = at.bet(20n * LIRA)
  await wallet.post(bet)
  await wallet.post(at.win(bet, 480_50_000n))

  expect((await ask()).data).toEqual([
    {
      image: `/covers/${GAME_CODE}.svg?v=2`,
      game: 'Nar',
      name: 'me•••7',
      amount: 480.5,
      currencySymbol: '₺',
    },
  ])
})

test('nothing of a winner but the mask leaves the server', async () => {
  const response = await site.app.inject({ method: 'POST', url: topWinners.path, payload: ALL })
  const [winner] = response.json<{ data: Winners }>().data
  expect(Object.keys(winner ?? {}).sort()).toEqual([
    'amount',
    'currencySymbol',
    'game',
    'image',
    'name',
  ])
  expect(response.body).not.toContain('meltem')
})

test('a return no greater than its stake is no win, nor is a small one (GAM-09)', async () => {
  const at = await playerCalled('kazanmadi')
  const before = await amounts()
  for (const [stake, win] of [
    [500n, 500n],
    [500n, 20n],
    [1n, 9n],
  ] as const) {
    const bet = at.bet(stake * LIRA)
    await wallet.post(bet)
    await wallet.post(at.win(bet, win * LIRA))
  }
  casino.clock.advance(KEPT_MS)
  expect(await amounts()).toEqual(before)
})

test('a bet alone, and a win that was taken back, are not shown', async () => {
  const at = await playerCalled('geridon')
  const before = await amounts()
  const bet = at.bet(900n * LIRA)
  await wallet.post(bet)
  const win = at.win(bet, 950n * LIRA)
  await wallet.post(win)
  casino.clock.advance(KEPT_MS)
  expect(await amounts()).toContain(950)
  await wallet.post(at.rollback(win))
  casino.clock.advance(KEPT_MS)
  expect(await amounts()).toEqual(before)
})

test('the greatest first, as many as are asked for (§9 count 40)', async () => {
  const at = await playerCalled('kirkbes')
  for (let index = 1; index <= 45; index++) await win(at, BigInt(10_000 + index) * LIRA)

  const forty = (await amounts()) ?? []
  expect(forty).toHaveLength(40)
  expect(forty).toEqual(Array.from({ length: 40 }, (_, index) => 10_045 - index))
  expect(await amounts({ isLive: false, count: 3 })).toEqual([10_045, 10_044, 10_043])
})

test('a list that was read is kept for five seconds', async () => {
  const before = await amounts()
  await win(await playerCalled('sonradan'), 20_000n * LIRA)
  expect(await amounts()).toEqual(before)
  casino.clock.advance(KEPT_MS - 1)
  expect(await amounts()).toEqual(before)
  casino.clock.advance(1)
  expect((await amounts())?.[0]).toBe(20_000)
})

test('a read that failed is not kept', async () => {
  await casino.owner.pool.query('alter table game rename to game_away')
  expect(await ask()).toMatchObject({ status: 500, success: false })
  await casino.owner.pool.query('alter table game_away rename to game')
  expect((await ask()).data).toHaveLength(40)
})

test('fifty who ask at the same moment get the same list', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
})

test('a clock that was set back keeps no list any longer', async () => {
  await amounts()
  await win(await playerCalled('geriden'), 30_000n * LIRA)
  casino.clock.advance(-60 * 60_000)
  expect((await amounts())?.[0]).toBe(30_000)
})

test('wins at tables that are dealt live are a list of their own (isLive)', async () => {
  expect(await amounts({ isLive: true, count: 40 })).toEqual([])
  const move = (category: number) =>
    casino.db.updateTable('game').set({ category_id: category }).where('code', '=', GAME_CODE)
  await move(91).execute()
  casino.clock.advance(KEPT_MS)
  expect(await amounts({ isLive: true, count: 40 })).toHaveLength(40)
  expect(await amounts()).toEqual([])
  await move(1).execute()
})

test('after seven days a win is no longer on the list', async () => {
  casino.clock.advance(6 * DAY_MS)
  expect(await amounts()).toHaveLength(40)
  casino.clock.advance(DAY_MS)
  expect(await amounts()).toEqual([])
})

test('the wins of a day come from an index, the greatest first', async () => {
  const { rows } = await casino.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`explain select * from wallet_transaction
      where kind = 'win' and outcome = 'ok' and amount_e5 >= 1000000
        and (created_at at time zone 'UTC')::date = '2026-01-01'
      order by amount_e5 desc limit 200`.execute(tx)
  })
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('wallet_win_of_day')
  expect(plan).not.toContain('Sort')
})

test.each([
  {},
  { isLive: false },
  { isLive: 'no', count: 40 },
  { isLive: false, count: 0 },
  { isLive: false, count: 101 },
  { isLive: false, count: 1.5 },
  { isLive: false, count: 40, player: 'me' },
])('%j is refused with 400', async (input) => {
  expect(await ask(input)).toMatchObject({ status: 400, success: false })
})

test.each([
  ['meltem7', 'me•••7'],
  ['kaan', 'k•••'],
  ['İşıl9', 'İş•••9'],
  ['gü🎲zel🎲', 'gü•••🎲'],
  ['🎲🎲🎲🎲🎲', '🎲🎲•••🎲'],
  ['a', 'a•••'],
  ['', '•••'],
])('%s is shown as %s: whole characters, and never how many', (name, hidden) => {
  expect(hideName(name)).toBe(hidden)
})
