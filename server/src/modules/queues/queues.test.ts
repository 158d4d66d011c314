import type { Queue } from '@zar/contract/office/queues'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../db/db.ts'
import { freshDb } from '../../testing/database/database.ts'
import { closeCase, expectCase, giveCase, moveCase, openCase, takeCase } from './change-case.ts'
import { countCases, listCases } from './read-cases.ts'
import { runQueueClocks } from './run-clocks.ts'

const ada = '0a8f7a54-0a1c-4d62-9d0a-6d6c1b6f5a01'
const bora = '0a8f7a54-0a1c-4d62-9d0a-6d6c1b6f5a02'
let base: Awaited<ReturnType<typeof freshDb>>
beforeAll(async () => {
  base = await freshDb()
  await sql`insert into staff (id, name, full_name)
    values (${ada}, 'ada', 'Ada Ak'), (${bora}, 'bora', 'Bora Boz')`.execute(base.db)
})
afterAll(() => base.close())

const HOUR = 3_600_000
const log = pino({ level: 'silent' })
const open = (queue: Queue, subject: string, inMs = HOUR, clockInMs?: number) =>
  base.db.transaction().execute(async (tx) => {
    const now = new Date()
    const clockAt = clockInMs === undefined ? null : new Date(now.getTime() + clockInMs)
    const promiseAt = new Date(now.getTime() + inMs)
    await openCase(tx, { queue, subject, state: 'open' as never, now, promiseAt, clockAt })
  })
const first = async (queue: Queue, subject: string) => {
  const one = (await listCases(base.db, queue)).find((each) => each.subject === subject)
  if (!one) throw new Error(`${subject} does not wait`)
  return one
}
const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => base.db.transaction().execute(work)

test('a case waits once, and keeps its first promise', async () => {
  await open('tickets', 'ticket:1')
  const before = await first('tickets', 'ticket:1')
  await open('tickets', 'ticket:1', 5 * HOUR)
  expect(await first('tickets', 'ticket:1')).toEqual(before)
  expect((await listCases(base.db, 'tickets')).length).toBe(1)
})

test('cases come by the oldest promise, and the next page begins behind the last', async () => {
  for (const [n, inMs] of [3, 1, 2].entries()) await open('calls', `call:${n}`, inMs * HOUR)
  const page = await listCases(base.db, 'calls', { limit: 2 })
  expect(page.map(({ subject }) => subject)).toEqual(['call:1', 'call:2'])
  const last = page[1]
  if (!last) throw new Error('a second case')
  const rest = await listCases(base.db, 'calls', { after: last })
  expect(rest.map(({ subject }) => subject)).toEqual(['call:0'])
})

test('of two people who open a case at once one has it, for five minutes', async () => {
  await open('alerts', 'alert:1')
  const { caseId, version } = await first('alerts', 'alert:1')
  const now = new Date()
  const came = await Promise.allSettled(
    [ada, bora].map((by) => inTx((tx) => takeCase(tx, 'alerts', caseId, { by, now }))),
  )
  expect(came.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const holder = (await first('alerts', 'alert:1')).takenBy?.id
  const other = holder === ada ? bora : ada
  const seen = { caseId, version }
  await expect(
    inTx((tx) => expectCase(tx, 'alerts', seen, { by: other, now })),
  ).rejects.toMatchObject({ code: 'case_taken' })
  const later = new Date(now.getTime() + 5 * 60_000)
  await inTx((tx) => takeCase(tx, 'alerts', caseId, { by: other, now: later }))
  expect((await first('alerts', 'alert:1')).takenBy?.id).toBe(other)
})

test('who decides what changed meanwhile, or ended, is refused', async () => {
  await open('payees', 'payee:1')
  const { caseId, version } = await first('payees', 'payee:1')
  const named = { queue: 'payees', subject: 'payee:1' } as const
  const now = new Date()
  await inTx((tx) => moveCase(tx, named, { state: 'waiting' }))
  const decide = (seen: number) =>
    inTx((tx) => expectCase(tx, 'payees', { caseId, version: seen }, { by: ada, now }))
  await expect(decide(version)).rejects.toMatchObject({ code: 'case_changed' })
  expect((await decide(version + 1)).subject).toBe('payee:1')
  expect(await inTx((tx) => closeCase(tx, named, { state: 'confirmed', by: ada, now }))).toBe(true)
  expect(await inTx((tx) => closeCase(tx, named, { state: 'refused', by: bora, now }))).toBe(false)
  await expect(decide(version + 2)).rejects.toMatchObject({ code: 'case_changed' })
  await expect(
    inTx((tx) => takeCase(tx, 'payees', caseId, { by: ada, now })),
  ).rejects.toMatchObject({ code: 'case_changed' })
})

test('a case that was given to a colleague is theirs, and whose owner is away is nobody’s', async () => {
  await open('complaints', 'complaint:1')
  const { caseId } = await first('complaints', 'complaint:1')
  const now = new Date(Date.now() - 11 * 60_000 - 5 * 60_000)
  await inTx((tx) => takeCase(tx, 'complaints', caseId, { by: ada, now }))
  expect((await first('complaints', 'complaint:1')).owner?.id).toBe(ada)
  await runQueueClocks({ db: base.db, log, clocks: {} })
  expect((await first('complaints', 'complaint:1')).owner).toBeNull()
  await inTx((tx) => giveCase(tx, 'complaints', caseId, { to: bora, now: new Date() }))
  expect((await first('complaints', 'complaint:1')).owner?.id).toBe(bora)
})

test('half of a promise calls the owner, four fifths the lead, all of it the manager', async () => {
  const shares = [0.4, 0.5, 0.8, 1]
  for (const share of shares) await open('documents', `document:${share}`)
  for (const share of shares)
    await sql`update queue_case set opened_at = now() - ${share} * interval '1 hour',
      promise_at = now() + (1 - ${share}::float8) * interval '1 hour'
      where subject = ${`document:${share}`}`.execute(base.owner.db)
  await runQueueClocks({ db: base.db, log, clocks: {} })
  const called = await listCases(base.db, 'documents')
  expect(called.map(({ escalation }) => escalation)).toEqual([3, 2, 1, 0])
  const counts = await countCases(base.db)
  expect(counts.find(({ queue }) => queue === 'documents')).toMatchObject({
    queue: 'documents',
    waiting: 4,
    late: 1,
  })
})

test('a clock that ran out ends its case once, and one that fails holds up no other', async () => {
  await open('bonus_abuse', 'flag:1', HOUR, -1)
  await open('bonus_abuse', 'flag:2', HOUR, -1)
  await open('bonus_abuse', 'flag:3', HOUR, HOUR)
  const ended: string[] = []
  let isBroken = true
  const clocks = {
    bonus_abuse: async (tx: Tx, held: { subject: string }) => {
      if (isBroken && held.subject === 'flag:1') throw new Error('broken')
      ended.push(held.subject)
      const named = { queue: 'bonus_abuse', subject: held.subject } as const
      await closeCase(tx, named, { state: 'cleared', by: 'system:clock', now: new Date() })
    },
  }
  await Promise.all([1, 2].map(() => runQueueClocks({ db: base.db, log, clocks })))
  expect(ended).toEqual(['flag:2'])
  isBroken = false
  await runQueueClocks({ db: base.db, log, clocks })
  expect(ended).toEqual(['flag:2', 'flag:1'])
  expect((await listCases(base.db, 'bonus_abuse')).map(({ subject }) => subject)).toEqual([
    'flag:3',
  ])
})

test('a new promise calls nobody for what came before it, nor does one that the player has to answer', async () => {
  for (const subject of ['ticket:71', 'ticket:72']) await open('tickets', subject)
  await sql`update queue_case set opened_at = now() - interval '10 days'
    where subject in ('ticket:71', 'ticket:72')`.execute(base.owner.db)
  const promiseAt = new Date(Date.now() + HOUR)
  await inTx((tx) =>
    moveCase(tx, { queue: 'tickets', subject: 'ticket:71' }, { state: 'open', promiseAt }),
  )
  await inTx((tx) =>
    moveCase(tx, { queue: 'tickets', subject: 'ticket:72' }, { state: 'waiting_player' }),
  )
  await runQueueClocks({ db: base.db, log, clocks: {} })
  for (const subject of ['ticket:71', 'ticket:72'])
    expect((await first('tickets', subject)).escalation, subject).toBe(0)
})
