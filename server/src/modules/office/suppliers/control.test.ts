import { afterAll, beforeAll, expect, test } from 'vitest'
import { openControlDesk, REASON } from './testing/control-desk.ts'

let one: Awaited<ReturnType<typeof openControlDesk>>
beforeAll(async () => {
  one = await openControlDesk()
})
afterAll(() => one.close())

test('without a fresh proof, words, right or a good value nothing waits', async () => {
  const { casino, defne, set, prove } = one
  expect(await set({})).toMatchObject({ data: { code: 'reauthenticate' } })
  await prove('supplier.settings')
  expect(await set({}, defne)).toMatchObject({ data: { code: 'no_right' } })
  expect(await set({ reason: 'short' })).toMatchObject({ status: 400 })
  for (const [input, code] of [
    [{ value: 'everywhere' }, 'supplier_list_wrong'],
    [{ value: '0.0.0.0/0' }, 'supplier_list_wide'],
    [{ name: 'HUB88_URL', value: 'ftp://hub88.example' }, 'supplier_address_wrong'],
    [{ name: 'SUPPLIER_BREAKER_FAILURES', value: '0' }, 'supplier_number_wrong'],
    [{ name: 'DATABASE_URL', value: 'https://a.example' }, 'not_found'],
    [{ name: 'AMUSNET_ADDRESSES' }, 'not_found'],
    [{ value: null }, 'supplier_same'],
  ] as const)
    expect(await set(input), JSON.stringify(input)).toMatchObject({ data: { code } })
  expect(await casino.db.selectFrom('proposal').selectAll().execute()).toEqual([])
})

test('AUZ-03: two people set a list, once; every process has it, and taking it back returns to the start', async () => {
  const { there, selin, set, settingOf } = one
  const proposal = (await set({})).data?.proposal
  expect(await set({})).toMatchObject({ data: { code: 'proposal_waits' } })
  expect(await set({ proposal })).toMatchObject({ data: { code: 'same_person' } })
  const other = { value: '203.0.113.0/25', proposal }
  expect(await set(other, selin)).toMatchObject({ data: { code: 'changed_meanwhile' } })
  expect((await settingOf('hub88', 'HUB88_ADDRESSES'))?.origin).toBe('start')
  const both = await Promise.all([set({ proposal }, selin), set({ proposal }, selin)])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(await settingOf('hub88', 'HUB88_ADDRESSES')).toMatchObject({
    value: '203.0.113.0/24',
    start: '198.51.100.7',
    origin: 'office',
    change: { proposedBy: 'kerem', setBy: 'selin', because: REASON },
  })
  expect(there.now().changed).toEqual([])
  await there.read()
  expect(there.now().changed).toMatchObject([{ name: 'HUB88_ADDRESSES', value: '203.0.113.0/24' }])
  expect(await set({})).toMatchObject({ data: { code: 'supplier_same' } })

  const back = (await set({ value: null })).data?.proposal
  expect(await set({ value: null, proposal: back }, selin)).toMatchObject({
    data: { outcome: 'done' },
  })
  expect(await settingOf('hub88', 'HUB88_ADDRESSES')).toMatchObject({
    value: '198.51.100.7',
    origin: 'start',
    change: { setBy: 'selin' },
  })
})

test('a proposal about a setting that another two changed meanwhile is stopped', async () => {
  const { casino, selin, set, settingOf, people } = one
  const proposal = (await set({ name: 'SUPPLIER_BREAKER_FAILURES', value: '9' })).data?.proposal
  const change = { provider: 'hub88', name: 'SUPPLIER_BREAKER_FAILURES', value: '7' } as const
  await casino.db
    .insertInto('supplier_setting')
    .values({ ...change, ...(await people()), because: REASON })
    .execute()
  expect(
    await set({ name: 'SUPPLIER_BREAKER_FAILURES', value: '9', proposal }, selin),
  ).toMatchObject({ data: { code: 'changed_meanwhile' } })
  expect((await settingOf('hub88', 'SUPPLIER_BREAKER_FAILURES'))?.value).toBe('7')
  // Every supplier has its own.
  expect((await settingOf('amusnet', 'SUPPLIER_BREAKER_FAILURES'))?.origin).toBe('start')
  expect((await settingOf('amusnet', 'AMUSNET_GAME_URL'))?.value).toBe(
    'https://games.amusnet.example/launch?...',
  )
})
