import type { Account } from '@zar/contract/players/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  browser,
  lastCode,
  sentMessages,
  signedUp,
  wrong,
} from '../../../testing/players/mailbox.ts'
import { type From, openPlayerApp, person } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { DEFAULT_PLAYER_POLICY } from '../policy.ts'

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
afterAll(() => casino.close())

const PASSWORD = 'nar tanesi 81'
const URL = '/api/customer/changeemail'
const newEmail = () => person().email

const ask = (from: From, email: string, password = PASSWORD, at = site) =>
  at.post(URL, { step: 1, email, password }, from)
const take = (from: From, email: string, code: string) =>
  site.post(URL, { step: 2, email, code }, from)
const emailOf = async (from: From) =>
  (await site.get<Account>('/api/customer/account', from)).data?.email

test('AUT-09, AUT-10: with the password and the code the address is changed, and the old one is told', async () => {
  const { from, email: old } = await signedUp(site)
  const email = newEmail()
  expect(await ask(from, email)).toMatchObject({ success: true })
  expect(await emailOf(from)).toBe(old)
  expect((await sentMessages(site, from))[0]).toMatchObject({ channel: 'mail', to: email })
  expect(await take(from, email, await lastCode(site, from))).toMatchObject({
    success: true,
    message: 'E-posta adresin değiştirildi.',
  })
  expect(await emailOf(from)).toBe(email)
  const [told] = await sentMessages(site, from)
  expect(told).toMatchObject({ to: old, subject: 'E-posta adresin değişti', code: null })
  expect(told?.text).not.toContain(email)
  const { playerId = '' } = (await site.sessions.findSignedIn(from.token)) ?? {}
  const rows = await casino.db
    .selectFrom('notification')
    .select('title_tr')
    .where('player_id', '=', playerId)
    .execute()
  expect(rows).toEqual([{ title_tr: 'E-posta adresin değişti' }])
})

test('AUT-09: without the password no code is sent, and it can not be guessed at', async () => {
  const guarded = await openPlayerApp(casino, DEFAULT_PLAYER_POLICY)
  const { from } = await signedUp(guarded)
  for (let at = 0; at < 3; at++)
    expect(await ask(from, newEmail(), 'tahmin-1', guarded)).toMatchObject({
      data: { code: 'wrong_password' },
    })
  expect((await ask(from, newEmail(), 'tahmin-1', guarded)).status).toBe(429)
  expect((await ask(from, newEmail(), PASSWORD, guarded)).status).toBe(429)
  expect(await sentMessages(guarded, from)).toEqual([])
})

test('AUT-06: a wrong code, another address’s code and a spent code change nothing', async () => {
  const { from, email: old } = await signedUp(site)
  const [first, second] = [newEmail(), newEmail()]
  await ask(from, first)
  const code = await lastCode(site, from)
  expect(await take(from, first, wrong(code))).toMatchObject({ data: { code: 'code_wrong' } })
  expect(await take(from, second, code)).toMatchObject({ data: { code: 'code_wrong' } })
  expect(await emailOf(from)).toBe(old)
  expect(await take(from, first, code)).toMatchObject({ success: true })
  expect(await take(from, first, code)).toMatchObject({ data: { code: 'code_wrong' } })
})

test('AUT-06: the sixth wrong try kills the code, and after ten minutes it is dead by itself', async () => {
  const { from } = await signedUp(site)
  const email = newEmail()
  await ask(from, email)
  const code = await lastCode(site, from)
  for (let by = 1; by <= 5; by++) await take(from, email, wrong(code, by))
  expect(await take(from, email, code)).toMatchObject({ data: { code: 'code_wrong' } })

  const other = newEmail()
  await ask(from, other)
  const late = await lastCode(site, from)
  casino.clock.advance(10 * 60_000 + 1)
  expect(await take(from, other, late)).toMatchObject({ data: { code: 'code_wrong' } })
})

test('AUZ-01: a code that was mailed for one player opens nothing for another', async () => {
  const [one, other] = [await signedUp(site), await signedUp(site)]
  const email = newEmail()
  await ask(one.from, email)
  const code = await lastCode(site, one.from)
  expect(await take(other.from, email, code)).toMatchObject({ data: { code: 'code_wrong' } })
  expect(await emailOf(other.from)).toBe(other.email)
  expect((await site.post(URL, { step: 2, email, code }, browser())).status).toBe(401)
})

test('H7, AUT-04: that an address is somebody else’s, in any case, is told to nobody but who has its code', async () => {
  const [one, other] = [await signedUp(site), await signedUp(site)]
  await casino.db
    .updateTable('player')
    .set({ is_email_confirmed: true })
    .where('username', '=', other.username)
    .execute()
  const known = await ask(one.from, other.email.toUpperCase())
  expect(known).toEqual(await ask((await signedUp(site)).from, newEmail()))
  expect(known.success).toBe(true)
  const code = await lastCode(site, one.from)
  expect(await take(one.from, other.email, code)).toMatchObject({ data: { code: 'email_taken' } })
  expect(await emailOf(one.from)).toBe(one.email)
  expect(await ask(one.from, one.email)).toMatchObject({ data: { code: 'email_same' } })
  expect(await sentMessages(site, one.from)).toHaveLength(1)
  for (const bad of ['x', 'a b@c.example', 'ad\u0000@posta.example'])
    expect((await ask(one.from, bad)).status).toBe(400)
})

test('two players who take the same address at once: one has it, the other hears that it is taken', async () => {
  const players = [await signedUp(site), await signedUp(site)]
  const email = newEmail()
  const codes: string[] = []
  for (const { from } of players) {
    await ask(from, email)
    codes.push(await lastCode(site, from))
  }
  const answers = await Promise.all(
    players.map(({ from }, at) => take(from, email, codes[at] ?? '')),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.find(({ success }) => !success)).toMatchObject({ data: { code: 'email_taken' } })
})

test('asked again within a minute, no second mail is sent', async () => {
  const { from } = await signedUp(site)
  const email = newEmail()
  await ask(from, email)
  expect(await ask(from, email)).toMatchObject({ data: { code: 'code_too_soon' } })
  expect(await sentMessages(site, from)).toHaveLength(1)
})
