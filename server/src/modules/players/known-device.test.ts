import type { SessionData } from '@zar/contract/players/auth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browser, lastCode, signedUp, wrong } from '../../testing/players/mailbox.ts'
import { type From, openPlayerApp, person } from '../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { DEFAULT_PLAYER_POLICY } from './policy.ts'

const HOME = {
  ip: '198.51.100.20',
  fingerprint: 'device-of-the-owner',
  device: 'secret-of-the-owners-browser',
}
const NEW = 'yeni-bahce-88'
const CODE_WRONG = { status: 200, success: false, data: { code: 'code_wrong' } }

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
// Codes may be asked for again.
beforeEach(() => casino.clock.advance(120_000))
afterAll(() => casino.close())

type Site = typeof site
const logInAt = (at: Site, username: string, password: string, from: From) =>
  at.post<SessionData>('/api/auth/login', { username, password }, from)
async function registered(from: From = HOME) {
  const form = person()
  const answer = await site.post<SessionData>('/api/auth/register', form, from)
  expect(answer.success).toBe(true)
  return { ...form, token: answer.data?.token ?? '' }
}

const ask = (username: string, from: From, at: Site = site) =>
  at.post('/api/auth/sendresetpassword', { username }, from)
const check = (username: string, code: string, from: From) =>
  site.post('/api/auth/checkresetcode', { username, code }, from)
const change = (username: string, code: string, from: From) =>
  site.post(
    '/api/auth/changepasswordwithcode',
    { username, code, password: NEW, password2: NEW },
    from,
  )

/** A player who has asked for a code and received it. */
async function asked() {
  const player = await signedUp(site)
  expect(await ask(player.username, player)).toMatchObject({ success: true })
  return { ...player, code: await lastCode(site, player) }
}

test('AUT-04, X12: what is measured of a device, and anybody can send, tells no account from no account', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const { username, password } = await registered()
  const stranger = { ip: '10.47.0.1', fingerprint: HOME.fingerprint }
  for (let at = 0; at < 30; at++) await logInAt(guarded, `kimse${at}`, 'guess', stranger)
  const answers = [
    await logInAt(guarded, username, 'guess', stranger),
    await logInAt(guarded, 'kimseyok', 'guess', stranger),
  ]
  expect(answers[0]).toMatchObject({ status: 429, data: { code: 'too_many_attempts' } })
  expect(answers[0]).toEqual(answers[1])
  expect((await logInAt(guarded, username, password, { ...HOME, ip: '10.47.0.1' })).success).toBe(
    true,
  )
})

test('FRD-03: a device that accounts know has more tries from one address, and an end of them', async () => {
  const tries = (count: number) => ({ tries: count, seconds: 60 })
  const logInPolicy = { ...DEFAULT_PLAYER_POLICY.logIn, knownAddress: tries(3) }
  const guarded = await openPlayerApp(casino, {
    ...DEFAULT_PLAYER_POLICY,
    logIn: { ...logInPolicy, knownNetwork: tries(4) },
  })
  const device = 'secret-of-a-familys-tablet'
  const names: string[] = []
  for (let at = 0; at < 6; at++) names.push((await registered({ device })).username)
  const tryAll = async (ip: string) => {
    const list: number[] = []
    for (const name of names)
      list.push((await logInAt(guarded, name, 'guess', { ip, device })).status)
    return list
  }
  expect(await tryAll('10.48.0.1')).toEqual([200, 200, 200, 429, 429, 429])
  expect(
    (await logInAt(guarded, names[5] ?? '', 'guess', { ip: '10.48.0.2', device })).status,
  ).toBe(200)
  expect(
    (await logInAt(guarded, names[4] ?? '', 'guess', { ip: '10.48.0.2', device })).status,
  ).toBe(429)
})

test('PRV-04: of a browser’s secret the casino keeps a hash, and a short one is none', async () => {
  const { username, token } = await registered()
  const rows = await casino.db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'player_id')
    .select(['device_hash', 'user_agent'])
    .where('username', '=', username)
    .execute()
  expect(rows[0]?.device_hash).toHaveLength(32)
  expect(token).not.toBe('')
  expect(JSON.stringify(rows)).not.toContain(HOME.device)
  const short = await registered({ device: 'too-short' })
  const kept = await casino.db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'player_id')
    .select('device_hash')
    .where('username', '=', short.username)
    .execute()
  expect(kept).toEqual([{ device_hash: null }])
})

test('AUT-06, X12: a stranger who measures as the owner does neither wears the code out nor uses it', async () => {
  const owner = await asked()
  const alike = [
    browser({ fingerprint: owner.fingerprint ?? '' }),
    { fingerprint: owner.fingerprint ?? '' },
  ]
  for (const stranger of alike) {
    expect(await ask(owner.username, stranger)).toMatchObject({ success: true })
    for (let at = 1; at <= 6; at++) await check(owner.username, wrong(owner.code, at), stranger)
    expect(await change(owner.username, owner.code, stranger)).toMatchObject(CODE_WRONG)
  }
  expect(await change(owner.username, owner.code, owner)).toMatchObject({ success: true })
})

test('FRD-01: what an account’s own devices ask for has an end each day too, and strangers reach neither', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const owner = await signedUp(guarded, browser({ ip: '10.74.0.1' }))
  const statuses: number[] = []
  for (let at = 0; at < 21; at++) {
    const from = { ...owner.from, ip: `10.74.${Math.floor(at / 5)}.1` }
    statuses.push((await ask(owner.username, from, guarded)).status)
    casino.clock.advance(61_000)
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429])
  const alike = browser({ ip: '10.75.0.1', fingerprint: owner.fingerprint ?? '' })
  expect((await ask(owner.username, alike, guarded)).status).toBe(200)
})
