import type { SessionData } from '@zar/contract/players/auth'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, lastCode, sentMessages, signedUp } from '../../../testing/players/mailbox.ts'
import { type From, openPlayerApp } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { DEFAULT_PLAYER_POLICY } from '../policy.ts'

const STEP_MS = 30_000

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
afterAll(() => casino.close())

type Site = typeof site
type Status = { isOn: boolean; recoveryLeft: number }
type Begun = { secret: string; url: string }
type Player = { username: string; password: string; from: From & { token: string }; email: string }

/** What the player's app shows at that moment. */
const appCode = (secret: string, offMs = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: casino.clock.now().getTime() + offMs,
  })
const begin = (from: From, password: string, at: Site = site) =>
  at.post<Begun>('/api/customer/begintwostep', { password }, from)
const confirm = (from: From, code: string, at: Site = site) =>
  at.post<{ recoveryCodes: string[] }>('/api/customer/confirmtwostep', { code }, from)
const end = (from: From, password: string, code: string) =>
  site.post('/api/customer/endtwostep', { password, code }, from)
const status = async (from: From) => (await site.get<Status>('/api/customer/twostep', from)).data
const logIn = (
  { username, password }: { username: string; password: string },
  code?: string,
  from: From = browser(),
  at: Site = site,
) =>
  at.post<SessionData>(
    '/api/auth/login',
    { username, password, ...(code !== undefined && { code }) },
    from,
  )

/** A player with the second step on, and the step of time after its first code. */
async function guarded(at: Site = site): Promise<Player & { secret: string; codes: string[] }> {
  const player = await signedUp(at)
  const { data } = await begin(player.from, player.password, at)
  const secret = data?.secret ?? ''
  const answer = await confirm(player.from, appCode(secret), at)
  casino.clock.advance(STEP_MS)
  return { ...player, secret, codes: answer.data?.recoveryCodes ?? [] }
}

test('AUT-07: with password and first code the second step is on, and the log-in asks for it', async () => {
  const player = await signedUp(site)
  expect(await status(player.from)).toEqual({ isOn: false, recoveryLeft: 0 })
  const { data } = await begin(player.from, player.password)
  const secret = data?.secret ?? ''
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20)
  expect(data?.url).toContain(`secret=${secret}`)
  // Begun only: nothing has changed yet.
  expect(await logIn(player)).toMatchObject({ success: true })

  const answer = await confirm(player.from, appCode(secret))
  expect(answer).toMatchObject({ success: true })
  const codes = answer.data?.recoveryCodes ?? []
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^\d{5}-\d{5}$/)
  expect(await status(player.from)).toEqual({ isOn: true, recoveryLeft: 10 })

  expect(await logIn(player)).toMatchObject({ data: { code: 'second_step_needed' } })
  casino.clock.advance(STEP_MS)
  expect(await logIn(player, appCode(secret))).toMatchObject({ success: true })
})

test('AUT-07: whoever has the wrong password never hears that there is a second step', async () => {
  const player = await guarded()
  const wrong = { ...player, password: 'tahmin-12' }
  expect(await logIn(wrong)).toMatchObject({ data: { code: 'wrong_credentials' } })
  expect(await logIn(wrong, appCode(player.secret))).toMatchObject({
    data: { code: 'wrong_credentials' },
  })
})

test('AUT-06: a code is good once: not again, not the one before it, and of twenty at once one gets in', async () => {
  const player = await guarded()
  const code = appCode(player.secret)
  const older = appCode(player.secret, -STEP_MS)
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(player, code)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  for (const one of [code, older])
    expect(await logIn(player, one)).toMatchObject({ data: { code: 'second_step_wrong' } })
  casino.clock.advance(STEP_MS)
  expect(await logIn(player, appCode(player.secret))).toMatchObject({ success: true })
})

test('a clock that is one step off is good enough, two are not', async () => {
  const player = await guarded()
  expect(await logIn(player, appCode(player.secret, 2 * STEP_MS))).toMatchObject({
    data: { code: 'second_step_wrong' },
  })
  expect(await logIn(player, appCode(player.secret, STEP_MS))).toMatchObject({ success: true })
})

test('each recovery code is good once, typed as it is shown or without its hyphen', async () => {
  const player = await guarded()
  const [first = '', second = ''] = player.codes
  const race = await Promise.all(Array.from({ length: 10 }, () => logIn(player, first)))
  expect(race.filter(({ success }) => success)).toHaveLength(1)
  expect(await logIn(player, first)).toMatchObject({ data: { code: 'second_step_wrong' } })
  expect(await logIn(player, second.replace('-', ' '))).toMatchObject({ success: true })
  expect(await status(player.from)).toEqual({ isOn: true, recoveryLeft: 8 })
})

test('AUZ-01: one player’s codes and secret open nothing for another', async () => {
  const [one, other] = [await guarded(), await guarded()]
  for (const code of [one.codes[0] ?? '', appCode(one.secret)])
    expect(await logIn(other, code)).toMatchObject({ data: { code: 'second_step_wrong' } })
  expect((await site.get('/api/customer/twostep')).status).toBe(401)
})

test('AUT-08: a password that was recovered does not get past the second step', async () => {
  const player = await guarded()
  const { username, from } = player
  await site.post('/api/auth/sendresetpassword', { username }, from)
  const password = 'yeni-bahce-88'
  expect(
    await site.post(
      '/api/auth/changepasswordwithcode',
      { username, code: await lastCode(site, from), password, password2: password },
      from,
    ),
  ).toMatchObject({ success: true })
  expect(await logIn({ username, password })).toMatchObject({
    data: { code: 'second_step_needed' },
  })
  expect(await logIn({ username, password }, appCode(player.secret))).toMatchObject({
    success: true,
  })
})

test('AUT-05: codes can not be tried through, and whoever tries does not keep the owner out', async () => {
  const strict = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  // Its keys are its own, so the player signs up there.
  const player = await guarded(strict)
  const tries = DEFAULT_PLAYER_POLICY.secondStep.elsewhere.tries
  const stranger = (at: number) => browser({ ip: `198.51.100.${at}` })
  for (let at = 0; at < tries; at++)
    expect(await logIn(player, '000000', stranger(at), strict)).toMatchObject({
      data: { code: 'second_step_wrong' },
    })
  expect((await logIn(player, appCode(player.secret), stranger(99), strict)).status).toBe(429)
  expect(await logIn(player, appCode(player.secret), player.from, strict)).toMatchObject({
    success: true,
  })
})

test('AUT-09: without the password it is neither begun nor ended, and without a code not ended', async () => {
  const plain = await signedUp(site)
  expect(await begin(plain.from, 'tahmin-12')).toMatchObject({ data: { code: 'wrong_password' } })
  expect(await confirm(plain.from, '123456')).toMatchObject({
    data: { code: 'two_step_not_begun' },
  })
  const player = await guarded()
  const { from, password } = player
  expect(await end(from, 'tahmin-12', appCode(player.secret))).toMatchObject({
    data: { code: 'wrong_password' },
  })
  expect(await end(from, password, '000000')).toMatchObject({ data: { code: 'second_step_wrong' } })
  expect(await begin(from, password)).toMatchObject({ data: { code: 'two_step_on' } })
  expect(await status(from)).toMatchObject({ isOn: true })
  expect(await end(from, password, appCode(player.secret))).toMatchObject({ success: true })
  expect(await status(from)).toEqual({ isOn: false, recoveryLeft: 0 })
  expect(await logIn(player)).toMatchObject({ success: true })
  expect(await end(from, password, '000000')).toMatchObject({ data: { code: 'two_step_off' } })
})

test('what was begun long ago is not confirmed, and a wrong first code switches nothing on', async () => {
  const { from, password } = await signedUp(site)
  const secret = (await begin(from, password)).data?.secret ?? ''
  expect(await confirm(from, '000000')).toMatchObject({ data: { code: 'second_step_wrong' } })
  casino.clock.advance(15 * 60_000)
  expect(await confirm(from, appCode(secret))).toMatchObject({
    data: { code: 'two_step_not_begun' },
  })
  const again = (await begin(from, password)).data?.secret ?? ''
  expect(again).not.toBe(secret)
  expect(await confirm(from, appCode(again))).toMatchObject({ success: true })
})

test('AUT-10: on and off are told by mail and in the panel', async () => {
  const player = await guarded()
  await end(player.from, player.password, appCode(player.secret))
  const subjects = (await sentMessages(site, player.from)).map(({ to, subject }) => [to, subject])
  expect(subjects).toEqual([
    [player.email, 'İki adımlı giriş kapatıldı'],
    [player.email, 'İki adımlı giriş açıldı'],
  ])
  const signedIn = await site.sessions.findSignedIn(player.from.token)
  const rows = await casino.db
    .selectFrom('notification')
    .select('title_tr')
    .where('player_id', '=', signedIn?.playerId ?? '')
    .execute()
  expect(rows.map((row) => row.title_tr).sort()).toEqual([
    'İki adımlı giriş açıldı',
    'İki adımlı giriş kapatıldı',
  ])
})

test('the secret and the recovery codes are in no column, and in no line of the log', async () => {
  const player = await guarded()
  const rows = [
    ...(await casino.db.selectFrom('two_step').selectAll().execute()),
    ...(await casino.db.selectFrom('recovery_code').selectAll().execute()),
  ]
  const stored = rows.flatMap((row) =>
    Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value)),
  )
  const told = `${stored.join('\n')}\n${site.lines.join('\n')}`
  for (const secret of [
    player.secret,
    ...player.codes,
    ...player.codes.map((one) => one.replace('-', '')),
  ])
    expect(told).not.toContain(secret)
})
