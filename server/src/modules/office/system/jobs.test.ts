import type { FailedJob, OfficeJobs } from '@zar/contract/office/system/jobs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJob, openJobs } from '../../../platform/jobs/jobs.ts'
import { openLog } from '../../../platform/log/log.ts'
import { signProcess } from '../../../platform/process-signs.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const REASON = 'The gateway answers again since noon.'
const log = openLog('silent')

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let oncall: Desk
let manager: Desk
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  oncall = await office.session((await office.staff('nobet', ['oncall'])).id)
  manager = await office.session((await office.staff('amir', ['manager'])).id)
})
afterAll(() => casino.close())

const read = async (desk = oncall) =>
  (await office.get<OfficeJobs>('/api/office/jobs', {}, desk)).data
const retry = (id: string, desk = oncall) =>
  office.post('/api/office/job-retry', { id, reason: REASON }, desk)

/** A job that has failed so often. */
async function failed(key: string, attempts: number): Promise<string> {
  await casino.db
    .transaction()
    .execute((tx) =>
      addJob(tx, { name: 'send_letter', payload: {}, key, runAt: new Date('2999-01-01') }),
    )
  const { rows } = await casino.owner.pool.query(
    `update graphile_worker._private_jobs set attempts = $2, last_error = $3 where key = $1 returning id::text`,
    [key, attempts, 'no such mailbox: ayse@ev.example'],
  )
  return rows[0].id
}

test('a house whose queue was never opened has nothing in it', async () => {
  expect(await read()).toMatchObject({ tasks: [], clocks: [], failed: [] })
  expect((await retry('1')).status).toBe(404)
})

test('jobs that failed are listed without what is personal, and what was given up stands first', async () => {
  await (await openJobs({ url: casino.url, tasks: {}, log, crontab: '0 0 1 1 * greet' })).close()
  await failed('letter:1', 3)
  await failed('letter:2', 25)
  await signProcess(casino.db, { version: '7', keyVersions: [1], sealingVersion: 1 })
  const told = await read()
  expect(told?.failed.map(({ state, attempts }) => [state, attempts])).toEqual([
    ['given_up', 25],
    ['again', 3],
  ])
  expect(JSON.stringify(told)).not.toContain('ev.example')
  expect(told?.tasks).toMatchObject([{ task: 'send_letter', waiting: 2, givenUp: 1, running: 0 }])
  expect(told?.clocks).toMatchObject([{ task: 'greet' }])
  expect(told?.processes).toMatchObject([{ version: '7' }])
  expect(told?.failed[0]?.actions).toMatchObject([{ right: 'job.retry', state: 'yes' }])
  expect((await read(manager))?.failed[0]?.actions).toMatchObject([{ state: 'refused' }])
})

test('one that was given up runs again with its key, once, and the audit log has it', async () => {
  const [given] = ((await read())?.failed ?? []) as [FailedJob]
  expect(await retry(given.id, manager)).toMatchObject({ data: { code: 'no_right' } })
  const both = await Promise.all([retry(given.id), retry(given.id)])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(both.find(({ success }) => !success)).toMatchObject({ data: { code: 'job_not_failed' } })
  const { rows } = await casino.owner.pool.query(
    `select key, attempts, run_at < now() + interval '1 minute' as is_due from graphile_worker._private_jobs where id = $1`,
    [given.id],
  )
  expect(rows).toEqual([{ key: 'letter:2', attempts: 0, is_due: true }])
  const notes = await casino.db
    .selectFrom('audit_event')
    .select(['object', 'reason', 'outcome'])
    .where('does', '=', 'job.retry')
    .where('outcome', '=', 'done')
    .execute()
  expect(notes).toEqual([{ object: `job:${given.id}`, reason: REASON, outcome: 'done' }])
  const ran: string[] = []
  await new Promise<void>((resolve, reject) => {
    const greet = async () => {
      ran.push('letter')
      resolve()
    }
    openJobs({ url: casino.url, tasks: { send_letter: greet }, log, pollMs: 20 }).then(
      (jobs) => open.push(jobs),
      reject,
    )
  })
  await Promise.all(open.map((jobs) => jobs.close()))
  expect(ran).toEqual(['letter'])
})
const open: { close: () => Promise<void> }[] = []

test('a job that has not failed, and one that runs, are left alone', async () => {
  const fresh = await failed('letter:3', 0)
  expect(await retry(fresh)).toMatchObject({ data: { code: 'job_not_failed' } })
  const busy = await failed('letter:4', 2)
  await casino.owner.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = $1`,
    [busy],
  )
  expect(await retry(busy)).toMatchObject({ data: { code: 'job_not_failed' } })
  expect((await read())?.failed.find(({ id }) => id === busy)?.state).toBe('running')
})
