import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOfficeApp, PASSWORD } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { makeInvite } from './invite.ts'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
})
afterAll(() => casino.close())

const nextCode = () => {
  casino.clock.advance(30_000)
  return office.code()
}
const logIn = (input: object, ip?: string) =>
  office.post<{ step: string }>('/api/office/log-in', input, ip === undefined ? {} : { ip })

test('AUT-07: a password alone opens nothing; with the six digits of the app it does, once', async () => {
  await office.staff('ece', ['support'])
  const first = await logIn({ name: 'Ece ', password: PASSWORD })
  expect(first).toMatchObject({ status: 200, success: true, data: { step: 'totp' } })
  expect(first.token).toBeUndefined()
  const code = nextCode()
  const { token, data } = await logIn({ name: 'ece', password: PASSWORD, code })
  expect(data).toEqual({ step: 'done' })
  const me = await office.get<{ name: string; roles: string[] }>('/api/office/me', {}, { token })
  expect(me.data).toMatchObject({ name: 'ece', roles: ['support'] })
  expect(await logIn({ name: 'ece', password: PASSWORD, code })).toMatchObject({
    success: false,
    data: { code: 'staff_wrong' },
  })
})

test('AUT-04: five wrong tries close the door for a quarter of an hour, for one person and address', async () => {
  await office.staff('ozan', ['support'])
  const wrong = { name: 'ozan', password: 'yanlis bir sifre' }
  for (let n = 0; n < 5; n++)
    expect(await logIn(wrong, '198.51.100.4')).toMatchObject({ data: { code: 'staff_wrong' } })
  const right = { name: 'ozan', password: PASSWORD, code: nextCode() }
  expect(await logIn(right, '198.51.100.4')).toMatchObject({ status: 429 })
  expect(await logIn(right, '198.51.100.5')).toMatchObject({ data: { step: 'done' } })
})

test('a name that is nobody’s is answered as a wrong password, and stands in no log', async () => {
  expect(await logIn({ name: 'nobody-here', password: PASSWORD })).toMatchObject({
    data: { code: 'staff_wrong' },
  })
  const rows = await casino.db.selectFrom('audit_event').selectAll().execute()
  expect(
    JSON.stringify(rows, (_, one) => (typeof one === 'bigint' ? `${one}` : one)),
  ).not.toContain('nobody-here')
})

test('AUZ-04: who is suspended is out with the next request', async () => {
  const { id } = await office.staff('deniz', ['cashier'])
  const desk = await office.session(id)
  expect((await office.get('/api/office/me', {}, desk)).status).toBe(200)
  await casino.db.updateTable('staff').set({ state: 'suspended' }).where('id', '=', id).execute()
  expect((await office.get('/api/office/me', {}, desk)).status).toBe(401)
})

test('SES: a fourth session ends the oldest, and fifteen idle minutes end one', async () => {
  const { id } = await office.staff('kaan', ['cashier'])
  const desks = []
  for (let n = 0; n < 4; n++) desks.push(await office.session(id))
  const statuses = await Promise.all(
    desks.map(async (desk) => (await office.get('/api/office/me', {}, desk)).status),
  )
  expect(statuses).toEqual([401, 200, 200, 200])
  await casino.owner.db
    .updateTable('staff_session')
    .set({ seen_at: new Date(Date.now() - 15 * 60_000) })
    .where('staff_id', '=', id)
    .execute()
  expect((await office.get('/api/office/me', {}, desks[3])).status).toBe(401)
})

test('no page but the office’s own can call in a person’s name (CSRF)', async () => {
  const { id } = await office.staff('selin', ['support'])
  const desk = await office.session(id)
  const bare = { ...desk, headers: { 'x-zar-office': '' } }
  expect((await office.post('/api/office/log-out', {}, bare)).status).toBe(401)
  const foreign = { ...desk, headers: { origin: 'https://elsewhere.example' } }
  expect((await office.post('/api/office/log-out', {}, foreign)).status).toBe(401)
  expect((await office.get('/api/office/me', {}, desk)).status).toBe(200)
  expect(await office.post('/api/office/log-out', {}, desk)).toMatchObject({ success: true })
  expect((await office.get('/api/office/me', {}, desk)).status).toBe(401)
})

test('an invitation sets password and app once, and ends what the person had before', async () => {
  const { id } = await office.staff('tuna', ['support'])
  const before = await office.session(id)
  const token = await casino.db.transaction().execute((tx) => makeInvite(tx, casino, id))
  const invite = await office.post<{ secret: string; name: string }>('/api/office/invite', {
    token,
  })
  expect(invite.data?.name).toBe('tuna')
  const take = (code: string, password = 'uzun ve yeni bir cumle') =>
    office.post('/api/office/take-invite', { token, password, code })
  expect(await take('000000')).toMatchObject({ data: { code: 'second_step_wrong' } })
  const code = office.codeOf(invite.data?.secret ?? '')
  expect(await take(code, 'tuna tuna tuna')).toMatchObject({ data: { code: 'weak_password' } })
  const both = await Promise.all([take(code), take(code)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect((await office.get('/api/office/me', {}, before)).status).toBe(401)
  expect(await office.post('/api/office/invite', { token })).toMatchObject({
    data: { code: 'invite_over' },
  })
})

test('a proof of identity takes the digits of one’s own app, and is told until when it is good', async () => {
  const { id } = await office.staff('mert', ['cashier'])
  const desk = await office.session(id)
  const wish = { right: 'withdrawal.approve', object: 'withdrawal:1', amountE5: '100000' }
  const prove = (code: string) => office.post('/api/office/prove', { for: wish, code }, desk)
  expect(await prove('000000')).toMatchObject({ data: { code: 'staff_wrong' } })
  expect(await prove(nextCode())).toMatchObject({ success: true })
  const [proof] = await casino.db.selectFrom('staff_proof').selectAll().execute()
  expect(proof).toMatchObject({ right_name: 'withdrawal.approve', amount_e5: 100_000n })
})
