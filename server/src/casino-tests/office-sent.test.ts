import type { RoleName } from '@zar/contract/office/rights/rights'
import type { OfficePayRule } from '@zar/contract/office/withdrawals/pay-rule'
import type { SentWithdrawal } from '@zar/contract/office/withdrawals/sent'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { balanceE5 } from '../modules/ledger/index.ts'
import { type Cashier, E5, openCashier } from '../modules/payments/testing/cashier.ts'
import { type Desk, openOfficeApp } from '../testing/office/office-app.ts'

const REASON = 'The bank says that it has no such order.'

let cashier: Cashier
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  cashier = await openCashier()
  office = await openOfficeApp(cashier.casino)
  // One house has one key.
  office.deps.fieldCipher = cashier.deps.fieldCipher
  const people: Record<string, RoleName> = {
    ayla: 'cashier',
    deniz: 'cashier',
    amir: 'manager',
    mlro: 'compliance',
    deputy: 'compliance',
    risk: 'risk',
  }
  for (const [name, role] of Object.entries(people))
    desks[name] = await office.session((await office.staff(name, [role])).id)
})
// The office goes by the database's clock.
beforeEach(async () => {
  await cashier.startOver()
  cashier.casino.clock.set(new Date())
})
afterAll(async () => {
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
  await office.close()
  await cashier.close()
})

type Sent = { rows: SentWithdrawal[]; count: number; sumE5: string }
const sent = async (who = 'ayla') =>
  (await office.get<Sent>('/api/office/withdrawals-sent', {}, desks[who])).data
const retry = (id: string, who = 'ayla') =>
  office.post('/api/office/withdrawal-retry', { id, reason: REASON }, desks[who])

/** A withdrawal that is approved by rule. */
async function asked(liras = 200) {
  const playerId = await cashier.casino.player({ cashE5: 1_000n * E5 })
  expect(await cashier.withdraw(playerId, liras)).toMatchObject({ success: true })
  return { playerId, id: (await cashier.onlyPayment(playerId)).id }
}
const ordersOf = (id: string) => cashier.bank.orders.filter(({ orderId }) => orderId === id)

test('an order that the bank lost is sent again by its own number, however often, and paid once', async () => {
  const { playerId, id } = await asked()
  cashier.bank.mood = 'lost'
  await expect(cashier.askPayout(id)).rejects.toThrow()
  const row = (await sent())?.rows.find((one) => one.id === id)
  expect(row).toMatchObject({ amountE5: `${200n * E5}`, reference: null, isRefund: false })
  await cashier.casino.pool.query('delete from graphile_worker._private_jobs')
  const both = await Promise.all([retry(id), retry(id, 'deniz')])
  expect(both.map(({ success }) => success)).toEqual([true, true])
  expect((await cashier.jobs()).filter((key) => key === `payout:${id}`)).toHaveLength(1)
  cashier.bank.mood = 'well'
  await cashier.askPayout(id)
  await retry(id)
  await cashier.askPayout(id)
  expect(new Set(ordersOf(id).map(({ orderId }) => orderId)).size).toBe(1)
  await cashier.callback(cashier.verdictOn(await cashier.onlyPayment(playerId), 'paid'))
  expect(await retry(id)).toMatchObject({ status: 409, data: { code: 'withdrawal_not_sent' } })
  expect(await balanceE5(cashier.casino.db, playerId)).toBe(800n * E5)
  expect((await sent())?.rows.map((one) => one.id)).not.toContain(id)
  const rows = await cashier.casino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome', 'reason'])
    .where('object', '=', `withdrawal:${id}`)
    .where('does', '=', 'withdrawal.retry')
    .execute()
  expect(rows.filter(({ outcome }) => outcome === 'done')).toHaveLength(3)
  expect(rows[0]?.reason).toBe(REASON)
})

test('what is held, over, a deposit, or outside a role is not sent again', async () => {
  const playerId = await cashier.casino.player({ cashE5: 9_000n * E5 })
  await cashier.withdraw(playerId, 6_000)
  const { id } = await cashier.onlyPayment(playerId)
  expect(await retry(id)).toMatchObject({ data: { code: 'withdrawal_not_sent' } })
  const paying = await cashier.casino.player()
  await cashier.deposit(paying, 300)
  const deposit = await cashier.onlyPayment(paying)
  expect(await retry(deposit.id)).toMatchObject({ data: { code: 'not_found' } })
  expect(await retry(id, 'risk')).toMatchObject({ status: 403, data: { code: 'no_right' } })
  const short = { id, reason: 'too short' }
  expect(await office.post('/api/office/withdrawal-retry', short, desks.ayla)).toMatchObject({
    status: 400,
  })
  expect((await sent('risk'))?.rows.every(({ actions }) => actions[0]?.state === 'refused')).toBe(
    true,
  )
})

const rule = async () =>
  (await office.get<OfficePayRule>('/api/office/pay-rule', {}, desks.amir)).data
async function set(who: string, bounds: object, proposal?: string) {
  const desk = desks[who] ?? {}
  await office.prove(desk, 'withdrawal.rules', 'pay-rule')
  const input = { bounds, reason: 'More withdrawals a day than last month.' }
  return office.post<{ outcome: string; proposal: string; code?: string }>(
    '/api/office/pay-rule-set',
    proposal ? { ...input, proposal } : input,
    desk,
  )
}

test('AUZ-03: what is paid by rule changes by two of compliance, and judges what is ordered from then on', async () => {
  const before = (await rule())?.versions[0]
  if (!before) throw new Error('no rule')
  expect(before).toMatchObject({ version: 1, proposedBy: null, bounds: { dayCountMax: 5 } })
  const held = await cashier.casino.player({ cashE5: 9_000n * E5 })
  await cashier.withdraw(held, 5_500)
  const bounds = { ...before.bounds, amountMaxE5: `${6_000n * E5}` }
  const unproved = { bounds, reason: 'More withdrawals a day than last month.' }
  expect(await office.post('/api/office/pay-rule-set', unproved, desks.mlro)).toMatchObject({
    data: { code: 'reauthenticate' },
  })
  expect(await set('amir', bounds)).toMatchObject({ status: 403, data: { code: 'no_right' } })
  const first = await set('mlro', bounds)
  expect(first.data).toMatchObject({ outcome: 'waits' })
  expect(await set('mlro', bounds, first.data?.proposal)).toMatchObject({
    data: { code: 'same_person' },
  })
  const other = { ...bounds, dayCountMax: 9 }
  expect(await set('deputy', other, first.data?.proposal)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  expect(await set('deputy', bounds, first.data?.proposal)).toMatchObject({
    data: { outcome: 'done' },
  })
  expect((await rule())?.versions.slice(0, 2)).toMatchObject([
    { version: 2, bounds, proposedBy: 'mlro', approvedBy: 'deputy' },
    { version: 1 },
  ])
  // What was held before keeps the version that it was judged by, and its words.
  expect(await cashier.onlyPayment(held)).toMatchObject({ hold: 'amount', pay_rule: 1 })
  const said = async (playerId: string) => {
    const { id } = await cashier.onlyPayment(playerId)
    const answer = await cashier.post('transaction', playerId, { id }, 'en')
    return JSON.stringify(answer.data.steps)
  }
  expect(await said(held)).toContain('₺5.000,00')
  // What was paid in was not staked: the sum alone is no reason any more.
  const within = await cashier.casino.player({ cashE5: 9_000n * E5 })
  await cashier.withdraw(within, 5_500)
  expect(await cashier.onlyPayment(within)).toMatchObject({ hold: 'turnover', pay_rule: 2 })
  const higher = await cashier.casino.player({ cashE5: 9_000n * E5 })
  const answer = await cashier.withdraw(higher, 6_500)
  expect(answer.message).toContain('₺6.000,00')
  expect(await said(higher)).toContain('₺6.000,00')
})

test('bounds beyond what the house allows are refused here and by the database, and the same ones are no change', async () => {
  const now = (await rule())?.versions[0]
  if (!now) throw new Error('no rule')
  const above = { ...now.bounds, amountMaxE5: `${10_001n * E5}` }
  expect(await set('mlro', above)).toMatchObject({ data: { code: 'pay_rule_out_of_bounds' } })
  expect(await set('mlro', now.bounds)).toMatchObject({ data: { code: 'nothing_to_change' } })
  expect(await set('mlro', { ...now.bounds, dayCountMax: 21 })).toMatchObject({ status: 400 })
  const row = (most: number, by: string) =>
    cashier.casino.owner.pool.query(
      `insert into pay_rule values (90, ${most}, 0, 0, 0, 1, 0, 0, 'ayse', '${by}', 'x', now())`,
    )
  await expect(row(1_000_000_001, 'ece')).rejects.toThrow('pay_rule_amount_max_e5_check')
  await expect(row(1, ' AYSE')).rejects.toThrow('pay_rule_by_two')
  expect((await rule())?.versions[0]?.version).toBe(now.version)
})
