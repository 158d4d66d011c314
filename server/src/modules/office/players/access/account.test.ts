import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openJobs } from '../../../../platform/jobs/jobs.ts'
import { openLog } from '../../../../platform/log/log.ts'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'

const E5 = 100_000n
let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let desks: Record<'selin' | 'ege' | 'cem' | 'ada' | 'kerem', Desk>
beforeAll(async () => {
  casino = await openTestCasino({ isPatient: true })
  // The job tables come with the first worker.
  await (await openJobs({ url: casino.url, tasks: {}, log: openLog('fatal') })).close()
  office = await openOfficeApp(casino)
  const desk = async (name: string, role: 'support' | 'risk' | 'compliance' | 'manager') =>
    office.session((await office.staff(name, [role])).id)
  desks = {
    selin: await desk('selin', 'support'),
    ege: await desk('ege', 'risk'),
    cem: await desk('cem', 'compliance'),
    ada: await desk('ada', 'compliance'),
    kerem: await desk('kerem', 'manager'),
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
const playerOf = (id: string) =>
  casino.db
    .selectFrom('player')
    .select(['status', 'closed_by', 'closed_because', 'name', 'surname', 'birth_date', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const outcomesOf = async (id: string, does: string) => {
  const rows = await casino.db
    .selectFrom('audit_event')
    .select(['outcome', 'after'])
    .where('player_id', '=', id)
    .where('does', '=', does)
    .where('outcome', '<>', 'refused')
    .orderBy('id')
    .execute()
  return rows
}

test('AUZ-03: two close an account in which nothing is open; of two who approve at once one does', async () => {
  const id = await casino.player()
  const wish = { id, cause: 'wish' }
  expect(codeOf(await post('player-close', wish, desks.selin))).toBe('no_right')
  const asked = await post('player-close', wish, desks.cem)
  expect(codeOf(asked)).toBe('waits')
  const again = { ...wish, proposal: asked.data?.proposal }
  expect(codeOf(await post('player-close', again, desks.cem))).toBe('same_person')
  expect(codeOf(await post('player-close', { ...again, cause: 'rule' }, desks.ada))).toBe(
    'changed_meanwhile',
  )
  expect((await playerOf(id)).status).toBe('active')
  const both = await Promise.all(
    [desks.ada, desks.kerem].map((desk) => post('player-close', again, desk)),
  )
  expect(both.filter((one) => codeOf(one) === 'done')).toHaveLength(1)
  const { status, closed_because, closed_by, email } = await playerOf(id)
  expect([status, closed_because]).toEqual(['closed', REASON])
  expect(['ada', 'kerem']).toContain(closed_by)
  expect(office.letters[0]).toMatchObject({ way: 'mail', to: email })
  expect((await outcomesOf(id, 'player.close')).map(({ outcome }) => outcome)).toEqual([
    'waits',
    'done',
  ])
  expect(codeOf(await post('player-close', wish, desks.ada))).toBe('player_closed')
})

test('an account with money is not closed: nothing of the player’s is shut in', async () => {
  const id = await casino.player({ cashE5: 500n * E5 })
  const wish = { id, cause: 'rule' }
  expect(codeOf(await post('player-close', wish, desks.cem))).toBe('erasure_balance_left')
  expect((await playerOf(id)).status).toBe('active')
  // What comes in between the two persons stops it too.
  const later = await casino.player()
  const { data } = await post('player-close', { id: later, cause: 'rule' }, desks.cem)
  await casino.deposit(later, 500n * E5)
  const again = { id: later, cause: 'rule', proposal: data?.proposal }
  expect(codeOf(await post('player-close', again, desks.ada))).toBe('erasure_balance_left')
})

test('a name and a birth date are corrected by two who both typed them, and no log has them', async () => {
  const id = await casino.player()
  const wish = { id, surname: 'Demirtaş', birthDate: '1991-02-28' }
  expect(codeOf(await post('player-correct', wish, desks.selin))).toBe('no_right')
  expect((await post('player-correct', { id }, desks.ege)).status).toBe(400)
  const { data } = await post('player-correct', wish, desks.ege)
  const { proposal } = data ?? {}
  const slip = { ...wish, birthDate: '1991-02-27', proposal }
  expect(codeOf(await post('player-correct', slip, desks.cem))).toBe('contact_differs')
  expect(codeOf(await post('player-correct', { ...wish, proposal }, desks.ege))).toBe('same_person')
  expect(codeOf(await post('player-correct', { ...wish, proposal }, desks.cem))).toBe('done')
  expect(await playerOf(id)).toMatchObject({
    name: 'Deniz',
    surname: 'Demirtaş',
    birth_date: '1991-02-28',
  })
  const rows = await outcomesOf(id, 'player.correct')
  expect(rows.map(({ outcome }) => outcome)).toEqual(['waits', 'done'])
  expect(rows[0]?.after).toMatchObject({ fields: 'surname, birthDate' })
  expect(JSON.stringify(rows)).not.toMatch(/Demirta|1991/)
  const kept = await casino.db
    .selectFrom('access_change')
    .select(['kind', 'former'])
    .where('player_id', '=', id)
    .execute()
  expect(kept).toEqual([{ kind: 'name', former: null }])
})

test('a day that is none, a child and what is so already are refused, and change nothing', async () => {
  const id = await casino.player()
  for (const [more, code] of [
    [{ birthDate: '1991-02-30' }, 'invalid_input'],
    [{ birthDate: '2020-01-01' }, 'too_young'],
    [{ name: 'Deniz' }, 'correction_same'],
  ] as const)
    expect(codeOf(await post('player-correct', { id, ...more }, desks.ege))).toBe(code)
  expect(await outcomesOf(id, 'player.correct')).toEqual([])
})

test('the evidence is made again for its owner, who is told; once an hour', async () => {
  const id = await casino.player()
  expect(codeOf(await post('player-evidence', { id }, desks.kerem))).toBe('no_right')
  const both = await Promise.all(
    [desks.selin, desks.cem].map((desk) => post('player-evidence', { id }, desk)),
  )
  expect(both.map(codeOf).sort()).toEqual(['done', 'evidence_too_soon'])
  const asked = casino.db.selectFrom('evidence_file').select('made_at').where('player_id', '=', id)
  expect(await asked.execute()).toEqual([{ made_at: null }])
  const told = casino.db.selectFrom('notification').select('note_tr').where('player_id', '=', id)
  expect((await told.execute()).map(({ note_tr }) => note_tr)).toEqual([
    expect.stringContaining('Destek ekibinden istediğin'),
  ])
  expect(await outcomesOf(id, 'player.evidence')).toMatchObject([{ outcome: 'done' }])
})

test('PRV-02: who is put in line to be erased at their wish is told by mail', async () => {
  const id = await casino.player()
  expect(codeOf(await post('erasure-ask', { id }, desks.selin))).toBe('done')
  expect(office.letters).toMatchObject([{ way: 'mail', to: (await playerOf(id)).email }])
})
