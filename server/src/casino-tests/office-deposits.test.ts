import type { OfficeDeposit } from '@zar/contract/office/house/deposits'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { compareDecisions } from '../jobs/audit-two-ways.ts'
import { balanceE5 } from '../modules/ledger/index.ts'
import { readSums, verifyPayments } from '../modules/payments/index.ts'
import { type Cashier, E5, openCashier } from '../modules/payments/testing/cashier.ts'
import { type Desk, openOfficeApp } from '../testing/office/office-app.ts'

const REASON = 'The payer has asked their bank for it.'
const NOBODY = '00000000-0000-4000-8000-000000000000'

let cashier: Cashier
let office: Awaited<ReturnType<typeof openOfficeApp>>
let desks: Record<'ayla' | 'deniz' | 'manager' | 'support' | 'content', Desk>
beforeAll(async () => {
  cashier = await openCashier()
  office = await openOfficeApp(cashier.casino)
  // One house has one key.
  office.deps.fieldCipher = cashier.deps.fieldCipher
  const desk = async (name: string, role: RoleName) =>
    office.session((await office.staff(name, [role])).id)
  desks = {
    ayla: await desk('ayla', 'cashier'),
    deniz: await desk('deniz', 'cashier'),
    manager: await desk('manager', 'manager'),
    support: await desk('support', 'support'),
    content: await desk('content', 'content'),
  }
})
// The office goes by the database's clock.
beforeEach(async () => {
  await cashier.startOver()
  cashier.casino.clock.set(new Date())
})
afterEach(async () => {
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
  expect(await verifyPayments(cashier.casino.db)).toEqual([])
})
afterAll(async () => {
  expect(await compareDecisions(cashier.casino.db)).toEqual([])
  await office.close()
  await cashier.close()
})

type Came = { outcome: string; proposal: string; takesE5: string; leavesE5: string; code?: string }
const list = async (input: object = {}, desk = desks.ayla) =>
  (
    await office.get<{ rows: OfficeDeposit[]; next: string | null }>(
      '/api/office/deposits',
      input,
      desk,
    )
  ).data
const refund = (id: string, desk: Desk, proposal?: string) =>
  office.post<Came>(
    '/api/office/deposit-refund',
    { id, reason: REASON, ...(proposal ? { proposal } : {}) },
    desk,
  )
const giveUp = (id: string, desk = desks.ayla) =>
  office.post('/api/office/deposit-give-up', { id, reason: REASON }, desk)

/** A player who has paid in so much. */
async function paidIn(liras: number) {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, liras)
  const deposit = await cashier.onlyPayment(playerId)
  await cashier.callback(cashier.verdictOn(deposit, 'approved'))
  return { playerId, id: deposit.id }
}
const back = async (playerId: string) =>
  (await cashier.payments(playerId)).find(({ refund_of }) => refund_of !== null)

test('AUZ-03: a deposit goes back to its source once two people want it, and once alone', async () => {
  const { playerId, id } = await paidIn(400)
  const first = await refund(id, desks.ayla)
  expect(first.data).toMatchObject({ outcome: 'waits', takesE5: `${400n * E5}`, leavesE5: '0' })
  expect(await balanceE5(cashier.casino.db, playerId)).toBe(400n * E5)
  expect(await refund(id, desks.ayla, first.data?.proposal)).toMatchObject({
    data: { code: 'same_person' },
  })
  const both = await Promise.all([
    refund(id, desks.deniz, first.data?.proposal),
    refund(id, desks.manager, first.data?.proposal),
  ])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(await balanceE5(cashier.casino.db, playerId)).toBe(0n)
  const sent = await back(playerId)
  expect(sent).toMatchObject({ amount_e5: 400n * E5, refund_of: id })
  await cashier.askPayout(sent?.id ?? '')
  expect(cashier.bank.orders.at(-1)).toMatchObject({ refundOf: id, amountKurus: 40_000 })
  // What goes back is no deposit that would have to be staked.
  expect(await readSums(cashier.casino.db, playerId)).toMatchObject({ unstaked: 0n })
  expect((await list({ q: id }))?.rows[0]).toMatchObject({
    back: { amountE5: `${400n * E5}`, state: 'pending' },
  })
  expect(await refund(id, desks.ayla)).toMatchObject({ data: { code: 'deposit_sent_back' } })
  const notices = await cashier.casino.db
    .selectFrom('notification')
    .select('note_en')
    .where('player_id', '=', playerId)
    .execute()
  expect(notices.map(({ note_en }) => note_en)).toContainEqual(
    expect.stringContaining('Two of our people send this deposit back'),
  )
})

test('LED-03: of a deposit that was played it takes what is there and says what it does not', async () => {
  const { playerId, id } = await paidIn(1_000)
  expect(await cashier.withdraw(playerId, 400)).toMatchObject({ success: true })
  const first = await refund(id, desks.ayla)
  expect(first.data).toMatchObject({ takesE5: `${600n * E5}`, leavesE5: `${400n * E5}` })
  // The balance has changed since: what both saw is no longer so.
  expect(await cashier.withdraw(playerId, 100)).toMatchObject({ success: true })
  expect(await refund(id, desks.deniz, first.data?.proposal)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  expect(await back(playerId)).toBeUndefined()
  await office.post('/api/office/withdraw-proposal', { id: first.data?.proposal }, desks.ayla)
  const anew = await refund(id, desks.ayla)
  const done = await refund(id, desks.deniz, anew.data?.proposal)
  expect(done.data).toMatchObject({ outcome: 'done', takesE5: `${500n * E5}` })
  expect(await balanceE5(cashier.casino.db, playerId)).toBe(0n)
  expect((await back(playerId))?.amount_e5).toBe(500n * E5)
})

test('one that was not paid, of which nothing is left, or that brought a running bonus stays', async () => {
  const open = await cashier.casino.player()
  await cashier.deposit(open, 300)
  const unpaid = await cashier.onlyPayment(open)
  expect(await refund(unpaid.id, desks.ayla)).toMatchObject({ data: { code: 'deposit_not_paid' } })
  const { playerId, id } = await paidIn(300)
  await cashier.withdraw(playerId, 300)
  expect(await refund(id, desks.ayla)).toMatchObject({ data: { code: 'deposit_nothing_left' } })
  expect(await refund(NOBODY, desks.ayla)).toMatchObject({ data: { code: 'not_found' } })
  const payout = (await cashier.payments(playerId)).at(-1)
  expect(await refund(payout?.id ?? '', desks.ayla)).toMatchObject({ data: { code: 'not_found' } })
  expect(await refund(id, desks.support)).toMatchObject({ status: 403, data: { code: 'no_right' } })
})

test('what the bank will not take back is in the balance again, and is to be staked', async () => {
  const { playerId, id } = await paidIn(200)
  const first = await refund(id, desks.ayla)
  await refund(id, desks.manager, first.data?.proposal)
  const sent = await back(playerId)
  if (!sent) throw new Error('nothing was sent back')
  await cashier.askPayout(sent.id)
  await cashier.callback(cashier.verdictOn(sent, 'rejected'))
  expect(await balanceE5(cashier.casino.db, playerId)).toBe(200n * E5)
  expect(await readSums(cashier.casino.db, playerId)).toMatchObject({ unstaked: 200n * E5 })
  expect(await refund(id, desks.ayla)).toMatchObject({ data: { code: 'deposit_sent_back' } })
})

test('a high one is let go by two as every high withdrawal, and its evidence names both', async () => {
  const { playerId, id } = await paidIn(20_000)
  const first = await refund(id, desks.ayla)
  expect((await refund(id, desks.deniz, first.data?.proposal)).data).toMatchObject({
    outcome: 'done',
  })
  const sent = await back(playerId)
  const steps = await cashier.casino.db
    .selectFrom('payment_event')
    .select(['step', 'operator', 'first_operator', 'note'])
    .where('payment_id', '=', sent?.id ?? '')
    .orderBy('seq')
    .execute()
  expect(steps[1]).toMatchObject({ step: 'approved', note: REASON })
  expect(new Set([steps[1]?.operator, steps[1]?.first_operator]).size).toBe(2)
})

test('a deposit that nobody paid is closed by one, and credited all the same if the bank says so', async () => {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 250)
  const deposit = await cashier.onlyPayment(playerId)
  expect((await list({ list: 'open' }))?.rows.map(({ id }) => id)).toContain(deposit.id)
  const both = await Promise.all([giveUp(deposit.id), giveUp(deposit.id, desks.deniz)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.find(({ success }) => !success)).toMatchObject({ data: { code: 'deposit_over' } })
  expect(await cashier.onlyPayment(playerId)).toMatchObject({
    status: 5,
    reason: 'closed_by_house',
  })
  expect(await cashier.jobs()).toContain(`deposit:${deposit.id}`)
  expect((await list({ list: 'over' }))?.rows.map(({ id }) => id)).toContain(deposit.id)
  const rows = await cashier.casino.db
    .selectFrom('audit_event')
    .select(['does', 'reason'])
    .where('object', '=', `deposit:${deposit.id}`)
    .where('outcome', '=', 'done')
    .execute()
  expect(rows).toEqual([{ does: 'deposit.give_up', reason: REASON }])
  await cashier.callback(cashier.verdictOn(deposit, 'approved'))
  expect(await balanceE5(cashier.casino.db, playerId)).toBe(250n * E5)
  expect(await giveUp(deposit.id)).toMatchObject({ data: { code: 'deposit_over' } })
})

test('deposits are listed by pages and found by number, id and reference, with what may be done', async () => {
  const { id } = await paidIn(150)
  const [one] = (await list({ q: id }))?.rows ?? []
  expect(one).toMatchObject({
    amountE5: `${150n * E5}`,
    state: 'confirmed',
    isPayerOwn: true,
    back: null,
    actions: [
      { right: 'deposit.refund', state: 'second' },
      { right: 'deposit.give_up', state: 'yes' },
    ],
  })
  expect((await list({ q: one?.number }))?.rows.map((row) => row.id)).toEqual([id])
  expect((await list({ q: one?.reference }))?.rows.map((row) => row.id)).toEqual([id])
  expect((await list({ q: 'nothing' }))?.rows).toEqual([])
  const after = await list({ list: 'paid', after: one?.number })
  expect(after?.rows.map((row) => row.id)).not.toContain(id)
  const support = (await list({ q: id }, desks.support))?.rows[0]?.actions
  expect(support?.map(({ state }) => state)).toEqual(['refused', 'refused'])
  expect(await list({}, desks.content)).toMatchObject({ code: 'no_right' })
})
