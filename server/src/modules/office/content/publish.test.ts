import type { Body } from '@zar/contract/office/content/pieces'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContentDesk, type PieceRef } from '../../../testing/office/content-desk.ts'
import type { Desk } from '../../../testing/office/office-app.ts'
import { runContentClock } from '../../content/index.ts'

const REASON = 'The weekend offer begins on Saturday.'

let the: Awaited<ReturnType<typeof openContentDesk>>
beforeAll(async () => {
  the = await openContentDesk()
})
afterAll(() => the.close())

test('of two who publish the same draft at once one does, and the other is told', async () => {
  const [piece = ''] = await the.slideIds('slot')
  const ref = { kind: 'slide', piece }
  await the.retitled(ref, 'Bir kez')
  const input = await the.publishing([ref])
  const both = await Promise.all([
    the.post('publish', input),
    the.post('publish', input, the.desks.kerem),
    the.post('publish', input),
  ])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  for (const one of both.filter(({ success }) => !success)) expect(one.status).toBe(409)
  const { versions } = await the.read(ref)
  expect(versions.filter(({ state }) => state === 'live')).toHaveLength(1)
  const done = await the.casino.db
    .selectFrom('audit_event')
    .select(['outcome', 'code'])
    .where('object', '=', `content:slide:${piece}`)
    .where('does', '=', 'page.publish')
    .execute()
  expect(done.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
  expect(done).toHaveLength(3)
})

test('what is published together appears together or not at all', async () => {
  const [first = '', second = ''] = await the.slideIds('games')
  const refs = [first, second].map((piece) => ({ kind: 'slide', piece }))
  for (const ref of refs) await the.retitled(ref, 'Birlikte')
  const draft = await the.read(refs[1] as PieceRef)
  const body = draft.draft?.body as Body
  const broken = {
    ...body,
    lines: { ...body.lines, title: { tr: 'Birlikte', en: '', same: false } },
  }
  await the.save({ ...(refs[1] as PieceRef), number: draft.draft?.number ?? 0, edition: 1 }, broken)
  expect(await the.post('publish', await the.publishing(refs))).toMatchObject({
    data: { code: 'content_incomplete' },
  })
  expect((await the.slides('games')).map(({ title }) => title)).not.toContain('Birlikte')
  expect(
    await the.post('publish', await the.publishing([...refs, refs[0] as PieceRef])),
  ).toMatchObject({
    data: { code: 'invalid_input' },
  })
  await the.save({ ...(refs[1] as PieceRef), number: draft.draft?.number ?? 0, edition: 2 }, body)
  expect(await the.post('publish', await the.publishing(refs))).toMatchObject({ success: true })
  expect((await the.slides('games')).map(({ title }) => title)).toEqual(['Birlikte', 'Birlikte'])
})

/** As if the time of all that is scheduled had come. */
const pass = (column: 'publish_at' | 'ends_at') =>
  sql`update content_version set ${sql.ref(column)} = ${sql.ref(column)} - interval '2 days'
    where state in ('scheduled', 'live') and ${sql.ref(column)} is not null`.execute(the.casino.db)
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('a schedule in the past, or one that ends before it begins, is refused', async () => {
  const [piece = ''] = await the.slideIds('live')
  const ref = { kind: 'slide', piece }
  await the.retitled(ref, 'Zaman')
  for (const [at, until] of [
    [inHours(-1), null],
    [inHours(2), inHours(1)],
    [null, inHours(-1)],
    [inHours(24 * 400), null],
  ])
    expect(await the.post('publish', await the.publishing([ref], { at, until }))).toMatchObject({
      status: 409,
      data: { code: 'content_time' },
    })
  expect(await the.post('publish', await the.publishing([ref], { at: 'tomorrow' }))).toMatchObject({
    status: 400,
  })
})

test('a schedule that falls due while somebody edits: both are kept, and the editor is told', async () => {
  const [piece = ''] = await the.slideIds('live')
  const ref = { kind: 'slide', piece }
  const at = inHours(24)
  const until = inHours(30)
  expect(await the.post('publish', await the.publishing([ref], { at, until }))).toMatchObject({
    success: true,
  })
  expect((await the.slides('live'))[0]?.title).not.toBe('Zaman')
  expect((await the.read(ref)).versions[0]).toMatchObject({ state: 'scheduled', publishAt: at })
  // Meanwhile somebody drafts the next version of what is live.
  await the.retitled(ref, 'Sonraki')
  const seen = await the.publishing([ref])
  expect(await the.post('publish', seen)).toMatchObject({ data: { code: 'content_scheduled' } })
  expect(await runContentClock(the.casino.db)).toBe(0)
  await pass('publish_at')
  const ran = await Promise.all([runContentClock(the.casino.db), runContentClock(the.casino.db)])
  expect(ran.sort()).toEqual([0, 1])
  expect((await the.slides('live'))[0]?.title).toBe('Zaman')
  expect((await the.read(ref)).draft?.body.lines.title?.tr).toBe('Sonraki')
  // The draft was seen beside the version that was live before.
  expect(await the.post('publish', seen)).toMatchObject({ data: { code: 'case_changed' } })
  await pass('ends_at')
  expect(await runContentClock(the.casino.db)).toBe(1)
  expect((await the.slides('live')).map(({ title }) => title)).not.toContain('Zaman')
  expect((await the.read(ref)).isShown).toBe(false)
  expect(await the.post('publish', await the.publishing([ref]))).toMatchObject({ success: true })
  expect((await the.slides('live'))[0]?.title).toBe('Sonraki')
  const rows = await the.casino.db
    .selectFrom('audit_event')
    .select(['does', 'after'])
    .where('actor', '=', 'system:clock')
    .where('object', '=', `content:slide:${piece}`)
    .orderBy('id')
    .execute()
  expect(rows.map(({ does, after }) => [does, after])).toEqual([
    ['page.publish', { version: 2, state: 'live' }],
    ['page.publish', { version: 2, state: 'old' }],
  ])
})

test('what is scheduled is taken back as a draft, with all that belongs to it', async () => {
  const [first = '', second = ''] = await the.slideIds('tvbets')
  const refs = [first, second].map((piece) => ({ kind: 'slide', piece }))
  for (const ref of refs) await the.retitled(ref, 'Beklesin')
  await the.post('publish', await the.publishing(refs, { at: inHours(1) }))
  const input = { ...refs[0], reason: REASON }
  expect(await the.post('unschedule', input, the.desks.mert)).toMatchObject({
    data: { code: 'no_right' },
  })
  expect(await the.post('unschedule', input)).toMatchObject({ success: true })
  expect(await the.post('unschedule', input)).toMatchObject({ data: { code: 'decided_meanwhile' } })
  for (const ref of refs) expect((await the.read(ref)).draft).not.toBeNull()
  expect(await runContentClock(the.casino.db)).toBe(0)
})

test('AUZ-03: a text of law is published by two of those who may, and nobody takes it from the site', async () => {
  const ref = { kind: 'page', piece: '1' }
  await the.retitled(ref, 'Genel kurallar')
  const input = await the.publishing([ref])
  expect(await the.post('publish', input)).toMatchObject({ data: { code: 'content_by_two' } })
  const terms = (more: object, desk?: Desk) =>
    the.post<{ proposal: string; outcome: string }>('publish-terms', { ...input, ...more }, desk)
  expect(await terms({})).toMatchObject({ data: { code: 'no_right' } })
  expect(await terms({ until: inHours(1) }, the.desks.derya)).toMatchObject({
    data: { code: 'content_stays' },
  })
  const first = await terms({}, the.desks.derya)
  expect(first.data?.outcome).toBe('waits')
  const { proposal } = first.data ?? {}
  expect(await terms({ proposal }, the.desks.derya)).toMatchObject({
    data: { code: 'same_person' },
  })
  const page = () => the.shown<{ title: string }>('post', '/api/cms/content', { id: 1 })
  expect((await page()).title).toBe('Genel kurallar ve şartlar')
  // Somebody edits it between the two: what the second person would approve is another text.
  const { draft } = await the.read(ref)
  await the.save({ ...ref, number: draft?.number ?? 0, edition: 1 }, draft?.body as Body)
  expect(await terms({ proposal }, the.desks.selin)).toMatchObject({
    data: { code: 'case_changed' },
  })
  await the.office.post('/api/office/withdraw-proposal', { id: proposal }, the.desks.derya)
  const again = await the.publishing([ref])
  const { data } = await the.post<{ proposal: string }>('publish-terms', again, the.desks.derya)
  const both = await Promise.all(
    [the.desks.selin, the.desks.kerem].map((desk) =>
      the.post('publish-terms', { ...again, proposal: data?.proposal }, desk),
    ),
  )
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect((await page()).title).toBe('Genel kurallar')
  const [live] = (await the.read(ref)).versions
  expect(live).toMatchObject({ state: 'live', publishedBy: 'derya' })
  expect(['selin', 'kerem']).toContain(live?.approvedBy)
  expect(await the.post('end', { ...ref, reason: REASON })).toMatchObject({
    data: { code: 'content_stays' },
  })
})

test('a text of law does not get round its second person by standing elsewhere', async () => {
  const ref = { kind: 'page', piece: '2' }
  const draft = await the.start(ref)
  const body = await the.draftBody(ref)
  expect(await the.save(draft, { ...body, place: 'story' })).toMatchObject({ success: true })
  expect(await the.post('publish', await the.publishing([ref]))).toMatchObject({
    data: { code: 'content_by_two' },
  })
})

test('a promotion announces an offer while it can be had, and is published by two', async () => {
  const ref = { kind: 'promotion', piece: '2' }
  const listed = await the.list()
  const offer = listed?.offers.find(({ isOpen }) => isOpen)?.id ?? ''
  const draft = await the.start(ref)
  const body = await the.draftBody(ref)
  expect(await the.save(draft, { ...body, offer: 'none' })).toMatchObject({ status: 400 })
  expect(await the.save(draft, { ...body, offer })).toMatchObject({ success: true })
  const close = (is_open: boolean) =>
    the.casino.db.updateTable('bonus_offer').set({ is_open }).where('id', '=', offer).execute()
  const publish = async (more: object, desk?: Desk) =>
    the.post<{ proposal: string }>(
      'publish-promotion',
      { ...(await the.publishing([ref])), ...more },
      desk,
    )
  await close(false)
  expect(await publish({})).toMatchObject({ data: { code: 'content_offer_closed' } })
  await close(true)
  const { data } = await publish({})
  expect(await publish({ proposal: data?.proposal }, the.desks.mert)).toMatchObject({
    success: true,
  })
  const ids = async () => (await the.promotions()).map(({ id }) => id)
  expect(await ids()).toContain(2)
  await close(false)
  expect(await ids()).not.toContain(2)
  await close(true)
  expect(await ids()).toContain(2)
  expect(await the.post('end', { ...ref, reason: REASON })).toMatchObject({ success: true })
  expect(await ids()).not.toContain(2)
})
