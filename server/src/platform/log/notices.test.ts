import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDb } from '../../testing/database/database.ts'
import { openLog } from './log.ts'
import { forgetNotices, openNotices, PROCESS_NAME, readNotices } from './notices.ts'

let database: Awaited<ReturnType<typeof freshDb>>
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  database = await freshDb()
})
afterAll(() => database.close())
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z')
  await database.owner.pool.query('truncate log_notice')
})

function open() {
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const notices = openNotices(() => now)
  return { notices, lines, log: openLog('info', destination, notices) }
}
const read = () => readNotices(database.db, { limit: 10 })

test('warnings and errors are written down once for what equals, and the log still has each', async () => {
  const { notices, lines, log } = open()
  log.info('opened')
  log.warn({ reqId: 'r-1' }, 'the bank is slow')
  now = new Date('2026-11-21T10:00:05Z')
  log.child({ module: 'x' }).warn({ reqId: 'r-2' }, 'the bank is slow')
  log.error('a checkpoint failed')
  await notices.flush(database.db)
  const rows = await read()
  expect(rows).toMatchObject([
    { level: 'error', message: 'a checkpoint failed', times: 1, process: PROCESS_NAME },
    { level: 'warn', message: 'the bank is slow', times: 2, request: 'r-2' },
  ])
  expect(rows[1]?.firstAt.toISOString()).toBe('2026-11-21T10:00:00.000Z')
  expect(lines).toHaveLength(4)
  await notices.flush(database.db)
  expect(await read()).toHaveLength(2)
})

test('LOG-03: of a failure its code and place are told, and none of its own words', async () => {
  const { notices, log } = open()
  const failure = Object.assign(new Error('no player Ayşe Yılmaz, ayse@ev.example'), {
    code: '23505',
  })
  log.error({ err: failure }, failure.message)
  log.error(failure)
  log.warn(
    { err: failure, task: 'send_letter' },
    'letter to "Ayşe" at ayse@ev.example, 0532 111 22 33',
  )
  log.error(
    { task: 'send_letter' },
    `Failed task 1 (send_letter, 3ms) with error '${failure.message}'`,
  )
  log.error(
    { task: 'Ayşe Yılmaz' },
    'TR330006100519786457841326 is not paid to b3f1c1de-0000-4000-8000-000000000000',
  )
  await notices.flush(database.db)
  const told = JSON.stringify(await read(), (_, value) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  for (const personal of ['Ayşe', 'Yılmaz', 'ayse', 'ev.example', '532', '0006', 'b3f1c1de'])
    expect(told).not.toContain(personal)
  expect(told).toContain('server/src/platform/log/notices.test.ts')
  expect(told).toContain('23505')
  expect(told).toContain('"task":"send_letter"')
})

test('what could not be written is kept, and a fault with ever new words fills no memory', async () => {
  const { notices, log } = open()
  for (let at = 0; at < 1_000; at++) log.error(`fault ${'x'.repeat(at % 500)}`)
  const away = {
    insertInto: () => ({ values: () => ({ execute: () => Promise.reject(new Error('away')) }) }),
  }
  await expect(notices.flush(away as never)).rejects.toThrow('away')
  await notices.flush(database.db)
  const { rows } = await database.pool.query('select count(*)::int as count from log_notice')
  expect(rows[0].count).toBeLessThanOrEqual(300)
  expect(rows[0].count).toBeGreaterThan(100)
})

test('they are forgotten after two weeks', async () => {
  const { notices, log } = open()
  log.warn('old')
  await notices.flush(database.db)
  now = new Date('2026-12-05T09:00:00Z')
  await forgetNotices(database.db, now)
  expect(await read()).toHaveLength(1)
  await forgetNotices(database.db, new Date('2026-12-05T10:00:01Z'))
  expect(await read()).toEqual([])
})
