import type { OfficeMethods, OfficeMethodVersion } from '@zar/contract/office/house/methods'
import type { PaymentMethod } from '@zar/contract/payment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { type Cashier, E5, openCashier } from '../../testing/cashier.ts'
import { readMethodFigures, readMethodHours } from './method-figures.ts'

const REASON = 'The bank tells of work until six o’clock.'
const lira = (sum: number) => `${BigInt(sum) * E5}`

let cashier: Cashier
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  cashier = await openCashier()
  office = await openOfficeApp(cashier.casino)
  for (const [name, role] of [
    ['kerem', 'manager'],
    ['selin', 'manager'],
    ['derya', 'cashier'],
  ] as const)
    desks[name] = await office.session((await office.staff(name, [role])).id)
})
afterAll(async () => {
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
  await cashier.close()
})

const list = async () =>
  (await office.get<OfficeMethods>('/api/office/methods', {}, desks.derya)).data
const one = async (id: number) => (await list())?.methods.find((method) => method.id === id)
type Outcome = { outcome: string; proposal: string; code?: string }
const close = (input: object, desk = desks.kerem) =>
  office.post<Outcome>('/api/office/method-close', { code: 'bank', reason: REASON, ...input }, desk)
/** Proposed by one; the answer of the other, who approves it. */
async function closeByTwo(input: object) {
  const { data } = await close(input)
  expect(data).toMatchObject({ outcome: 'waits' })
  return close({ ...input, proposal: data?.proposal }, desks.selin)
}
const set = (input: object, desk = desks.kerem) =>
  office.post<Outcome>('/api/office/method-set', { opens: false, reason: REASON, ...input }, desk)
const order = (input: object, desk = desks.kerem) =>
  office.post<Outcome>('/api/office/method-order', { reason: REASON, ...input }, desk)

/** Proposed by one and approved by the other. */
async function setByTwo(input: object) {
  const { data } = await set(input)
  expect(data).toMatchObject({ outcome: 'waits' })
  expect(await set({ ...input, proposal: data?.proposal }, desks.selin)).toMatchObject({
    data: { outcome: 'done' },
  })
}

const shown = async (playerId: string): Promise<PaymentMethod[]> => {
  const answer = await cashier.app.inject({
    url: '/api/payment/methods',
    headers: { locale: 'en', authorization: `Bearer ${playerId}` },
  })
  return answer.json().data.filter(({ type }: PaymentMethod) => type === 1)
}

test('a house that changed nothing offers what it was delivered with', async () => {
  const whole = await list()
  expect(whole?.methods.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(whole?.methods[0]).toMatchObject({
    version: 0,
    closedCode: null,
    minE5: lira(100),
    maxE5: lira(50_000),
    leastE5: lira(100),
    orders: 0,
    medianS: null,
    actions: [{ right: 'method.edit', state: 'refused' }],
  })
})

test('AUZ-03: two people close a method: players read why, new orders are refused, begun ones end', async () => {
  const playerId = await cashier.casino.player({ locale: 'en' })
  await cashier.deposit(playerId, 500)
  expect(await close({ id: 1 }, desks.derya)).toMatchObject({ data: { code: 'no_right' } })
  expect(await close({ id: 1, reason: 'short' })).toMatchObject({ status: 400 })
  expect(await close({ id: 99 })).toMatchObject({ data: { code: 'payment_method_unknown' } })
  const both = await Promise.all([close({ id: 1 }), close({ id: 1 }, desks.selin)])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(await one(1)).toMatchObject({ closedCode: null, version: 0 })
  const [proposer, other] = both[0]?.success
    ? [desks.kerem, desks.selin]
    : [desks.selin, desks.kerem]
  const proposal = both.find(({ success }) => success)?.data?.proposal
  expect(await close({ id: 1, proposal }, proposer)).toMatchObject({
    data: { code: 'same_person' },
  })
  const approved = await Promise.all([1, 2].map(() => close({ id: 1, proposal }, other)))
  expect(approved.map(({ success }) => success).sort()).toEqual([false, true])
  expect((await shown(playerId)).find(({ id }) => id === 1)?.closed).toBe(
    'There is trouble at the bank. Choose another method.',
  )
  expect(await cashier.deposit(playerId, 600)).toMatchObject({
    success: false,
    data: { code: 'payment_method_closed' },
  })
  const payment = await cashier.onlyPayment(playerId)
  await cashier.callback(cashier.verdictOn(payment, 'approved'))
  expect(await cashier.casino.cashE5(playerId)).toBe(500n * E5)
  expect(await one(1)).toMatchObject({ closedCode: 'bank', version: 1, running: 0 })
  const { casino } = cashier
  const figures = await readMethodFigures(casino.db, casino.clock.now())
  expect(figures.get(1)).toEqual({
    orders: 1,
    paidE5: 500n * E5,
    ended: 1,
    succeeded: 1,
    medianS: 0,
    running: 0,
  })
  expect(await readMethodHours(casino.db, casino.clock.now())).toMatchObject([
    { methodId: 1, ended: 1, succeeded: 1 },
  ])
})

test('it is opened by two, who saw the same version; the audit log has both', async () => {
  const input = { id: 1, minE5: lira(100), maxE5: lira(50_000), opens: true }
  const { data } = await set(input)
  const proposal = data?.proposal
  expect(await set({ ...input, proposal })).toMatchObject({ data: { code: 'same_person' } })
  const changed = { ...input, maxE5: lira(40_000), proposal }
  expect(await set(changed, desks.selin)).toMatchObject({ success: false })
  expect(await set({ ...input, proposal }, desks.selin)).toMatchObject({
    data: { outcome: 'done' },
  })
  expect(await set({ ...input, proposal }, desks.selin)).toMatchObject({ success: false })
  expect(await one(1)).toMatchObject({ closedCode: null, version: 2 })
  const versions = await office.get<OfficeMethodVersion[]>(
    '/api/office/method-versions',
    { id: '1' },
    desks.derya,
  )
  expect(versions.data).toMatchObject([
    { version: 2, proposedBy: 'kerem', setBy: 'selin', closedCode: null },
    { version: 1, closedCode: 'bank', because: REASON },
  ])
  const rows = await cashier.casino.db
    .selectFrom('audit_event')
    .select(['outcome'])
    .where('object', '=', 'method:1')
    .where('outcome', 'in', ['waits', 'done'])
    .orderBy('id')
    .execute()
  expect(rows.map(({ outcome }) => outcome)).toEqual(['waits', 'done'])
})

test('a closing that came after the proposal stops what would open it again', async () => {
  await closeByTwo({ id: 2 })
  const input = { id: 2, minE5: lira(20), maxE5: lira(5_000), opens: true }
  const first = await set(input)
  await office.post('/api/office/withdraw-proposal', { id: first.data?.proposal }, desks.kerem)
  await setByTwo(input)
  const bounds = { id: 2, minE5: lira(30), maxE5: lira(4_000) }
  const { data } = await set(bounds)
  expect(await closeByTwo({ id: 2, code: 'checked' })).toMatchObject({ success: true })
  expect(await set({ ...bounds, proposal: data?.proposal }, desks.selin)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  await office.post('/api/office/withdraw-proposal', { id: data?.proposal }, desks.kerem)
  await setByTwo(bounds)
  expect(await one(2)).toMatchObject({ closedCode: 'checked', minE5: lira(30) })
})

test('bounds stay within what the payment service takes, in whole kuruş and the right way round', async () => {
  for (const wrong of [
    { minE5: lira(50), maxE5: lira(25_000) },
    { minE5: lira(100), maxE5: lira(25_001) },
    { minE5: lira(200), maxE5: lira(150) },
    { minE5: '10000001', maxE5: lira(25_000) },
  ])
    expect(await set({ id: 3, ...wrong })).toMatchObject({ data: { code: 'method_out_of_bounds' } })
  expect(await set({ id: 3, minE5: '-1', maxE5: '5' })).toMatchObject({ status: 400 })
  expect(await set({ id: 3, minE5: lira(100), maxE5: lira(25_000) })).toMatchObject({
    data: { code: 'nothing_to_change' },
  })
  expect(await one(3)).toMatchObject({ version: 0 })
})

test('of two who raise a method at once one proposal waits', async () => {
  const both = await Promise.all([
    set({ id: 3, minE5: lira(200), maxE5: lira(25_000) }),
    set({ id: 3, minE5: lira(300), maxE5: lira(25_000) }, desks.selin),
  ])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.find(({ success }) => !success)).toMatchObject({ data: { code: 'proposal_waits' } })
})

test('two approvals of one proposal at once set it once', async () => {
  const input = { id: 5, minE5: lira(60), maxE5: lira(10_000) }
  desks.third = await office.session((await office.staff('third', ['manager'])).id)
  const { data } = await set(input)
  const approvals = await Promise.all(
    [desks.selin, desks.third].map((desk) => set({ ...input, proposal: data?.proposal }, desk)),
  )
  expect(approvals.filter(({ success }) => success)).toHaveLength(1)
  expect(await one(5)).toMatchObject({ version: 1, minE5: lira(60) })
})

test('an order of before the new minimum goes on: its retry is the same order, the next one is refused', async () => {
  const playerId = await cashier.casino.player()
  const requestId = '7c0e1a52-5b7e-4a0e-9c61-3f4e2d1b0a99'
  const at = (amount: number, more: object = {}) =>
    cashier.deposit(playerId, amount, { id: 6, detail: { Amount: amount }, ...more })
  const first = await at(50, { requestId })
  expect(first).toMatchObject({ success: true })
  await setByTwo({ id: 6, minE5: lira(200), maxE5: lira(10_000) })
  expect(await at(50, { requestId })).toMatchObject({ success: true, data: first.data })
  expect(await at(50)).toMatchObject({ data: { code: 'amount_below_minimum' } })
  const payment = await cashier.onlyPayment(playerId)
  await cashier.callback(cashier.verdictOn(payment, 'approved'))
  expect(await cashier.casino.cashE5(playerId)).toBe(50n * E5)
})

test('closed while deposits are being ordered: each is taken whole or refused, and none after it', async () => {
  const players = await cashier.casino.players(Array.from({ length: 12 }, () => ({})))
  const orders = players.map((playerId) =>
    cashier.deposit(playerId, 100, { id: 8, detail: { Amount: 100, Phone: '532 111 22 33' } }),
  )
  const [closed, ...answers] = await Promise.all([closeByTwo({ id: 8 }), ...orders])
  expect(closed).toMatchObject({ success: true })
  for (const answer of answers)
    if (!answer.success) expect(answer.data).toMatchObject({ code: 'payment_method_closed' })
  const taken = await cashier.casino.db
    .selectFrom('payment')
    .select('created_at')
    .where('method_id', '=', 8)
    .execute()
  expect(taken).toHaveLength(answers.filter(({ success }) => success).length)
  const late = await cashier.deposit(players[0] ?? '', 120, {
    id: 8,
    detail: { Amount: 120, Phone: '532 111 22 33' },
  })
  expect(late).toMatchObject({ data: { code: 'payment_method_closed' } })
})

test('the order is given by two, names each method once, and is what players see', async () => {
  expect(await order({ ids: [1, 2, 3] })).toMatchObject({ data: { code: 'invalid_input' } })
  expect(await order({ ids: [1, 1, 2, 3, 4, 5, 6, 7, 8] })).toMatchObject({
    data: { code: 'invalid_input' },
  })
  const ids = [9, 1, 2, 3, 4, 5, 6, 7, 8]
  const { data } = await order({ ids })
  expect(await order({ ids, proposal: data?.proposal }, desks.selin)).toMatchObject({
    data: { outcome: 'done' },
  })
  const playerId = await cashier.casino.player()
  expect((await shown(playerId)).map(({ id }) => id)).toEqual(ids)
  expect(await list()).toMatchObject({ orderVersion: 1 })
})
