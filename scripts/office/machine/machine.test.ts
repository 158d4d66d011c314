import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../server/src/testing/test-casino.ts'
import { run } from '../run.ts'

let casino: TestCasino
let folder: string
let said: string[]
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zar-keys-'))
  vi.stubEnv('KEYS_DIR', folder)
  vi.stubEnv('DATABASE_URL', casino.url)
  said = []
  const keep = (text: string) => void said.push(text)
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
  process.exitCode = undefined
})

async function typed(user: string, ...words: string[]) {
  vi.stubEnv('SUDO_USER', user)
  said.length = 0
  process.exitCode = undefined
  const code = await run(words)
  return { code, said: said.join('\n') }
}

const rowsOf = (does: string) =>
  casino.db
    .selectFrom('audit_event')
    .select(['actor', 'outcome', 'object', 'after'])
    .where('does', '=', does)
    .orderBy('id')
    .execute()

test('LOG-02: what changes a key is a row of command-line with who is logged in to the machine, a refusal too', async () => {
  expect(await typed('ayla', 'keys', 'new')).toMatchObject({ code: 0 })
  expect(await typed('ayla', 'keys', 'retire', '9')).toMatchObject({ code: 1 })
  expect(await typed('ayla', 'keys', 'changed', 'ledger-seal-key')).toMatchObject({ code: 1 })
  expect(await typed('ayla', 'keys', 'changed', 'no-such-key')).toMatchObject({ code: 1 })
  expect(await typed('ayla', 'keys', 'changed', 'all')).toMatchObject({
    code: 1,
    said: expect.stringContaining('personal-data-index-key is missing'),
  })
  writeFileSync(path.join(folder, 'personal-data-index-key'), 'ab'.repeat(32), { mode: 0o600 })
  expect(await typed('ayla', 'keys', 'changed', 'all')).toMatchObject({ code: 0 })
  expect(await rowsOf('key.new')).toEqual([
    {
      actor: 'command-line:keys new',
      outcome: 'done',
      object: expect.stringMatching(/^key:personal-data-key/),
      after: { user: 'ayla' },
    },
  ])
  expect(await rowsOf('key.retire')).toMatchObject([{ outcome: 'refused' }])
  expect((await rowsOf('key.changed')).map(({ outcome, object }) => [outcome, object])).toEqual([
    ['refused', 'key:ledger-seal-key'],
    ['refused', 'key:no-such-key'],
    ['failed', 'key:all'],
    ['done', 'key:all'],
  ])
  for (const wrong of [
    ['keys', 'retire'],
    ['keys', 'new', 'x'],
    ['keys', 'no'],
    ['keys', 'toString'],
  ])
    expect(await typed('ayla', ...wrong), wrong.join(' ')).toMatchObject({ code: 2 })
  expect(await typed('ayla', 'keys', 'new', '--ask')).toMatchObject({ code: 2 })
})

test('LEG-01: a licence is entered by one user of the machine and approved by two, each a row', async () => {
  const words = ['OGL/2026/1', 'An authority', 'TR', 'casino,sports', '2026-03-01', '2099-03-31']
  expect(await typed('ayla', 'licence', 'enter', ...words)).toMatchObject({ code: 0 })
  const id = /Entered as (\d+)/.exec(said.join('\n'))?.[1] ?? ''
  expect(await typed('ayla', 'licence', 'approve', id)).toMatchObject({ code: 0 })
  expect(await typed('Ayla', 'licence', 'approve', id)).toMatchObject({
    code: 1,
    said: expect.stringContaining('another person'),
  })
  expect(await typed('bora', 'licence', 'approve', id)).toMatchObject({ code: 0 })
  expect((await typed('bora', 'licence')).said).toContain('approved by ayla and bora')
  expect(await typed('bora', 'licence', 'withdraw', id)).toMatchObject({ code: 2 })
  expect(await typed('bora', 'licence', 'withdraw', id, 'it was revoked')).toMatchObject({
    code: 0,
  })
  expect(await typed('bora', 'licence', 'withdraw', id, 'it was revoked')).toMatchObject({
    code: 1,
  })
  expect((await rowsOf('licence.edit')).map(({ actor, after }) => [actor, after])).toMatchObject([
    ['command-line:licence enter', { user: 'ayla' }],
    ['command-line:licence approve', { user: 'ayla', approval: 'first' }],
    ['command-line:licence approve', { user: 'bora', approval: 'second' }],
    ['command-line:licence withdraw', { user: 'bora' }],
  ])
  expect(await typed('bora', 'licence', 'enter', ...words.slice(1))).toMatchObject({ code: 2 })
})

test('what needs a person is told to sign in, with no database at hand', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://none')
  vi.stubEnv('OFFICE_SESSION', path.join(folder, 'none'))
  expect(await typed('ayla', 'withdrawals')).toEqual({
    code: 1,
    said: 'Nobody is signed in here: npm run office -- log-in NAME',
  })
})
