import { HUB_PATH } from '@zar/contract/hub'
import type { SessionData } from '@zar/contract/players/auth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type From, openPlayerApp, person } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const MINUTE_MS = 60_000
const START = new Date('2026-03-01T12:00:00Z')

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
beforeEach(() => casino.clock.set(START))
afterAll(() => casino.close())

const PHONE = { fingerprint: 'the-phone-01' }

async function registered(from: From = PHONE) {
  const form = person()
  const { data } = await site.post<SessionData>('/api/auth/register', form, from)
  const token = data?.token ?? ''
  const signedIn = await site.sessions.findSignedIn(token)
  return { ...form, token, playerId: signedIn?.playerId ?? '' }
}
const logIn = async ({ username, password }: { username: string; password: string }, from: From) =>
  (await site.post<SessionData>('/api/auth/login', { username, password }, from)).data?.token ?? ''

/** A call that a person makes, and one that an open page makes by itself. */
const isOpen = async (token: string) =>
  (await site.sessions.findSignedIn(token, '/api/payment/methods')) !== undefined
const poll = async (token: string) => (await site.get('/api/user/balance', { token })).status
const rowOf = (playerId: string) =>
  casino.db
    .selectFrom('session')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()

test('SES-01: a token is 256 bits, new at each log-in, and kept only as its hash', async () => {
  const player = await registered()
  const tokens = [player.token]
  for (let time = 0; time < 5; time++) tokens.push(await logIn(player, PHONE))
  expect(new Set(tokens).size).toBe(6)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const rows = await casino.db.selectFrom('session').selectAll().execute()
  const stored = JSON.stringify(
    rows.map((row) => ({ ...row, hash: row.token_hash.toString('base64url') })),
  )
  for (const token of tokens) expect(stored).not.toContain(token)
})

test('SES-05: a token says nothing by itself: twelve that were made up open nothing', async () => {
  const { token, playerId } = await registered()
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = part({ sub: playerId, aud: 'zar', exp: 4_000_000_000 })
  const forged = [
    `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
    `${part({ alg: 'HS256' })}.${claims}.${part({})}`,
    `${part({ alg: 'RS256', jku: 'http://127.0.0.1/keys' })}.${claims}.x`,
    `${part({ alg: 'ES256', jwk: {} })}.${claims}.x`,
    ...[playerId, '', 'null', 'undefined', `${token}=`, ` ${token.slice(1)}`],
    token.toUpperCase(),
    Buffer.alloc(32).toString('base64url'),
  ]
  expect(forged).toHaveLength(12)
  expect(await Promise.all(forged.map(poll))).toEqual(forged.map(() => 401))
  expect(await poll(token)).toBe(200)
})

test('SES-01: a log-in ends the session of the same device, and no other', async () => {
  const player = await registered(PHONE)
  const onDesk = await logIn(player, { fingerprint: 'the-desktop-01' })
  const endedBefore = site.ended.length
  const again = await logIn(player, PHONE)

  expect([await poll(player.token), await poll(onDesk), await poll(again)]).toEqual([401, 200, 200])
  expect(site.ended.length).toBe(endedBefore + 1)
})

test('SES-01: of ten log-ins of one device at once, one session is left', async () => {
  const player = await registered()
  const tokens = await Promise.all(Array.from({ length: 10 }, () => logIn(player, PHONE)))
  const open = await Promise.all(tokens.map(isOpen))
  expect(open.filter(Boolean)).toHaveLength(1)
})

test('SES-02: a session ends 30 minutes after the last call', async () => {
  const { token } = await registered()
  casino.clock.advance(29 * MINUTE_MS)
  expect(await isOpen(token)).toBe(true)
  casino.clock.advance(30 * MINUTE_MS - 1)
  expect(await isOpen(token)).toBe(true)
  casino.clock.advance(30 * MINUTE_MS)
  expect(await isOpen(token)).toBe(false)
})

test('SES-02: a page that polls the balance by itself keeps no session alive', async () => {
  const { token } = await registered()
  for (let minute = 1; minute < 30; minute++) {
    casino.clock.advance(MINUTE_MS)
    expect(await poll(token)).toBe(200)
  }
  casino.clock.advance(MINUTE_MS)
  expect(await poll(token)).toBe(401)
})

test('SES-02: a hub that connects again by itself keeps no session alive', async () => {
  const { token } = await registered()
  casino.clock.advance(29 * MINUTE_MS)
  expect(await site.sessions.findSignedIn(token, HUB_PATH)).toBeDefined()
  casino.clock.advance(MINUTE_MS)
  expect(await site.sessions.findSignedIn(token, HUB_PATH)).toBeUndefined()
})

test('SES-02: playing in a game window is no idling', async () => {
  const { token, playerId } = await registered()
  site.staked.add(playerId)
  casino.clock.advance(45 * MINUTE_MS)
  expect(await poll(token)).toBe(200)
  site.staked.delete(playerId)
  casino.clock.advance(29 * MINUTE_MS)
  expect(await poll(token)).toBe(200)
  casino.clock.advance(MINUTE_MS)
  expect(await poll(token)).toBe(401)
})

test('SES-02: no session outlives twelve hours', async () => {
  const { token } = await registered()
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    casino.clock.advance(20 * MINUTE_MS)
    expect(await isOpen(token)).toBe(true)
  }
  casino.clock.set(new Date(START.getTime() + 12 * 60 * MINUTE_MS - 1))
  expect(await isOpen(token)).toBe(true)
  casino.clock.advance(1)
  expect(await isOpen(token)).toBe(false)
})

test('calls within a minute write nothing', async () => {
  const { token, playerId } = await registered()
  casino.clock.advance(MINUTE_MS - 1)
  await isOpen(token)
  expect((await rowOf(playerId)).last_seen_at).toEqual(START)
  casino.clock.advance(1)
  await isOpen(token)
  expect((await rowOf(playerId)).last_seen_at).toEqual(new Date(START.getTime() + MINUTE_MS))
})

test('SES-03: a log-out ends the session here at once, and in another process within a second', async () => {
  const elsewhere = await openPlayerApp(casino)
  const player = await registered()
  expect((await elsewhere.get('/api/user/balance', player)).status).toBe(200)
  const endedBefore = site.ended.length

  const out = await site.get('/api/auth/logout', { token: player.token })
  expect(out).toMatchObject({ status: 200, success: true, data: null })
  expect(await poll(player.token)).toBe(401)
  expect((await site.get('/api/auth/logout', { token: player.token })).status).toBe(401)
  expect(site.ended.length).toBe(endedBefore + 1)
  expect(site.ended.at(-1)).toEqual((await rowOf(player.playerId)).token_hash)

  casino.clock.advance(1_000)
  expect((await elsewhere.get('/api/user/balance', player)).status).toBe(401)
})

test('SES-03: all sessions of a player can be ended, each is announced, and promised before the commit', async () => {
  const player = await registered()
  const onDesk = await logIn(player, { fingerprint: 'the-desktop-01' })
  const endedBefore = site.ended.length
  const ended = await casino.db
    .transaction()
    .execute((tx) => site.sessions.endAllIn(tx, { playerId: player.playerId, why: 'password' }))
  await site.sessions.announceEnded(ended)
  expect([await poll(player.token), await poll(onDesk)]).toEqual([401, 401])
  expect(site.ended.length).toBe(endedBefore + 2)
  const promised = await casino.db
    .selectFrom('outbox')
    .select('message')
    .where('player_id', '=', player.playerId)
    .where('command', '=', 'EndSession')
    .execute()
  expect(promised.map(({ message }) => message)).toEqual(
    expect.arrayContaining(ended.map((hash) => ({ tokenHash: hash.toString('hex') }))),
  )
})

test('X5: a log-out needs the header: a token in the query or a cookie does nothing', async () => {
  const { token } = await registered()
  const url = `/api/auth/logout?access_token=${token}`
  const reply = await site.app.inject({ url, headers: { cookie: `token=${token}` } })
  expect(reply.statusCode).toBe(401)
  expect(await poll(token)).toBe(200)
})

test('AUZ-01: no token, an unknown one and a malformed one are refused alike', async () => {
  for (const authorization of [
    undefined,
    'Bearer',
    'Bearer x',
    'Basic eDp5',
    'Bearer a b',
    `Bearer ${'x'.repeat(300)}`,
  ]) {
    const reply = await site.app.inject({
      url: '/api/user/balance',
      headers: authorization === undefined ? {} : { authorization },
    })
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({ success: false, data: { code: 'not_signed_in' } })
  }
})
