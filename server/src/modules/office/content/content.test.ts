import type { Body, Line } from '@zar/contract/office/content/pieces'
import { problemsOf } from '@zar/contract/office/content/problems'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../../app/seed/seed.ts'
import { openContentDesk, type PieceRef } from '../../../testing/office/content-desk.ts'

let the: Awaited<ReturnType<typeof openContentDesk>>
beforeAll(async () => {
  the = await openContentDesk()
})
afterAll(() => the.close())

test('a fresh installation has nothing that keeps its pieces from being published', async () => {
  const data = await the.list(the.desks.derya)
  expect(data?.pieces.length).toBeGreaterThan(50)
  expect(data?.pictures.some(({ name }) => name === 'hero')).toBe(true)
  for (const { kind, piece } of data?.pieces ?? []) {
    const one = await the.read({ kind, piece })
    expect([kind, piece, one.live && problemsOf(kind, one.live, [])]).toEqual([kind, piece, []])
  }
  expect(data?.pieces.filter(({ isLegal }) => isLegal)).toHaveLength(8)
})

test('a draft changes nothing for players until it is published; the old version is kept and restored', async () => {
  const [piece = ''] = await the.slideIds('home')
  const ref = { kind: 'slide', piece }
  const before = (await the.slides())[0]
  const draft = await the.retitled(ref, 'Hafta sonu')
  expect((await the.slides())[0]).toEqual(before)
  expect(await the.post('publish', await the.publishing([ref]))).toMatchObject({ success: true })
  expect((await the.slides())[0]).toEqual({ ...before, title: 'Hafta sonu' })
  const { versions } = await the.read(ref)
  expect(versions.map(({ number, state }) => [number, state])).toEqual([
    [2, 'live'],
    [1, 'old'],
  ])
  expect(versions[0]).toMatchObject({ by: 'ece', publishedBy: 'ece', approvedBy: null })
  // What was published is not worded anew, by nobody.
  expect(await the.save(draft, draft.body)).toMatchObject({ data: { code: 'case_changed' } })
  await expect(
    the.casino.db
      .updateTable('content_version')
      .set({ body: '{}' })
      .where('state', '=', 'live')
      .execute(),
  ).rejects.toThrow(/is no draft/)
  const restored = await the.post<PieceRef & { number: number }>('restore', { ...ref, number: 1 })
  expect(restored.data).toMatchObject({ number: 3 })
  expect(await the.post('restore', { ...ref, number: 1 })).toMatchObject({
    data: { code: 'content_draft_there' },
  })
  await the.post('publish', await the.publishing([ref]))
  expect((await the.slides())[0]).toEqual(before)
})

test('of two who save one draft the second is told, and nothing of the first is lost', async () => {
  const [, piece = ''] = await the.slideIds('home')
  const ref = { kind: 'slide', piece }
  const draft = await the.start(ref)
  const body = await the.draftBody(ref)
  const titled = (tr: string): Body => ({
    ...body,
    lines: { ...body.lines, title: { tr, en: tr, same: false } },
  })
  const both = await Promise.all([
    the.save(draft, titled('Ece')),
    the.save(draft, titled('Mert'), the.desks.mert),
  ])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(both.find(({ success }) => !success)).toMatchObject({
    status: 409,
    data: { code: 'case_changed' },
  })
  const kept = both[0]?.success ? 'Ece' : 'Mert'
  expect((await the.read(ref)).draft).toMatchObject({ edition: 1, by: kept.toLowerCase() })
  expect((await the.read(ref)).name).toBe(kept)
  expect(await the.post('drop', { ...draft, edition: 1 })).toMatchObject({ success: true })
})

test('publishing waits until nothing is missing, stale or too long', async () => {
  const [, , piece = ''] = await the.slideIds('home')
  const ref = { kind: 'slide', piece }
  const draft = await the.start(ref)
  const body = await the.draftBody(ref)
  const note = { tr: '{tutar} TL ve üstü.', en: '', same: false }
  let edition = 0
  const set = async (line: Line, fresh: string[] = []) => {
    const input = { ...draft, edition }
    const saved = await the.save(
      input,
      { ...body, lines: { ...body.lines, note: line } },
      undefined,
      fresh,
    )
    edition = saved.data?.edition ?? -1
    return (await the.read(ref)).draft?.problems
  }
  const publish = async () => the.post('publish', await the.publishing([ref]))
  expect(await set(note)).toEqual([{ field: 'note', locale: 'en', wrong: 'missing' }])
  expect(await publish()).toMatchObject({ status: 409, data: { code: 'content_incomplete' } })
  expect(await set({ ...note, en: 'From ₺200.' })).toEqual([
    { field: 'note', locale: 'en', wrong: 'placeholders' },
  ])
  const english = { ...note, en: 'From ₺{tutar}.' }
  expect(await set(english)).toEqual([])
  // The Turkish changes, the English does not.
  const changed = { ...english, tr: '{tutar} TL üstü.' }
  expect(await set(changed)).toEqual([{ field: 'note', locale: 'en', wrong: 'stale' }])
  expect(await publish()).toMatchObject({ data: { code: 'content_incomplete' } })
  expect(await set(changed, ['note'])).toEqual([])
  expect(await set({ ...changed, tr: `{tutar}${'x'.repeat(140)}`, same: true })).toEqual([
    { field: 'note', locale: 'tr', wrong: 'long' },
  ])
  expect(await set({ ...note, tr: 'Türkçesi', same: true })).toEqual([])
  expect(await publish()).toMatchObject({ success: true })
  const { rows } = await sql<{ words: { note: string } }>`
    select words_en as words from slide where id = ${Number(piece)}`.execute(the.casino.db)
  expect(rows[0]?.words.note).toBe('Türkçesi')
})

test('the English alone is saved by who translates; anything else in it is refused', async () => {
  const ref = { kind: 'page', piece: '12' }
  const draft = await the.start(ref)
  const body = await the.draftBody(ref)
  const lines = { title: { tr: 'x', en: 'Our story', same: false } }
  expect(
    await the.post('translation', { ...draft, body: { ...body, lines }, fresh: [] }),
  ).toMatchObject({ status: 400, data: { code: 'invalid_input' } })
  lines.title.tr = body.lines.title?.tr ?? ''
  const moved = { ...draft, body: { ...body, lines, place: 'footer' }, fresh: [] }
  const [first] = body.blocks?.tr ?? []
  const blocks = { tr: first ? [first, first] : [], en: body.blocks?.en ?? [] }
  const longer = { ...draft, body: { ...body, lines, blocks }, fresh: [] }
  for (const input of [moved, longer])
    expect(await the.post('translation', input)).toMatchObject({ data: { code: 'invalid_input' } })
  const good = { ...draft, body: { ...body, lines }, fresh: [] }
  const both = await Promise.all([the.post('translation', good), the.post('translation', good)])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(await the.read(ref)).toMatchObject({ draft: { edition: 1, body: { lines } } })
  expect(await the.post('translation', good, the.desks.defne)).toMatchObject({
    status: 403,
    data: { code: 'no_right' },
  })
})

test('the list tells English that is missing from English whose Turkish changed since', async () => {
  const ref = { kind: 'page', piece: '10' }
  const draft = await the.start(ref)
  const body = await the.draftBody(ref)
  const countsOf = async () => {
    const pieces = (await the.list())?.pieces ?? []
    const one = pieces.find(({ kind, piece }) => kind === ref.kind && piece === ref.piece)
    return [one?.gaps, one?.stale]
  }
  const titled = (tr: string, en: string): Body => ({
    ...body,
    lines: { ...body.lines, title: { tr, en, same: false } },
  })
  expect(await countsOf()).toEqual([0, 0])
  await the.save(draft, titled('Yeni', body.lines.title?.en ?? ''))
  expect(await countsOf()).toEqual([1, 1])
  await the.save({ ...draft, edition: 1 }, titled('Yeni', ''))
  expect(await countsOf()).toEqual([1, 0])
  const last = { ...draft, edition: 2, body: titled('Yeni', 'New'), fresh: [] }
  expect(await the.post('translation', last)).toMatchObject({ success: true })
  expect(await countsOf()).toEqual([0, 0])
})

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '=HYPERLINK("http://x")',
  '\u202Egnirts',
]

test('a new page is drafted, shown once it is published, and its strings stay text', async () => {
  const ref = await the.start({ kind: 'page', piece: null })
  const body = await the.draftBody(ref)
  const blocks = HOSTILE.map((text) => ({ kind: 'text' as const, text }))
  const lines = { title: { tr: HOSTILE[0] ?? '', en: '', same: true } }
  expect(
    await the.save(ref, { ...body, lines, place: 'story', blocks: { tr: blocks, en: blocks } }),
  ).toMatchObject({ success: true })
  const page = () =>
    the.readers.post('/api/cms/content', { id: Number(ref.piece) }, { locale: 'tr' })
  the.casino.clock.advance(3_000)
  expect((await page()).status).toBe(404)
  expect(await the.post('publish', await the.publishing([ref]))).toMatchObject({ success: true })
  the.casino.clock.advance(3_000)
  expect((await page()).data).toMatchObject({ title: HOSTILE[0], blocks })
  const menu = await the.shown<{ id: number }[]>('post', '/api/cms/contentlist', {
    status: true,
    categoryId: 1,
  })
  expect(menu.at(-1)?.id).toBe(Number(ref.piece))
})

test('what is no link, no picture, no kind or too much is refused, and the draft stays as it was', async () => {
  const page = await the.start({ kind: 'page', piece: '11' })
  const slide = await the.start({ kind: 'slide', piece: (await the.slideIds('bingo'))[0] ?? '' })
  const [pageBody, slideBody] = [await the.draftBody(page), await the.draftBody(slide)]
  const links = [
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    ' /x',
    '/\\evil',
    'http://x',
    '/a\nb',
  ]
  for (const link of links) {
    expect((await the.save(slide, { ...slideBody, link })).status, link).toBe(400)
    const tr = [{ kind: 'link' as const, text: 'x', url: link }]
    expect((await the.save(page, { ...pageBody, blocks: { tr, en: [] } })).status).toBe(400)
  }
  const text = (length: number) => ({ kind: 'text' as const, text: 'x'.repeat(length) })
  const strange = [
    Array.from({ length: 200 }, () => text(1)),
    [text(2_001)],
    [{ kind: 'html', text: '<b>x</b>' }],
    [{ kind: 'text', text: 'x', html: '<b>' }],
    [{ kind: 'list', items: Array.from({ length: 61 }, () => 'x') }],
    [text(1), null],
  ]
  for (const tr of strange) {
    const blocks = { tr, en: [] } as unknown as Body['blocks']
    expect((await the.save(page, { ...pageBody, blocks })).status).toBe(400)
  }
  for (const picture of ['../../etc/passwd', 'https://evil.example/x.png', 'constructor', ''])
    expect((await the.save(slide, { ...slideBody, picture })).status, picture).toBe(400)
  for (const wrong of [
    { place: 'nowhere' },
    { offer: 'deposit' },
    { lines: {} },
    { lines: { ...slideBody.lines, value: { tr: 'x', en: 'x', same: false } } },
    { blocks: { tr: [], en: [] } },
  ])
    expect((await the.save(slide, { ...slideBody, ...wrong })).status).toBe(400)
  expect((await the.read(page)).draft).toMatchObject({ edition: 0, body: pageBody })
  expect((await the.read(slide)).draft).toMatchObject({ edition: 0, body: slideBody })
  expect(await the.post('draft', { kind: 'text', piece: null })).toMatchObject({ status: 404 })
  expect(await the.post('draft', { kind: 'page', piece: '999999' })).toMatchObject({ status: 404 })
})

test('slides are ordered as they were seen; an order that changed meanwhile is told', async () => {
  const seen = await the.slideIds('home')
  const order = [...seen].reverse()
  const send = (input: object, desk = the.desks.ece) =>
    the.post('order', { kind: 'slide', place: 'home', seen, order, ...input }, desk)
  expect(await send({ order: seen.slice(1) })).toMatchObject({ status: 400 })
  const both = await Promise.all([send({}), send({ order: [...seen.slice(1), seen[0]] })])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.find(({ success }) => !success)).toMatchObject({ data: { code: 'case_changed' } })
  expect(await the.slideIds('home')).not.toEqual(seen)
  expect(await send({}, the.desks.defne)).toMatchObject({ data: { code: 'no_right' } })
})

test('what the installation gives anew is kept as a version before it is edited again', async () => {
  const ref = { kind: 'text', piece: 'notice.note' }
  const draft = await the.start(ref)
  const body = await the.draftBody(ref)
  await the.save(draft, {
    ...body,
    lines: { value: { tr: 'Yeni söz', en: 'New words', same: false } },
  })
  await the.post('publish', await the.publishing([ref]))
  const given = async () =>
    the.casino.db
      .selectFrom('site_text')
      .select('tr')
      .where('key', '=', ref.piece)
      .executeTakeFirst()
  expect(await given()).toEqual({ tr: 'Yeni söz' })
  await seed(the.casino.db, { onChanged: 'keep' })
  expect(await given()).toEqual({ tr: 'Yeni söz' })
  await seed(the.casino.db, { onChanged: 'overwrite' })
  expect(await given()).not.toEqual({ tr: 'Yeni söz' })
  expect((await the.read(ref)).liveNumber).toBe(0)
  await the.start(ref)
  expect((await the.read(ref)).versions.map(({ state }) => state)).toEqual([
    'draft',
    'live',
    'old',
    'old',
  ])
})
