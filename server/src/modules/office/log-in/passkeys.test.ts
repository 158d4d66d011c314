import type { Passkey } from '@zar/contract/players/passkey'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, OFFICE_URL, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openAuthenticator } from '../../../testing/players/authenticator.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
beforeAll(async () => {
  casino = await openTestCasino({ isPatient: true })
  office = await openOfficeApp(casino)
})
afterAll(async () => {
  await office.close()
  await casino.close()
})

type Begun = { challenge?: string; code?: string }
const SITE = { origin: OFFICE_URL, siteId: 'localhost' }
const post = <Data = { code?: string }>(path: string, input: object, desk?: Desk) =>
  office.post<Data>(`/api/office/${path}`, input, desk)
const nextCode = () => {
  casino.clock.advance(30_000)
  return office.code()
}
const begin = async (desk: Desk) =>
  (await post<Begun>('my-passkey-begin', { code: nextCode() }, desk)).data?.challenge ?? ''
const listed = async (desk: Desk) =>
  (await office.get<Passkey[]>('/api/office/my-passkeys', {}, desk)).data ?? []
async function person(name: string) {
  const { id } = await office.staff(name, ['support'])
  return { id, desk: await office.session(id) }
}

test('AUT-07: a person adds a second passkey of their own, logs in by it and takes it away; each has its row', async () => {
  const { id, desk } = await person('ece')
  expect((await post('my-passkey-begin', { code: '000000' }, desk)).data?.code).toBe('staff_wrong')
  for (const name of ['Telefon', 'Yedek']) {
    const device = openAuthenticator(SITE)
    const newKey = device.register(await begin(desk))
    expect((await post('my-passkey-add', { name, newKey }, desk)).success).toBe(true)
    const challenge = (await post<Begun>('passkey-challenge', {})).data?.challenge ?? ''
    const came = await post<{ step: string }>('passkey-log-in', { key: device.sign(challenge) })
    expect(came.data).toEqual({ step: 'done' })
  }
  const keys = await listed(desk)
  expect(keys.map(({ name }) => name)).toEqual(['Telefon', 'Yedek'])
  const gone = { id: keys[0]?.id, code: nextCode() }
  expect((await post('my-passkey-remove', gone, desk)).success).toBe(true)
  expect((await listed(desk)).map(({ name }) => name)).toEqual(['Yedek'])
  const rows = await casino.db
    .selectFrom('audit_event')
    .select(['does', 'after'])
    .where('actor', '=', id)
    .where('does', 'like', 'passkey%')
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { does: 'passkey_added', after: { name: 'Telefon' } },
    { does: 'passkey_added', after: { name: 'Yedek' } },
    { does: 'passkey_removed', after: { name: 'Telefon' } },
  ])
})

test('a challenge is one person’s, good once, and a key that was made elsewhere is not taken', async () => {
  const [one, other] = [await person('ali'), await person('can')]
  const challenge = await begin(one.desk)
  const newKey = openAuthenticator(SITE).register(challenge)
  const add = (key: object, desk: Desk) =>
    post('my-passkey-add', { name: 'Telefon', newKey: key }, desk)
  expect((await add(newKey, other.desk)).data?.code).toBe('passkey_refused')
  const both = await Promise.all([add(newKey, one.desk), add(newKey, one.desk)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  const elsewhere = openAuthenticator({ origin: 'https://kotu.example', siteId: 'kotu.example' })
  const foreign = elsewhere.register(await begin(one.desk))
  expect((await add(foreign, one.desk)).data?.code).toBe('passkey_refused')
  // What was given for a new key logs nobody in.
  const asLogIn = openAuthenticator(SITE).sign(await begin(one.desk))
  expect((await post('passkey-log-in', { key: asLogIn })).data?.code).toBe('passkey_refused')
  expect(await listed(other.desk)).toEqual([])
})

test('nobody takes another’s key away, and nobody lists it', async () => {
  const [one, other] = [await person('efe'), await person('nur')]
  const newKey = openAuthenticator(SITE).register(await begin(one.desk))
  await post('my-passkey-add', { name: 'Telefon', newKey }, one.desk)
  const [key] = await listed(one.desk)
  const stolen = { id: key?.id, code: nextCode() }
  expect((await post('my-passkey-remove', stolen, other.desk)).data?.code).toBe('not_found')
  expect(await listed(one.desk)).toHaveLength(1)
  expect((await office.get('/api/office/my-passkeys', {})).status).toBe(401)
})
