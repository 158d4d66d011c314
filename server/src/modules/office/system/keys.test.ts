import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Right } from '@zar/contract/office/rights/rights'
import type { OfficeKeys } from '@zar/contract/office/system/keys'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkKeys } from '../../../app/keys/key-fingerprints.ts'
import { openKeyStore } from '../../../app/keys/key-store.ts'
import { openFieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { readFieldKeys } from '../../../platform/encryption/field-cipher-keys.ts'
import { openJobs } from '../../../platform/jobs/jobs.ts'
import { signProcess } from '../../../platform/process-signs.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { KEY_TASK, rotateKeys } from './key-work.ts'

const REASON = 'The key is a year old, as the plan of keys says.'
const log = pino({ level: 'silent' })

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let folder: string
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  folder = mkdtempSync(path.join(tmpdir(), 'zar-keys-'))
  for (const name of ['personal-data-key', 'personal-data-index-key'])
    writeFileSync(path.join(folder, name), randomBytes(32).toString('hex'))
  await checkKeys(casino.db, folder)
  office = await openOfficeApp(casino, [], [], openKeyStore(folder))
  for (const [name, role] of [
    ['bora', 'administrator'],
    ['nobet', 'oncall'],
    ['denet', 'auditor'],
  ] as const)
    desks[name] = await office.session((await office.staff(name, [role])).id)
  await (await openJobs({ url: casino.url, tasks: {}, log })).close()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await casino.close()
})

type Came = { outcome: string; proposal: string }
const read = async (desk = desks.denet) =>
  (await office.get<OfficeKeys>('/api/office/keys', {}, desk)).data
const file = (version: number) => path.join(folder, `personal-data-key-${version}`)

/** Proposed by one and approved by another, each after a proof. */
async function byBoth(deed: 'new' | 'rotate' | 'retire', input: object, object: string) {
  const right: Right = `key.${deed}`
  const url = `/api/office/key-${deed}`
  await office.prove(desks.bora ?? {}, right, object)
  const came = await office.post<Came>(url, { ...input, reason: REASON }, desks.bora)
  if (!came.success) return came
  await office.prove(desks.nobet ?? {}, right, object)
  const proposal = came.data?.proposal
  return office.post<Came>(url, { ...input, reason: REASON, proposal }, desks.nobet)
}

test('keys are told by name, age and half of a keyed hash, and never by value', async () => {
  const told = await read()
  expect(told).toMatchObject({ versions: [1], sealing: 1, isWritable: true })
  expect(told?.keys).toMatchObject([
    { name: 'personal-data-index-key', change: 'never', by: 'start' },
    { name: 'personal-data-key', change: 'here' },
  ])
  expect(told?.keys[0]?.fingerprint).toMatch(/^[0-9a-f]{16}$/)
  for (const name of ['personal-data-key', 'personal-data-index-key'])
    expect(JSON.stringify(told)).not.toContain(readFileSync(path.join(folder, name), 'utf8'))
})

test('without a proof, and by who may only look, no key is made', async () => {
  const url = '/api/office/key-new'
  expect(await office.post(url, { reason: REASON }, desks.bora)).toMatchObject({
    data: { code: 'reauthenticate' },
  })
  expect(await office.post(url, { reason: REASON }, desks.denet)).toMatchObject({
    data: { code: 'no_right' },
  })
  expect((await read())?.versions).toEqual([1])
})

test('two people make the next key: it opens, and the old one seals on', async () => {
  expect(await byBoth('new', {}, 'key:all')).toMatchObject({ data: { outcome: 'done' } })
  const told = await read()
  expect(told).toMatchObject({ versions: [1, 2], sealing: 1 })
  expect(told?.keys.find(({ name }) => name === 'personal-data-key-2')).toMatchObject({
    by: 'nobet',
  })
  expect(existsSync(file(2))).toBe(true)
  // A start finds what the database knows.
  await checkKeys(casino.db, folder)
  // One waits already.
  expect(await byBoth('new', {}, 'key:all')).toMatchObject({ data: { code: 'key_waits' } })
})

test('it seals only once every process that runs can open it, and then all is sealed anew', async () => {
  const cipher = openFieldCipher(readFieldKeys(folder), casino.random)
  const id = await casino.player()
  await casino.db
    .updateTable('player')
    .set({ personal_no_sealed: cipher.encrypt('10000000146', `player.personal_no:${id}`) })
    .where('id', '=', id)
    .execute()
  // The apps of the staff too, which were made with another key.
  for (const staff of await casino.db.selectFrom('staff').select('id').execute())
    await casino.owner.pool.query('update staff set totp_sealed = $2 where id = $1', [
      staff.id,
      cipher.encrypt('secret', `staff.totp:${staff.id}`),
    ])
  const input = { version: 2, typed: 'personal-data-key-2' }
  const object = 'key:personal-data-key-2'
  await signProcess(casino.db, { version: '7', keyVersions: [1], sealingVersion: 1 })
  expect(await byBoth('rotate', input, object)).toMatchObject({
    data: { code: 'key_not_everywhere' },
  })
  await signProcess(casino.db, { version: '7', keyVersions: [1, 2], sealingVersion: 1 })
  expect(await byBoth('rotate', { ...input, typed: 'key' }, object)).toMatchObject({
    data: { code: 'name_needed' },
  })
  expect(
    await byBoth('rotate', { version: 1, typed: 'personal-data-key' }, 'key:personal-data-key'),
  ).toMatchObject({ data: { code: 'key_not_next' } })
  expect(await byBoth('rotate', input, object)).toMatchObject({ data: { outcome: 'done' } })
  // Nothing is sealed before its job has run.
  expect((await read())?.sealing).toBe(1)
  const keys = openKeyStore(folder)
  await new Promise<void>((resolve, reject) => {
    const work = async (payload: unknown) => {
      await rotateKeys({ db: casino.db, log, keys }, payload)
      resolve()
    }
    openJobs({ url: casino.url, tasks: { [KEY_TASK]: work }, log, pollMs: 20 }).then(
      (jobs) => open.push(jobs),
      reject,
    )
  })
  await Promise.all(open.map((jobs) => jobs.close()))
  expect((await read())?.sealing).toBe(2)
  const row = await casino.db
    .selectFrom('player')
    .select('personal_no_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.personal_no_sealed?.[0]).toBe(2)
  const uses = await office.get('/api/office/key-uses', {}, desks.denet)
  expect(uses.data).toMatchObject([{ version: 1, sealed: 0 }, { version: 2 }])
  const note = await casino.db
    .selectFrom('audit_event')
    .select(['object', 'linked'])
    .where('does', '=', 'key.rotate')
    .where('actor_kind', '=', 'system')
    .executeTakeFirst()
  expect(note).toMatchObject({ object, linked: expect.stringMatching(/^proposal:\d+$/) })
})
const open: { close: () => Promise<void> }[] = []

test('a key is deleted by two once it seals nothing, a minute after, and no start misses it', async () => {
  const input = { version: 1, typed: 'personal-data-key' }
  const object = 'key:personal-data-key'
  expect(await byBoth('retire', input, object)).toMatchObject({ data: { code: 'key_used' } })
  const old = new Date(Date.now() - 61_000)
  utimesSync(path.join(folder, 'personal-data-key-current'), old, old)
  // A process elsewhere seals with it still.
  expect(await byBoth('retire', input, object)).toMatchObject({ data: { code: 'key_used' } })
  await signProcess(casino.db, { version: '7', keyVersions: [1, 2], sealingVersion: 2 })
  expect(
    await byBoth('retire', { version: 9, typed: 'personal-data-key-9' }, 'key:personal-data-key-9'),
  ).toMatchObject({ status: 404 })
  expect(await byBoth('retire', input, object)).toMatchObject({ data: { outcome: 'done' } })
  expect(existsSync(path.join(folder, 'personal-data-key'))).toBe(false)
  await checkKeys(casino.db, folder)
  expect((await read())?.versions).toEqual([2])
})

test('where this process cannot write to the folder, the machine is named', async () => {
  const readOnly = {
    ...openKeyStore(folder),
    read: () => ({ versions: [2], sealing: 2, isWritable: false }),
  }
  const other = await openOfficeApp(casino, [], [], readOnly)
  await office.prove(desks.bora ?? {}, 'key.new', 'key:all')
  expect(await other.post('/api/office/key-new', { reason: REASON }, desks.bora)).toMatchObject({
    data: { code: 'keys_elsewhere' },
  })
  await other.close()
})
