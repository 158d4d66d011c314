import type { SessionData } from '@zar/contract/players/auth'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { allMessages, browser, signedUp } from '../../../testing/players/mailbox.ts'
import { openPlayerApp, person, tckn, UNTHROTTLED } from '../../../testing/players/player-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { personalNoContext } from '../player.ts'

let casino: TestCasino
let site: Awaited<ReturnType<typeof openPlayerApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  site = await openPlayerApp(casino)
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(() => casino.close())

const register = (form: object, from = {}) =>
  site.post<SessionData>('/api/auth/register', form, from)
const playersWith = async (PersonalNo: string) =>
  casino.db
    .selectFrom('player')
    .selectAll()
    .where('personal_no_hmac', '=', site.deps.fieldCipher.index(PersonalNo))
    .execute()

test('a registration opens an account with its ledger accounts, and logs in', async () => {
  const form = person({ trialBonus: 1, refId: 77 })

  const answer = await register(form)

  expect(answer).toMatchObject({
    status: 200,
    success: true,
    message: 'Hesabın açıldı. Hoş geldin.',
  })
  expect(answer.data).toMatchObject({
    username: form.username,
    phone: form.phone,
    smsVerified: false,
    balance: 0,
    lastLoginAt: null,
  })
  expect(answer.data?.usercode).toMatch(/^ZR \d{3} \d{3} \d{3}$/)
  expect(Buffer.from(answer.data?.token ?? '', 'base64url')).toHaveLength(32)
  const [player] = await playersWith(form.PersonalNo)
  expect(player).toMatchObject({
    phone: `+${form.phone}`,
    birth_date: '1990-05-19',
    trial_bonus_wanted: true,
    referral_id: 77n,
    status: 'active',
  })
  const balance = await site.get('/api/user/balance', { token: answer.data?.token ?? '' })
  expect(balance).toMatchObject({ status: 200, data: { balance: 0 } })
})

test('AUT-03: the password is kept as Argon2id of 19 MiB and two passes', async () => {
  const form = person()
  await register(form)
  const [player] = await playersWith(form.PersonalNo)
  expect(player?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('PRV-04: the identity number is in the database only encrypted, and opens for its player alone', async () => {
  const form = person()
  await register(form)
  const [player] = await playersWith(form.PersonalNo)
  expect(player).toBeDefined()
  if (!player) return
  expect(player.personal_no_sealed.toString('latin1')).not.toContain(form.PersonalNo)
  expect(
    JSON.stringify(player, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
  ).not.toContain(form.PersonalNo)
  const { fieldCipher } = site.deps
  expect(fieldCipher.decrypt(player.personal_no_sealed, personalNoContext(player.id))).toBe(
    form.PersonalNo,
  )
  expect(() => fieldCipher.decrypt(player.personal_no_sealed, personalNoContext('other'))).toThrow()
})

test('H7, ACC-07: twenty registrations of one identity number at once open twenty accounts, and none holds it', async () => {
  const PersonalNo = tckn()

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => register(person({ PersonalNo }))),
  )

  expect(answers.every((answer) => answer.success)).toBe(true)
  const players = await playersWith(PersonalNo)
  expect(players).toHaveLength(20)
  expect(players.filter((one) => one.person_key.equals(one.personal_no_hmac))).toEqual([])
  const accounts = await casino.db
    .selectFrom('account')
    .innerJoin('player', 'player.id', 'account.owner_id')
    .select('kind')
    .where('personal_no_hmac', '=', site.deps.fieldCipher.index(PersonalNo))
    .execute()
  expect(accounts).toHaveLength(60)
})

test('§5 Registration: a Turkish letter that comes in two parts is that letter', async () => {
  const form = person({ name: 'Şule'.normalize('NFD'), surname: 'İpek'.normalize('NFD') })
  expect(await register(form)).toMatchObject({ success: true })
  expect(await playersWith(form.PersonalNo)).toMatchObject([{ name: 'Şule', surname: 'İpek' }])
})

/** An answer without what is its own account's. */
const shapeOf = ({ data, ...answer }: Awaited<ReturnType<typeof register>>) => ({
  ...answer,
  data: Object.fromEntries(Object.entries(data ?? {}).map(([key, value]) => [key, typeof value])),
})

test('H7, AUT-04: to a known e-mail, phone or identity number the answer is the one to a new one', async () => {
  const first = await confirmed()

  const unknown = await register(person())
  const answers = await Promise.all([
    register(person({ email: first.email.toUpperCase() })),
    register(person({ phone: first.phone.slice(2) })),
    register(person({ PersonalNo: first.PersonalNo })),
  ])

  expect(unknown).toMatchObject({ status: 200, success: true })
  for (const answer of answers) expect(shapeOf(answer)).toEqual(shapeOf(unknown))
})

/** A player whose address, phone and number are theirs by every check. */
async function confirmed() {
  const player = await signedUp(site)
  await casino.db
    .updateTable('player')
    .set(({ ref }) => ({
      is_email_confirmed: true,
      is_phone_verified: true,
      person_key: ref('personal_no_hmac'),
    }))
    .where('username', '=', player.username)
    .execute()
  return player
}

test('H7: each sign-up sends one email: a new address its link, and the owner of a known one the news, in their language', async () => {
  const from = browser({ locale: 'en' })
  const owner = await signedUp(site, from)
  const [link, ...none] = await allMessages(site, from)
  expect(none).toEqual([])
  expect(link).toMatchObject({ to: owner.email, subject: 'Confirm your email address' })
  const token = /#(\S+)/.exec(link?.text ?? '')?.[1]
  expect(await site.post('/api/auth/confirmemail', { token })).toMatchObject({ success: true })

  const stranger = browser()
  await register(person({ email: owner.email.toUpperCase() }), stranger)
  expect(await allMessages(site, stranger)).toEqual([])
  // The sandbox puts what a browser has caused into that browser's own box: the owner signed in there.
  await register(person({ email: owner.email }), { ...from, locale: 'tr' })
  const [news] = await allMessages(site, from)
  expect(news).toMatchObject({
    to: owner.email,
    subject: 'Somebody tried to sign up with your address',
    text: expect.stringContaining('log in or reset your password'),
  })
  expect(news?.text).not.toContain(link?.text.split('#')[0])
})

test('H7: a mailbox gets three emails of sign-ups a day, and the answers stay alike', async () => {
  const registration = { ...UNTHROTTLED.registration, mailbox: { tries: 3, seconds: 86_400 } }
  const strict = await openPlayerApp(casino, { ...UNTHROTTLED, registration })
  const from = browser()
  const { email } = person()
  for (let count = 0; count < 5; count++)
    expect(await strict.post('/api/auth/register', person({ email }), from)).toMatchObject({
      success: true,
    })
  expect(await allMessages(strict, from)).toHaveLength(3)
})

test('TR-04: ALI and ali are one user name, and Alı is none', async () => {
  const suffix = person().username
  expect((await register(person({ username: `ALI${suffix}` }))).success).toBe(true)

  const again = await register(person({ username: `ali${suffix}` }))
  expect(again).toMatchObject({ success: false, data: { code: 'username_taken' } })
  const dotless = await register(person({ username: `alı${suffix}` }))
  expect(dotless).toMatchObject({ status: 400, data: { code: 'invalid_input' } })
})

test.each([
  { why: 'different passwords', change: { password2: 'nar tanesi 82' }, field: 'password2' },
  { why: 'a day that is not', change: { birthDate: '1990-02-30' }, field: 'birthDate' },
  { why: 'U14: a day of one digit', change: { birthDate: '1990-02-3' }, field: 'birthDate' },
  { why: 'U14: a month of one digit', change: { birthDate: '1990-2-03' }, field: 'birthDate' },
  { why: 'another currency', change: { currencyId: 2 }, field: 'currencyId' },
  { why: 'a country that is not', change: { country: 9_999 }, field: 'country' },
  { why: 'a country id beyond the column', change: { country: 2 ** 40 }, field: 'country' },
  { why: 'a landline', change: { phone: '902121234567' }, field: 'phone' },
  { why: 'TR-01: a wrong check digit', change: { PersonalNo: '10000000147' }, field: 'PersonalNo' },
  { why: 'a NUL in the e-mail', change: { email: 'a\u0000b@c.example' }, field: 'email' },
  {
    why: 'half a character in the e-mail',
    change: { email: 'a\ud800b@c.example' },
    field: 'email',
  },
  ...['a<b@c.example>', 'a,b@c.example', '.a@c.example', 'a..b@c.example', 'a@-.-', 'a@b-.com'].map(
    (email) => ({ why: `${email}, which no mail reaches,`, change: { email }, field: 'email' }),
  ),
  { why: 'digits in the name', change: { name: 'Is1l' }, field: 'name' },
  { why: 'AUZ-02: a field of ours', change: { balance: 5 }, field: 'balance' },
])('$why is refused at its field, and nothing is stored', async ({ change, field }) => {
  const form = person()

  const answer = await register({ ...form, ...change })

  expect(answer).toMatchObject({ status: 400, success: false, data: { code: 'invalid_input' } })
  const { fields } = answer.data as unknown as { fields: { field: string; message: string }[] }
  expect(fields.map((one) => one.field)).toEqual([field])
  expect(fields[0]?.message).not.toBe('')
  expect(await playersWith(form.PersonalNo)).toEqual([])
})

test('every wrong field is named at once, in the language asked for', async () => {
  const form = person({ birthDate: '2001-13-01', phone: '12345', password2: 'something else' })
  const answer = await register(form, { locale: 'en' })
  const { fields } = answer.data as unknown as { fields: unknown[] }
  expect(fields).toEqual([
    { field: 'password2', message: 'The passwords do not match.' },
    { field: 'phone', message: 'Enter a valid phone number.' },
    { field: 'birthDate', message: 'There is no such date.' },
  ])
})

test.each([
  { change: { birthDate: '2008-03-02' }, code: 'too_young' },
  { change: { password: '123456', password2: '123456' }, code: 'weak_password' },
  { change: { countryCode: 'US' }, code: 'country_not_allowed' },
])('$change is refused as $code', async ({ change, code }) => {
  const { countryCode, ...rest } = { countryCode: 'TR', ...change }
  const { id } = await casino.db
    .selectFrom('country')
    .select('id')
    .where('code', '=', countryCode)
    .executeTakeFirstOrThrow()
  const answer = await register(person({ ...rest, country: id, phone: '905321112233' }))
  expect(answer).toMatchObject({ status: 200, success: false, data: { code } })
})

test('H16: an operator’s setting raises the least length of a password, and the form says which', async () => {
  const policy = { ...UNTHROTTLED, passwordMin: 12 }
  const strict = await openPlayerApp(casino, policy)
  const short = person({ password: 'nar tane 81', password2: 'nar tane 81' })
  expect(await strict.post('/api/auth/register', short)).toMatchObject({
    status: 400,
    data: { fields: [{ field: 'password', message: 'Şifre en az 12 karakter olmalı.' }] },
  })
  const form = person()
  const { data } = await strict.post<SessionData>('/api/auth/register', form)
  const change = {
    oldPassword: form.password,
    password: short.password,
    confirmPassword: short.password,
  }
  const from = { token: data?.token ?? '' }
  expect(await strict.post('/api/customer/changepassword', change, from)).toMatchObject({
    data: { fields: [{ field: 'password' }] },
  })
})

test('X9: elsewhere than in Türkiye any eleven digits are an identity number', async () => {
  const { id } = await casino.db
    .selectFrom('country')
    .select('id')
    .where('code', '=', 'DE')
    .executeTakeFirstOrThrow()
  const form = person({ country: id, PersonalNo: '10000000147', phone: '01701234567' })
  expect(await register(form)).toMatchObject({ success: true, data: { phone: '491701234567' } })
})

test('the form offers Türkiye and no country that is closed, in both languages', async () => {
  type Form = { countries: { id: number; name: string }[] }
  const [tr, en] = await Promise.all([
    site.get<Form>('/api/auth/form'),
    site.get<Form>('/api/auth/form', { locale: 'en' }),
  ])
  const names = (form: Form | null) => form?.countries.map((country) => country.name) ?? []
  expect(tr.data?.countries).toContainEqual({ id: 1, name: 'Türkiye' })
  expect(names(tr.data)).toContain('Almanya')
  expect(names(en.data)).toContain('Germany')
  expect(names(en.data)).toContain('Türkiye')
  expect(names(en.data)).not.toContain('United States')
  expect(names(tr.data).length).toBeGreaterThan(200)
})
