import { MAX_E5 } from '@zar/contract/money'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyLedger } from '../../ledger/index.ts'
import { setHouseLimit } from '../../protection/index.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'
import { whyRefund } from './deposit-limit.ts'

const DAY_MS = 24 * 60 * 60_000

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
beforeEach(() => cashier.startOver())
afterEach(async () => {
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
  expect((await verifyLedger(cashier.casino.db)).findings).toEqual([])
})
afterAll(() => cashier.close())

const limit = (playerId: string, period: 'day' | 'week' | 'month', most: bigint) =>
  cashier.casino.db
    .insertInto('player_limit')
    .values({
      player_id: playerId,
      kind: 'deposit',
      period,
      most: most * E5,
      changed_at: cashier.casino.clock.now(),
      wished: null,
      wished_at: null,
    })
    .execute()
const confirmAll = async (playerId: string) => {
  for (const payment of await cashier.payments(playerId)) {
    if (payment.type === 1 && payment.status !== 1) {
      await cashier.callback(cashier.verdictOn(payment, 'approved'))
    }
  }
}
const heldE5 = async (playerId: string) => {
  const rows = await cashier.casino.db
    .selectFrom('account')
    .select(['kind', 'balance_e5'])
    .where('owner_id', '=', playerId)
    .execute()
  return Object.fromEntries(rows.map(({ kind, balance_e5 }) => [kind, balance_e5]))
}
/** By a method that takes less. */
const small = (playerId: string, Amount: number) =>
  cashier.deposit(playerId, Amount, { id: 2, detail: { Amount } })
const refused = { success: false, data: { code: 'deposit_limit_reached' } }

test('LIM-07: of the player’s limit and the casino’s the lower one decides what is paid in', async () => {
  for (const [own, ours] of [
    [300n, 200n],
    [200n, 300n],
  ] as const) {
    const playerId = await cashier.casino.player()
    await limit(playerId, 'day', own)
    await setHouseLimit(cashier.casino, {
      playerId,
      kind: 'deposit',
      period: 'day',
      most: ours * E5,
      operator: 'ayla',
      because: 'asked by their family',
    })
    expect(await cashier.deposit(playerId, 201)).toMatchObject(refused)
    expect(await cashier.deposit(playerId, 200)).toMatchObject({ success: true })
  }
})

test('LIM-03: fifty deposits at once around the limit never go over, whatever the bank approves of them', async () => {
  const playerId = await cashier.casino.player()
  await limit(playerId, 'day', 550n)
  // Each of another sum, so that none takes the place of another.
  const order = (index: number) => cashier.deposit(playerId, 100 + index / 100)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => order(index)))
  let taken = answers.filter(({ success }) => success).length
  expect(taken).toBeLessThanOrEqual(5)
  // Whoever was kept waiting too long asks again.
  for (let index = 50; index < 56; index++) {
    const answer = await order(index)
    if (answer.success) taken += 1
    else expect(answer).toMatchObject(refused)
  }
  expect(taken).toBe(5)
  await confirmAll(playerId)
  const { player_cash } = await heldE5(playerId)
  expect(player_cash).toBeGreaterThanOrEqual(500n * E5)
  expect(player_cash).toBeLessThanOrEqual(550n * E5)
})

test('LIM-03: an order that took another’s place has its room; should both be paid, the second goes back', async () => {
  const playerId = await cashier.casino.player()
  await limit(playerId, 'day', 500n)
  for (const _ of [1, 2, 3]) {
    expect(await cashier.deposit(playerId, 400)).toMatchObject({ success: true })
  }
  await confirmAll(playerId)
  expect(await heldE5(playerId)).toMatchObject({
    player_cash: 400n * E5,
    player_withdrawal: 800n * E5,
  })
  const [back] = (await cashier.payments(playerId)).filter(({ type }) => type === 2)
  expect(back).toMatchObject({ amount_e5: 400n * E5, method_id: 2, status: 2 })
  expect(await cashier.jobs()).toContain(`payout:${back?.id}`)
})

test('LIM-02: what is paid out never gives room back, and of several limits the lowest holds', async () => {
  const { casino } = cashier
  // A Wednesday, the first of a month.
  casino.clock.set(new Date('2026-04-01T09:00:00Z'))
  const playerId = await casino.player()
  await limit(playerId, 'day', 300n)
  await limit(playerId, 'week', 500n)
  await limit(playerId, 'month', 550n)
  expect(await cashier.deposit(playerId, 300)).toMatchObject({ success: true })
  await confirmAll(playerId)
  expect(await cashier.withdraw(playerId, 300)).toMatchObject({ success: true })
  expect(await small(playerId, 20)).toMatchObject(refused)
  casino.clock.advance(DAY_MS)
  expect(await small(playerId, 201)).toMatchObject(refused)
  expect(await small(playerId, 200)).toMatchObject({ success: true })
  casino.clock.advance(7 * DAY_MS)
  expect(await small(playerId, 51)).toMatchObject(refused)
  expect(await small(playerId, 50)).toMatchObject({ success: true })
})

test('H27, LIM-02: a deposit counts in the day, the week and the month of Istanbul’s calendar that it was ordered in', async () => {
  const { casino } = cashier
  // Istanbul is three hours ahead: a Monday in the middle of a month, a Monday and the first of a month begin.
  for (const [period, last, first] of [
    ['day', '2027-03-10T20:59:59Z', '2027-03-10T21:00:00Z'],
    ['week', '2027-03-14T20:59:59Z', '2027-03-14T21:00:00Z'],
    ['month', '2027-03-31T20:59:59Z', '2027-03-31T21:00:00Z'],
  ] as const) {
    const playerId = await casino.player()
    await limit(playerId, period, 300n)
    casino.clock.set(new Date(last))
    expect(await cashier.deposit(playerId, 300)).toMatchObject({ success: true })
    await confirmAll(playerId)
    expect(await small(playerId, 20)).toMatchObject(refused)
    casino.clock.set(new Date(first))
    expect(await small(playerId, 300)).toMatchObject({ success: true })
    expect(await small(playerId, 20)).toMatchObject(refused)
  }
})

test('H27, LIM-03: one that arrives after its day is held to the room of the day it was ordered in', async () => {
  const { casino } = cashier
  const [waiting, givenUp] = [await casino.player(), await casino.player()]
  casino.clock.set(new Date('2027-04-10T20:50:00Z'))
  for (const playerId of [waiting, givenUp]) {
    await limit(playerId, 'day', 500n)
    expect(await cashier.deposit(playerId, 400)).toMatchObject({ success: true })
  }
  // The same again: the first is given up, and its room is used.
  expect(await cashier.deposit(givenUp, 400)).toMatchObject({ success: true })
  const [abandoned, paid] = await cashier.payments(givenUp)
  if (paid) await cashier.callback(cashier.verdictOn(paid, 'approved'))
  const [ordered] = await cashier.payments(waiting)
  casino.clock.set(new Date('2027-04-10T21:05:00Z'))
  expect(await small(waiting, 300)).toMatchObject({ success: true })
  const [today] = (await cashier.payments(waiting)).filter(({ id }) => id !== ordered?.id)
  for (const late of [today, ordered, abandoned]) {
    if (late) await cashier.callback(cashier.verdictOn(late, 'approved'))
  }
  expect(await heldE5(waiting)).toMatchObject({ player_cash: 700n * E5 })
  expect(await heldE5(givenUp)).toMatchObject({
    player_cash: 400n * E5,
    player_withdrawal: 400n * E5,
  })
})

test('H25, LED-11: a deposit that would pass what an account can hold is refused by name, and one that arrives all the same goes back', async () => {
  const { casino } = cashier
  const playerId = await casino.player({ cashE5: MAX_E5 - 150n * E5 })
  expect(await cashier.deposit(playerId, 151)).toMatchObject({
    success: false,
    data: { code: 'balance_full' },
  })
  expect(await cashier.deposit(playerId, 100)).toMatchObject({ success: true })
  expect(await cashier.deposit(playerId, 149)).toMatchObject({ success: true })
  await confirmAll(playerId)
  expect(await heldE5(playerId)).toMatchObject({
    player_cash: MAX_E5 - 50n * E5,
    player_withdrawal: 149n * E5,
  })
  const back = (await cashier.payments(playerId)).find(({ type }) => type === 2)
  expect(back).toMatchObject({ amount_e5: 149n * E5, status: 2 })
})

test('a deposit that the bank turned down gives its room back', async () => {
  const playerId = await cashier.casino.player()
  await limit(playerId, 'day', 300n)
  await cashier.deposit(playerId, 300)
  expect(await cashier.deposit(playerId, 100)).toMatchObject(refused)
  const payment = await cashier.onlyPayment(playerId)
  await cashier.callback(cashier.verdictOn(payment, 'declined'))
  expect(await cashier.deposit(playerId, 300)).toMatchObject({ success: true })
})

test('EXC-04: a deposit that arrives after its player has shut themselves out is refunded', async () => {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 250)
  await cashier.casino.setStatus(playerId, 'excluded')
  await confirmAll(playerId)
  expect(await heldE5(playerId)).toMatchObject({ player_cash: 0n, player_withdrawal: 250n * E5 })
  const back = (await cashier.payments(playerId)).find(({ type }) => type === 2)
  await cashier.askPayout(back?.id ?? '')
  const sent = (await cashier.payments(playerId)).find(({ type }) => type === 2)
  if (!sent) throw new Error('nothing is sent back')
  await cashier.callback(cashier.verdictOn(sent, 'paid'))
  expect(await heldE5(playerId)).toMatchObject({ player_cash: 0n, player_withdrawal: 0n })
})

test('H1: money in another name goes back where the operator says so, and no other money does', async () => {
  const playerId = await cashier.casino.player()
  const at = cashier.casino.clock.now()
  const why = (otherNameDeposits: 'credit' | 'return', isPayerOwn: boolean | null) =>
    cashier.casino.db
      .transaction()
      .execute((tx) =>
        whyRefund(
          tx,
          { otherNameDeposits },
          { player_id: playerId, amount_e5: 100n * E5, created_at: at, isPayerOwn },
        ),
      )
  expect(await why('return', false)).toBe('refunded_other_name')
  expect([
    await why('return', true),
    await why('return', null),
    await why('credit', false),
  ]).toEqual([undefined, undefined, undefined])
})
