import { randomBytes } from 'node:crypto'
import { PROVIDERS } from '@zar/contract/casino/casino'
import type { SuppliersState, TriedSupplier } from '@zar/contract/office/suppliers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { closeSupplier, openBreaker } from '../../casino/index.ts'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let oncall: Desk
let cashier: Desk
let breaker: ReturnType<typeof openBreaker>
/** What the supplier answers to the next call, and how often it was asked. */
let answer: () => Promise<{ games: []; broken: [] }>
let asked = 0
let isReached = true
beforeAll(async () => {
  casino = await openTestCasino()
  breaker = openBreaker(casino.clock)
  const provider = {
    name: 'hub88' as const,
    listGames: () => {
      asked += 1
      return answer()
    },
    launchUrl: async () => undefined,
  }
  office = await openOfficeApp(casino, [], [{ provider, breaker, isReached: () => isReached }])
  oncall = await office.session((await office.staff('nobet', ['oncall'])).id)
  cashier = await office.session((await office.staff('defne', ['cashier'])).id)
})
afterAll(() => casino.close())

const tryNow = (provider = 'hub88', desk = oncall) =>
  office.post<TriedSupplier>('/api/office/supplier-try', { provider }, desk)
const fail = () => breaker(() => Promise.reject(new Error('down'))).catch(() => undefined)

test('a supplier behind its breaker is asked at once; where it answers the next launch is not held back', async () => {
  for (let n = 0; n < 5; n++) await fail()
  expect(breaker.isResting()).toBe(true)
  answer = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }))
  expect((await tryNow()).data).toMatchObject({
    isAnswered: false,
    games: null,
    failure: 'it cannot be reached: ECONNREFUSED',
  })
  expect(breaker.isResting()).toBe(true)
  answer = async () => ({ games: [], broken: [] })
  expect((await tryNow()).data).toMatchObject({ isAnswered: true, games: 0, failure: null })
  expect(breaker.isResting()).toBe(false)
  // No launch has gone well yet.
  expect(breaker.isOpen()).toBe(true)
  const rows = await casino.db
    .selectFrom('audit_event')
    .select(['object', 'outcome', 'after'])
    .where('after', 'is not', null)
    .where('does', '=', 'supplier.view')
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { object: 'supplier:hub88', outcome: 'done', after: { isAnswered: false } },
    { object: 'supplier:hub88', outcome: 'done', after: { isAnswered: true } },
  ])
})

test('a supplier at whose address nobody takes a connection is shown as not reached', async () => {
  const stateOf = async () =>
    (await office.get<SuppliersState>('/api/office/suppliers', {}, oncall)).data?.suppliers.find(
      ({ provider }) => provider === 'hub88',
    )?.state
  isReached = false
  expect(await stateOf()).toBe('away')
  isReached = true
  expect(await stateOf()).toBe('works')
})

test('of two who try at once the supplier is asked once, and both are told', async () => {
  let list = () => {}
  answer = () =>
    new Promise((resolve) => {
      list = () => resolve({ games: [], broken: [] })
    })
  const before = asked
  const both = [tryNow(), tryNow()]
  await expect.poll(() => asked).toBe(before + 1)
  // The second call is under way before the answer comes.
  await office.get('/api/office/suppliers', {}, oncall)
  list()
  const answers = await Promise.all(both)
  expect(answers.map(({ data }) => data?.isAnswered)).toEqual([true, true])
  expect(asked).toBe(before + 1)
})

test('a supplier that is not connected, one that nobody knows and who may not try are refused', async () => {
  expect(await tryNow('amusnet')).toMatchObject({ data: { code: 'not_found' } })
  expect(await tryNow('nobody')).toMatchObject({ data: { code: 'invalid_input' } })
  expect(await tryNow('hub88', cashier)).toMatchObject({ data: { code: 'no_right' } })
})

test('players at open games of a supplier that is switched off are told once each, and no others', async () => {
  const [there, elsewhere, gone] = await casino.players([{}, {}, {}])
  await casino.db
    .insertInto('game_category')
    .values({ id: 1, name_tr: 'Slot', name_en: 'Slots', slugs: ['slot'] })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const provider of ['hub88', 'amusnet'] as const)
    await casino.db
      .insertInto('game')
      .values({
        provider,
        code: provider,
        category_id: 1,
        name: provider,
        studio: 'Zar',
        rtp_bp: 9_600,
        released_at: new Date(),
      })
      .execute()
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const open = (player: string | undefined, provider: 'hub88' | 'amusnet', endsAt: Date) =>
    casino.db
      .insertInto('game_session')
      .values({
        provider,
        token_hash: randomBytes(32),
        player_id: player ?? '',
        game_code: provider,
        currency: 'TRY',
        is_open: true,
        created_at: new Date(),
        expires_at: endsAt,
      })
      .execute()
  await open(there, 'hub88', inHours(1))
  await open(there, 'hub88', inHours(2))
  await open(elsewhere, 'amusnet', inHours(1))
  await open(gone, 'hub88', inHours(-1))
  const because = 'Its answers are wrong since eight.'
  await closeSupplier(casino.db, { provider: 'hub88', operator: 'nobet', because })
  const told = await casino.db
    .selectFrom('outbox')
    .select(['player_id', 'message'])
    .where('command', '=', 'SupplierClosed')
    .execute()
  expect(told).toEqual([{ player_id: there, message: { mainProviderId: PROVIDERS.hub88 } }])
})
