import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { confirmContacts } from '../../../../testing/players/copy-links.ts'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'

const DAY_MS = 24 * 60 * 60_000
let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let desks: Record<'selin' | 'cem' | 'ada' | 'ela', Desk>
beforeAll(async () => {
  casino = await openTestCasino({ isPatient: true })
  // The office reads the time of the database.
  casino.clock.set(new Date())
  office = await openOfficeApp(casino)
  const desk = async (name: string, role: 'support' | 'compliance') =>
    office.session((await office.staff(name, [role])).id)
  desks = {
    selin: await desk('selin', 'support'),
    cem: await desk('cem', 'compliance'),
    ada: await desk('ada', 'compliance'),
    ela: await desk('ela', 'compliance'),
  }
})
beforeEach(() => void office.letters.splice(0))
afterAll(async () => {
  await office.close()
  await casino.close()
})

const REASON = 'The player asked for it in ticket 4117.'
type Answer = { outcome?: string; proposal?: string; code?: string }
const post = (path: string, input: object, desk: Desk) =>
  office.post<Answer>(`/api/office/${path}`, { reason: REASON, ...input }, desk)
const codeOf = ({ success, data }: Awaited<ReturnType<typeof post>>) =>
  success ? (data?.outcome ?? 'done') : data?.code
const copy = (input: object, desk: Desk) => post('player-copy', input, desk)
const deedsOf = (id: string) =>
  casino.db
    .selectFrom('audit_event')
    .select(['outcome', 'code', 'after', 'reason'])
    .where('player_id', '=', id)
    .where('does', '=', 'player.copy')
    .orderBy('id')
    .execute()
const openOf = (id: string) =>
  casino.db
    .selectFrom('data_copy')
    .select(['proposed_by', 'approved_by'])
    .where('player_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

/** A closed account, whose address and phone are confirmed for longer than a week. */
async function reachable(): Promise<string> {
  const id = await casino.player({ status: 'closed' })
  await confirmContacts(casino, id, { daysAgo: 8 })
  return id
}
/** As two let a copy out. */
async function letOut(id: string) {
  const { data } = await copy({ id }, desks.cem)
  return copy({ id, proposal: data?.proposal }, desks.ada)
}

test('AUZ-03: two let a copy of a closed account out; one alone, and a role without the right, send nothing', async () => {
  const id = await reachable()
  expect(codeOf(await copy({ id }, desks.selin))).toBe('no_right')
  const asked = await copy({ id }, desks.cem)
  expect(codeOf(asked)).toBe('waits')
  const again = { id, proposal: asked.data?.proposal }
  expect(codeOf(await copy(again, desks.cem))).toBe('same_person')
  expect([office.letters, await openOf(id)]).toEqual([[], []])
  // Two more approve at once: one does it.
  const both = await Promise.all([desks.ada, desks.ela].map((desk) => copy(again, desk)))
  expect(both.filter((one) => codeOf(one) === 'done')).toHaveLength(1)
  expect(await openOf(id)).toHaveLength(1)
  expect(office.letters).toHaveLength(1)
  const { email } = await casino.db
    .selectFrom('player')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(office.letters[0]).toMatchObject({ way: 'mail', to: email })
  const [, token = ''] =
    /\/data-copy\?lang=tr#([\w-]{43})/.exec(office.letters[0]?.text ?? '') ?? []
  expect(token).not.toBe('')
  // Neither any answer nor the audit log has the link.
  const deeds = await deedsOf(id)
  expect(deeds.map(({ outcome }) => outcome)).toContain('done')
  expect(JSON.stringify([both, deeds])).not.toContain(token)
  expect(codeOf(await copy({ id }, desks.ada))).toBe('copy_open')
})

test.each([
  {
    what: 'the address is not verified',
    set: { is_email_confirmed: false },
    code: 'copy_unreachable',
  },
  {
    what: 'the phone is not verified',
    set: { is_phone_verified: false },
    code: 'copy_unreachable',
  },
  { what: 'the phone gets no codes', set: { phone: '+4915112345678' }, code: 'phone_not_served' },
])('refused where $what', async ({ set, code }) => {
  const id = await reachable()
  const at = new Date(casino.clock.now().getTime() - 30 * DAY_MS)
  await casino.db.updateTable('player').set(set).where('id', '=', id).execute()
  await casino.db
    .updateTable('player')
    .set({ contact_changed_at: at })
    .where('id', '=', id)
    .execute()
  expect(codeOf(await copy({ id }, desks.cem))).toBe(code)
})

test('refused for a week after a contact was changed or confirmed, by the player or by the house', async () => {
  const id = await reachable()
  await confirmContacts(casino, id, { daysAgo: 6 })
  expect(codeOf(await copy({ id }, desks.cem))).toBe('copy_contact_new')
  await confirmContacts(casino, id, { daysAgo: 8 })
  const now = casino.clock.now()
  const by = { proposed_by: 'cem', approved_by: 'ada' }
  const guarded_until = new Date(now.getTime() + DAY_MS)
  await casino.db
    .insertInto('access_change')
    .values({ ...by, player_id: id, kind: 'phone', former: null, changed_at: now, guarded_until })
    .execute()
  expect(codeOf(await copy({ id }, desks.cem))).toBe('copy_contact_new')
  const other = await reachable()
  // The database dates what is changed, whoever changes it.
  const { data } = await copy({ id: other }, desks.cem)
  await casino.db
    .updateTable('player')
    .set({ phone: '+905321119988' })
    .where('id', '=', other)
    .execute()
  const proposal = data?.proposal
  expect(codeOf(await copy({ id: other, proposal }, desks.ada))).toBe('copy_contact_new')
  expect(await openOf(other)).toEqual([])
})

test('an account that was erased gives no copy', async () => {
  const id = await reachable()
  const at = casino.clock.now()
  await casino.db
    .insertInto('erasure')
    .values({ player_id: id, asked_at: at, due_at: at, erased_at: at, asked_by: null })
    .execute()
  expect(codeOf(await copy({ id }, desks.cem))).toBe('copy_player_erased')
})

test('one person takes an open one back, once; then another can be let out', async () => {
  const id = await reachable()
  expect(codeOf(await letOut(id))).toBe('done')
  const page = async () =>
    (
      await office.get<{ dataCopy: { taken: number } | null }>(
        '/api/office/player',
        { id },
        desks.cem,
      )
    ).data?.dataCopy
  expect(await page()).toMatchObject({ taken: 0 })
  expect(codeOf(await post('player-copy-back', { id }, desks.selin))).toBe('no_right')
  const both = await Promise.all(
    [desks.cem, desks.ada].map((desk) => post('player-copy-back', { id }, desk)),
  )
  expect(both.map(codeOf).sort()).toEqual(['copy_not_open', 'done'])
  expect([await openOf(id), await page()]).toEqual([[], null])
  expect(codeOf(await letOut(id))).toBe('done')
})
