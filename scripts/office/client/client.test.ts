import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runScript } from '../../../server/src/testing/casino/run-script.ts'
import { openOfficeApp } from '../../../server/src/testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../server/src/testing/test-casino.ts'
import { doIt } from './do.ts'
import { logIn, logOutHere } from './log-in.ts'
import { keepSession, makeSessionFile } from './session-file.ts'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let url: string
let folder: string
let file: string
let said: string[]
let people = 0
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  url = await office.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await office.app.close()
  await casino.close()
})
beforeEach(() => {
  casino.clock.advance(60_000)
  folder = mkdtempSync(path.join(tmpdir(), 'zar-office-'))
  file = path.join(folder, 'deep', 'session.json')
  vi.stubEnv('OFFICE_SESSION', file)
  vi.stubEnv('SITE_URL', url)
  said = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const codeSaid = () => /\d{4}-\d{4}/.exec(said.join('\n'))?.[0]

/** Somebody with this role, signed in at this command line; `decide` is what they do in the browser. */
async function start(role: 'support' | 'administrator', decide: 'confirm' | 'refuse' = 'confirm') {
  people += 1
  const { id, name } = await office.staff(`line${people}`, [role])
  const desk = await office.session(id)
  const coming = logIn([name])
  coming.catch(() => {})
  await vi.waitFor(() => expect(codeSaid()).toBeDefined(), { timeout: 60_000 })
  const body = { code: codeSaid(), ...(decide === 'confirm' ? { totp: office.code() } : {}) }
  const { success } = await office.post(`/api/office/${decide}-device`, body, desk)
  expect(success).toBe(true)
  await coming
  said.length = 0
  return { id, name, desk }
}
const answered = () => JSON.parse(said.join('\n')) as unknown

test('a person signs in, calls operations as themselves, and signs out', async () => {
  const { id, name } = await start('support')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await doIt(['me'], undefined)).toBe(true)
  expect(answered()).toMatchObject({ id, name, roles: ['support'] })
  said.length = 0
  await doIt([], undefined)
  expect(said.join('\n')).toMatch(/^withdrawal-reject-judged +withdrawal.reject_judged +\(two\)/m)
  await expect(doIt(['review-rule'], undefined)).rejects.toMatchObject({ code: 'no_right' })
  await expect(doIt(['no-such'], undefined)).rejects.toThrow('no operation no-such')
  await expect(doIt(['player', 'id=x'], undefined)).rejects.toThrow()
  expect(await doIt(['player', 'isil'], undefined)).toBe(false)
  const { cookie } = JSON.parse(readFileSync(file, 'utf8')) as { cookie: string }
  said.length = 0
  expect(await logOutHere([])).toBe(true)
  expect(existsSync(file)).toBe(false)
  await expect(doIt(['me'], undefined)).rejects.toThrow('Nobody is signed in here')
  const token = cookie.split('=')[1]
  expect(await office.get('/api/office/me', {}, { token })).toMatchObject({ success: false })
})

test('AUT-07: what takes a fresh proof asks for six digits, for this very deed, and waits for a second person', async () => {
  const { id } = await start('administrator')
  const invite = [
    'invite-staff',
    'name=newcomer',
    'fullName=New Comer',
    'reason=a colleague of the night shift',
  ]
  await expect(doIt(invite, undefined)).rejects.toMatchObject({ code: 'reauthenticate' })
  await expect(doIt(invite, '000000')).rejects.toMatchObject({ code: 'staff_wrong' })
  casino.clock.advance(30_000)
  expect(await doIt(invite, office.code())).toBe(true)
  expect(answered()).toMatchObject({ outcome: 'waits' })
  const row = await casino.db
    .selectFrom('audit_event')
    .select(['actor', 'does', 'outcome', 'agent'])
    .where('does', '=', 'staff.invite')
    .where('outcome', '=', 'waits')
    .executeTakeFirst()
  expect(row).toMatchObject({ actor: id })
})

test('a session that others may read is not used, and a copy of it ends it', async () => {
  await start('support')
  chmodSync(file, 0o644)
  await expect(doIt(['me'], undefined)).rejects.toThrow(/Others may read/)
  chmodSync(file, 0o600)
  const copy = path.join(folder, 'copy.json')
  copyFileSync(file, copy)
  vi.stubEnv('OFFICE_SESSION', copy)
  await expect(doIt(['me'], undefined)).rejects.toMatchObject({ code: 'not_signed_in' })
  vi.stubEnv('OFFICE_SESSION', file)
  await expect(doIt(['me'], undefined)).rejects.toMatchObject({ code: 'not_signed_in' })
})

test('who is refused in the browser is not signed in', async () => {
  await expect(start('support', 'refuse')).rejects.toThrow('Refused in the browser.')
  await expect(doIt(['me'], undefined)).rejects.toThrow('Nobody is signed in here')
})

test('as a command it needs no database, and says what is wrong', async () => {
  const env = { OFFICE_SESSION: file, SITE_URL: 'http://127.0.0.1:9' }
  const run = (...words: string[]) => runScript('scripts/office.ts', 'postgres://none', words, env)
  expect(await run('do', 'me')).toEqual({
    code: 1,
    said: 'Nobody is signed in here: npm run office -- log-in NAME\n',
  })
  expect(await run('log-in', 'ayse')).toEqual({
    code: 1,
    said: 'No office answers at http://127.0.0.1:9.\n',
  })
  expect((await run('log-in')).code).toBe(2)
  makeSessionFile(file)
  keepSession(file, { url: 'http://127.0.0.1:9', cookie: 'office=x', name: 'ayse', endsAt: '' })
  expect(await run('withdrawals')).toEqual({
    code: 1,
    said: 'No office answers at http://127.0.0.1:9.\n',
  })
  writeFileSync(file, 'no session')
  expect(await run('withdrawals')).toEqual({
    code: 1,
    said: `${file} holds no session. Sign in again: npm run office -- log-in NAME\n`,
  })
})
