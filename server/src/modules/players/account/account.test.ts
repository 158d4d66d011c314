import type { Account } from '@zar/contract/players/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, sentMessages, signedUp } from '../../../testing/players/mailbox.ts'
import { type From, openPlayerApp } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { HOUSE_ID, postTransfer } from '../../ledger/index.ts'

const MINUTE_MS = 60_000
const E5 = 100_000n

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
afterAll(() => casino.close())

const read = async (from: From): Promise<Account> => {
  const { data, message } = await site.get<Account>('/api/customer/account', from)
  if (!data) throw new Error(message)
  return data
}
const idOf = async (token: string) => (await site.sessions.findSignedIn(token))?.playerId ?? ''
const consent = (from: From, kind: string, isGiven: boolean) =>
  site.post('/api/customer/consent', { kind, isGiven }, from)

test('§2 Account: who the player is, in their language, with the identity number hidden', async () => {
  const player = await signedUp(site)
  const shown = await read({ ...player.from, locale: 'en' })
  expect(shown).toMatchObject({
    name: 'Işıl Öztürk',
    username: player.username,
    email: player.email,
    birthDate: '1990-05-19',
    country: 'Türkiye',
    phone: player.phone,
    isPhoneVerified: false,
    locale: 'tr',
    netDeposits: 0,
    consents: [],
    memberSince: casino.clock.now().toISOString(),
  })
  const no = player.PersonalNo
  expect(shown.personalNo).toBe(`${no.slice(0, 3)}••••••${no.slice(-2)}`)
  expect(JSON.stringify(shown)).not.toContain(no)
})

test('PRV-04: a number whose key is lost keeps the page from nobody, and the log says so', async () => {
  const { from, token } = await signedUp(site)
  await casino.db
    .updateTable('player')
    .set({ personal_no_sealed: Buffer.from('encrypted by nobody') })
    .where('id', '=', await idOf(token))
    .execute()
  expect((await read(from)).personalNo).toBe('•••••••••••')
  expect(site.lines.join('')).toContain('identity number does not open')
})

test('AUZ-02: the answer has the fields of the page and no other', async () => {
  const { from } = await signedUp(site)
  expect(Object.keys(await read(from)).sort()).toEqual([
    ...['birthDate', 'consents', 'country', 'email', 'isEmailConfirmed', 'isPhoneVerified'],
    ...['locale', 'memberSince'],
    ...['name', 'netDeposits', 'personalNo', 'phone', 'previousLogInAt', 'usercode', 'username'],
  ])
})

test('AUZ-01: without a log-in there is no account, and each sees only their own', async () => {
  expect((await site.get('/api/customer/account')).status).toBe(401)
  const [one, other] = [await signedUp(site), await signedUp(site)]
  expect((await read(one.from)).email).toBe(one.email)
  expect((await read(other.from)).email).toBe(other.email)
})

test('ACC-09: the log-in before this one is told, wherever it was', async () => {
  const player = await signedUp(site)
  expect((await read(player.from)).previousLogInAt).toBeNull()
  const before = casino.clock.now().toISOString()
  casino.clock.advance(7 * MINUTE_MS)
  const { username, password } = player
  const from = browser()
  const { data } = await site.post<{ token: string }>(
    '/api/auth/login',
    { username, password },
    from,
  )
  expect((await read({ ...from, token: data?.token ?? '' })).previousLogInAt).toBe(before)
})

test('ACC-05: net deposits are all deposits less all withdrawals that were paid', async () => {
  const player = await signedUp(site)
  const playerId = await idOf(player.token)
  await casino.deposit(playerId, 300n * E5)
  await casino.deposit(playerId, 50n * E5 + 25_000n)
  const cash = { ownerId: playerId, kind: 'player_cash' } as const
  const reserve = { ownerId: playerId, kind: 'player_withdrawal' } as const
  const post = (key: string, amountE5: bigint, rest: object) =>
    casino.db
      .transaction()
      .execute((tx) =>
        postTransfer(tx, { key, playerId, currency: 'TRY', amountE5, ...rest } as never),
      )
  await post('w1', 120n * E5, { source: cash, target: reserve, reason: 'withdrawal_reserve' })
  expect((await read(player.from)).netDeposits).toBe(350.25)
  await post('w2', 120n * E5, {
    source: reserve,
    target: { ownerId: HOUSE_ID, kind: 'gateway' },
    reason: 'withdrawal_paid',
  })
  expect((await read(player.from)).netDeposits).toBe(230.25)
  expect(await casino.sumOfBooks()).toBe(0n)
})

test('PRV-01: each marketing consent is off until it is given, by itself, and kept with its wording', async () => {
  const { from, token } = await signedUp(site)
  expect(await consent(from, 'marketing_sms', true)).toMatchObject({ success: true })
  expect((await read(from)).consents).toEqual(['marketing_sms'])
  await consent(from, 'marketing_email', true)
  await consent(from, 'marketing_sms', false)
  expect((await read(from)).consents).toEqual(['marketing_email'])
  const kept = await casino.db
    .selectFrom('consent')
    .select(['kind', 'is_given', 'version', 'locale', 'ip'])
    .where('player_id', '=', await idOf(token))
    .orderBy('number')
    .execute()
  expect(kept.map(({ kind, is_given }) => [kind, is_given])).toEqual([
    ['marketing_sms', true],
    ['marketing_email', true],
    ['marketing_sms', false],
  ])
  for (const row of kept) expect(row).toMatchObject({ locale: 'tr', ip: '203.0.113.7' })
})

test('PRV-01: of ten same answers at once one is kept', async () => {
  const { from, token } = await signedUp(site)
  await Promise.all(Array.from({ length: 10 }, () => consent(from, 'marketing_email', true)))
  const kept = await casino.db
    .selectFrom('consent')
    .select('number')
    .where('player_id', '=', await idOf(token))
    .execute()
  expect(kept).toHaveLength(1)
})

test('the language of messages is the player’s to choose, and emails come in it', async () => {
  const { from, password } = await signedUp(site)
  expect(await site.post('/api/customer/language', { locale: 'en' }, from)).toMatchObject({
    success: true,
  })
  expect((await read(from)).locale).toBe('en')
  const next = 'yeni-bahce-88'
  await site.post(
    '/api/customer/changepassword',
    { oldPassword: password, password: next, confirmPassword: next },
    from,
  )
  expect(await sentMessages(site, from)).toMatchObject([{ subject: 'Your password was changed' }])
  expect((await site.post('/api/customer/language', { locale: 'de' }, from)).status).toBe(400)
})
