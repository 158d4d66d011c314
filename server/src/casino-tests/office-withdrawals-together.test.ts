import { togetherOf } from '@zar/contract/office/withdrawals/bulk'
import type { WithdrawalRow } from '@zar/contract/office/withdrawals/withdrawals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Desk } from '../testing/office/office-app.ts'
import { openWithdrawalDesks } from '../testing/office/withdrawal-desks.ts'

const E5 = 100_000n
const REASON = 'The bank names another holder of the account.'
const TOGETHER = '/api/office/withdrawals-approve'

const openDesks = () =>
  openWithdrawalDesks({ ayla: 'cashier', deniz: 'cashier', manager: 'manager', risk: 'risk' })
type Opened = Awaited<ReturnType<typeof openDesks>>
let the: Opened
let reviews: Opened['reviews']
let office: Opened['office']
let desks: Opened['desks']
beforeAll(async () => {
  the = await openDesks()
  ;({ reviews, office, desks } = the)
})
beforeEach(() => the.setClock())
afterAll(async () => expect(await the.close()).toEqual([]))

const list = async (desk: Desk) =>
  (await office.get<{ rows: WithdrawalRow[] }>('/api/office/withdrawals', {}, desk)).data
const open = (id: string, desk = desks.ayla) => the.open(id, desk)
type Came = { code?: string; results?: { id: string; outcome: string; why: string | null }[] }
const post = (verb: string, input: object, desk: Desk) => the.post(verb, input, desk)
const approve: Opened['approve'] = (...asked) => the.approve(...asked)

test('AUZ-03: what is held for its sum alone is approved together, each by itself and told with its result', async () => {
  const [one, other, high] = [
    await reviews.held(8_000),
    await reviews.held(9_000),
    await reviews.held(18_500),
  ]
  const rows = (await list(desks.ayla))?.rows ?? []
  const seenOf = (id: string) => ({ id, version: rows.find((row) => row.id === id)?.version ?? -1 })
  const together = (id: string) => rows.find((row) => row.id === id)?.canGoTogether
  expect([one, other, high].map(({ id }) => together(id))).toEqual([true, true, false])
  const chosen = [seenOf(one.id), seenOf(other.id)]
  const approveAll = async (withdrawals: { id: string }[], lira: bigint, desk = desks.ayla) => {
    const object = togetherOf(withdrawals.map(({ id }) => id))
    await office.prove(desk, 'withdrawal.bulk_approve', object, lira * E5)
    return office.post<Came>(TOGETHER, { withdrawals }, desk)
  }

  const unproved = await office.post(TOGETHER, { withdrawals: chosen }, desks.ayla)
  expect(unproved).toMatchObject({ status: 403, data: { code: 'reauthenticate' } })
  const many = Array.from({ length: 7 }, () => seenOf(one.id))
  expect((await approveAll(many, 0n)).status).toBe(400)
  expect(await approveAll([...chosen, seenOf(high.id)], 35_500n)).toMatchObject({
    data: { code: 'above_role_limit' },
  })
  expect((await open(one.id))?.state).toBe('held')
  expect(await approveAll(chosen, 17_000n, desks.risk)).toMatchObject({
    data: { code: 'no_right' },
  })

  // Somebody decides one of them meanwhile, in parallel: of the two words one counts.
  const [all, alone] = await Promise.all([
    approveAll(chosen, 17_000n),
    approve(other.id, seenOf(other.id).version, desks.deniz, 9_000n),
  ])
  const results = all.data?.results ?? []
  expect(results[0]).toEqual({ id: one.id, outcome: 'done', why: null })
  const isOurs = results[1]?.outcome === 'done'
  expect(alone.data?.outcome === 'done').toBe(!isOurs)
  const again = await approveAll([seenOf(one.id)], 0n)
  expect(again.data?.results).toEqual([
    { id: one.id, outcome: 'refused', why: expect.stringContaining('onayladı') },
  ])
  const deeds = await reviews.cashier.casino.db
    .selectFrom('audit_event')
    .select(['object', 'outcome'])
    .where('does', '=', 'withdrawal.bulk_approve')
    .where('object', '=', `withdrawal:${one.id}`)
    .orderBy('id')
    .execute()
  expect(deeds.map(({ outcome }) => outcome)).toEqual(['done', 'refused'])
})

test('AUZ-03: what waits for more than its sum is approved in its case, not together', async () => {
  const { id } = await reviews.held(8_000)
  const version = (await open(id))?.version ?? -1
  const more = { id, version, code: 'risk', hours: 4, reason: REASON }
  expect((await post('extend', more, desks.risk)).data?.outcome).toBe('waits')
  const row = (await list(desks.deniz))?.rows.find((one) => one.id === id)
  expect(row?.canGoTogether).toBe(false)
  await office.prove(desks.deniz, 'withdrawal.bulk_approve', togetherOf([id]), 8_000n * E5)
  const withdrawals = [{ id, version: row?.version ?? -1 }]
  const { data } = await office.post<Came>(TOGETHER, { withdrawals }, desks.deniz)
  expect(data?.results?.[0]).toMatchObject({ outcome: 'refused' })
  expect((await post('extend', more, desks.manager)).data?.outcome).toBe('done')
  expect((await open(id))?.state).toBe('extended')
})
