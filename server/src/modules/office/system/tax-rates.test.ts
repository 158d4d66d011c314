import type { OfficeTaxRates } from '@zar/contract/office/system/tax-rates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveLicence } from '../../../testing/licence.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const REASON = 'Law 7338 as changed, published on 30 December.'
const NUMBER = 'OGL/2026/1'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
let licence: string
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const [name, role] of [
    ['uyum', 'compliance'],
    ['kerem', 'manager'],
    ['bora', 'administrator'],
  ] as const)
    desks[name] = await office.session((await office.staff(name, [role])).id)
  const entered = await giveLicence(casino, { validFrom: '2020-01-01', validUntil: '2999-12-31' })
  licence = `${entered}`
})
afterAll(() => casino.close())

/** Today in Istanbul. */
const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)

type Came = { outcome: string; proposal: string }
const list = async () =>
  (await office.get<OfficeTaxRates>('/api/office/tax-rates', {}, desks.kerem)).data
const ENTER = '/api/office/tax-rate-enter'
const TAKE_BACK = '/api/office/tax-rate-take-back'

const rateOf = (more: object = {}) => ({
  licence,
  base: 'stakes',
  product: 'slot',
  ratePpm: 50_000,
  fromDay: '2020-02-01',
  typed: NUMBER,
  ...more,
})

async function propose(url: string, object: string, input: object, desk = 'uyum') {
  await office.prove(desks[desk] ?? {}, 'licence.edit', object)
  return office.post<Came>(url, { reason: REASON, ...input }, desks[desk])
}
async function approve(url: string, object: string, input: object, proposal: string | undefined) {
  await office.prove(desks.kerem ?? {}, 'licence.edit', object)
  const said = { reason: REASON, ...input, proposal }
  return Promise.all([
    office.post<Came>(url, said, desks.kerem),
    office.post<Came>(url, said, desks.kerem),
  ])
}
/** By both, the second pressing twice: it is done once. */
async function byBoth(url: string, object: string, input: object) {
  const came = await propose(url, object, input)
  if (!came.success) return came
  const both = await approve(url, object, input, came.data?.proposal)
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  return both.find(({ success }) => success)
}
const enter = (more: object = {}) => byBoth(ENTER, `licence:${licence}:tax`, rateOf(more))

test('who may not edit licences sees no rates; without the number typed or a proof nothing is proposed', async () => {
  const refused = await office.get('/api/office/tax-rates', {}, desks.bora)
  expect(refused).toMatchObject({ status: 403, data: { code: 'no_right' } })
  const ask = (more: object, desk = desks.uyum) =>
    office.post(ENTER, { ...rateOf(more), reason: REASON }, desk)
  expect(await ask({}, desks.bora)).toMatchObject({ data: { code: 'no_right' } })
  expect(await ask({ typed: 'x' })).toMatchObject({ data: { code: 'name_needed' } })
  expect(await ask({})).toMatchObject({ data: { code: 'reauthenticate' } })
})

test('what cannot be a rate is refused before it waits for anybody', async () => {
  for (const [wrong, code] of [
    [{ product: 'nothing' }, 'tax_rate_product'],
    [{ fromDay: '2019-12-31' }, 'tax_rate_day'],
    [{ fromDay: '3000-01-01' }, undefined],
    [{ base: 'deposits' }, undefined],
    [{ base: 'winnings' }, undefined],
    [{ base: 'winnings', lineE5: '99999000' }, undefined],
    [{ base: 'winnings', lineE5: '150000500' }, undefined],
    [{ ratePpm: 1_000_001 }, undefined],
    [{ ratePpm: 1.5 }, undefined],
  ] as const) {
    const came = await propose(ENTER, `licence:${licence}:tax`, rateOf(wrong))
    expect(came.success, JSON.stringify(wrong)).toBe(false)
    if (code) expect(came).toMatchObject({ data: { code } })
    else expect(came.status).toBe(400)
  }
  const unknown = await propose(ENTER, 'licence:99:tax', rateOf({ licence: '99' }))
  expect(unknown.success).toBe(false)
  expect((await list())?.rows).toEqual([])
})

test('AUZ-03: two people enter a rate once; one person does not', async () => {
  const object = `licence:${licence}:tax`
  const came = await propose(ENTER, object, rateOf())
  expect(came.data?.outcome).toBe('waits')
  expect((await list())?.rows).toEqual([])
  await office.prove(desks.uyum ?? {}, 'licence.edit', object)
  const alone = { ...rateOf(), reason: REASON, proposal: came.data?.proposal }
  expect((await office.post(ENTER, alone, desks.uyum)).success).toBe(false)
  // What the second person says is what was proposed, or nothing is done.
  const other = await approve(ENTER, object, rateOf({ ratePpm: 1 }), came.data?.proposal)
  expect(other.map(({ success }) => success)).toEqual([false, false])
  const both = await approve(ENTER, object, rateOf(), came.data?.proposal)
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  const now = await list()
  expect(now?.rows).toMatchObject([
    {
      licence: { id: licence, number: NUMBER },
      base: 'stakes',
      product: 'slot',
      ratePpm: 50_000,
      lineE5: null,
      fromDay: '2020-02-01',
      state: 'applies',
      enteredBy: 'uyum',
      approvedBy: 'kerem',
      because: REASON,
      takenBack: null,
      actions: [],
    },
  ])
  expect(now?.licences).toMatchObject([{ id: licence, number: NUMBER }])
  expect(now?.licences[0]?.products).toEqual(expect.arrayContaining(['sport', 'slot', 'other']))
})

test('one that has begun is replaced from tomorrow alone; one that has not begun is taken back by two, once', async () => {
  for (const fromDay of ['2020-02-01', '2020-02-02', today()])
    expect(await enter({ fromDay })).toMatchObject({ data: { code: 'tax_rate_day' } })
  expect(await enter({ fromDay: '2099-01-01', ratePpm: 60_000 })).toMatchObject({
    data: { outcome: 'done' },
  })
  expect(await enter({ fromDay: '2099-01-01' })).toMatchObject({ data: { code: 'tax_rate_day' } })
  const [ahead, begun] = (await list())?.rows ?? []
  expect([ahead?.state, begun?.state]).toEqual(['ahead', 'applies'])
  const takeBack = (id: string | undefined) =>
    byBoth(TAKE_BACK, `tax-rate:${id}`, { id, typed: NUMBER })
  expect(await takeBack(begun?.id)).toMatchObject({ data: { code: 'tax_rate_begun' } })
  expect(await takeBack(ahead?.id)).toMatchObject({ data: { outcome: 'done' } })
  expect((await list())?.rows[0]).toMatchObject({
    state: 'takenBack',
    takenBack: { by: 'uyum', approvedBy: 'kerem', because: REASON },
    actions: [],
  })
  expect(await takeBack(ahead?.id)).toMatchObject({ data: { code: 'tax_rate_begun' } })
})

test('a rate that began while its taking back waited is not taken back', async () => {
  expect(await enter({ fromDay: '2099-03-05', ratePpm: 70_000 })).toMatchObject({
    data: { outcome: 'done' },
  })
  const id = (await list())?.rows[0]?.id
  const object = `tax-rate:${id}`
  const came = await propose(TAKE_BACK, object, { id, typed: NUMBER })
  expect(came.data?.outcome).toBe('waits')
  // As if the day had come.
  await casino.owner.pool.query(`update tax_rate set from_day = '2020-03-01' where id = $1`, [id])
  const both = await approve(TAKE_BACK, object, { id, typed: NUMBER }, came.data?.proposal)
  expect(both.map(({ success }) => success)).toEqual([false, false])
  expect((await list())?.rows[0]).toMatchObject({ state: 'applies', takenBack: null })
})
