import { readFiles, takeFile } from '@zar/contract/office/reports/files'
import * as contract from '@zar/contract/office/reports/schedules'
import { sql } from 'kysely'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import type { OutboundMessages } from '../../messages/index.ts'
import { reportFile } from '../../reports/index.ts'
import { forgetOfficeFiles } from './files/store.ts'
import { type FileJobDeps, runSchedules } from './run-schedules.ts'

const REASON = 'read at each morning’s meeting'
const DAY_MS = 24 * 3_600_000
const TERMS = { report: 'money', format: 'pdf', locale: 'en', every: 'day', hour: 6 } as const

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let letters: Parameters<OutboundMessages['mail']['send']>[1][]
const desks: Record<string, Desk> = {}
const ids: Record<string, string> = {}
beforeEach(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  letters = []
  for (const [name, role] of [
    ['amir', 'manager'],
    ['defne', 'cashier'],
    ['mert', 'auditor'],
    ['tanju', 'trader'],
  ] as const) {
    ids[name] = (await office.staff(name, [role])).id
    desks[name] = await office.session(ids[name])
  }
})
afterEach(async () => {
  await office.close()
  await casino.close()
})

const idOf = (name: string) => ids[name] ?? ''
const schedule = (receivers: string[], desk = desks.amir, change: object = {}) =>
  office.post<{ id: string; nextAt: string; code?: string }>(
    contract.scheduleReport.path,
    { ...TERMS, receivers: receivers.map(idOf), reason: REASON, ...change },
    desk,
  )

const deps = (change: Partial<FileJobDeps> = {}): FileJobDeps => ({
  ...casino,
  fieldCipher: office.deps.fieldCipher,
  log: pino({ level: 'fatal' }),
  siteUrl: 'https://zar.example',
  messages: { mail: { send: async (_tx, message) => void letters.push(message) } },
  ...change,
})

/** A schedule of the manager for these people, at the moment at which it is due. */
async function due(receivers: string[]): Promise<{ id: string; at: Date }> {
  const { data, message } = await schedule(receivers)
  expect(data?.nextAt, message).toBeDefined()
  const at = new Date(data?.nextAt ?? '')
  casino.clock.set(at)
  return { id: data?.id ?? '', at }
}

const setMail = (name: string) =>
  office.post('/api/office/my-mail', { mail: `${name}@ornek.example` }, desks[name])
type Mine = z.output<typeof readFiles.output>
async function filesOf(name: string): Promise<Mine['files']> {
  return (await office.get<Mine>(readFiles.path, {}, desks[name])).data?.files ?? []
}
const take = (name: string, id: string) =>
  office.post<{ content: string; code?: string }>(takeFile.path, { id }, desks[name])
const runs = () =>
  casino.db.selectFrom('report_run').select(['code', 'receivers', 'left_out']).execute()
const endRoles = (name: string) =>
  casino.owner.db
    .updateTable('staff_role')
    .set({ ended_at: sql<Date>`clock_timestamp()`, ended_by: idOf('amir') })
    .where('staff_id', '=', idOf(name))
    .execute()
const deeds = (does: string) =>
  casino.db
    .selectFrom('audit_event')
    .select(['actor_kind', 'outcome', 'code', 'object', 'right_name'])
    .where('does', '=', does)
    .orderBy('id')
    .execute()

test('a schedule is made by whoever may see the report, for people who may, and is listed with what became of it', async () => {
  expect(await schedule(['tanju'])).toMatchObject({ data: { code: 'receiver_lacks_right' } })
  const notTheirs = await schedule(['mert'], desks.defne, { report: 'protection' })
  expect(notTheirs).toMatchObject({ data: { code: 'out_of_scope' } })
  expect(await schedule(['mert'], desks.mert)).toMatchObject({ data: { code: 'no_right' } })
  expect((await schedule(['mert'], desks.amir, { hour: 0 })).status).toBe(400)
  expect(await casino.db.selectFrom('report_schedule').select('id').execute()).toEqual([])
  const { at } = await due(['defne', 'mert'])
  expect(at.getUTCHours()).toBe(3)
  await runSchedules(deps())
  const { data } = await office.get<z.output<typeof contract.readSchedules.output>>(
    contract.readSchedules.path,
    {},
    desks.amir,
  )
  expect(data).toMatchObject([
    {
      ...TERMS,
      madeBy: 'amir',
      nextAt: new Date(at.getTime() + DAY_MS).toISOString(),
      receivers: [{ name: 'defne', hasMail: false }, { name: 'mert' }],
      last: { dueAt: at.toISOString(), code: null, receivers: 2, leftOut: 0 },
    },
  ])
})

test('who may be sent a report are those who may see it', async () => {
  const { data } = await office.get<z.output<typeof contract.readReceivers.output>>(
    contract.readReceivers.path,
    { report: 'money' },
    desks.amir,
  )
  expect(data?.map(({ name }) => name)).toEqual(['amir', 'defne', 'mert'])
})

test('one report is made for each receiver, once, by three processes at the same time', async () => {
  await Promise.all(['defne', 'mert'].map(setMail))
  const { at } = await due(['defne', 'mert'])
  const log = pino({ level: 'error' })
  await Promise.all([deps({ log }), deps({ log }), deps({ log })].map(runSchedules))
  await runSchedules(deps())
  expect(await runs()).toEqual([{ code: null, receivers: 2, left_out: 0 }])
  expect(letters.map(({ to }) => to).sort()).toEqual(['defne@ornek.example', 'mert@ornek.example'])
  const [file, ...more] = await filesOf('defne')
  const day = new Date(at.getTime() - DAY_MS).toISOString().slice(0, 10)
  expect(more).toEqual([])
  expect(file).toMatchObject({
    kind: 'report',
    state: 'ready',
    name: `zar-money-${day}-${day}.pdf`,
  })
  casino.clock.set(new Date(at.getTime() + DAY_MS))
  await runSchedules(deps())
  expect(await filesOf('defne')).toHaveLength(2)
})

test('the letter has a link behind the log-in and no figure, and the file names its receiver', async () => {
  await setMail('mert')
  await due(['mert'])
  await runSchedules(deps())
  const [letter] = letters
  expect(letter?.text).toContain('https://zar.example/office/reports?report=files')
  expect(letter?.text).not.toMatch(/₺|\d,\d\d/)
  const [file] = await filesOf('mert')
  const { data } = await take('mert', file?.id ?? '')
  const texts = readPdf(Buffer.from(data?.content ?? '', 'base64'))
  expect(texts).toContain('NGR and money')
  expect(texts.some((text) => text.startsWith('Made by: mert, '))).toBe(true)
  const stored = await casino.db.selectFrom('office_file_piece').select('sealed').execute()
  expect(stored.some(({ sealed }) => sealed.includes('%PDF'))).toBe(false)
})

test('a file is one person’s, while they have its right, and ends by itself; each try is in the audit log', async () => {
  const { at } = await due(['defne', 'mert'])
  await runSchedules(deps())
  const [file] = await filesOf('mert')
  const id = file?.id ?? ''
  expect((await office.post(takeFile.path, { id })).status).toBe(401)
  expect(await take('defne', id)).toMatchObject({ status: 404, data: { code: 'file_over' } })
  expect((await take('mert', id)).status).toBe(200)
  await endRoles('mert')
  expect(await take('mert', id)).toMatchObject({ status: 403, data: { code: 'no_right' } })
  casino.clock.set(new Date(at.getTime() + 7 * DAY_MS))
  const [own] = await casino.db
    .selectFrom('office_file')
    .select('id')
    .where('staff_id', '=', idOf('defne'))
    .execute()
  expect(await take('defne', own?.id ?? '')).toMatchObject({ data: { code: 'file_over' } })
  expect(await filesOf('defne')).toEqual([])
  expect((await deeds('file.take')).map(({ outcome, code }) => code ?? outcome)).toEqual([
    'file_over',
    'done',
    'no_right',
    'file_over',
  ])
  await forgetOfficeFiles(casino.db, casino.clock.now())
  expect(await casino.db.selectFrom('office_file_piece').select('id').execute()).toEqual([])
})

test('whoever has no right any more is not sent it; where that is everybody, or the maker, it is told', async () => {
  await setMail('amir')
  const { at } = await due(['defne', 'mert'])
  await endRoles('mert')
  await runSchedules(deps())
  await endRoles('defne')
  casino.clock.set(new Date(at.getTime() + DAY_MS))
  await runSchedules(deps())
  await endRoles('amir')
  casino.clock.set(new Date(at.getTime() + 2 * DAY_MS))
  await runSchedules(deps())
  expect(await runs()).toEqual([
    { code: null, receivers: 1, left_out: 1 },
    { code: 'no_receiver', receivers: 0, left_out: 2 },
    { code: 'no_right', receivers: 0, left_out: 0 },
  ])
  expect(letters.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
    'amir@ornek.example Zar office: a file could not be made',
    'amir@ornek.example Zar office: a file could not be made',
  ])
})

test('one that fails is tried three times and told, keeps nothing, and holds up no other', async () => {
  await setMail('amir')
  await due(['mert'])
  await schedule(['defne'])
  let tries = 0
  const broken = deps({
    make: async (...asked) => {
      if (asked[2].by !== 'mert') return reportFile(...asked)
      tries += 1
      throw new Error('a bug')
    },
  })
  for (let run = 0; run < 4; run += 1) await runSchedules(broken)
  expect(tries).toBe(3)
  expect(await filesOf('mert')).toEqual([])
  expect(await filesOf('defne')).toHaveLength(1)
  expect((await runs()).map(({ code }) => code).sort()).toEqual([null, 'failed'].sort())
  expect(letters).toMatchObject([{ to: 'amir@ornek.example' }])
  const failed = (await deeds('report.schedule')).filter(({ outcome }) => outcome === 'failed')
  expect(failed).toMatchObject([{ actor_kind: 'system', code: 'failed' }])
})

test('a schedule that was ended makes nothing more, and is not ended twice', async () => {
  const { id } = await due(['mert'])
  const end = () => office.post(contract.endSchedule.path, { id, reason: REASON }, desks.amir)
  expect((await end()).status).toBe(200)
  expect(await end()).toMatchObject({ data: { code: 'schedule_ended' } })
  await runSchedules(deps())
  expect(await runs()).toEqual([])
})
