import type { OfficeTaxRates } from '@zar/contract/office/system/tax-rates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveLicence } from '../../../testing/licence.ts'
import type { Desk } from '../../../testing/office/office-app.ts'
import { openControlDesk, REASON } from '../suppliers/testing/control-desk.ts'

const ROUNDS = 3
const NUMBER = 'OGL/2026/1'
const [ENTER, TAKE_BACK] = ['tax-rate-enter', 'tax-rate-take-back'] as const

type Came = { outcome?: string; proposal?: string; code?: string }
let one: Awaited<ReturnType<typeof openControlDesk>>
let uyum: Desk
let amir: Desk
let licence: string
beforeAll(async () => {
  one = await openControlDesk()
  const { office, casino } = one
  uyum = await office.session((await office.staff('uyum', ['compliance'])).id)
  amir = await office.session((await office.staff('amir', ['manager'])).id)
  licence = `${await giveLicence(casino, { validFrom: '2020-01-01', validUntil: '2999-12-31' })}`
})
afterAll(() => one.close())

test('AUZ-03: two who each approve what the other proposed, at the same moment, have both done', async () => {
  const { set, selin, prove, settingOf } = one
  for (let round = 1; round <= ROUNDS; round++) {
    for (const of of ['hub88', 'amusnet']) await prove('supplier.settings', of)
    const wish = (provider: string) => ({
      provider,
      name: 'SUPPLIER_BREAKER_FAILURES',
      value: `${40 + round}`,
    })
    const kerems = (await set(wish('hub88'))).data?.proposal
    const selins = (await set(wish('amusnet'), selin)).data?.proposal
    const crossed = await Promise.all([
      set({ ...wish('hub88'), proposal: kerems }, selin),
      set({ ...wish('amusnet'), proposal: selins }),
    ])
    expect(crossed.map(({ data }) => data?.outcome)).toEqual(['done', 'done'])
    const changes = await Promise.all(
      ['hub88', 'amusnet'].map((of) => settingOf(of, 'SUPPLIER_BREAKER_FAILURES')),
    )
    expect(changes.map((now) => [now?.value, now?.change?.proposedBy, now?.change?.setBy])).toEqual(
      [
        [`${40 + round}`, 'kerem', 'selin'],
        [`${40 + round}`, 'selin', 'kerem'],
      ],
    )
  }
})

test('AUZ-03: each approves with the other’s proposal for their own: nothing is done, and both still wait', async () => {
  const { set, selin, prove, settingOf } = one
  for (const of of ['hub88', 'amusnet']) await prove('supplier.settings', of)
  const wish = (provider: string) => ({
    provider,
    name: 'SUPPLIER_BREAKER_REST_SECONDS',
    value: '77',
  })
  const kerems = (await set(wish('hub88'))).data?.proposal
  const selins = (await set(wish('amusnet'), selin)).data?.proposal
  const swapped = await Promise.all([
    set({ ...wish('amusnet'), proposal: kerems }, selin),
    set({ ...wish('hub88'), proposal: selins }),
  ])
  expect(swapped.map(({ data }) => data?.code)).toEqual(['not_found', 'not_found'])
  const own = await Promise.all([
    set({ ...wish('hub88'), proposal: kerems }),
    set({ ...wish('amusnet'), proposal: selins }, selin),
  ])
  expect(own.map(({ data }) => data?.code)).toEqual(['same_person', 'same_person'])
  expect((await settingOf('hub88', 'SUPPLIER_BREAKER_REST_SECONDS'))?.origin).toBe('start')
  expect((await set({ ...wish('hub88'), proposal: kerems }, selin)).data?.outcome).toBe('done')
  expect((await set({ ...wish('amusnet'), proposal: selins })).data?.outcome).toBe('done')
})

async function ask(path: string, object: string, input: object, desk: Desk) {
  await one.office.prove(desk, 'licence.edit', object)
  const said = { typed: NUMBER, reason: REASON, ...input }
  return (await one.office.post<Came>(`/api/office/${path}`, said, desk)).data
}
const rateOf = (product: string, fromDay: string) => {
  const rate = { licence, base: 'stakes', product, ratePpm: 50_000, fromDay }
  return {
    rate,
    ask: (desk: Desk, proposal?: string) =>
      ask(ENTER, `licence:${licence}:tax`, proposal ? { ...rate, proposal } : rate, desk),
  }
}
const backOf = (id: string, desk: Desk, proposal?: string) =>
  ask(TAKE_BACK, `tax-rate:${id}`, proposal ? { id, proposal } : { id }, desk)
const ratesOf = async (product: string) => {
  const { data } = await one.office.get<OfficeTaxRates>('/api/office/tax-rates', {}, uyum)
  return (data?.rows ?? []).filter((row) => row.product === product)
}

test('AUZ-03: of two that cross about one thing, what the other has changed is not done on facts that were not seen', async () => {
  for (const product of ['slot', 'other', 'sport']) {
    const first = rateOf(product, '2099-01-01')
    const waiting = (await first.ask(uyum))?.proposal
    expect(await first.ask(amir, waiting)).toMatchObject({ outcome: 'done' })
    const [ahead] = await ratesOf(product)
    const id = ahead?.id ?? ''
    // One wants the rate taken back, the other one that follows it.
    const next = rateOf(product, '2099-06-01')
    const [back, entering] = [await backOf(id, uyum), await next.ask(amir)]
    const [taken, entered] = await Promise.all([
      backOf(id, amir, back?.proposal),
      next.ask(uyum, entering?.proposal),
    ])
    const said = [taken?.outcome ?? taken?.code, entered?.outcome ?? entered?.code]
    expect([
      ['done', 'changed_meanwhile'],
      ['done', 'done'],
    ]).toContainEqual(said)
    const now = await ratesOf(product)
    expect(now.find((row) => row.id === id)?.state).toBe('takenBack')
    const isEntered = entered?.outcome === 'done'
    expect(now.filter((row) => row.fromDay === '2099-06-01')).toHaveLength(isEntered ? 1 : 0)
    // What was stopped waits still, and makes room for another once it is taken back.
    const left = { id: entering?.proposal }
    const gone = await one.office.post('/api/office/withdraw-proposal', left, amir)
    expect(gone.success).toBe(!isEntered)
  }
})
