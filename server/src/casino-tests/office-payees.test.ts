import type { PayeeCase, PayeeRow } from '@zar/contract/office/risk/payees'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCashier, PASSWORD } from '../modules/payments/testing/cashier.ts'
import { type Desk, openOfficeApp } from '../testing/office/office-app.ts'

const OTHER_IBAN = 'TR280001009999901234567890'
const WHY = 'The bank names the player as holder.'
const API = '/api/office'
const E5 = 100_000n

let cashier: Awaited<ReturnType<typeof openCashier>>
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  cashier = await openCashier()
  cashier.casino.clock.set(new Date())
  office = await openOfficeApp(cashier.casino)
  // Accounts were encrypted with the cashier's keys.
  office.deps.fieldCipher = cashier.deps.fieldCipher
  for (const role of ['risk', 'compliance', 'cashier', 'support'] as const)
    desks[role] = await office.session((await office.staff(role, [role])).id)
})
afterAll(async () => {
  await office.close()
  await cashier.close()
})

async function waiting(amount = 2_500): Promise<PayeeRow> {
  const playerId = await cashier.casino.player({ cashE5: 20_000n * E5 })
  const detail = { Amount: amount, Iban: OTHER_IBAN }
  await cashier.withdraw(playerId, amount, { detail, password: PASSWORD })
  const found = (await listed('risk')).find(({ player }) => player.id === playerId)
  if (!found) throw new Error('it does not wait')
  return found
}
const listed = async (role: string) =>
  (await office.get<PayeeRow[]>(`${API}/payees`, {}, desks[role])).data ?? []
const seenOf = ({ id, caseId, version }: PayeeRow) => ({ id, caseId, version })
const confirm = (seen: object, role = 'risk') =>
  office.post(`${API}/payee-confirm`, { ...seen, reason: WHY }, desks[role])
const refuse = (seen: object, role = 'risk') =>
  office.post(`${API}/payee-refuse`, { ...seen, code: 'other_name', reason: WHY }, desks[role])

test('FRD-05: a first account is seen by its end alone, and decided by risk with a row of the log', async () => {
  const row = await waiting()
  expect(row).toMatchObject({
    account: 'TR28 •••• 7890',
    amountE5: `${2_500n * E5}`,
    isDoubted: false,
    atEnd: 'bank',
  })
  expect((await listed('cashier')).map(({ id }) => id)).toContain(row.id)
  expect(await office.get(`${API}/payees`, {}, desks.support)).toMatchObject({ status: 403 })
  const one = await office.get<PayeeCase>(`${API}/payee`, { id: row.id }, desks.risk)
  expect(one.data).toMatchObject({ isClosedLoop: false, others: 0, paidBefore: 0 })
  expect(one.data?.actions.map(({ state }) => state)).toEqual(['yes', 'yes'])

  for (const came of [await confirm(seenOf(row), 'cashier'), await refuse(seenOf(row), 'cashier')])
    expect(came).toMatchObject({ status: 403 })
  expect(await confirm(seenOf(row))).toMatchObject({ data: { code: 'payee_unproven' } })
  office.bank.holder = 'Deniz Yılmaz'
  expect(await confirm({ ...seenOf(row), version: 9 })).toMatchObject({
    data: { code: 'case_changed' },
  })
  expect(await confirm(seenOf(row))).toMatchObject({ success: true })
  expect(await confirm(seenOf(row))).toMatchObject({ data: { code: 'decided_meanwhile' } })
  const log = await cashier.casino.db
    .selectFrom('audit_event')
    .select(['right_name', 'outcome', 'after', 'reason'])
    .where('object', '=', `payee:${row.id}`)
    .where('right_name', '=', 'payee.confirm')
    .where('outcome', '=', 'done')
    .execute()
  expect(log).toEqual([
    { right_name: 'payee.confirm', outcome: 'done', after: { state: 'confirmed' }, reason: WHY },
  ])
})

test('what a colleague has open is theirs; a refusal gives the money back and ends the case', async () => {
  const row = await waiting()
  const { id, caseId } = row
  const take = (role: string) => office.post(`${API}/payee-take`, { id, caseId }, desks[role])
  expect(await take('compliance')).toMatchObject({ success: true })
  expect(await take('risk')).toMatchObject({ data: { code: 'case_taken' } })
  expect(await refuse(seenOf(row))).toMatchObject({ data: { code: 'case_taken' } })
  const before = await cashier.casino.cashE5(row.player.id)
  const both = await Promise.all([
    refuse(seenOf(row), 'compliance'),
    refuse(seenOf(row), 'compliance'),
  ])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(await cashier.casino.cashE5(row.player.id)).toBe(before + 2_500n * E5)
  expect((await listed('risk')).map((one) => one.id)).not.toContain(id)
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
})
