import type { SessionData } from '@zar/contract/players/auth'
import type { Passkey } from '@zar/contract/players/passkey'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdOpen } from '../../../testing/database/hold-open.ts'
import { whenWaiting } from '../../../testing/database/when-waiting.ts'
import { openAuthenticator } from '../../../testing/players/authenticator.ts'
import { browser, lastCode, sentMessages, signedUp } from '../../../testing/players/mailbox.ts'
import { type From, openPlayerApp, SITE_URL } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { findPlayerId } from '../player.ts'
import { DEFAULT_PLAYER_POLICY } from '../policy.ts'

const SITE = { origin: SITE_URL, siteId: new URL(SITE_URL).hostname }
const PASSWORD = 'nar tanesi 81'
const REFUSED = { data: { code: 'passkey_refused' } }

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino({ isPatient: true })
  site = await openPlayerApp(casino)
})
afterAll(() => casino.close())

type Authenticator = ReturnType<typeof openAuthenticator>
type Begun = { challenge: string; user: { id: string }; known: string[] }

const begin = (from: From, password = PASSWORD) =>
  site.post<Begun>('/api/customer/beginpasskey', { password }, from)
const add = (from: From, key: object, name = 'Telefonum') =>
  site.post('/api/customer/addpasskey', { name, key }, from)
const remove = (from: From, id: string, password = PASSWORD) =>
  site.post('/api/customer/removepasskey', { id, password }, from)
const list = async (from: From) =>
  (await site.get<Passkey[]>('/api/customer/passkeys', from)).data ?? []
const challengeFor = async (from: From) => (await begin(from)).data?.challenge ?? ''
const logInChallenge = async () =>
  (await site.post<{ challenge: string }>('/api/auth/passkeychallenge', {})).data?.challenge ?? ''
const logIn = (signature: object, from: From = browser()) =>
  site.post<SessionData>('/api/auth/passkeylogin', { signature }, from)

/** A player with one passkey. */
async function holder(): Promise<
  Awaited<ReturnType<typeof signedUp>> & { authenticator: Authenticator }
> {
  const player = await signedUp(site)
  const authenticator = openAuthenticator(SITE)
  const answer = await add(player.from, authenticator.register(await challengeFor(player.from)))
  if (!answer.success) throw new Error(answer.message)
  return { ...player, authenticator }
}

test('AUT-07: a passkey is added for the password, is listed, and opens a session by itself', async () => {
  const player = await signedUp(site)
  const authenticator = openAuthenticator(SITE)
  const begun = await begin(player.from)
  expect(begun.data).toMatchObject({
    site: { id: 'localhost', name: 'Zar' },
    user: { name: player.username },
    known: [],
  })
  expect(await add(player.from, authenticator.register(begun.data?.challenge ?? ''))).toMatchObject(
    {
      success: true,
      message: 'Geçiş anahtarı eklendi.',
    },
  )
  expect(await list(player.from)).toMatchObject([{ name: 'Telefonum', lastUsedAt: null }])

  const answer = await logIn(authenticator.sign(await logInChallenge()))
  expect(answer).toMatchObject({ success: true, data: { username: player.username } })
  expect((await site.get('/api/user/balance', { token: answer.data?.token ?? '' })).status).toBe(
    200,
  )
  expect((await list(player.from))[0]?.lastUsedAt).toBe(casino.clock.now().toISOString())
})

test('an authenticator learns the same name for the player each time, which says nothing of them', async () => {
  const { from, username, token } = await signedUp(site)
  const [one, two] = [await begin(from), await begin(from)]
  const { playerId = '' } = (await site.sessions.findSignedIn(token)) ?? {}
  expect(one.data?.user.id).toBe(two.data?.user.id)
  const told = Buffer.from(one.data?.user.id ?? '', 'base64url').toString('latin1')
  for (const known of [username, playerId, playerId.replaceAll('-', '')])
    expect(told).not.toContain(known)
})

test('AUT-08, AUT-10: a recovery by code takes the passkeys away and says so; a change of password leaves them', async () => {
  const { from, username, authenticator } = await holder()
  const kept = await site.post(
    '/api/customer/changepassword',
    { oldPassword: PASSWORD, password: 'nar tanesi 82', confirmPassword: 'nar tanesi 82' },
    from,
  )
  expect(kept).toMatchObject({ success: true })
  expect((await sentMessages(site, from))[0]?.text).not.toContain('Geçiş anahtar')
  expect(await logIn(authenticator.sign(await logInChallenge()))).toMatchObject({ success: true })

  casino.clock.advance(120_000)
  await site.post('/api/auth/sendresetpassword', { username }, from)
  const body = { username, code: await lastCode(site, from) }
  const password = 'nar tanesi 83'
  expect(
    await site.post(
      '/api/auth/changepasswordwithcode',
      { ...body, password, password2: password },
      from,
    ),
  ).toMatchObject({ success: true })
  expect((await sentMessages(site, from))[0]).toMatchObject({
    subject: 'Şifren değiştirildi',
    text: expect.stringContaining('Geçiş anahtarların kaldırıldı'),
  })
  expect(await logIn(authenticator.sign(await logInChallenge()))).toMatchObject(REFUSED)
  const { data } = await site.post<SessionData>('/api/auth/login', { username, password }, from)
  expect(await list({ ...from, token: data?.token ?? '' })).toEqual([])
})

test('AUT-08: a passkey that is added while a recovery goes on does not outlive it', async () => {
  const { from, username } = await signedUp(site)
  const key = openAuthenticator(SITE).register(await challengeFor(from))
  await site.post('/api/auth/sendresetpassword', { username }, from)
  const password = 'nar tanesi 84'
  const body = { username, code: await lastCode(site, from), password, password2: password }
  const keeper = await holdOpen(casino.pool)
  try {
    await keeper.query('select from player where username = $1 for update', [username])
    const recovery = site.post('/api/auth/changepasswordwithcode', body, from)
    await whenWaiting(casino.owner.pool, 1)
    const late = add(from, key)
    await whenWaiting(casino.owner.pool, 2)
    await keeper.query('rollback')
    expect(await recovery).toMatchObject({ success: true })
    expect(await late).toMatchObject({ success: false, data: { code: 'not_signed_in' } })
  } finally {
    keeper.release(true)
  }
  const { data } = await site.post<SessionData>('/api/auth/login', { username, password }, from)
  expect(await list({ ...from, token: data?.token ?? '' })).toEqual([])
})

test('a signature is good once, for five minutes, and for the purpose it was asked for', async () => {
  const { from, authenticator } = await holder()
  const signed = authenticator.sign(await logInChallenge())
  const race = await Promise.all(Array.from({ length: 10 }, () => logIn(signed)))
  expect(race.filter(({ success }) => success)).toHaveLength(1)
  expect(await logIn(signed)).toMatchObject(REFUSED)

  const late = authenticator.sign(await logInChallenge())
  casino.clock.advance(5 * 60_000)
  expect(await logIn(late)).toMatchObject(REFUSED)
  expect(await logIn(authenticator.sign('made up'))).toMatchObject(REFUSED)
  // One that was given for a new key is none for a log-in, and the other way round.
  const { token } = (await logIn(authenticator.sign(await logInChallenge()))).data ?? {}
  const now = { ...from, token: token ?? '' }
  expect(await logIn(authenticator.sign(await challengeFor(now)))).toMatchObject(REFUSED)
  const other = openAuthenticator(SITE)
  expect(await add(now, other.register(await logInChallenge()))).toMatchObject(REFUSED)
})

test('a key of another site, from another page, without its owner proven or wrongly signed is refused', async () => {
  const { from, authenticator } = await holder()
  const bends = [
    { origin: 'https://zar.example.evil' },
    { siteId: 'evil.example' },
    { isProven: false },
  ]
  for (const bend of bends) {
    expect(await logIn(authenticator.sign(await logInChallenge(), bend))).toMatchObject(REFUSED)
    const fresh = openAuthenticator(SITE).register(await challengeFor(from), bend)
    expect(await add(from, fresh)).toMatchObject(REFUSED)
  }
  const signed = authenticator.sign(await logInChallenge())
  const forged = openAuthenticator(SITE).sign('x').response.signature
  const response = { ...signed.response, signature: forged }
  expect(await logIn({ ...signed, response })).toMatchObject(REFUSED)
  expect(await logIn(openAuthenticator(SITE).sign(await logInChallenge()))).toMatchObject(REFUSED)
  expect(await list(from)).toHaveLength(1)
})

test('a copy of a key shows by its count, and opens nothing', async () => {
  const { authenticator } = await holder()
  expect(await logIn(authenticator.sign(await logInChallenge(), { counter: 7 }))).toMatchObject({
    success: true,
  })
  for (const counter of [7, 3, 0])
    expect(await logIn(authenticator.sign(await logInChallenge(), { counter }))).toMatchObject(
      REFUSED,
    )
})

test('AUT-09: without the password no passkey comes or goes', async () => {
  const { from } = await holder()
  expect(await begin(from, 'tahmin-12')).toMatchObject({ data: { code: 'wrong_password' } })
  const [kept] = await list(from)
  expect(await remove(from, kept?.id ?? '', 'tahmin-12')).toMatchObject({
    data: { code: 'wrong_password' },
  })
  expect(await list(from)).toHaveLength(1)
})

test('a passkey that was removed opens nothing', async () => {
  const { from, authenticator } = await holder()
  const [kept] = await list(from)
  const signed = authenticator.sign(await logInChallenge())
  expect(await remove(from, kept?.id ?? '')).toMatchObject({ success: true })
  expect(await logIn(signed)).toMatchObject(REFUSED)
  expect(await list(from)).toEqual([])
  expect(await remove(from, kept?.id ?? '')).toMatchObject({ status: 404 })
})

test('AUZ-01: another player’s passkeys are neither listed, removed nor taken over', async () => {
  const [one, other] = [await holder(), await signedUp(site)]
  const [kept] = await list(one.from)
  expect(await list(other.from)).toEqual([])
  expect(await remove(other.from, kept?.id ?? '')).toMatchObject({ status: 404 })
  const stolen = one.authenticator.register(await challengeFor(other.from))
  expect(await add(other.from, stolen)).toMatchObject(REFUSED)
  const forOne = openAuthenticator(SITE).register(await challengeFor(one.from))
  expect(await add(other.from, forOne)).toMatchObject(REFUSED)
  expect(await list(one.from)).toHaveLength(1)
  for (const path of ['beginpasskey', 'addpasskey', 'removepasskey'])
    expect((await site.post(`/api/customer/${path}`, {})).status).toBe(401)
})

test('AUT-10: a passkey that comes or goes is told by mail and in the panel', async () => {
  const { from, email, token } = await holder()
  const [kept] = await list(from)
  await remove(from, kept?.id ?? '')
  expect((await sentMessages(site, from)).map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Geçiş anahtarı kaldırıldı'],
    [email, 'Geçiş anahtarı eklendi'],
  ])
  const { playerId = '' } = (await site.sessions.findSignedIn(token)) ?? {}
  const rows = await casino.db
    .selectFrom('notification')
    .select('note_tr')
    .where('player_id', '=', playerId)
    .execute()
  expect(rows).toHaveLength(2)
  for (const { note_tr } of rows) expect(note_tr).toContain('Telefonum')
})

test('of twelve keys added at once ten are kept', async () => {
  const { from } = await signedUp(site)
  const keys: object[] = []
  for (let at = 0; at < 12; at++)
    keys.push(openAuthenticator(SITE).register(await challengeFor(from)))
  const answers = await Promise.all(keys.map((key) => add(from, key)))
  expect(answers.filter(({ success }) => success)).toHaveLength(10)
  expect(await list(from)).toHaveLength(10)
  expect(await begin(from)).toMatchObject({ data: { code: 'passkey_limit' } })
})

test('a blocked player does not come in by passkey either', async () => {
  const { authenticator, username } = await holder()
  await casino.setStatus((await findPlayerId(casino.db, username)) ?? '', 'blocked')
  expect(await logIn(authenticator.sign(await logInChallenge()))).toMatchObject({
    data: { code: 'player_disabled' },
  })
})

test('FRD-03: from one address only so many log-ins by passkey are begun', async () => {
  const strict = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const { tries } = DEFAULT_PLAYER_POLICY.passkey.address
  const ask = () => strict.post('/api/auth/passkeychallenge', {}, { ip: '198.51.100.77' })
  for (let at = 0; at < tries; at++) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})
