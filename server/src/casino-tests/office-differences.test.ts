import type { OfficeDifference } from '@zar/contract/office/suppliers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runQueueClocks } from '../modules/queues/index.ts'
import { endDifference, reconcileSuppliers } from '../modules/suppliers/index.ts'
import { openListingSupplier } from '../modules/suppliers/reconcile/testing/listing-supplier.ts'
import { openLog } from '../platform/log/log.ts'
import { type BonusFixture, E5, openBonusFixture } from '../testing/bonuses/bonus-fixture.ts'
import { type Desk, openOfficeApp } from '../testing/office/office-app.ts'
import { openTable } from '../testing/players/play.ts'

const REASON = 'Their list names it on the day after, see ticket 7.'
const DAY_MS = 86_400_000

let fixture: BonusFixture
let found: Awaited<ReturnType<typeof findTwo>>
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
const log = openLog('silent')

beforeAll(async () => {
  fixture = await openBonusFixture()
  office = await openOfficeApp(fixture.casino)
  for (const name of ['kerem', 'selin'])
    desks[name] = await office.session((await office.staff(name, ['manager'])).id)
})
afterAll(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  await fixture.close()
})

type Page = { rows: OfficeDifference[]; open: number }
/** Those of this test: what earlier ones played is in no list any more. */
async function differences(input: object = {}) {
  const { data } = await office.get<Page>('/api/office/differences', input, desks.kerem)
  const own = [found.win.transactionId, found.rolled.transactionId]
  return { ...data, rows: data?.rows.filter(({ transaction }) => own.includes(transaction)) ?? [] }
}

/** A win that they never listed: better for the player; and a stake of theirs that never came. */
async function findTwo() {
  const { casino, wallet } = fixture
  await casino.db.deleteFrom('supplier_difference').execute()
  await casino.db.deleteFrom('supplier_day').execute()
  const supplier = openListingSupplier()
  const id = await casino.player({ cashE5: 100n * E5 })
  const table = await openTable(casino, id, 'zr_two')
  const bet = table.bet(E5)
  await wallet.post(bet)
  supplier.note(bet)
  const win = table.win(bet, 3n * E5, { roundClosed: true })
  await wallet.post(win)
  const rolled = table.win(bet, 5n * E5)
  supplier.note(rolled)
  const later = { ...casino.clock, now: () => new Date(Date.now() + 2 * DAY_MS) }
  await reconcileSuppliers({ db: casino.db, clock: later, log, providers: [supplier.provider] })
  return { supplier, win, later, rolled }
}

beforeEach(async () => {
  found = await findTwo()
})

test('what a reconciliation finds waits as a case, and is explained by two people', async () => {
  const page = await differences()
  expect(page.open).toBeGreaterThanOrEqual(2)
  expect(page.rows).toHaveLength(2)
  expect(
    page.rows.map(({ what, favourE5, standing }) => [what, favourE5, standing?.state]),
  ).toEqual(
    expect.arrayContaining([
      ['missing_there', `${3n * E5}`, 'found'],
      ['missing_here', `${-5n * E5}`, 'found'],
    ]),
  )
  const [one] = page.rows
  const explain = (input: object, desk = desks.kerem) =>
    office.post<{ proposal: string }>(
      '/api/office/difference-explain',
      { id: one?.id, reason: REASON, ...input },
      desk,
    )
  expect(
    await office.post('/api/office/difference-take', { id: one?.id }, desks.kerem),
  ).toMatchObject({ success: true })
  expect(
    await office.post('/api/office/difference-take', { id: one?.id }, desks.selin),
  ).toMatchObject({ data: { code: 'case_taken' } })
  const { data } = await explain({})
  expect(
    await explain({ proposal: data?.proposal, reason: `${REASON} No.` }, desks.selin),
  ).toMatchObject({ data: { code: 'changed_meanwhile' } })
  expect(await explain({ proposal: data?.proposal }, desks.selin)).toMatchObject({ success: true })
  const [done] = (await differences({ state: 'explained' })).rows
  expect(done).toMatchObject({
    id: one?.id,
    explanation: REASON,
    explainedBy: 'selin',
    standing: null,
  })
})

test('a difference that the supplier mends closes its case by itself', async () => {
  const { supplier, win, later } = found
  supplier.note(win)
  await reconcileSuppliers({
    db: fixture.casino.db,
    clock: { ...later, now: () => new Date(Date.now() + 3 * DAY_MS) },
    log,
    providers: [supplier.provider],
  })
  expect((await differences()).rows.map(({ what }) => what)).toEqual(['missing_here'])
  expect((await differences({ state: 'mended' })).rows[0]).toMatchObject({
    what: 'missing_there',
    standing: null,
  })
})

test('at its clock what is better for the player stands, and what is not goes on to the manager', async () => {
  const { casino } = fixture
  const books = await casino.sumOfBooks()
  await casino.owner.pool.query(
    `update queue_case set opened_at = opened_at - interval '2 days', promise_at = promise_at - interval '2 days',
       clock_at = clock_at - interval '2 days' where closed_at is null`,
  )
  const clocks = { supplier_differences: endDifference }
  await runQueueClocks({ db: casino.db, log, clocks })
  expect(await runQueueClocks({ db: casino.db, log, clocks })).toBe(0)
  const [left] = (await differences()).rows
  expect(left).toMatchObject({ what: 'missing_here', standing: { state: 'asked', clockAt: null } })
  expect((await differences({ state: 'explained' })).rows[0]).toMatchObject({
    what: 'missing_there',
    explainedBy: 'system:clock',
  })
  expect(await casino.sumOfBooks()).toBe(books)
})
