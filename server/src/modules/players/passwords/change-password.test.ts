import type { SessionData } from '@zar/contract/players/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, sentMessages, signedUp } from '../../../testing/players/mailbox.ts'
import { type From, openPlayerApp } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { DEFAULT_PLAYER_POLICY } from '../policy.ts'

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
afterAll(() => casino.close())

const NEW = 'yeni-bahce-88'
type Site = typeof site

const change = (
  from: From,
  form: { oldPassword?: string; password?: string; confirmPassword?: string } = {},
  at: Site = site,
) => {
  const { oldPassword = 'nar tanesi 81', password = NEW, confirmPassword = password } = form
  return at.post('/api/customer/changepassword', { oldPassword, password, confirmPassword }, from)
}
const logIn = (username: string, password: string, from: From = {}) =>
  site.post<SessionData>('/api/auth/login', { username, password }, from)

test('§2 Change-password: the new one opens the door, the old one no more', async () => {
  const { username, password, from } = await signedUp(site)
  expect(await change(from)).toMatchObject({
    success: true,
    message: 'Şifren değiştirildi. Öteki oturumların kapatıldı.',
  })
  expect(await logIn(username, password)).toMatchObject({ data: { code: 'wrong_credentials' } })
  expect(await logIn(username, NEW)).toMatchObject({ success: true })
})

test('SES-03, AUT-10: the other sessions end, this one goes on, and the player is told', async () => {
  const { username, password, email, from } = await signedUp(site)
  const other = (await logIn(username, password, browser())).data?.token ?? ''
  await change(from)
  expect((await site.get('/api/user/balance', from)).status).toBe(200)
  expect((await site.get('/api/user/balance', { token: other })).status).toBe(401)
  expect(await sentMessages(site, from)).toMatchObject([
    { to: email, subject: 'Şifren değiştirildi' },
  ])
})

test('AUT-09: without the old password nothing changes, and it can not be guessed at', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const { username, password, from } = await signedUp(guarded)
  const guess = () => change(from, { oldPassword: 'tahmin-1' }, guarded)
  for (let at = 0; at < 3; at++)
    expect(await guess()).toMatchObject({ data: { code: 'wrong_old_password' } })
  expect((await guess()).status).toBe(429)
  expect((await change(from, {}, guarded)).status).toBe(429)
  expect(await logIn(username, password)).toMatchObject({ success: true })
})

test('two changes at once: one is made, the other hears that the old password is wrong', async () => {
  const { username, from } = await signedUp(site)
  const passwords = Array.from({ length: 8 }, (_, at) => `${NEW} ${at}`)
  const answers = await Promise.all(passwords.map((password) => change(from, { password })))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  for (const { success, data } of answers)
    if (!success) expect(data).toEqual({ code: 'wrong_old_password' })
  const won = answers.findIndex(({ success }) => success)
  expect(await logIn(username, passwords[won] ?? '')).toMatchObject({ success: true })
})

test('SES-03: a log-in with the old password that the change overtakes opens no session', async () => {
  const { username, password, from } = await signedUp(site)
  const [changed, ...logIns] = await Promise.all([
    change(from),
    ...Array.from({ length: 12 }, () => logIn(username, password, browser())),
  ])
  expect(changed).toMatchObject({ success: true })
  casino.clock.advance(1_001)
  for (const { data } of logIns) {
    const token = (data as SessionData | null)?.token
    if (token) expect((await site.get('/api/user/balance', { token })).status).toBe(401)
  }
  expect((await site.get('/api/user/balance', from)).status).toBe(200)
})

test('§5 Change password: a mismatch, a short and a common password are refused', async () => {
  const { username, password, from } = await signedUp(site)
  expect(await change(from, { confirmPassword: `${NEW}x` })).toMatchObject({
    status: 400,
    data: { code: 'invalid_input', fields: [{ field: 'confirmPassword' }] },
  })
  expect((await change(from, { password: 'kısa' })).status).toBe(400)
  expect((await change(from, { oldPassword: 'kısa' })).status).toBe(400)
  for (const weak of ['123456789', 'Fenerbahce1907', `${username}7`])
    expect(await change(from, { password: weak })).toMatchObject({
      data: { code: 'weak_password' },
    })
  expect(await logIn(username, password)).toMatchObject({ success: true })
})

test('without a log-in there is no change', async () => {
  expect((await change(browser())).status).toBe(401)
})
