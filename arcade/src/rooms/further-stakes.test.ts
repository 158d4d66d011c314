import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { multiplierAt } from '../games/crash/crash-point.ts'
import { findRoom } from '../games/rooms/find-room.ts'
import type { AnyRoom } from '../games/rooms/room-game.ts'
import { listMovements } from '../rounds/list-movements.ts'
import { readReturns } from '../store/daily-returns.ts'
import { type ArcadeFixture, openTestArcade } from '../testing/open-arcade.ts'
import { letBetsBeRaised } from './testing/raising-room.ts'
import { openRoomFixture, type RoomFixture, type RoomPage } from './testing/room-fixture.ts'

const BET = { stakeKurus: 2_000, auto: null }
const RAISE = { raise: true } as never
const FLIES = 3_000

let arcade: ArcadeFixture
let room: RoomFixture
let rules: AnyRoom
let undo: () => void
let follows = false
beforeAll(async () => {
  const found = findRoom('zar_ucurtma')
  if (!found) throw new Error('no such room')
  rules = found
  undo = letBetsBeRaised(rules, { follows: () => follows })
  arcade = await openTestArcade({ balanceKurus: 100_000_000 })
  room = await openRoomFixture(arcade)
})
beforeEach(() => {
  follows = false
  arcade.operator.forgetCalls()
})
afterEach(() => room.leave())
afterAll(async () => {
  undo()
  await arcade.close()
})

/** A bet in a round that flies for a while, in flight. */
async function betInFlight(page: RoomPage, ...others: RoomPage[]) {
  await room.toRoundThat((snap) => snap > multiplierAt(FLIES) + 100)
  const { bet } = await page.bet(BET)
  const behind = await Promise.all(others.map((other) => other.bet(BET)))
  await room.toFlight()
  arcade.operator.forgetCalls()
  return { bet, behind: behind.map((one) => one.bet) }
}

const raise = (page: RoomPage, betId: string, commandId = randomUUID()) =>
  page.ask({ type: 'move', betId, move: RAISE, commandId })

/** The bet's money, once nothing of it is open any more. */
async function netOf(betId: string): Promise<number> {
  const isOpen = async () => {
    arcade.later(1_000)
    await arcade.sweepAll()
    const { rows } = await arcade.database.pool.query(
      `select 1 from arcade.round where id = $1 and state not in ('settled', 'voided')
       union all select 1 from arcade.move where round_id = $1 and closed_at is null`,
      [betId],
    )
    return rows.length
  }
  await expect.poll(isOpen).toBe(0)
  return arcade.operator.books.netE5(betId) / 1_000
}

const movesOf = async (betId: string) => {
  const { rows } = await arcade.database.pool.query(
    'select state, seq, price_kurus as price, refusal from arcade.move where round_id = $1',
    [betId],
  )
  return rows
}

test('a further stake is taken before its move is made, and one settlement pays both', async () => {
  const page = await room.enter()
  const { bet } = await betInFlight(page)
  const before = arcade.operator.books.balanceE5
  const commandId = randomUUID()
  const tabs = [page, await room.enterWith(page.token), await room.enterWith(page.token)]
  const replies = await Promise.all(tabs.map((tab) => raise(tab, bet.id, commandId)))
  for (const reply of replies) expect(reply).toMatchObject({ bet: { stakeKurus: 4_000 } })
  expect(arcade.operator.books.balanceE5).toBe(before - 2_000_000)
  expect(arcade.operator.callsTo('bet')).toHaveLength(1)
  expect(await movesOf(bet.id)).toEqual([{ state: 'made', seq: 1, price: 2_000, refusal: null }])
  await room.pass(100)
  await page.until(({ view }) => view.totals.stakedKurus === 4_000)
  expect(page.view.bets[0]?.stakeKurus).toBe(4_000)
  expect(await raise(page, bet.id)).toMatchObject({ refusal: 'move_refused' })

  await room.pass(FLIES - 100)
  const { bet: decided } = await page.cashOut(bet.id)
  expect(decided.returnKurus).toBe(2 * 20 * multiplierAt(FLIES))
  expect(await netOf(bet.id)).toBe((decided.returnKurus ?? 0) - 4_000)
  expect(arcade.operator.callsTo('win')).toHaveLength(1)
  const told = await listMovements(arcade.arcade, { roundId: bet.id }, () => true)
  expect(told.map(({ kind, amountKurus }) => [kind, amountKurus])).toEqual([
    ['bet', 2_000],
    ['win', decided.returnKurus],
    ['bet', 2_000],
  ])
  const days = await readReturns(arcade.database.pool)
  expect(days).toMatchObject([{ stakedKurus: 4_000, returnedKurus: decided.returnKurus }])
})

test('a further stake that the wallet refuses makes no move and moves nothing', async () => {
  const page = await room.enter()
  const { bet } = await betInFlight(page)
  arcade.operator.faults.bet.push('RS_ERROR_NOT_ENOUGH_MONEY')
  expect(await raise(page, bet.id)).toMatchObject({ refusal: 'not_enough_money' })
  expect(await movesOf(bet.id)).toMatchObject([{ state: 'refused', seq: null }])
  await room.pass(FLIES)
  const { bet: decided } = await page.cashOut(bet.id)
  expect(decided).toMatchObject({ stakeKurus: 2_000, returnKurus: 20 * multiplierAt(FLIES) })
  expect(await netOf(bet.id)).toBe((decided.returnKurus ?? 0) - 2_000)
})

test('a further stake whose answer comes too late goes back by itself, before the win', async () => {
  const page = await room.enter()
  const { bet } = await betInFlight(page)
  arcade.operator.faults.bet.push('hang-after')
  const called = arcade.operator.nextCall('bet')
  const asked = raise(page, bet.id)
  await called
  expect(await raise(page, bet.id)).toMatchObject({ refusal: 'round_not_open' })
  await room.pass(FLIES)
  await room.toNextRound()
  expect(await asked).toMatchObject({ refusal: expect.stringMatching(/wallet_down|move_too_late/) })
  expect(await netOf(bet.id)).toBe(-2_000)
  expect(await movesOf(bet.id)).toMatchObject([{ state: 'given_back', seq: null }])
  const order = arcade.operator.calls.map(({ path }) => path).filter((path) => path !== 'balance')
  expect(order.lastIndexOf('rollback')).toBeLessThan(order.indexOf('win'))
})

test('a bet that goes back takes the further stakes that were made along', async () => {
  const page = await room.enter()
  const { bet } = await betInFlight(page)
  await raise(page, bet.id)
  const { returnOf } = rules
  rules.returnOf = () => 'stake back'
  await room.toResult()
  expect(await netOf(bet.id)).toBe(0)
  rules.returnOf = returnOf
  expect(await movesOf(bet.id)).toMatchObject([{ state: 'given_back' }])
  const told = await listMovements(arcade.arcade, { roundId: bet.id }, () => true)
  expect(told.map(({ kind }) => kind).sort()).toEqual(['bet', 'bet', 'rollback', 'rollback'])
})

test('the room gives a command for another’s bet: taken from its wallet, or left as it was', async () => {
  const [page, rich, poor] = [await room.enter(), await room.enter(), await room.enter()]
  const { bet, behind } = await betInFlight(page, rich, poor)
  const [second, third] = behind
  if (!second || !third) throw new Error('two bets behind')
  follows = true
  arcade.operator.faults.bet.push('none-after', 'none-after')
  arcade.operator.faults.bet.push('RS_ERROR_NOT_ENOUGH_MONEY')
  await raise(page, bet.id)
  const states = async () =>
    [...(await movesOf(second.id)), ...(await movesOf(third.id))].map(({ state }) => state).sort()
  await expect.poll(states).toEqual(['made', 'refused'])
  await room.toNextRound()
  const nets = await Promise.all([second, third].map(({ id }) => netOf(id)))
  expect(nets.sort((a, b) => a - b)).toEqual([-4_000, -2_000])
})

test('play money pays its further stakes from its purse', async () => {
  const page = await room.enterDemo()
  const { bet } = await betInFlight(page)
  const reply = await raise(page, bet.id)
  expect(reply).toMatchObject({ balanceKurus: 496_000, bet: { stakeKurus: 4_000 } })
  await room.pass(FLIES)
  const cashed = await page.cashOut(bet.id)
  expect(cashed.balanceKurus).toBe(496_000 + 40 * multiplierAt(FLIES))
  expect(await raise(page, bet.id)).toMatchObject({ refusal: 'round_not_open' })
  const paid = await page.untilPaid(bet.id)
  expect(paid.balanceKurus).toBe(496_000 + 40 * multiplierAt(FLIES))
  expect(arcade.operator.calls).toEqual([])
})

test('another owner goes on with moves that were made; a stake that was on its way goes back', async () => {
  const page = await room.enter()
  const { bet } = await betInFlight(page)
  await raise(page, bet.id)
  await arcade.database.pool.query(
    `insert into arcade.move (round_id, command_id, move, price_kurus, bet_uuid, rollback_uuid,
       asked_at, state, due_at)
     values ($1, $2, '{"raise":true}', 2000, $3, $4, now(), 'stake_pending', now() + interval '1 hour')`,
    [bet.id, randomUUID(), randomUUID(), randomUUID()],
  )
  await arcade.app.rooms.runnerOf('zar_ucurtma')?.stop()
  const { run } = page
  await page.until(() => page.run !== run)
  expect(page.bets.find(({ id }) => id === bet.id)).toMatchObject({ stakeKurus: 4_000 })
  await room.toNextRound()
  expect(await netOf(bet.id)).toBe(-4_000)
  expect((await movesOf(bet.id)).map(({ state }) => state).sort()).toEqual(['given_back', 'made'])
})
