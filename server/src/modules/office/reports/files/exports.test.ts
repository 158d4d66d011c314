import { gunzipSync } from 'node:zlib'
import { exportBulk, exportPersonal, readFiles, takeFile } from '@zar/contract/office/reports/files'
import { parse } from 'csv-parse/sync'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { HOSTILE } from '../../../../testing/hostile/strings.ts'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { openBooks, sealAt } from '../../../../testing/reports/books.ts'
import { openEvenings } from '../../../../testing/reports/evening.ts'
import { seeded } from '../../../../testing/seeded.ts'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import type { FileJobDeps } from '../run-schedules.ts'
import { makeOrdered } from './make-ordered.ts'

const PERIOD = { from: '2026-10-30', to: '2026-10-31' }
const REASON = 'asked for by the supervisor'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let players: string[]
const desks: Record<string, Desk> = {}
const ids: Record<string, string> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const [name, role] of [
    ['ece', 'compliance'],
    ['levent', 'compliance'],
    ['amir', 'manager'],
    ['defne', 'cashier'],
  ] as const) {
    ids[name] = (await office.staff(name, [role])).id
    desks[name] = await office.session(ids[name])
  }
  const books = openBooks(casino)
  for (const game of ['game0', 'game1']) await books.openGame(game, 1)
  players = [await casino.player(), await casino.player(), await casino.player()]
  const house = openEvenings(books, players, seeded(11))
  for (const day of [PERIOD.from, PERIOD.to])
    await house.play(new Date(`${day}T15:00:00Z`), 30, () => sealAt(casino.db))
  const { db } = casino.owner
  await db
    .updateTable('player')
    .set({ created_at: new Date('2026-10-30T12:00:00Z') })
    .execute()
})
afterAll(async () => {
  await office.close()
  await casino.close()
})

const deps = (): FileJobDeps => ({
  ...casino,
  fieldCipher: office.deps.fieldCipher,
  log: pino({ level: 'silent' }),
  siteUrl: 'https://zar.example',
  messages: { mail: { send: async () => {} } },
})

type Answer = { outcome: string; proposal: string; code?: string }
async function personal(name: string, more: object = {}) {
  const desk = desks[name] as Desk
  await office.prove(desk, 'export.personal', 'export:personal')
  return office.post<Answer>(exportPersonal.path, { ...PERIOD, reason: REASON, ...more }, desk)
}
const bulk = (name: string, more: object = {}) =>
  office.post<Answer>(exportBulk.path, { ...PERIOD, reason: REASON, ...more }, desks[name])

type Mine = z.output<typeof readFiles.output>
const filesOf = async (name: string): Promise<Mine['files']> =>
  (await office.get<Mine>(readFiles.path, {}, desks[name])).data?.files ?? []
const take = (name: string, id: string) =>
  office.post<{ name: string; content: string; code?: string }>(takeFile.path, { id }, desks[name])
const tableOf = (bytes: Buffer): string[][] =>
  parse(bytes, { bom: true, delimiter: ';', relax_column_count: true, skip_empty_lines: true })

/** The newest file of this person, once it is made. */
async function madeFor(name: string) {
  await Promise.all([makeOrdered(deps()), makeOrdered(deps())])
  const [file] = await filesOf(name)
  expect(file).toMatchObject({ state: 'ready' })
  const { data, status } = await take(name, file?.id ?? '')
  expect(status).toBe(200)
  return { file, bytes: Buffer.from(data?.content ?? '', 'base64') }
}

test('personal fields are exported by two people, for the first, and each step is in the audit log', async () => {
  expect(await bulk('defne')).toMatchObject({ status: 403, data: { code: 'no_right' } })
  expect(await personal('amir')).toMatchObject({ status: 403, data: { code: 'no_right' } })
  const { data } = await personal('ece')
  expect(data).toMatchObject({ outcome: 'waits' })
  const { proposal } = data as Answer
  expect(await personal('ece', { proposal })).toMatchObject({ data: { code: 'same_person' } })
  expect((await personal('levent', { proposal, from: '2026-10-31' })).status).toBe(409)
  expect(await personal('levent', { proposal })).toMatchObject({ data: { outcome: 'done' } })
  expect((await personal('levent', { proposal })).status).toBe(409)
  const { file, bytes } = await madeFor('ece')
  expect(await filesOf('levent')).toEqual([])
  expect(await take('levent', file?.id ?? '')).toMatchObject({ data: { code: 'file_over' } })
  const table = tableOf(bytes)
  expect(table[1]?.slice(0, 2)).toEqual(['made for', 'ece'])
  expect(table.slice(3).map(([number]) => number)).toHaveLength(players.length)
  const { rows } = file ?? {}
  expect(rows).toBe(players.length)
  const log = await casino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome', 'actor_kind'])
    .where('does', 'in', ['export.personal', 'file.take'])
    .where('outcome', 'in', ['done', 'waits'])
    .orderBy('id')
    .execute()
  expect(log.map(({ does, outcome, actor_kind }) => `${does} ${outcome} ${actor_kind}`)).toEqual([
    'export.personal waits staff',
    'export.personal done staff',
    'export.personal done system',
    'file.take done staff',
  ])
})

test('what players wrote is no formula in an export', async () => {
  const { db } = casino.owner
  for (const [at, name] of ['=1+1', '+905351234816', '@SUM(A1)'].entries())
    await db
      .updateTable('player')
      .set({ name, surname: HOSTILE[at] ?? '' })
      .where('id', '=', players[at] ?? '')
      .execute()
  const { data } = await personal('levent')
  await personal('ece', { proposal: data?.proposal })
  const { bytes } = await madeFor('levent')
  const cells = tableOf(bytes).flat()
  expect(cells.filter((cell) => /^[=+@\t\r＝＋－＠]|^-(?![\d,]+$)/.test(cell))).toEqual([])
  expect(cells).toContain("'=1+1")
})

test('all transfers of days are one file, without personal fields, and come to what the ledger has', async () => {
  const { data } = await bulk('amir')
  expect(data).toMatchObject({ outcome: 'waits' })
  expect(await bulk('levent', { proposal: data?.proposal })).toMatchObject({
    data: { outcome: 'done' },
  })
  const { bytes, file } = await madeFor('amir')
  const [, , heads, ...rows] = tableOf(gunzipSync(bytes))
  expect(heads).toEqual(['transfer', 'at', 'reason', 'amount', 'from', 'to', 'player'])
  const wanted = await casino.db
    .selectFrom('transfer')
    .select('id')
    .where('created_at', '>=', new Date('2026-10-30T00:00:00+03:00'))
    .where('created_at', '<', new Date('2026-11-01T00:00:00+03:00'))
    .orderBy('id')
    .execute()
  expect(wanted.length).toBeGreaterThan(20)
  expect(rows.map(([id]) => id)).toEqual(wanted.map(({ id }) => `${id}`))
  expect(rows.every((row) => /^ZR \d{3} \d{3} \d{3}$/.test(row[6] ?? ''))).toBe(true)
  expect(file?.rows).toBe(rows.length)
})

test('days without a record, and one that is not over, are refused before anything is proposed', async () => {
  const tomorrow = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10)
  expect(await bulk('amir', { from: '2020-01-01', to: '2020-01-02' })).toMatchObject({
    data: { code: 'export_empty' },
  })
  expect(await bulk('amir', { from: tomorrow, to: tomorrow })).toMatchObject({
    data: { code: 'export_day_open' },
  })
})

test('whose right is gone when the file is made gets none, and is told', async () => {
  const { data } = await bulk('amir')
  await bulk('ece', { proposal: data?.proposal })
  const { db } = casino.owner
  await db
    .updateTable('staff_role')
    .set({ ended_at: new Date(), ended_by: ids.ece ?? '' })
    .where('role', '=', 'manager')
    .execute()
  await makeOrdered(deps())
  const files = await casino.db
    .selectFrom('office_file')
    .select(['made_at', 'failed_at'])
    .orderBy('asked_at', 'desc')
    .limit(1)
    .execute()
  expect(files).toMatchObject([{ made_at: null, failed_at: expect.any(Date) }])
})
