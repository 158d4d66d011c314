import type { PlayerPage } from '@zar/contract/office/players'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Partial<Record<string, Desk>> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const role of ['support', 'compliance', 'risk', 'cashier', 'manager'] as const) {
    const { id } = await office.staff(role, [role])
    desks[role] = await office.session(id)
  }
})
afterAll(() => casino.close())

const REASON = 'The player asked for it on the phone.'
const deedsOf = (id: string, does: string) =>
  casino.db
    .selectFrom('audit_event')
    .select(['outcome', 'code', 'reason', 'after'])
    .where('object', '=', `player:${id}`)
    .where('does', '=', does)
    .orderBy('id')
    .execute()
const post = (path: string, input: object, desk?: Desk) =>
  office.post<{ code?: string }>(`/api/office/${path}`, input, desk)

test('a message is in the inbox in the words that were written, and its row names the title alone', async () => {
  const id = await casino.player()
  const words = { title: 'Havalen hakkında', note: 'Bankan havaleni onayladı, bakiyende.' }
  expect((await post('player-message', { id, ...words }, desks.support)).success).toBe(true)
  const inbox = await casino.db
    .selectFrom('notification')
    .select(['title_tr', 'note_tr', 'note_en', 'written_by'])
    .where('player_id', '=', id)
    .execute()
  expect(inbox).toEqual([
    { title_tr: words.title, note_tr: words.note, note_en: words.note, written_by: 'support' },
  ])
  const rows = await deedsOf(id, 'player.message')
  expect(rows).toMatchObject([{ outcome: 'done', after: { title: words.title } }])
  expect(JSON.stringify(rows)).not.toContain(words.note)
})

test('a note is struck once, with a reason; its words are left to those who may read the audit log', async () => {
  const id = await casino.player()
  const written = await office.post<{ id: string }>(
    '/api/office/player-note',
    { id, text: 'Kart reddi banka kaynaklı.' },
    desks.support,
  )
  const strike = (reason = REASON, desk = desks.risk) =>
    post('player-note-strike', { id, note: written.data?.id, reason }, desk)
  expect(await strike(REASON, desks.support)).toMatchObject({ data: { code: 'no_right' } })
  expect((await strike('short')).status).toBe(400)
  expect(
    await post(
      'player-note-strike',
      { id: await casino.player(), note: written.data?.id, reason: REASON },
      desks.risk,
    ),
  ).toMatchObject({ data: { code: 'not_found' } })
  const both = await Promise.all([strike(), strike()])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  const notesFor = async (desk?: Desk) =>
    (await office.get<PlayerPage>('/api/office/player', { id }, desk)).data?.notes
  expect(await notesFor(desks.support)).toMatchObject([{ text: null, isStruck: true }])
  expect(await notesFor(desks.compliance)).toMatchObject([
    { text: 'Kart reddi banka kaynaklı.', isStruck: true },
  ])
  const done = (await deedsOf(id, 'note.strike')).filter(({ outcome }) => outcome === 'done')
  expect(done).toMatchObject([{ reason: REASON }])
})

test('LIM-07: one person lowers the house’s limit, and raises it never', async () => {
  const id = await casino.player()
  const set = (most: number, more: object = {}) =>
    post(
      'player-limit',
      { id, kind: 'loss', period: 'week', most, reason: REASON, ...more },
      desks.risk,
    )
  expect((await set(500)).success).toBe(true)
  expect((await set(300)).success).toBe(true)
  expect(await set(301)).toMatchObject({ status: 409, data: { code: 'house_limit_higher' } })
  expect((await set(2_000, { kind: 'time', period: 'day' })).data?.code).toBe('invalid_input')
  expect((await set(60, { kind: 'time', period: 'week' })).data?.code).toBe('invalid_input')
  const { data } = await office.get<PlayerPage>('/api/office/player', { id }, desks.risk)
  expect(data?.limits).toMatchObject([
    { kind: 'loss', period: 'week', isOfHouse: true, most: '30000000' },
  ])
  const rows = await deedsOf(id, 'limit.house_set')
  expect(rows.filter(({ outcome }) => outcome === 'done')).toHaveLength(2)
  const notices = await casino.db
    .selectFrom('notification')
    .select('title_tr')
    .where('player_id', '=', id)
    .execute()
  expect(notices).toHaveLength(2)
})

test('LIM-07: of two who set the same limit at once, the lower one stands', async () => {
  const id = await casino.player()
  const set = (most: number, desk?: Desk) =>
    post('player-limit', { id, kind: 'stake', period: 'day', most, reason: REASON }, desk)
  await Promise.all([set(400, desks.risk), set(200, desks.compliance)])
  const { data } = await office.get<PlayerPage>('/api/office/player', { id }, desks.risk)
  expect(data?.limits?.map(({ most }) => most)).toEqual(['20000000'])
})

test('an exclusion by the house takes a reason, stands once, and is a row in its transaction', async () => {
  const id = await casino.player()
  const place = (input: object = {}, desk = desks.support) =>
    post('player-exclusion', { id, whose: 'house', until: null, reason: REASON, ...input }, desk)
  expect(await place({}, desks.cashier)).toMatchObject({ data: { code: 'no_right' } })
  expect((await place({ reason: 'short' })).status).toBe(400)
  expect((await place({ whose: undefined })).status).toBe(400)
  expect((await place({ until: '2026-13-45' })).data?.code).toBe('invalid_input')
  expect((await place({ until: '2020-01-01' })).data?.code).toBe('invalid_input')
  expect((await place()).success).toBe(true)
  expect(await place()).toMatchObject({ data: { code: 'player_already_excluded' } })
  const { data } = await office.get<PlayerPage>('/api/office/player', { id }, desks.support)
  expect(data).toMatchObject({
    state: 'excluded',
    standing: [{ kind: 'operator', because: REASON }],
  })
  const rows = await deedsOf(id, 'exclusion.place')
  expect(rows.filter(({ outcome }) => outcome === 'done')).toMatchObject([{ reason: REASON }])
})

test('EXC-02: an exclusion at the player’s word lasts six months or more, and the office can neither shorten nor end it', async () => {
  const id = await casino.player()
  const place = (until: string | null) =>
    post('player-exclusion', { id, whose: 'player', until, reason: REASON }, desks.support)
  const day = (months: number) => {
    const at = new Date(casino.clock.now())
    at.setUTCMonth(at.getUTCMonth() + months)
    return at.toISOString().slice(0, 10)
  }
  expect((await place(day(5))).data?.code).toBe('invalid_input')
  expect(await deedsOf(id, 'exclusion.place')).toMatchObject([{ outcome: 'refused' }])
  expect((await place(day(12))).success).toBe(true)
  expect(await place(day(7))).toMatchObject({ data: { code: 'exclusion_shorter' } })
  const { data } = await office.get<PlayerPage>('/api/office/player', { id }, desks.support)
  expect(data).toMatchObject({ state: 'excluded', standing: [{ kind: 'self_exclusion' }] })
  const ended = await post('player-readmit', { id, reason: REASON }, desks.compliance)
  expect(ended).toMatchObject({ data: { code: 'exclusion_not_over' } })
})
