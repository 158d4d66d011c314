import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../platform/log/log.ts'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { verifyLedger } from '../../ledger/index.ts'
import { openWallet, verifyWallet, type Wallet, type WalletCommand } from './index.ts'

let casino: TestCasino
/** Two processes on one database. */
let wallets: [Wallet, Wallet]
beforeAll(async () => {
  casino = await openTestCasino()
  const deps = {
    pool: casino.pool,
    clock: casino.clock,
    house: casino.house,
    log: openLog('silent'),
  }
  wallets = [openWallet(deps), openWallet(deps)]
  await openTable(casino, await casino.player(), 'zr_second')
  await openTable(casino, await casino.player(), 'zr_table')
  await casino.db
    .updateTable('game')
    .set({ category_id: 2 })
    .where('code', '=', 'zr_table')
    .execute()
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  expect((await verifyLedger(casino.db)).findings).toEqual([])
  expect(await verifyWallet(casino.db)).toEqual([])
  for (const wallet of wallets) await wallet.close()
  await casino.close()
})

type At = Awaited<ReturnType<typeof openTable>>
/** A player at two slots and a live table, each with a session of its own. */
async function seats() {
  const playerId = await casino.player({ cashE5: 1_000_000n })
  const [one, two, live] = [
    await openTable(casino, playerId),
    await openTable(casino, playerId, 'zr_second'),
    await openTable(casino, playerId, 'zr_table'),
  ]
  return { playerId, one, two, live }
}
const stake = (at: At, wish: Partial<WalletCommand> = {}) =>
  at.bet(100n, { roundId: randomUUID(), ...wish })
const post = async (command: WalletCommand, wallet = 0) =>
  (await (wallets[wallet] ?? wallets[0]).post(command)).outcome
const endOf = (at: At, bet: WalletCommand, amountE5 = 0n) =>
  at.win(bet, amountE5, { roundId: bet.roundId, roundClosed: true })
const pushes = async (playerId: string) => {
  const rows = await casino.db
    .selectFrom('outbox')
    .select(['command', 'message'])
    .where('player_id', '=', playerId)
    .where('command', '=', 'SlotOpen')
    .orderBy('id')
    .execute()
  return rows.map(({ message }) => message)
}

test('H17, GAM-10: a stake at a second slot is refused, kept and told while a round of another is open', async () => {
  const { playerId, one, two } = await seats()
  const first = stake(one)
  expect(await post(first)).toBe('ok')
  const second = stake(two)
  expect(await post(second)).toBe('slot_open')
  expect(await post(second)).toBe('slot_open')
  await expect.poll(() => pushes(playerId)).toEqual([{ game: 'zr_second' }])
  // The next round at the same slot is no other slot.
  const next = stake(one)
  expect(await post(next)).toBe('ok')
  expect(await post(endOf(one, next, 50n))).toBe('ok')
  expect(await post(second)).toBe('slot_open')
  expect(await post(stake(two))).toBe('ok')
  expect(await post(stake(one))).toBe('slot_open')
  expect(await casino.cashE5(playerId)).toBe(1_000_000n - 250n)
  await expect.poll(() => pushes(playerId)).toEqual([{ game: 'zr_second' }, { game: 'zr_play' }])
})

test('H17: another process knows the round that is open, and that it has ended', async () => {
  const { one, two } = await seats()
  await post(stake(two), 1)
  await post(stake(one), 1)
  const first = stake(two)
  casino.clock.advance(60_000)
  expect(await post(first, 0)).toBe('ok')
  expect(await post(stake(one), 1)).toBe('slot_open')
  expect(await post(endOf(two, first), 0)).toBe('ok')
  expect(await post(stake(one), 1)).toBe('ok')
})

test('H17: a round is over by a stake that closes it, by its win and by its rollback, and not by a win that goes on', async () => {
  const { one, two } = await seats()
  expect(await post(stake(one, { roundClosed: true }))).toBe('ok')
  const second = stake(two)
  expect(await post(second)).toBe('ok')
  const goesOn = two.win(second, 30n, { roundId: second.roundId })
  expect(await post(goesOn)).toBe('ok')
  expect(await post(stake(one))).toBe('slot_open')
  // Of the round that was before it.
  expect(await post(two.win(second, 1n, { roundId: 'of another', roundClosed: false }))).toBe('ok')
  expect(await post(stake(one))).toBe('slot_open')
  expect(await post(endOf(two, second))).toBe('ok')
  const undone = stake(one)
  expect(await post(undone)).toBe('ok')
  expect(await post(stake(two))).toBe('slot_open')
  expect(await post(one.rollback(undone))).toBe('ok')
  expect(await post(stake(two))).toBe('ok')
})

test('H17: a round that nobody ends stands in the way for a minute by the clock that is passed in, and no longer', async () => {
  const { one, two } = await seats()
  await post(stake(one))
  casino.clock.advance(59_999)
  expect(await post(stake(two))).toBe('slot_open')
  casino.clock.advance(1)
  expect(await post(stake(two))).toBe('ok')
  expect(await post(stake(one))).toBe('slot_open')
})

test('H17: free rounds, stakes of nothing and live tables neither stand in the way nor are stopped', async () => {
  const { one, two, live } = await seats()
  const free = { movesCash: false }
  expect(await post(stake(one, free))).toBe('ok')
  expect(await post(two.bet(0n, { roundId: 'feature' }))).toBe('ok')
  expect(await post(stake(live))).toBe('ok')
  expect(await post(stake(two))).toBe('ok')
  expect(await post(stake(one, free))).toBe('ok')
  expect(await post(stake(one, { reward: 'campaign' }))).toBe('ok')
  expect(await post(stake(live))).toBe('ok')
  expect(await post(stake(one))).toBe('slot_open')
})

test('H17, GAM-10: two slots staked at the same time, in one process and in two: exactly one, fifty times', async () => {
  for (let round = 0; round < 50; round++) {
    const { playerId, one, two } = await seats()
    const wallet = round % 2
    const outcomes = await Promise.all([post(stake(one), 0), post(stake(two), wallet)])
    expect(outcomes.toSorted()).toEqual(['ok', 'slot_open'])
    expect(await casino.cashE5(playerId)).toBe(1_000_000n - 100n)
  }
})

test('H17: in one batch a round that ends makes room for the stake behind it', async () => {
  const { one, two } = await seats()
  const first = stake(one)
  await post(first)
  const answers = await Promise.all([
    post(stake(two)),
    post(endOf(one, first)),
    post(stake(two)),
    post(stake(one)),
  ])
  expect(answers).toEqual(['slot_open', 'ok', 'ok', 'slot_open'])
})
