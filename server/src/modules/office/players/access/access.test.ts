import type { Letter } from '@zar/contract/office/letters/letters'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import { saveLetter } from '../../../messages/index.ts'

type Name = 'selin' | 'defne' | 'ege' | 'cem' | 'kasa'
let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let desks: Record<Name, Desk>
beforeAll(async () => {
  casino = await openTestCasino({ isPatient: true })
  office = await openOfficeApp(casino)
  const desk = async (name: string, role: 'support' | 'risk' | 'compliance' | 'cashier') =>
    office.session((await office.staff(name, [role])).id)
  desks = {
    selin: await desk('selin', 'support'),
    defne: await desk('defne', 'support'),
    ege: await desk('ege', 'risk'),
    cem: await desk('cem', 'compliance'),
    kasa: await desk('kasa', 'cashier'),
  }
})
beforeEach(() => void office.letters.splice(0))
afterAll(async () => {
  await office.close()
  await casino.close()
})

const REASON = 'Seen with the passport of ticket 4117.'
type Answer = { outcome?: string; proposal?: string; code?: string }
const post = (path: string, input: object, desk: Desk) =>
  office.post<Answer>(`/api/office/player-${path}`, input, desk)
const codeOf = ({ success, data }: Awaited<ReturnType<typeof post>>) =>
  success ? (data?.outcome ?? 'done') : data?.code
const change = (input: object, desk: Desk) =>
  post('contact-change', { reason: REASON, ...input }, desk)
const playerOf = (id: string) =>
  casino.db
    .selectFrom('player')
    .select(['email', 'email_key', 'phone', 'is_email_confirmed', 'is_phone_verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const deedsOf = (id: string, does: string) =>
  casino.db
    .selectFrom('audit_event')
    .select(['outcome', 'code', 'after', 'reason'])
    .where('player_id', '=', id)
    .where('does', '=', does)
    .orderBy('id')
    .execute()
const changesOf = (id: string) =>
  casino.db
    .selectFrom('access_change')
    .select(['kind', 'former', 'proposed_by', 'approved_by'])
    .where('player_id', '=', id)
    .orderBy('id')
    .execute()
const caller = {
  ip: '203.0.113.9',
  userAgent: 'test',
  fingerprint: '',
  device: '',
  header: () => '',
}
const logIn = (id: string) =>
  casino.db.transaction().execute((tx) => office.deps.sessions.start(tx, id, caller as never))
const openSessions = async (id: string) =>
  (
    await casino.db
      .selectFrom('session')
      .select('id')
      .where('player_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
  ).length
const fresh = () => `yeni${casino.random.digits(9)}@posta.example`

test('AUZ-03, AUT-10: two who typed the same address change it; the old address and phone are told, sessions end', async () => {
  const id = await casino.player()
  await logIn(id)
  const before = await playerOf(id)
  const value = fresh()
  const wish = { id, kind: 'email', value }
  expect(codeOf(await change(wish, desks.kasa))).toBe('no_right')
  expect((await change({ ...wish, reason: 'short' }, desks.selin)).status).toBe(400)
  const asked = await change(wish, desks.selin)
  expect(codeOf(asked)).toBe('waits')
  expect(await playerOf(id)).toEqual(before)
  expect(office.letters).toEqual([])
  const { proposal } = asked.data ?? {}
  expect(codeOf(await change(wish, desks.ege))).toBe('proposal_waits')
  expect(codeOf(await change({ ...wish, proposal }, desks.selin))).toBe('same_person')
  const other = { ...wish, value: fresh(), proposal }
  expect(codeOf(await change(other, desks.ege))).toBe('contact_differs')
  const both = await Promise.all(
    [desks.ege, desks.cem].map((desk) => change({ ...wish, proposal }, desk)),
  )
  expect(both.filter((one) => codeOf(one) === 'done')).toHaveLength(1)
  expect(await playerOf(id)).toMatchObject({ email: value, is_email_confirmed: false })
  expect(await openSessions(id)).toBe(0)
  // The old ones are told what it is now, masked; the new one is asked to confirm itself.
  expect(office.letters.map(({ way, to }) => [way, to])).toEqual([
    ['mail', before.email],
    ['sms', before.phone],
    ['mail', value],
  ])
  const [told, , asking] = office.letters
  expect(told?.text).toContain('ye••••@posta.example')
  expect(told?.text).not.toContain(value)
  expect(told?.text).toContain('24 saat')
  expect(asking?.text).toContain('/confirm-email')
  expect(await changesOf(id)).toMatchObject([{ kind: 'email', former: before.email }])
  const rows = await deedsOf(id, 'player.contact_change')
  expect(rows.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(value)
  const waiting = await casino.db.selectFrom('proposal').select(['terms', 'facts']).execute()
  expect(JSON.stringify(waiting)).not.toContain(value)
})

/** New words of the office, as they are kept. */
async function worded(letter: Letter, text: string) {
  const { id: by } = await office.staff('yazar', ['support'])
  const words = { tr: { subject: 'Yeni konu', text }, en: { subject: 'New subject', text } }
  await casino.db
    .transaction()
    .execute((tx) => saveLetter(tx, { letter, version: 0, words, because: REASON, by }))
}

test('what the house does is told by letter and text in the words of the office, and in the panel in its own', async () => {
  const id = await casino.player()
  await worded('phone-by-support', 'Numaran {phone}.')
  const wish = { id, kind: 'phone', value: '0532 100 20 31' }
  const { data } = await change(wish, desks.selin)
  expect(codeOf(await change({ ...wish, proposal: data?.proposal }, desks.ege))).toBe('done')
  const text = expect.stringMatching(/^Numaran 2031\. Bunu sen istemediysen .* 24 saat bekler\.$/)
  expect(office.letters).toMatchObject([
    { way: 'mail', subject: 'Yeni konu', text },
    { way: 'sms', subject: null, text },
  ])
  const panel = await casino.db
    .selectFrom('notification')
    .select(['title_tr', 'note_tr', 'note_en'])
    .where('player_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(panel).toMatchObject({
    title_tr: 'Telefon numaran destek ekibince değiştirildi',
    note_tr: expect.stringMatching(/^Hesabının telefonu artık 2031 ile biten numara\. Bunu sen/),
    note_en: expect.stringMatching(/^The phone of your account is now .* 2031\. If you did not/),
  })
})

test('a phone is changed as it is stored, and has to be verified by its owner', async () => {
  const id = await casino.player()
  const wish = { id, kind: 'phone', value: '0532 100 20 30' }
  const { data } = await change(wish, desks.defne)
  const again = { ...wish, value: '+90 532 1002030', proposal: data?.proposal }
  expect(codeOf(await change(again, desks.cem))).toBe('done')
  expect(await playerOf(id)).toMatchObject({ phone: '+905321002030', is_phone_verified: false })
  expect(office.letters.map(({ way }) => way)).toEqual(['mail', 'sms'])
  const wrong = { id, kind: 'phone', value: '12 34 56 78' }
  expect(codeOf(await change(wrong, desks.defne))).toBe('invalid_input')
})

test('what is theirs already, or confirmed by another account, is not given; nor is anything to a closed account', async () => {
  const [id, owner, gone] = await Promise.all([
    casino.player(),
    casino.player(),
    casino.player({ status: 'closed' }),
  ])
  const own = await playerOf(id)
  const same = { id, kind: 'email', value: own.email.toUpperCase() }
  expect(codeOf(await change(same, desks.selin))).toBe('contact_same')
  const { phone } = await playerOf(owner)
  expect(codeOf(await change({ id, kind: 'phone', value: phone }, desks.selin))).toBe(
    'contact_taken',
  )
  const toGone = { id: gone, kind: 'email', value: fresh() }
  expect(codeOf(await change(toGone, desks.selin))).toBe('player_closed')
  // Another account confirms it between the two persons.
  const value = fresh()
  const { data } = await change({ id, kind: 'email', value }, desks.selin)
  await casino.db
    .updateTable('player')
    .set({ email: value, email_key: value, is_email_confirmed: true })
    .where('id', '=', owner)
    .execute()
  const late = { id, kind: 'email', value, proposal: data?.proposal }
  expect(codeOf(await change(late, desks.ege))).toBe('contact_taken')
  expect((await playerOf(id)).email).toBe(own.email)
})

test('a change that the player made meanwhile stops the approval', async () => {
  const id = await casino.player()
  const wish = { id, kind: 'email', value: fresh() }
  const { data } = await change(wish, desks.selin)
  await casino.db
    .updateTable('player')
    .set({ phone: '+905329998877' })
    .where('id', '=', id)
    .execute()
  expect(codeOf(await change({ ...wish, proposal: data?.proposal }, desks.ege))).toBe(
    'changed_meanwhile',
  )
})

async function withTwoStep() {
  const id = await casino.player()
  await casino.db
    .insertInto('two_step')
    .values({ player_id: id, secret_sealed: Buffer.from('x'), begun_at: new Date() })
    .execute()
  await casino.db
    .updateTable('two_step')
    .set({ confirmed_at: new Date(), last_step: 1n })
    .where('player_id', '=', id)
    .execute()
  await casino.db
    .insertInto('recovery_code')
    .values({ player_id: id, code_hmac: Buffer.from('y') })
    .execute()
  return id
}

test('AUT-07, AUZ-03: a second step that was lost is removed by two, with its codes, and its owner is told', async () => {
  const id = await withTwoStep()
  await logIn(id)
  const wish = { id, reason: REASON }
  const none = await casino.player()
  expect(codeOf(await post('second-step-reset', { ...wish, id: none }, desks.selin))).toBe(
    'two_step_off',
  )
  expect(codeOf(await post('second-step-reset', wish, desks.kasa))).toBe('no_right')
  const { data } = await post('second-step-reset', wish, desks.selin)
  const again = { ...wish, proposal: data?.proposal }
  expect(codeOf(await post('second-step-reset', again, desks.selin))).toBe('same_person')
  const both = await Promise.all(
    [desks.ege, desks.cem].map((desk) => post('second-step-reset', again, desk)),
  )
  expect(both.filter((one) => codeOf(one) === 'done')).toHaveLength(1)
  for (const table of ['two_step', 'recovery_code'] as const)
    expect(
      await casino.db.selectFrom(table).select('player_id').where('player_id', '=', id).execute(),
    ).toEqual([])
  expect(await openSessions(id)).toBe(0)
  expect(office.letters.map(({ way }) => way)).toEqual(['mail', 'sms'])
  expect(await changesOf(id)).toMatchObject([{ kind: 'second_step', former: null }])
  const done = (await deedsOf(id, 'player.second_step_reset')).filter(
    ({ outcome }) => outcome === 'done',
  )
  expect(done).toMatchObject([{ reason: REASON }])
})

test('the recovery letter goes to the account’s own address, and its row has no secret', async () => {
  const id = await casino.player()
  const { email } = await playerOf(id)
  expect(codeOf(await post('reset-letter', { id }, desks.kasa))).toBe('no_right')
  expect(codeOf(await post('reset-letter', { id }, desks.selin))).toBe('done')
  expect(office.letters).toMatchObject([{ way: 'mail', to: email }])
  const [, secret = ''] = /#(\S+)/.exec(office.letters[0]?.text ?? '') ?? []
  expect(secret).toHaveLength(20)
  expect(office.letters[0]).toMatchObject({
    subject: 'Şifreni yenile',
    text: expect.stringMatching(
      /^Destek ekibine giremediğini söyledin\. Şifreni buradan yenile: \S+ Bağlantı 60 dakika geçerli ve bir kez/,
    ),
  })
  const rows = await deedsOf(id, 'player.reset_link')
  expect(rows.map(({ outcome }) => outcome)).toEqual(['done'])
  expect(JSON.stringify(rows)).not.toContain(secret)
})
