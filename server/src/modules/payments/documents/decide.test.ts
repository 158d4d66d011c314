import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../../testing/races/at-once.ts'
import { type Documents, openDocuments, PNG, WHY } from '../testing/documents.ts'

const HOUR_MS = 3_600_000

let documents: Documents
beforeAll(async () => {
  documents = await openDocuments()
})
beforeEach(() => documents.casino.clock.set(new Date()))
afterEach(async () => {
  expect(await documents.casino.sumOfBooks()).toBe(0n)
  expect(await documents.reviews.findings()).toEqual([])
})
afterAll(() => documents.close())

const audited = async (id: string) =>
  documents.casino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome', 'reason', 'seen', 'after', 'linked'])
    .where('object', '=', `document:${id}`)
    .orderBy('id')
    .execute()

test('it waits four hours at most, with what it is held against; a look tells the player that somebody looks', async () => {
  const held = await documents.asked('source_of_money')
  const id = await documents.handed(held)
  const row = (await documents.list()).find((one) => one.id === id)
  const { handedAt = '', standing } = row ?? {}
  expect(row).toMatchObject({
    kind: 'source_of_money',
    state: 'waiting',
    payment: held.id,
    amountE5: '800000000',
  })
  expect(Date.parse(standing?.promiseAt ?? '') - Date.parse(handedAt)).toBe(4 * HOUR_MS)
  const { data } = await documents.read(id)
  expect(data).toMatchObject({
    files: [{ name: 'kimlik.png', type: 'image/png', bytes: PNG.length }],
    known: { name: expect.stringMatching(/\S/), account: expect.stringContaining('1326') },
    before: [],
    decided: null,
    actions: [
      { right: 'document.view', state: 'yes' },
      { right: 'document.decide', state: 'yes' },
    ],
  })
  const { caseId } = await documents.seen(id)
  expect(await documents.post('take', { id, caseId })).toMatchObject({ success: true })
  expect(await documents.mine(held.playerId)).toMatchObject([{ documents: [{ state: 'taken' }] }])
  expect(await documents.post('take', { id, caseId }, 'can')).toMatchObject({
    data: { code: 'case_taken' },
  })
  expect(await documents.decide(id, {}, 'can')).toMatchObject({ data: { code: 'case_taken' } })
})

test('a picture is opened for a reason, carries the viewer’s name and time, and is a row of the audit log', async () => {
  const held = await documents.asked()
  const id = await documents.handed(held)
  const { data } = await documents.read(id)
  const file = data?.files[0]?.id ?? ''
  type Opened = { type: string; content: string }
  const open = (who: string, reason = WHY) =>
    documents.post<Opened>('file', { id: file, reason }, who)
  expect(await open('nur')).toMatchObject({ status: 403, data: { code: 'no_right' } })
  expect(await open('ece', 'x')).toMatchObject({ status: 400 })
  const shown = await open('ece')
  expect(shown.data?.type).toBe('image/svg+xml')
  const svg = Buffer.from(shown.data?.content ?? '', 'base64').toString()
  expect(svg).toContain(`data:image/png;base64,${PNG.toString('base64')}`)
  expect(svg).toMatch(/ece · \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  expect(await audited(id)).toContainEqual({
    does: 'document.view',
    outcome: 'done',
    reason: WHY,
    seen: expect.objectContaining({ fields: ['document'] }),
    after: null,
    linked: `file:${file}`,
  })
})

test('accepted, who and when are kept, and the withdrawal has the usual promise again, never a later one', async () => {
  const held = await documents.asked()
  const before = await documents.reviews.read(held.id)
  const id = await documents.handed(held)
  expect(await documents.decide(id)).toMatchObject({ success: true })
  const after = await documents.reviews.read(held.id)
  expect(after.hold).toBe('manual')
  const [was, is] = [before.clock_at?.getTime() ?? 0, after.clock_at?.getTime() ?? 0]
  expect(is).toBeLessThan(was - 60 * HOUR_MS)
  expect(is).toBeGreaterThanOrEqual(after.clock_base_at?.getTime() ?? 0)
  expect(after.promised_at).toEqual(after.clock_at)
  expect(await documents.mine(held.playerId)).toMatchObject([
    { endsAt: null, canHandIn: 'over', documents: [{ state: 'accepted', code: null }] },
  ])
  expect((await documents.read(id)).data?.decided).toMatchObject({ by: 'ece', because: WHY })
  expect((await audited(id)).at(-2)).toMatchObject({
    does: 'document.decide',
    reason: WHY,
    after: { state: 'accepted', kind: 'identity' },
  })
  // Decided is decided.
  expect(await documents.decide(id)).toMatchObject({ success: false })
})

test('refused with a code the player reads why, and hands in another within the same time', async () => {
  const held = await documents.asked()
  const { clock_at: clock } = await documents.reviews.read(held.id)
  const first = await documents.handed(held)
  expect(await documents.decide(first, { code: 'cut_off' })).toMatchObject({ success: true })
  expect((await documents.reviews.read(held.id)).clock_at).toEqual(clock)
  expect(await documents.mine(held.playerId)).toMatchObject([
    { canHandIn: 'yes', documents: [{ state: 'refused', code: 'cut_off' }] },
  ])
  const told = await documents.casino.db
    .selectFrom('notification')
    .select(['note_tr', 'note_en'])
    .where('player_id', '=', held.playerId)
    .orderBy('created_at', 'desc')
    .execute()
  expect(
    told.some(
      ({ note_tr, note_en }) => /Dört köşesi/.test(note_tr) && /four corners/.test(note_en),
    ),
  ).toBe(true)
  const second = await documents.handed(held)
  expect((await documents.read(second)).data?.before).toMatchObject([
    { id: first, state: 'refused', code: 'cut_off' },
  ])
})

test('two who decide at once are a first and a refused second', async () => {
  const held = await documents.asked()
  const id = await documents.handed(held)
  const seen = await documents.seen(id)
  const came = await atOnce((at) =>
    at === 0
      ? documents.post('accept', { id, ...seen, reason: WHY }, 'ece')
      : documents.post('refuse', { id, ...seen, code: 'expired', reason: WHY }, 'can'),
  )
  expect(came.filter(({ success }) => success)).toHaveLength(1)
  const codes = came.flatMap(({ data }) => (data?.code ? [data.code] : []))
  expect(new Set(codes)).toEqual(new Set(['case_changed']))
  expect(await documents.post('accept', { id, ...seen, version: 40, reason: WHY })).toMatchObject({
    status: 409,
  })
})

test('AUZ-02: money’s people and those who only read decide no document, nor does who first approved its withdrawal', async () => {
  const held = await documents.asked()
  const id = await documents.handed(held)
  for (const who of ['nur', 'oya'])
    expect(await documents.decide(id, {}, who)).toMatchObject({ data: { code: 'no_right' } })
  const ece = await documents.casino.db
    .selectFrom('staff')
    .select('id')
    .where('name', '=', 'ece')
    .executeTakeFirstOrThrow()
  await documents.casino.db
    .updateTable('payment')
    .set({ first_approver: ece.id })
    .where('id', '=', held.id)
    .execute()
  expect(await documents.decide(id)).toMatchObject({ data: { code: 'separation' } })
  expect(await documents.decide(id, {}, 'can')).toMatchObject({ success: true })
})

test('whatever ends the withdrawal ends its document: approved, given back', async () => {
  for (const end of ['approve', 'reject'] as const) {
    const held = await documents.asked()
    const id = await documents.handed(held)
    if (end === 'approve') await documents.reviews.approve(held.id)
    else await documents.reviews.reject(held.id, 'wrong_account')
    expect((await documents.read(id)).data).toMatchObject({ state: 'lapsed', standing: null })
  }
})
