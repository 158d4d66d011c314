import type { OfficeDifference, ReconcileState } from '@zar/contract/office/suppliers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcileSuppliers, runSupplierCheck } from '../modules/suppliers/index.ts'
import { openListingSupplier } from '../modules/suppliers/reconcile/testing/listing-supplier.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { openLog } from '../platform/log/log.ts'
import { type BonusFixture, E5, openBonusFixture } from '../testing/bonuses/bonus-fixture.ts'
import { type Desk, openOfficeApp } from '../testing/office/office-app.ts'
import { openTable } from '../testing/players/play.ts'

const REASON = 'Claimed from the supplier by mail, ticket 7.'
const DAY_MS = 86_400_000
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const log = openLog('silent')

let fixture: BonusFixture
let office: Awaited<ReturnType<typeof openOfficeApp>>
let jobs: Awaited<ReturnType<typeof openJobs>>
let books: bigint
const supplier = openListingSupplier()
const desks: Record<string, Desk> = {}
/** What holds the supplier's list back. */
let isListed: Promise<void> = Promise.resolve()

beforeAll(async () => {
  fixture = await openBonusFixture()
  const { casino } = fixture
  office = await openOfficeApp(casino)
  for (const [name, role] of [
    ['kerem', 'manager'],
    ['selin', 'manager'],
    ['defne', 'cashier'],
  ] as const)
    desks[name] = await office.session((await office.staff(name, [role])).id)
  const provider = {
    ...supplier.provider,
    async *listMovements(from: Date, to: Date) {
      await isListed
      yield* supplier.provider.listMovements?.(from, to) ?? []
    },
  }
  const clock = { ...casino.clock, now: () => new Date() }
  jobs = await openJobs({
    url: casino.url,
    log,
    tasks: {
      reconcile_supplier_day: (payload) =>
        runSupplierCheck({ ...casino, clock, log, providers: [provider] }, payload),
    },
    pollMs: 50,
  })
  books = await casino.sumOfBooks()
  // A stake of theirs, five days ago, that never came here.
  const table = await openTable(casino, await casino.player({ cashE5: 100n * E5 }), 'zr_five')
  supplier.note(table.win(table.bet(E5), 5n * E5), { at: new Date(`${dayAgo(5)}T12:00:00Z`) })
})
afterAll(async () => {
  await jobs.close()
  await fixture.close()
})

const run = (input: object = {}, desk = desks.kerem) =>
  office.post<{ id: string; code?: string }>(
    '/api/office/reconcile-run',
    { provider: 'hub88', day: dayAgo(5), ...input },
    desk,
  )
const state = async () =>
  (await office.get<ReconcileState>('/api/office/reconcile-state', {}, desks.kerem)).data
const ended = () => expect.poll(async () => (await state())?.checks[0]?.endedAt).toBeTruthy()
const differences = async (input: object = {}) =>
  (
    await office.get<{ rows: OfficeDifference[] }>('/api/office/differences', input, desks.kerem)
  ).data?.rows.filter(({ day }) => day === dayAgo(5)) ?? []

test('a day is compared by hand: one at a time, told while it runs, and what it finds waits in the queue', async () => {
  let list = () => {}
  isListed = new Promise((resolve) => {
    list = resolve
  })
  const both = await Promise.all([run(), run({}, desks.selin)])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(both.find(({ success }) => !success)).toMatchObject({ data: { code: 'reconcile_runs' } })
  expect(await run({ provider: 'amusnet' })).toMatchObject({ data: { code: 'reconcile_runs' } })
  expect((await state())?.checks).toMatchObject([{ endedAt: null, found: null, failure: null }])
  list()
  await ended()
  expect((await state())?.checks[0]).toMatchObject({
    provider: 'hub88',
    day: dayAgo(5),
    found: 1,
    failure: null,
  })
  expect(await differences()).toMatchObject([
    { what: 'missing_here', standing: { state: 'found' } },
  ])
  const rows = await fixture.casino.db
    .selectFrom('audit_event')
    .select(['object', 'after'])
    .where('does', '=', 'reconcile.run')
    .where('outcome', '=', 'done')
    .execute()
  expect(rows).toContainEqual({ object: 'supplier:hub88', after: { day: dayAgo(5) } })
})

test('a list that breaks off and a supplier without one end the comparison with the reason', async () => {
  supplier.breaksAfter = 0
  await run()
  await ended()
  expect((await state())?.checks[0]).toMatchObject({ found: null, failure: 'the line broke' })
  supplier.breaksAfter = Number.POSITIVE_INFINITY
  await run({ provider: 'amusnet' })
  await ended()
  expect((await state())?.checks[0]).toMatchObject({ found: null, failure: 'it has no list' })
})

test('a day that is not over, is too old or is in no calendar is refused in both languages, and who may not run one', async () => {
  const before = await state()
  for (const locale of ['tr', 'en'])
    for (const [day, code] of [
      [dayAgo(0), 'reconcile_day'],
      [dayAgo(100), 'reconcile_day'],
      ['2026-02-30', 'reconcile_day'],
      ['2026-13-01', 'invalid_input'],
    ] as const) {
      const answer = await run({ day }, { ...desks.kerem, headers: { locale } })
      expect(answer, `${locale} ${day}`).toMatchObject({ success: false, data: { code } })
      expect(answer.message.length).toBeGreaterThan(5)
    }
  expect(await run({}, desks.defne)).toMatchObject({ data: { code: 'no_right' } })
  expect((await state())?.checks).toEqual(before?.checks)
})

test('a comparison that died is ended by the next one that is asked for', async () => {
  const { db } = fixture.casino
  const { id } = await office.staff('gone', ['manager'])
  await db
    .insertInto('supplier_check')
    .values({
      provider: 'hub88',
      day: dayAgo(4),
      asked_by: id,
      seen_at: new Date(Date.now() - 6 * 60_000),
      ended_at: null,
      found: null,
      failure: null,
    })
    .execute()
  expect(await run()).toMatchObject({ success: true })
  await ended()
  expect((await state())?.checks[1]).toMatchObject({ askedBy: 'gone', failure: 'it broke off' })
})

test('a difference past its clock is closed by two with a code and words, within it by words alone, and no money moves', async () => {
  const [one] = await differences()
  const explain = (input: object = {}, desk = desks.kerem) =>
    office.post<{ proposal: string }>(
      '/api/office/reconcile-explain',
      { id: one?.id, code: 'claimed', reason: REASON, ...input },
      desk,
    )
  expect(await explain()).toMatchObject({ data: { code: 'case_changed' } })
  await fixture.casino.owner.pool.query(`update queue_case set state = 'asked', clock_at = null
    where subject = 'difference:${one?.id}' and closed_at is null`)
  const within = { id: one?.id, reason: REASON }
  expect(await office.post('/api/office/difference-explain', within, desks.kerem)).toMatchObject({
    data: { code: 'case_changed' },
  })
  expect(await explain({ code: 'because' })).toMatchObject({ status: 400 })
  expect(await explain({}, desks.defne)).toMatchObject({ data: { code: 'no_right' } })
  const proposal = (await explain()).data?.proposal
  expect(await explain({ proposal })).toMatchObject({ data: { code: 'same_person' } })
  expect(await explain({ proposal, code: 'test_play' }, desks.selin)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  const both = await Promise.all([
    explain({ proposal }, desks.selin),
    explain({ proposal }, desks.selin),
  ])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect((await differences({ state: 'explained' }))[0]).toMatchObject({
    id: one?.id,
    explanation: REASON,
    explanationCode: 'claimed',
    explainedBy: 'selin',
    standing: null,
  })
  expect(await fixture.casino.sumOfBooks()).toBe(books)

  // Another number of theirs has to be explained anew.
  const [line] = supplier.lines
  if (line) line.amountE5 *= 2n
  await run()
  await ended()
  expect(await differences()).toMatchObject([{ id: one?.id, explanationCode: null }])
})

test('a night leaves alone what was compared by hand', async () => {
  const { casino } = fixture
  await casino.db.deleteFrom('supplier_difference').execute()
  await casino.db.deleteFrom('supplier_day').execute()
  const last = Date.parse((await state())?.lastDay ?? '')
  for (const days of [0, 1, 2, 3, 4, 5, 6]) {
    await run({ day: new Date(last - days * DAY_MS).toISOString().slice(0, 10) })
    await ended()
  }
  const { length } = supplier.asked
  await casino.db.deleteFrom('supplier_difference').execute()
  const clock = { ...casino.clock, now: () => new Date() }
  await reconcileSuppliers({ ...casino, clock, log, providers: [supplier.provider] })
  expect(supplier.asked).toHaveLength(length)
})
