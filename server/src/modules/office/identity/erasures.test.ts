import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const REASON = 'The player asked for it by mail, ticket 7.'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let desks: Record<'support' | 'ada' | 'bora' | 'cem', Desk>
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  const desk = async (name: string, role: 'support' | 'compliance') =>
    office.session((await office.staff(name, [role])).id)
  desks = {
    support: await desk('selin', 'support'),
    ada: await desk('ada', 'compliance'),
    bora: await desk('bora', 'compliance'),
    cem: await desk('cem', 'compliance'),
  }
})
afterAll(async () => {
  await office.close()
  await casino.close()
})

type Answer = { outcome?: string; proposal?: string; code?: string }
const post = (verb: string, input: object, desk: Desk) =>
  office.post<Answer>(`/api/office/erasure-${verb}`, input, desk)
const codeOf = ({ success, data }: Awaited<ReturnType<typeof post>>) =>
  success ? (data?.outcome ?? 'done') : data?.code

/** Somebody who wrote to support, in line; what is typed to erase them now. */
async function inLine() {
  const id = await casino.player()
  const { usercode } = await casino.db
    .selectFrom('player')
    .select('usercode')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(codeOf(await post('ask', { id, reason: REASON }, desks.support))).toBe('done')
  return { id, typed: usercode }
}
const erasureOf = (id: string) =>
  casino.db
    .selectFrom('erasure')
    .select(['erased_by', 'erased_at', 'asked_by'])
    .where('player_id', '=', id)
    .executeTakeFirst()

test('PRV-02: two erase one that waits; of two who approve at once one does, and it has its rows', async () => {
  const { id, typed } = await inLine()
  const now = { id, typed, reason: REASON }
  expect(codeOf(await post('ask', { id, reason: REASON }, desks.support))).toBe(
    'erasure_asked_before',
  )
  expect(codeOf(await post('now', now, desks.support))).toBe('no_right')
  expect(codeOf(await post('now', { ...now, typed: 'erase' }, desks.ada))).toBe('name_needed')
  const asked = await post('now', now, desks.ada)
  expect(codeOf(asked)).toBe('waits')
  const { proposal } = asked.data ?? {}
  expect(codeOf(await post('now', { ...now, proposal }, desks.ada))).toBe('same_person')
  expect(await erasureOf(id)).toMatchObject({ erased_at: null, asked_by: 'selin' })
  const both = await Promise.all(
    [desks.bora, desks.cem].map((desk) => post('now', { ...now, proposal }, desk)),
  )
  expect(both.map(codeOf).filter((code) => code === 'done')).toHaveLength(1)
  const { erased_at, erased_by } = (await erasureOf(id)) ?? {}
  expect(erased_at).not.toBeNull()
  expect(['bora', 'cem']).toContain(erased_by)
  expect(codeOf(await post('back', { id, reason: REASON }, desks.ada))).toBe('erasure_not_asked')
  const rows = casino.db.selectFrom('audit_event').select(['does', 'outcome'])
  expect(
    await rows
      .where('player_id', '=', id)
      .where('outcome', 'in', ['waits', 'done'])
      .orderBy('id')
      .execute(),
  ).toEqual([
    { does: 'erasure.ask', outcome: 'done' },
    { does: 'erasure.now', outcome: 'waits' },
    { does: 'erasure.now', outcome: 'done' },
  ])
})

test('who was taken back meanwhile is not erased by what was proposed before', async () => {
  const { id, typed } = await inLine()
  const now = { id, typed, reason: REASON }
  const { proposal } = (await post('now', now, desks.ada)).data ?? {}
  expect(codeOf(await post('back', { id, reason: REASON }, desks.bora))).toBe('done')
  expect(codeOf(await post('now', { ...now, proposal }, desks.bora))).toBe('erasure_not_asked')
  expect(await erasureOf(id)).toBeUndefined()
  expect(codeOf(await post('now', now, desks.ada))).toBe('erasure_not_asked')
  const player = casino.db.selectFrom('player').select('status').where('id', '=', id)
  expect(await player.executeTakeFirst()).toEqual({ status: 'active' })
})

test('what waits is listed with what may be done, and nobody without the right reads it', async () => {
  const { id } = await inLine()
  type List = { waiting: { id: string; actions: { right: string; state: string }[] }[] }
  const list = await office.get<List>('/api/office/erasures', {}, desks.ada)
  const own = list.data?.waiting.find((one) => one.id === id)
  expect(own?.actions.map(({ right, state }) => [right, state])).toEqual([
    ['erasure.back', 'yes'],
    ['erasure.now', 'second'],
  ])
  expect(await office.get('/api/office/erasures', {}, desks.support)).toMatchObject({
    data: { code: 'no_right' },
  })
})
