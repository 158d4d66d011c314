import type { SessionData } from '@zar/contract/players/auth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  browser,
  lastCode,
  sentMessages,
  signedUp,
  wrong,
} from '../../../testing/players/mailbox.ts'
import { type From, openPlayerApp } from '../../../testing/players/player-app.ts'
import { expectSameTime, timeOf } from '../../../testing/same-time.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { findPlayerId } from '../player.ts'
import { DEFAULT_PLAYER_POLICY } from '../policy.ts'

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
// Emails of the test before are younger than these, and codes may be asked for again.
beforeEach(() => casino.clock.advance(120_000))
afterAll(() => casino.close())

const NEW = 'yeni-bahce-88'
const CODE_WRONG = { status: 200, success: false, data: { code: 'code_wrong' } }
type Site = typeof site

const ask = (username: string, from: From, at: Site = site) =>
  at.post('/api/auth/sendresetpassword', { username }, from)
const check = (username: string, code: string, from: From) =>
  site.post('/api/auth/checkresetcode', { username, code }, from)
const change = (username: string, code: string, from: From, password = NEW) =>
  site.post(
    '/api/auth/changepasswordwithcode',
    { username, code, password, password2: password },
    from,
  )
const logIn = (username: string, password: string, from: From = {}) =>
  site.post<SessionData>('/api/auth/login', { username, password }, from)

/** A player who has asked for a code and received it. */
async function asked() {
  const player = await signedUp(site)
  expect(await ask(player.username, player)).toMatchObject({ success: true })
  return { ...player, code: await lastCode(site, player) }
}

test('§4 Recovery: name, code and new password, each after the other, and the old one opens nothing', async () => {
  const { username, password, email, code, ...from } = await asked()
  expect(await sentMessages(site, from)).toMatchObject([
    { channel: 'mail', to: email, subject: 'Şifre yenileme kodun', code },
  ])
  expect(code).toMatch(/^\d{6}$/)

  expect(await check(username, code, from)).toMatchObject({ success: true })
  // As it stands in the field, and in a name of other capitals.
  const shown = `${code.slice(0, 3)}-${code.slice(3)}`
  const changed = await change(username.toUpperCase(), shown, from)

  expect(changed).toMatchObject({ success: true, data: null })
  expect(changed.message).toContain('Şifren değiştirildi')
  expect(await logIn(username, password)).toMatchObject({ data: { code: 'wrong_credentials' } })
  expect(await logIn(username, NEW)).toMatchObject({ success: true })
})

test('AUT-08, SES-03, AUT-10: a recovery logs nobody in, ends every session, and is told of', async () => {
  const { username, code, token, ...from } = await asked()
  const other = (await logIn(username, from.password, browser())).data?.token ?? ''
  const before = site.ended.length

  const { data } = await change(username, code, from)

  expect(data).toBeNull()
  for (const ended of [token, other])
    expect((await site.get('/api/user/balance', { token: ended })).status).toBe(401)
  expect(site.ended.length - before).toBe(2)
  const [mail] = await sentMessages(site, from)
  expect(mail).toMatchObject({ to: from.email, subject: 'Şifren değiştirildi', code: null })
  const told = await casino.db
    .selectFrom('notification')
    .innerJoin('player', 'player.id', 'player_id')
    .select('title_tr')
    .where('username', '=', username)
    .execute()
  expect(told).toEqual([{ title_tr: 'Şifren değiştirildi' }])
})

test('AUT-06: a code is good once, however many use it at the same time', async () => {
  const { username, code, ...from } = await asked()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => change(username, code, from, `${NEW} ${at}`)),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const won = answers.findIndex(({ success }) => success)
  expect(await logIn(username, `${NEW} ${won}`)).toMatchObject({ success: true })
  expect(await change(username, code, from)).toMatchObject(CODE_WRONG)
  expect(await check(username, code, from)).toMatchObject(CODE_WRONG)
})

test('AUT-06: after five wrong tries the right code opens nothing, guessed one by one or at once', async () => {
  const slow = await asked()
  for (let at = 1; at <= 4; at++) await check(slow.username, wrong(slow.code, at), slow)
  // A right check in between neither counts nor gives tries back.
  expect(await check(slow.username, slow.code, slow)).toMatchObject({ success: true })
  await check(slow.username, wrong(slow.code), slow)
  expect(await check(slow.username, slow.code, slow)).toMatchObject(CODE_WRONG)

  const fast = await asked()
  const guesses = Array.from({ length: 100 }, (_, at) =>
    check(fast.username, wrong(fast.code, at + 1), fast),
  )
  for (const answer of await Promise.all(guesses)) expect(answer).toMatchObject(CODE_WRONG)
  const row = casino.db
    .selectFrom('code')
    .select((eb) => eb.fn.max('wrong_tries').as('most'))
    .executeTakeFirst()
  expect(await row).toEqual({ most: 5 })
  expect(await change(fast.username, fast.code, fast)).toMatchObject(CODE_WRONG)
})

test('AUT-06: a code is good for ten minutes, and not a moment longer', async () => {
  const { username, code, ...from } = await asked()
  casino.clock.advance(10 * 60_000 - 1)
  expect(await check(username, code, from)).toMatchObject({ success: true })
  casino.clock.advance(1)
  expect(await change(username, code, from)).toMatchObject(CODE_WRONG)
})

test('AUT-06: a new code is the only one, and comes a minute after the last at the earliest', async () => {
  const { username, code, ...from } = await asked()
  const soon = await Promise.all(Array.from({ length: 10 }, () => ask(username, from)))
  for (const answer of soon)
    expect(answer).toMatchObject({ success: false, data: { code: 'code_too_soon' } })
  casino.clock.advance(60_000)
  const again = await Promise.all(Array.from({ length: 10 }, () => ask(username, from)))
  expect(again.filter(({ success }) => success)).toHaveLength(1)
  const fresh = await lastCode(site, from)
  if (fresh !== code) expect(await check(username, code, from)).toMatchObject(CODE_WRONG)
  expect(await check(username, fresh, from)).toMatchObject({ success: true })
})

test('AUT-06: a code opens only the account it was sent for, in the browser that asked', async () => {
  const owner = await asked()
  const stranger = await asked()
  expect(await change(stranger.username, owner.code, owner)).toMatchObject(CODE_WRONG)
  const elsewhere = { ...owner, device: browser().device ?? '' }
  expect(await change(owner.username, owner.code, elsewhere)).toMatchObject(CODE_WRONG)

  // A stranger who asks too, and guesses, leaves the owner's code as it is.
  const attacker = browser()
  expect(await ask(owner.username, attacker)).toMatchObject({ success: true })
  for (let at = 1; at <= 6; at++) await check(owner.username, wrong(owner.code, at), attacker)
  expect(await change(owner.username, owner.code, owner)).toMatchObject({ success: true })
})

test('§7 Recovery: who sends what the specification names and no more comes through all the same', async () => {
  const { device: _, ...plain } = browser()
  const player = await signedUp(site, plain)
  await ask(player.username, plain)
  const code = await lastCode(site, plain)
  expect(await check(player.username, code, plain)).toMatchObject({ success: true })
  expect(await change(player.username, code, plain)).toMatchObject({ success: true })
})

test('AUT-04: whether a name exists shows in no answer', async () => {
  const { username, code, ...from } = await asked()
  await site.post('/api/auth/login', { username, password: from.password }, from)
  casino.clock.advance(60_000)
  const unknown = `${username}x`
  for (const name of [username, unknown, 'Işıl', 'x\u0000', '  '])
    expect(await ask(name, from), name).toEqual(await ask(`${name}y`, from))
  const [known, none] = [await ask(username, from), await ask(unknown, from)]
  expect(known).toEqual(none)
  expect(await check(username, wrong(code), from)).toEqual(await check(unknown, code, from))
  expect(await change(username, wrong(code), from)).toEqual(await change(unknown, code, from))
})

test('AUT-04: an unknown name takes as long as a known one', async () => {
  await expectSameTime(async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => signedUp(site)))
    const [oneMs, otherMs]: [number[], number[]] = [[], []]
    for (const [at, player] of players.entries()) {
      oneMs.push(await timeOf(() => ask(player.username, player)))
      otherMs.push(await timeOf(() => ask(`kimse${at}yok`, player)))
    }
    return { oneMs, otherMs }
  })
})

test('X1, AUT-02: a weak password is refused and the code stays good', async () => {
  const { username, code, ...from } = await asked()
  for (const weak of ['12345', 'Galatasaray1905!', `${username}1`])
    expect(await change(username, code, from, weak)).toMatchObject({
      data: { code: 'weak_password' },
    })
  const body = { username, code, password: NEW, password2: `${NEW}x` }
  expect(await site.post('/api/auth/changepasswordwithcode', body, from)).toMatchObject({
    status: 400,
    data: { code: 'invalid_input', fields: [{ field: 'password2' }] },
  })
  expect(await change(username, code, from)).toMatchObject({ success: true })
})

test('X2: every name that can be registered can be recovered, and none longer', async () => {
  for (const username of ['ab', 'a'.repeat(30)])
    expect((await ask(username, browser())).status).toBe(200)
  for (const username of ['a', 'a'.repeat(31)])
    expect((await ask(username, browser())).status).toBe(400)
})

test('§5 Recovery: a code of 3 to 20 characters is looked at, any other is refused', async () => {
  for (const code of ['123', '1'.repeat(20)])
    expect(await check('kimseyok', code, browser())).toMatchObject(CODE_WRONG)
  for (const code of ['', '12', '1'.repeat(21)])
    expect((await check('kimseyok', code, browser())).status).toBe(400)
})

test.each(['blocked', 'closed'] as const)('a %s account is mailed nothing', async (status) => {
  const player = await signedUp(site)
  await casino.setStatus((await findPlayerId(casino.db, player.username)) ?? '', status)
  expect(await ask(player.username, player)).toMatchObject({ success: true })
  expect(await sentMessages(site, player)).toEqual([])
})

test('FRD-01: one account, and one address, can not have codes mailed without end', async () => {
  const tries = (count: number) => ({ tries: count, seconds: 60 })
  const recovery = {
    account: tries(2),
    accountKnown: tries(4),
    accountElsewhere: tries(4),
    address: tries(6),
    addressDay: tries(100),
  }
  const guarded = await openPlayerApp(casino, { ...DEFAULT_PLAYER_POLICY, recovery })
  const statuses = async (username: string, ip: string, count: number) => {
    const list: number[] = []
    for (let at = 0; at < count; at++)
      list.push((await ask(username, browser({ ip }), guarded)).status)
    return list
  }
  expect(await statuses('hedef', '10.9.0.1', 3)).toEqual([200, 200, 429])
  expect(await statuses('hedef', '10.9.0.2', 3)).toEqual([200, 200, 429])
  expect(await statuses('hedef', '10.9.0.3', 1)).toEqual([429])
  expect(await statuses('baska', '10.9.0.1', 3)).toEqual([200, 200, 429])
  expect(await statuses('ucuncu', '10.9.0.1', 1)).toEqual([429])
})

test('AUT-05: strangers who ask without end never keep the owner from their own recovery', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const owner = await signedUp(guarded, browser({ ip: '10.72.0.1' }))
  const from = (at: number) => browser({ ip: `10.73.${Math.floor(at / 5)}.1` })
  const codes = []
  for (let at = 0; at < 21; at += 1) {
    codes.push((await ask(owner.username, from(at), guarded)).status)
    casino.clock.advance(61_000)
  }
  expect(codes).toEqual([...Array(20).fill(200), 429])
  expect(await ask(owner.username, owner, guarded)).toMatchObject({ success: true })
  expect(await lastCode(guarded, owner)).toMatch(/^\d{6}$/)
})

test('AUT-05: an owner who has locked themselves out gets in with the new password', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const player = await signedUp(guarded, browser({ ip: '10.71.0.1' }))
  const attempt = (password: string) =>
    guarded.post('/api/auth/login', { username: player.username, password }, player)
  for (let at = 0; at < 4; at++) await attempt('unuttum')
  expect((await attempt(player.password)).status).toBe(429)

  await ask(player.username, player, guarded)
  const code = await lastCode(guarded, player)
  const body = { username: player.username, code, password: NEW, password2: NEW }
  await guarded.post('/api/auth/changepasswordwithcode', body, player)
  expect(await attempt(NEW)).toMatchObject({ success: true })
})

test('LOG-03: neither a code nor a mailbox’s secret is ever logged', async () => {
  const { username, code, demoBox, ...from } = await asked()
  await check(username, wrong(code), { ...from, demoBox: demoBox ?? '' })
  await change(username, code, { ...from, demoBox: demoBox ?? '' })
  const logged = site.lines.join('')
  for (const secret of [code, demoBox ?? '-', NEW]) expect(logged.includes(secret)).toBe(false)
  expect(logged).toContain('"event":"password reset"')
})
