import type { ReviewHouse } from '@zar/contract/office/withdrawals/house'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { openReviews, type Reviews } from '../../testing/reviews.ts'

const REASON = 'The bank’s transfers are down since noon.'

let reviews: Reviews
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Partial<Record<string, Desk>> = {}
beforeAll(async () => {
  reviews = await openReviews()
  // Who decides is asked at the database's time.
  reviews.cashier.casino.clock.set(new Date())
  office = await openOfficeApp(reviews.cashier.casino)
  const people = {
    mlro: 'compliance',
    deputy: 'compliance',
    amir: 'manager',
    risk: 'risk',
    cashier: 'cashier',
  } as const
  for (const [name, role] of Object.entries(people))
    desks[name] = await office.session((await office.staff(name, [role])).id)
})
afterAll(() => reviews.cashier.close())

type Came = { outcome?: string; code?: string }
const post = (path: string, input: object, name: string) =>
  office.post<Came>(`/api/office/${path}`, input, desks[name])
const house = async (name = 'cashier'): Promise<ReviewHouse> => {
  const { data } = await office.get<ReviewHouse>('/api/office/review', {}, desks[name])
  if (!data || !('lengths' in data)) throw new Error('no house')
  return data
}
async function proven(name: string, right: 'withdrawal.clock' | 'legalhold.place', object: string) {
  const desk = desks[name]
  if (desk) await office.prove(desk, right, object)
}

test('AUZ-03: the clock’s rule changes by two of compliance who say the same, and by nobody alone', async () => {
  const before = await house()
  const lengths = { ...before.lengths, firstMinutes: 25, opensMinute: 480, closesMinute: 1_440 }
  const set = (name: string, asked = lengths) =>
    post('review-rule', { lengths: asked, reason: REASON }, name)
  expect(await set('amir')).toMatchObject({ status: 403, data: { code: 'no_right' } })
  expect(await set('mlro')).toMatchObject({ data: { code: 'reauthenticate' } })
  for (const name of ['mlro', 'deputy']) await proven(name, 'withdrawal.clock', 'review')
  expect(await set('mlro')).toMatchObject({ data: { outcome: 'waits' } })
  expect((await house('deputy')).waiting).toMatchObject([
    { kind: 'rule', by: 'mlro', isOwn: false, because: REASON, lengths },
  ])
  expect(await set('mlro')).toMatchObject({ data: { code: 'same_person' } })
  expect(await house()).toMatchObject({ version: before.version, lengths: before.lengths })
  expect(await set('deputy')).toMatchObject({ data: { outcome: 'done' } })
  expect(await house()).toMatchObject({ by: 'deputy', first: 'mlro', lengths, waiting: [] })
  const tooLong = { ...lengths, mostMinutes: 10 }
  expect(await set('mlro', tooLong)).toMatchObject({ data: { code: 'review_rule_out_of_bounds' } })
})

test('an incident takes a manager or compliance and a second of them, and comes once in seven days', async () => {
  const declare = (name: string, hours = 6) =>
    post('review-incident', { hours, reason: REASON }, name)
  const { id } = await reviews.held(8_000)
  const clockAt = async () => (await reviews.read(id)).clock_at?.getTime() ?? 0
  const before = await clockAt()
  expect(await declare('risk')).toMatchObject({ data: { code: 'no_right' } })
  expect(await declare('amir')).toMatchObject({ data: { outcome: 'waits' } })
  expect(await declare('amir')).toMatchObject({ data: { code: 'same_person' } })
  expect(await clockAt()).toBe(before)
  expect(await declare('mlro')).toMatchObject({ data: { outcome: 'done' } })
  expect(await clockAt()).toBe(before + 6 * 3_600_000)
  expect(await declare('mlro')).toMatchObject({ data: { code: 'incident_too_soon' } })
  expect((await house()).incidentFrom).not.toBeNull()
})

test('what the law holds is placed by two of compliance, and no clock pays it', async () => {
  const { id, playerId } = await reviews.held(8_000)
  const asked = { player: playerId, ground: 'court_order', reason: REASON }
  const place = (name: string, more = {}) => post('legal-hold', { ...asked, ...more }, name)
  expect(await place('amir')).toMatchObject({ data: { code: 'no_right' } })
  for (const name of ['mlro', 'deputy']) await proven(name, 'legalhold.place', `player:${playerId}`)
  expect(await place('mlro')).toMatchObject({ data: { outcome: 'waits' } })
  expect(await place('mlro')).toMatchObject({ data: { code: 'same_person' } })
  expect((await reviews.read(id)).legal_hold_id).toBeNull()
  expect(await place('deputy')).toMatchObject({ data: { outcome: 'done' } })
  expect(await reviews.read(id)).toMatchObject({ clock_at: null })
  expect(await place('mlro')).toMatchObject({ data: { code: 'legal_hold_stands' } })
})

test('a player is asked once, by two people, and the clock waits for the answer', async () => {
  const { id } = await reviews.held(8_000)
  const ask = async (name: string) => {
    const { version } = await reviews.read(id)
    return post('withdrawal-ask', { id, version, kind: 'identity', reason: REASON }, name)
  }
  const before = (await reviews.read(id)).clock_at?.getTime() ?? 0
  expect(await ask('amir')).toMatchObject({ data: { code: 'no_right' } })
  expect(await ask('risk')).toMatchObject({ data: { outcome: 'waits' } })
  expect(await ask('risk')).toMatchObject({ data: { code: 'same_person' } })
  expect(await ask('cashier')).toMatchObject({ data: { outcome: 'done' } })
  expect((await reviews.read(id)).clock_at?.getTime()).toBeGreaterThan(before)
  expect(await ask('risk')).toMatchObject({ data: { code: 'player_asked_before' } })
})
