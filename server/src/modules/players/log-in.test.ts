import type { SessionData } from '@zar/contract/players/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type From, openPlayerApp, person } from '../../testing/players/player-app.ts'
import { expectSameTime, timeOf } from '../../testing/same-time.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { findPlayerId } from './player.ts'
import { DEFAULT_PLAYER_POLICY } from './policy.ts'

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
afterAll(() => casino.close())

const HOME = {
  ip: '198.51.100.20',
  fingerprint: 'device-of-the-owner',
  device: 'secret-of-the-owners-browser',
}
const STRANGER = { ip: '192.0.2.66', fingerprint: 'device-of-a-stranger' }

type Site = typeof site
const logInAt = (at: Site, username: string, password: string, from: From = HOME) =>
  at.post<SessionData>('/api/auth/login', { username, password }, from)
const logIn = (username: string, password: string, from?: From) =>
  logInAt(site, username, password, from)

async function registered(from: From = HOME) {
  const form = person()
  const answer = await site.post<SessionData>('/api/auth/register', form, from)
  expect(answer.success).toBe(true)
  return { ...form, token: answer.data?.token ?? '' }
}
const setStatus = async (username: string, status: 'blocked' | 'closed' | 'excluded') =>
  casino.setStatus((await findPlayerId(casino.db, username)) ?? '', status)

test('a log-in opens a session and tells when the last one was (ACC-09)', async () => {
  casino.clock.set(new Date('2026-03-01T09:30:00Z'))
  const { username, password } = await registered()
  casino.clock.set(new Date('2026-03-02T10:00:00Z'))
  const answer = await logIn(`${username.toUpperCase()} `, password)

  expect(answer).toMatchObject({
    success: true,
    message: 'Hoş geldin. Son girişin: 1 Mar 2026 12:30',
    data: { username, lastLoginAt: '2026-03-01T09:30:00.000Z', balance: 0 },
  })
  const next = await logIn(username, password, { ...HOME, locale: 'en' })
  expect(next.data?.lastLoginAt).toBe('2026-03-02T10:00:00.000Z')
  expect(next.message).toContain('last log-in: 2 Mar 2026, 13:00')
})

test('AUT-04: a wrong name and a wrong password are refused alike', async () => {
  const { username } = await registered()
  const answers = await Promise.all([
    logIn(username, 'not this one'),
    logIn('nobodyatall', 'not this one'),
    logIn('İ;--', 'not this one'),
  ])
  const [answer] = answers
  expect(answer).toMatchObject({ status: 200, success: false, data: { code: 'wrong_credentials' } })
  expect(answers).toEqual([answer, answer, answer])
})

test('AUT-04: an unknown name takes as long as a wrong password', async () => {
  // Without the hash of nobody it would be about a tenth.
  await expectSameTime(async () => {
    const { username } = await registered()
    const [oneMs, otherMs]: [number[], number[]] = [[], []]
    for (let round = 0; round < 25; round++) {
      oneMs.push(await timeOf(() => logIn(username, 'not this one')))
      otherMs.push(await timeOf(() => logIn(`nobody${round}`, 'not this one')))
    }
    return { oneMs, otherMs }
  })
})

test.each(['blocked', 'closed'] as const)(
  'a %s player is told so, with the right password only',
  async (status) => {
    const { username, password, token } = await registered()
    await setStatus(username, status)
    casino.clock.advance(1_000)
    expect(await logIn(username, password)).toMatchObject({ data: { code: 'player_disabled' } })
    expect(await logIn(username, 'not this one')).toMatchObject({
      data: { code: 'wrong_credentials' },
    })
    expect((await site.get('/api/user/balance', { token })).status).toBe(401)
  },
)

test('ACC-12: an excluded player still reaches the balance', async () => {
  const { username, password } = await registered()
  await setStatus(username, 'excluded')
  const { data } = await logIn(username, password)
  expect((await site.get('/api/user/balance', { token: data?.token ?? '' })).status).toBe(200)
})

test('AUT-05: three wrong passwords lock the stranger out, and not the owner', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const home = { ip: '10.46.0.1', device: 'secret-of-a-victims-browser' }
  const { username, password } = await registered(home)

  for (let wrong = 0; wrong < 3; wrong++)
    expect((await logInAt(guarded, username, 'guess', STRANGER)).status).toBe(200)
  const locked = await logInAt(guarded, username, password, STRANGER)
  expect(locked).toMatchObject({ status: 429, data: { code: 'too_many_attempts' } })

  expect((await logInAt(guarded, username, password, home)).success).toBe(true)
  // The owner's device, in the stranger's network; and the owner's home, with a new device.
  expect((await logInAt(guarded, username, password, { ...home, ip: STRANGER.ip })).success).toBe(
    true,
  )
  const newDevice = { ip: home.ip, device: 'secret-of-a-brand-new-phone' }
  expect((await logInAt(guarded, username, password, newDevice)).success).toBe(true)
})

test('AUT-05: many strangers lock an account only for strangers', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const { username, password } = await registered()
  for (let network = 0; network < 7; network++)
    for (let wrong = 0; wrong < 3; wrong++)
      await logInAt(guarded, username, 'guess', { ip: `10.${network}.0.9`, fingerprint: '' })

  const elsewhere = await logInAt(guarded, username, password, { ip: '10.99.0.9', fingerprint: '' })
  expect(elsewhere.status).toBe(429)
  expect((await logInAt(guarded, username, password, HOME)).success).toBe(true)
})

test('AUT-04, AUT-05: at an address that the account knows, guesses are answered as for no account', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const shared = { ip: '10.57.0.1', device: 'secret-of-the-owners-laptop' }
  const { username, password } = await registered(shared)
  const stranger = { ip: shared.ip, fingerprint: '' }
  const statusesOf = async (name: string) => {
    const list: number[] = []
    // Two at the shared address count with those from elsewhere; then there are none left.
    for (let at = 0; at < 2; at++)
      list.push((await logInAt(guarded, name, 'guess', stranger)).status)
    for (let at = 0; at < 20; at++)
      list.push((await logInAt(guarded, name, 'guess', { ip: `10.58.${at}.1` })).status)
    list.push((await logInAt(guarded, name, 'guess', stranger)).status)
    return list
  }
  const statuses = await statusesOf(username)
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429, 429])
  expect(await statusesOf('kimseler')).toEqual(statuses)

  const newDevice = { ip: '10.59.0.1', device: 'secret-of-a-phone-at-home' }
  const owner = await registered({ ip: '10.59.0.1', device: 'secret-of-an-owner-at-home' })
  for (let at = 0; at < 21; at++)
    await logInAt(guarded, owner.username, 'guess', { ip: `10.60.${at}.1` })
  expect((await logInAt(guarded, owner.username, 'guess', newDevice)).status).toBe(429)
  expect((await logInAt(guarded, owner.username, owner.password, newDevice)).success).toBe(true)
  expect((await logInAt(guarded, username, password, shared)).success).toBe(true)
})

test('FRD-03: one address, and one network, can not try many accounts', async () => {
  const tries = (count: number) => ({ tries: count, seconds: 60 })
  const logInPolicy = { ...DEFAULT_PLAYER_POLICY.logIn, address: tries(5), network: tries(8) }
  const guarded = await openPlayerApp(casino, { ...DEFAULT_PLAYER_POLICY, logIn: logInPolicy })
  const statuses = async (ip: string, count: number) => {
    const list: number[] = []
    for (let at = 0; at < count; at++)
      list.push((await logInAt(guarded, `account${at}`, 'leaked', { ip })).status)
    return list
  }
  expect(await statuses('10.200.7.1', 7)).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await statuses('10.200.7.2', 5)).toEqual([200, 200, 200, 429, 429])
  expect(await statuses('10.200.8.2', 1)).toEqual([200])
})

test('honest log-ins are never counted', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const { username, password } = await registered({ ip: '10.44.0.1' })
  for (let time = 0; time < 32; time++) {
    const from = { ip: '10.44.0.2', fingerprint: '' }
    expect((await logInAt(guarded, username, password, from)).success).toBe(true)
  }
})

test('H24, AUT-05: thirty right log-ins at once all get in, of one account and of many behind one address', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const { username, password } = await registered()
  const others = await Promise.all(Array.from({ length: 10 }, () => registered()))
  const one = Array.from({ length: 30 }, () => ({ username, password }))
  const answers = await Promise.all(
    [...one, ...others, ...others, ...others].map((who) =>
      logInAt(guarded, who.username, who.password, { ip: '10.44.3.1' }),
    ),
  )
  expect(answers.filter(({ success }) => !success)).toEqual([])
})

test('H24, AUT-05: right log-ins among guesses give a guesser no try more', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const { username, password } = await registered()
  const guess = () => logInAt(guarded, username, 'guess', { ip: '10.44.4.1' })
  const own = () => logInAt(guarded, username, password, { ip: '10.44.5.1' })
  const tries = Array.from({ length: 20 }, () => [guess(), own()])
  const answers = await Promise.all(tries.map((pair) => Promise.all(pair)))
  expect(answers.filter(([guessed]) => guessed?.status === 200)).toHaveLength(3)
  expect(answers.every(([, entered]) => entered?.success)).toBe(true)
})

test('AUT-05: a hundred guesses at once get three answers', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const { username } = await registered()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => logInAt(guarded, username, 'guess', STRANGER)),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(97)
})

test('FRD-10: one address opens only so many accounts', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const answers = []
  for (let time = 0; time < 21; time++)
    answers.push(await guarded.post('/api/auth/register', person(), { ip: '10.45.0.1' }))
  expect(answers.filter((answer) => answer.success)).toHaveLength(20)
  expect(answers.at(-1)?.status).toBe(429)
})

test('LOG-03: no password, identity number or token is ever logged; the events are', async () => {
  const form = { ...person(), password: 'kanarya-7341-şifre', password2: 'kanarya-7341-şifre' }
  const { data } = await site.post<SessionData>('/api/auth/register', form)
  await logIn(form.username, form.password)
  await logIn(form.password, form.PersonalNo)
  await logIn(form.username, `${form.password}x`)
  const token = data?.token ?? ''
  await site.get(`/api/user/balance?access_token=${token}`, { token })
  await site.get('/api/auth/logout', { token })
  site.deps.log.error({ err: new Error('failed'), input: form, headers: { authorization: token } })

  const logged = site.lines.join('')
  for (const canary of [form.password, form.PersonalNo, token])
    expect(logged.includes(canary)).toBe(false)
  for (const event of ['registered', 'logged in', 'log-in refused', 'logged out'])
    expect(logged).toContain(`"event":"${event}"`)
})
