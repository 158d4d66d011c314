import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openJobs } from '../../../platform/jobs/jobs.ts'
import { openLog } from '../../../platform/log/log.ts'
import { balancesE5, HOUSE_ID, postTransfer } from '../../ledger/index.ts'
import { decideWithdrawal, extendReview, paymentTasks, readQueue } from '../index.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'
import { countHeld } from './held-withdrawals.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
beforeEach(() => cashier.startOver())
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

const moneyOf = async (playerId: string) => {
  const { player_cash, player_withdrawal } = await balancesE5(cashier.casino.db, playerId)
  return { cash: player_cash, onItsWay: player_withdrawal }
}

/** Everything that was paid in has been staked, and won back. */
async function staked(playerId: string, amountE5: bigint) {
  const cash = { ownerId: playerId, kind: 'player_cash' } as const
  const games = { ownerId: HOUSE_ID, kind: 'games' } as const
  const common = { playerId, currency: 'TRY', amountE5 } as const
  await cashier.casino.db.transaction().execute(async (tx) => {
    const bet = { source: cash, target: games, reason: 'bet', key: `t:${randomUUID()}` } as const
    await postTransfer(tx, { ...common, ...bet })
    const win = { source: games, target: cash, reason: 'win', key: `t:${randomUUID()}` } as const
    await postTransfer(tx, { ...common, ...win })
  })
}

/** A player with ₺20.000 that were played, ₺6.000 of which wait for an operator. */
async function held() {
  const playerId = await cashier.casino.player({ cashE5: 20_000n * E5 })
  await cashier.wasPaidBefore(playerId)
  await staked(playerId, 20_000n * E5)
  const answer = await cashier.withdraw(playerId, 6_000)
  return { playerId, answer, payment: await cashier.onlyPayment(playerId) }
}
const HELD = { cash: 14_000n * E5, onItsWay: 6_000n * E5 }
const RETURNED = { cash: 20_000n * E5, onItsWay: 0n }

const decide = (paymentId: string, more: object = {}) =>
  decideWithdrawal(cashier.deps, { paymentId, operator: 'ayla', ...more })
const codeOf = (settled: PromiseSettledResult<unknown>) =>
  settled.status === 'fulfilled' ? 'done' : settled.reason.code

test('what a rule minds is reserved, told with its reason, and waits: the bank is not asked', async () => {
  const { playerId, answer, payment } = await held()
  expect(answer).toMatchObject({ success: true, data: null })
  expect(answer.message).toMatch(/₺5\.000,00 üzerindeki.*En geç \d\d:\d\d itibarıyla karar/)
  expect(payment).toMatchObject({ status: 2, hold: 'amount', approved_at: null })
  expect(await moneyOf(playerId)).toEqual(HELD)
  expect(await cashier.jobs()).toEqual([])
  expect(await cashier.pushes(playerId)).toMatchObject([
    ['Notification', { type: 2, title: 'Çekim talebin incelemede' }],
    ['Balance', { balance: 14_000 }],
  ])
  await cashier.askPayout(payment.id)
  expect(cashier.bank.orders.filter(({ orderId }) => orderId === payment.id)).toEqual([])
  const verdict = cashier.verdictOn(payment, 'paid')
  expect((await cashier.callback(verdict)).status).toBe(409)
  expect(await moneyOf(playerId)).toEqual(HELD)
})

test.each([
  ['verification', { verified: false, played: true, cash: 5_000n, sums: [1_000, 50] }],
  ['turnover', { verified: true, played: false, cash: 5_000n, sums: [500, 50] }],
  ['velocity', { verified: true, played: true, cash: 5_000n, sums: [50, 50, 50, 50, 50, 50] }],
] as const)('%s: only the withdrawal that goes over the bound waits', async (why, wish) => {
  const playerId = await cashier.casino.player({ cashE5: wish.cash * E5 })
  if (wish.played) await staked(playerId, wish.cash * E5)
  const player = cashier.casino.db.updateTable('player').where('id', '=', playerId)
  await player.set({ is_phone_verified: wish.verified }).execute()
  for (const sum of wish.sums) {
    await cashier.withdraw(playerId, sum, {
      id: 5,
      detail: { Amount: sum, Phone: '532 111 22 33' },
    })
  }
  const holds = (await cashier.payments(playerId)).map(({ hold }) => hold)
  expect(holds).toEqual([...wish.sums.slice(1).map(() => null), why])
})

test('velocity counts 24 hours, and not what came back', async () => {
  const playerId = await cashier.casino.player({ cashE5: 5_000n * E5 })
  await staked(playerId, 5_000n * E5)
  const ask = async () => {
    await cashier.withdraw(playerId, 100)
    return (await cashier.payments(playerId)).at(-1)?.hold
  }
  for (let asked = 0; asked < 5; asked += 1) expect(await ask()).toBeNull()
  const [first] = await cashier.payments(playerId)
  if (first) await cashier.callback(cashier.verdictOn(first, 'rejected'))
  expect(await ask()).toBeNull()
  expect(await ask()).toBe('velocity')
  cashier.casino.clock.advance(24 * 60 * 60_000 + 1)
  expect(await ask()).toBeNull()
})

const queue = () =>
  readQueue(cashier.casino.db, { locale: 'en', limit: 500, now: cashier.casino.clock.now() })

test('operators see who waits, why, and who comes first', async () => {
  const first = await held()
  const second = await held()
  const ids = [first.payment.id, second.payment.id]
  const list = (await queue()).filter(({ id }) => ids.includes(id))
  expect(list.map(({ id }) => id)).toEqual(ids)
  expect(list[0]).toMatchObject({
    hold: 'amount',
    amountE5: 6_000n * E5,
  })
  expect(list[0]?.why).toMatch(/above ₺5\.000,00/)
  const minutes = list.map(({ promiseAt }) => (promiseAt?.getTime() ?? 0) / 60_000)
  expect((minutes[1] ?? 0) - (minutes[0] ?? 0)).toBe(3)
})

test('whoever was given a new time keeps their place in line', async () => {
  const first = await held()
  const more = { paymentId: first.payment.id, code: 'risk', hours: 2 } as const
  await extendReview(cashier.deps, { ...more, operator: 'ayla' })
  await extendReview(cashier.deps, { ...more, operator: 'deniz' })
  const second = await held()
  const before = ({ payment }: typeof first) => countHeld(cashier.casino.db, payment.seq)
  expect((await before(second)) - (await before(first))).toBe(1)
})

test('approved by an operator it goes to the bank and is paid, and a new time is promised', async () => {
  const { playerId, payment } = await held()
  await decide(payment.id)
  expect(await cashier.jobs()).toEqual([`payout:${payment.id}`])
  expect(await cashier.onlyPayment(playerId)).toMatchObject({
    promised_at: new Date(cashier.casino.clock.now().getTime() + 180_000),
  })
  cashier.bank.payoutStatus = 'paid'
  await cashier.askPayout(payment.id)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 1 })
  expect(await moneyOf(playerId)).toEqual({ cash: 14_000n * E5, onItsWay: 0n })
})

test('rejected by an operator all of it comes back, with the reason in the player’s language', async () => {
  const { playerId, payment } = await held()
  await decide(payment.id, { reject: 'other_name' })
  expect(await moneyOf(playerId)).toEqual(RETURNED)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 4, reason: 'other_name' })
  expect((await cashier.pushes(playerId)).at(-2)).toMatchObject([
    'Notification',
    { title: 'Para çekme reddedildi', note: expect.stringMatching(/başka birinin adına/) },
  ])
})

test('two operators approve at once: one of them does, and the bank is asked once', async () => {
  const { payment } = await held()
  const settled = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => decide(payment.id, { operator: `o${at}` })),
  )
  expect(settled.map(codeOf).sort()).toEqual(['done', ...Array(9).fill('withdrawal_decided')])
  expect(await cashier.jobs()).toEqual([`payout:${payment.id}`])
  const approvals = await cashier.casino.db
    .selectFrom('payment_event')
    .select('operator')
    .where('payment_id', '=', payment.id)
    .where('step', '=', 'approved')
    .execute()
  expect(approvals).toHaveLength(1)
})

test('approved and rejected at once: one of them stands whole', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { playerId, payment } = await held()
    const settled = await Promise.allSettled([
      decide(payment.id),
      decide(payment.id, { reject: 'other_name' }),
    ])
    expect(settled.map(codeOf).sort()).toEqual(['done', 'withdrawal_decided'])
    const { status } = await cashier.onlyPayment(playerId)
    expect(await moneyOf(playerId)).toEqual(status === 4 ? RETURNED : HELD)
    expect(await cashier.jobs()).toHaveLength(status === 4 ? 0 : 1)
    await cashier.casino.pool.query('delete from graphile_worker._private_jobs')
  }
})

test('only what waits can be decided', async () => {
  const playerId = await cashier.casino.player({ cashE5: 500n * E5 })
  await cashier.withdraw(playerId, 100)
  const paid = await cashier.onlyPayment(playerId)
  await expect(decide(paid.id)).rejects.toMatchObject({ code: 'withdrawal_decided' })
  await expect(decide(randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  const other = await cashier.casino.player()
  await cashier.deposit(other, 100)
  const { id } = await cashier.onlyPayment(other)
  await expect(decide(id, { reject: 'wrong_account' })).rejects.toMatchObject({ code: 'not_found' })
})

test('a process that dies after an approval leaves the payout to the next one', async () => {
  const { playerId, payment } = await held()
  await decide(payment.id)
  await cashier.casino.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a process that died'`,
  )
  cashier.bank.payoutStatus = 'paid'
  cashier.casino.clock.advance(61_000)
  const tasks = paymentTasks(cashier.deps)
  await tasks.sweep_payments?.({})
  const asked = new Promise<void>((resolve) => {
    cashier.bank.beforeAnswer = async ({ orderId }) => {
      if (orderId === payment.id) resolve()
    }
  })
  const jobs = await openJobs({ url: cashier.casino.url, tasks, log: openLog('silent') })
  await asked
  await jobs.close()
  expect(await moneyOf(playerId)).toEqual({ cash: 14_000n * E5, onItsWay: 0n })
})

test('ACC-08: a thousand withdrawals at once give exactly what the balance covers', async () => {
  const playerId = await cashier.casino.player({ cashE5: 2_550n * E5 })
  await cashier.wasPaidBefore(playerId)
  await staked(playerId, 2_550n * E5)
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, () => cashier.withdraw(playerId, 100)),
  )
  const codes = answers.map((answer) => answer.data?.code ?? 'taken')
  expect(codes.filter((code) => code === 'taken')).toHaveLength(25)
  expect(codes.filter((code) => code === 'insufficient_funds')).toHaveLength(975)
  expect(await moneyOf(playerId)).toEqual({ cash: 50n * E5, onItsWay: 2_500n * E5 })
  const payments = await cashier.payments(playerId)
  expect(payments.filter(({ approved_at }) => approved_at !== null)).toHaveLength(5)
  expect(await cashier.jobs()).toHaveLength(5)
})

test('AUZ-03: a high withdrawal is approved by two operators, and not by one of them twice', async () => {
  const playerId = await cashier.casino.player({ cashE5: 40_000n * E5 })
  await cashier.wasPaidBefore(playerId)
  await staked(playerId, 40_000n * E5)
  await cashier.withdraw(playerId, 10_001)
  const { id } = await cashier.onlyPayment(playerId)
  expect(await decide(id)).toBe('needs another')
  expect(await queue()).toContainEqual(expect.objectContaining({ id, firstApprover: 'ayla' }))
  await expect(decide(id, { operator: ' AYLA ' })).rejects.toMatchObject({
    code: 'second_approver_needed',
  })
  expect(await cashier.jobs()).toEqual([])
  const both = await Promise.allSettled([
    decide(id, { operator: 'deniz' }),
    decide(id, { operator: 'cem' }),
  ])
  expect(both.map(codeOf).sort()).toEqual(['done', 'withdrawal_decided'])
  expect(await cashier.jobs()).toEqual([`payout:${id}`])
})

test('AUZ-03: the first of two may be followed by a no', async () => {
  const playerId = await cashier.casino.player({ cashE5: 40_000n * E5 })
  await cashier.withdraw(playerId, 10_001)
  const { id } = await cashier.onlyPayment(playerId)
  expect(await decide(id)).toBe('needs another')
  expect(await decide(id, { operator: 'deniz', reject: 'wrong_account' })).toBe('decided')
  expect(await cashier.casino.cashE5(playerId)).toBe(40_000n * E5)
})
