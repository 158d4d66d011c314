import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  browser,
  lastCode,
  sentMessages,
  signedUp,
  wrong,
} from '../../../testing/players/mailbox.ts'
import { type From, openPlayerApp, UNTHROTTLED } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { DEFAULT_PLAYER_POLICY } from '../policy.ts'

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
beforeEach(() => casino.clock.advance(120_000))
afterAll(() => casino.close())

const CODE_WRONG = { status: 200, success: false, data: { code: 'code_wrong' } }
const PHONE_TAKEN = { status: 200, success: false, data: { code: 'phone_taken' } }
type Site = typeof site

const PASSWORD = 'nar tanesi 81'
const ask = (phone: string, from: From, at: Site = site, password: string | undefined = PASSWORD) =>
  at.post('/api/customer/updatephone', { step: 1, phone, password }, from)
const verify = (phone: string, code: string, from: From) =>
  site.post('/api/customer/updatephone', { step: 2, phone, code }, from)
const somePhone = () => `90541${String(randomInt(1e7)).padStart(7, '0')}`

const rowOf = (username: string) =>
  casino.db
    .selectFrom('player')
    .select(['id', 'phone', 'is_phone_verified'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()

async function asked() {
  const player = await signedUp(site)
  const answer = await ask(player.phone, player.from)
  expect(answer).toMatchObject({
    success: true,
    message: 'Kod telefonunda. 60 saniye sonra yeniden isteyebilirsin.',
  })
  return { ...player, code: await lastCode(site, player.from) }
}

test('§4 Registration: the code that came by SMS makes the phone verified', async () => {
  const { username, phone, code, from } = await asked()
  const [sms] = await sentMessages(site, from)
  expect(sms).toMatchObject({ channel: 'sms', to: `+${phone}`, subject: null, code })
  expect(sms?.text).toContain(code)

  expect(await verify(phone, code, from)).toMatchObject({ success: true })

  expect(await rowOf(username)).toMatchObject({ phone: `+${phone}`, is_phone_verified: true })
  const { data } = await site.post('/api/auth/login', { username, password: 'nar tanesi 81' }, from)
  expect(data).toMatchObject({ phone, smsVerified: true })
})

test('AUT-09: a verified number is replaced for the password alone, asked again without it', async () => {
  const player = await asked()
  expect(await verify(player.phone, player.code, player.from)).toMatchObject({ success: true })
  casino.clock.advance(120_000)
  const send = (body: object) =>
    site.post('/api/customer/updatephone', { step: 1, ...body }, player.from)
  const other = somePhone()
  const before = await sentMessages(site, player.from)
  expect(await send({ phone: other })).toMatchObject({ data: { code: 'phone_password_needed' } })
  expect(await send({ phone: other, password: 'tahmin-1' })).toMatchObject({
    data: { code: 'wrong_password' },
  })
  expect(await sentMessages(site, player.from)).toEqual(before)
  expect(await send({ phone: player.phone })).toMatchObject({ success: true })
  expect(await send({ phone: other, password: PASSWORD })).toMatchObject({ success: true })
})

test('U14, X14: a number that was never verified guards nothing, and is replaced without the password', async () => {
  const player = await signedUp(site)
  const other = somePhone()
  const send = () => site.post('/api/customer/updatephone', { step: 1, phone: other }, player.from)
  expect(await send()).toMatchObject({ success: true })
  expect(await verify(other, await lastCode(site, player.from), player.from)).toMatchObject({
    success: true,
  })
  expect(await rowOf(player.username)).toMatchObject({
    phone: `+${other}`,
    is_phone_verified: true,
  })
})

test('TR-03: another phone takes the first one’s place, and the mailbox hears of it (AUT-10)', async () => {
  const { username, email, from } = await asked()
  const phone = somePhone()
  await ask(phone, from)
  expect(await verify(phone, await lastCode(site, from), from)).toMatchObject({ success: true })
  const row = await rowOf(username)
  expect(row).toMatchObject({ phone: `+${phone}`, is_phone_verified: true })
  expect((await sentMessages(site, from)).map(({ subject, to }) => [subject, to])).toContainEqual([
    'Telefon numaran değişti',
    email,
  ])
  const told = casino.db
    .selectFrom('notification')
    .select('title_en')
    .where('player_id', '=', row.id)
  expect(await told.execute()).toEqual([{ title_en: 'Your phone is verified' }])
})

test('AUT-06: of a thousand checks of one code, a hundred at a time, one says yes', async () => {
  const { phone, code, from } = await asked()
  const answers: Awaited<ReturnType<typeof verify>>[] = []
  for (let wave = 0; wave < 10; wave++)
    answers.push(
      ...(await Promise.all(Array.from({ length: 100 }, () => verify(phone, code, from)))),
    )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.filter(({ success }) => !success)).toHaveLength(999)
  for (const answer of answers) if (!answer.success) expect(answer).toMatchObject(CODE_WRONG)
})

test('AUT-06: five wrong codes kill the right one, expired or used it is dead too', async () => {
  const { phone, code, from, username } = await asked()
  for (let at = 1; at <= 5; at++)
    expect(await verify(phone, wrong(code, at), from)).toMatchObject(CODE_WRONG)
  expect(await verify(phone, code, from)).toMatchObject(CODE_WRONG)

  const late = await asked()
  casino.clock.advance(10 * 60_000)
  expect(await verify(late.phone, late.code, late.from)).toMatchObject(CODE_WRONG)
  expect(await rowOf(username)).toMatchObject({ is_phone_verified: false })
})

test('AUT-06: a code is for one purpose, one player and one phone', async () => {
  const player = await asked()
  const other = await asked()
  expect(await verify(player.phone, player.code, other.from)).toMatchObject(CODE_WRONG)
  expect(await verify(somePhone(), player.code, player.from)).toMatchObject(CODE_WRONG)

  const reset = { username: player.username, password: 'yeni-bahce-88', password2: 'yeni-bahce-88' }
  await site.post('/api/auth/sendresetpassword', { username: player.username }, player.from)
  const mailed = await lastCode(site, player.from)
  expect(mailed).not.toBe(player.code)
  const byPhoneCode = { ...reset, code: player.code }
  expect(
    await site.post('/api/auth/changepasswordwithcode', byPhoneCode, player.from),
  ).toMatchObject(CODE_WRONG)
  expect(await verify(player.phone, mailed, player.from)).toMatchObject(CODE_WRONG)
  expect(await verify(player.phone, player.code, player.from)).toMatchObject({ success: true })
})

test('H7, AUT-04: that a phone is another player’s is told to nobody but who has its code, and it stays theirs', async () => {
  const first = await signedUp(site)
  const second = await signedUp(site)
  expect(await ask(first.phone, first.from)).toMatchObject({ success: true })
  await verify(first.phone, await lastCode(site, first.from), first.from)
  const known = await ask(first.phone, second.from)
  expect(known).toEqual(await ask(somePhone(), (await signedUp(site)).from))
  expect(known.success).toBe(true)
  const code = await lastCode(site, second.from)
  expect(await verify(first.phone, code, second.from)).toMatchObject(PHONE_TAKEN)

  const phone = somePhone()
  for (const { from } of [first, second])
    expect(await ask(phone, from)).toMatchObject({ success: true })
  const codes = [await lastCode(site, first.from), await lastCode(site, second.from)] as const
  const answers = await Promise.all([
    verify(phone, codes[0], first.from),
    verify(phone, codes[1], second.from),
  ])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.find(({ success }) => !success)).toMatchObject(PHONE_TAKEN)
  const holders = casino.db.selectFrom('player').select('id').where('phone', '=', `+${phone}`)
  expect(await holders.execute()).toHaveLength(1)
})

test('§4 a resend waits 60 seconds for the same phone, and not for another one', async () => {
  const { phone, code, from } = await asked()
  expect(await ask(phone, from)).toMatchObject({ data: { code: 'code_too_soon' } })
  expect(await ask(somePhone(), from)).toMatchObject({ success: true })
  casino.clock.advance(60_000)
  expect(await ask(phone, from)).toMatchObject({ success: true })
  const fresh = await lastCode(site, from)
  if (fresh !== code) expect(await verify(phone, code, from)).toMatchObject(CODE_WRONG)
})

test.each([
  { why: 'a landline', phone: '902121234567', answer: { status: 400 } },
  { why: 'no number at all', phone: '00000', answer: { status: 400 } },
  { why: 'letters', phone: 'beş yüz', answer: { status: 400 } },
  { why: 'FRD-02: a number abroad', phone: '4915112345678', answer: { status: 200 } },
])('$why gets no code', async ({ phone, answer }) => {
  const { from } = await signedUp(site)
  expect(await ask(phone, from)).toMatchObject({ success: false, ...answer })
  expect(await sentMessages(site, from)).toEqual([])
})

test('FRD-01: one phone, one player, one address and the whole casino get only so many codes', async () => {
  // A casino of its own: the counts are the whole casino's.
  const quiet = await openTestCasino()
  const tries = (count: number) => ({ tries: count, seconds: 60 })
  const sms = {
    ...DEFAULT_PLAYER_POLICY.sms,
    player: tries(3),
    phone: tries(2),
    address: tries(5),
    house: tries(7),
  }
  const guarded = await openPlayerApp(quiet, { ...DEFAULT_PLAYER_POLICY, sms })
  const at = async (ip: string) => {
    const { from } = await signedUp(guarded, browser({ ip }))
    return async (phone = somePhone()) => {
      quiet.clock.advance(60_000)
      return (await ask(phone, from, guarded)).status
    }
  }
  const one = await at('10.8.0.1')
  const two = await at('10.8.0.1')
  const three = await at('10.8.0.3')
  const four = await at('10.8.0.4')
  const phone = somePhone()
  expect([await one(phone), await one(phone)], 'two to a phone').toEqual([200, 200])
  expect(await two(phone), 'from another player too').toBe(429)
  expect([await one(), await one()], 'three of a player').toEqual([200, 429])
  expect([await two(), await two()], 'five of an address').toEqual([200, 429])
  expect([await three(), await three(), await three()]).toEqual([200, 200, 200])
  expect(await four(), 'seven of the house').toBe(429)
  await quiet.close()
})

test('FRD-01: a thousand requests over two hundred addresses send no more than the casino may', async () => {
  const cap = 60
  const quiet = await openTestCasino()
  const guarded = await openPlayerApp(quiet, {
    ...UNTHROTTLED,
    sms: { ...UNTHROTTLED.sms, house: { tries: cap, seconds: 3_600 } },
  })
  const { from } = await signedUp(guarded)
  const answers: { success: boolean; data: unknown }[] = []
  for (let wave = 0; wave < 50; wave++) {
    const asked = Array.from({ length: 20 }, (_, at) => {
      const ip = `10.9.0.${(wave * 20 + at) % 200}`
      return ask(somePhone(), { ...from, ip }, guarded)
    })
    answers.push(...(await Promise.all(asked)))
  }
  expect(answers.filter(({ success }) => success)).toHaveLength(cap)
  const [refused] = answers.filter(({ success }) => !success)
  expect(refused).toMatchObject({ status: 429, data: { code: 'codes_paused' } })
  const alarms = guarded.lines.filter((line) => line.includes('sending cap reached'))
  expect(alarms, 'the operator is told once').toHaveLength(1)
  await quiet.close()
})

test('FRD-02: a player has one code at a time, whatever numbers it was asked for', async () => {
  const { phone, code, from } = await asked()
  const other = somePhone()
  await ask(other, from)
  const second = await lastCode(site, from)
  expect(await verify(phone, code, from)).toMatchObject(CODE_WRONG)
  expect(await verify(other, second, from)).toMatchObject({ success: true })
})

test('FRD-02: of ten numbers asked for at once, one code is good', async () => {
  const { from } = await signedUp(site)
  const phones = Array.from({ length: 10 }, somePhone)
  const asked = await Promise.all(phones.map((phone) => ask(phone, from)))
  expect(asked.every(({ success }) => success)).toBe(true)
  const codes = (await sentMessages(site, from)).map(({ to, code }) => ({
    phone: to.slice(1),
    code,
  }))
  expect(codes).toHaveLength(10)
  let right = 0
  for (const { phone, code } of codes)
    if ((await verify(phone, code ?? '', from)).success) right += 1
  expect(right).toBe(1)
})

test('§6: without a log-in there is no phone verification', async () => {
  expect((await ask(somePhone(), browser())).status).toBe(401)
  expect((await verify(somePhone(), '123456', browser())).status).toBe(401)
})

test.each([
  { step: 3, phone: '905321112233' },
  { step: 2, phone: '905321112233' },
  { step: 2, phone: '905321112233', code: '12345' },
  { step: 2, phone: '905321112233', code: '12345a' },
  { step: 1, phone: '905321112233', code: '123456' },
  { step: '1', phone: '905321112233' },
  {},
])('§5 Phone verification: %j is refused', async (body) => {
  const { from } = await signedUp(site)
  expect((await site.post('/api/customer/updatephone', body, from)).status).toBe(400)
})
