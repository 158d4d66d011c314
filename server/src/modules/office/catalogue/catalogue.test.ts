import type { Catalogue, CatalogueGame } from '@zar/contract/office/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { casinoCategories } from '../../casino/index.ts'

const REASON = 'Its returns are looked into, ticket 7.'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const [name, role] of [
    ['ece', 'content'],
    ['kerem', 'manager'],
    ['selin', 'manager'],
    ['defne', 'support'],
  ] as const)
    desks[name] = await office.session((await office.staff(name, [role])).id)
  await casino.db
    .insertInto('game_category')
    .values({ id: 1, name_tr: 'Slot', name_en: 'Slots', slugs: ['slots'] })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  for (const [position, code] of ['a', 'b', 'c', 'd'].entries())
    await casino.db
      .insertInto('game')
      .values({
        code,
        position,
        provider: 'hub88',
        category_id: 1,
        name: `Game ${code}`,
        studio: 'Zar',
        rtp_bp: 9_600,
        released_at: new Date(),
      })
      .execute()
})
afterAll(() => casino.close())

type Page = { rows: CatalogueGame[]; version: number }
const list = async (input: object = {}) =>
  (await office.get<Page>('/api/office/catalogue-games', { category: '1', ...input }, desks.ece))
    .data
const codes = async () => (await list())?.rows.map(({ code }) => code).join('')
const order = (input: object, desk = desks.ece) =>
  office.post<{ version: number }>('/api/office/catalogue-order', { category: 1, ...input }, desk)

test('a game is moved behind another, and players see it there', async () => {
  expect(await codes()).toBe('abcd')
  let version = (await list())?.version ?? 0
  for (const [code, after, becomes] of [
    ['d', 'a', 'adbc'],
    ['c', null, 'cadb'],
    ['b', 'c', 'cbad'],
    ['c', 'd', 'badc'],
  ] as const) {
    const { data } = await order({ version, code, after })
    expect(data?.version).toBe(version + 1)
    version += 1
    expect(await codes()).toBe(becomes)
  }
  const [shown] = await casinoCategories(casino, 'tr')
  expect(shown?.games.map(({ name }) => name)).toEqual(['Game b', 'Game a', 'Game d', 'Game c'])
})

test('many moves into the same gap leave every game one place of its own', async () => {
  let version = (await list())?.version ?? 0
  for (let n = 0; n < 30; n++) {
    await order({ version, code: n % 2 ? 'a' : 'b', after: 'd' })
    version += 1
  }
  const rows = await casino.db.selectFrom('game').select('rank').execute()
  expect(new Set(rows.map(({ rank }) => rank)).size).toBe(4)
  expect(await codes()).toBe('dabc')
})

test('of two who order at once one is told that it changed; who may not order is refused', async () => {
  const version = (await list())?.version ?? 0
  const both = await Promise.all([
    order({ version, code: 'a', after: null }),
    order({ version, code: 'c', after: null }),
  ])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(both.find(({ success }) => !success)).toMatchObject({ data: { code: 'case_changed' } })
  expect(await order({ version: version + 1, code: 'a', after: null }, desks.defne)).toMatchObject({
    data: { code: 'no_right' },
  })
  expect(await order({ version: version + 1, code: 'a', after: 'no game' })).toMatchObject({
    data: { code: 'game_unknown' },
  })
  expect((await list())?.version).toBe(version + 1)
})

test('GAM-13: a game is closed for a reason that stays with it, and left to its list again', async () => {
  const close = (reason: string) =>
    office.post('/api/office/catalogue-close', { code: 'a', reason }, desks.kerem)
  expect(await close('no')).toMatchObject({ status: 400 })
  expect(await close(REASON)).toMatchObject({ success: true })
  const [closed] = (await list({ state: 'closed' }))?.rows ?? []
  expect(closed).toMatchObject({ code: 'a', closing: { by: 'kerem', because: REASON } })
  expect(
    await office.post('/api/office/catalogue-open', { code: 'a', reason: REASON }, desks.kerem),
  ).toMatchObject({ success: true })
  expect((await list({ state: 'unlisted' }))?.rows).toMatchObject([{ code: 'a', closing: null }])
  expect((await list({ search: 'game b' }))?.rows).toMatchObject([{ code: 'b', state: 'open' }])
})

test('a held list closes what it names once two people have seen the same reading', async () => {
  const held = (codes: string[]) =>
    casino.db
      .insertInto('catalogue_import')
      .values({
        provider: 'hub88',
        outcome: 'held',
        report: JSON.stringify({
          added: [],
          changed: [],
          disabled: codes.map((code) => ({ code, name: code })),
          moved: 0,
          same: 0,
          broken: [],
          why: 'it would close 3 of 3 open games',
        }),
      })
      .execute()
  await held(['b', 'c'])
  const accept = (input: object, desk?: Desk) =>
    office.post<{ proposal: string }>(
      '/api/office/catalogue-accept',
      { provider: 'hub88', reason: REASON, ...input },
      desk,
    )
  const strip = async () =>
    (await office.get<Catalogue>('/api/office/catalogue', {}, desks.kerem)).data?.held
  expect(await strip()).toMatchObject([{ name: 'Hub88', count: 2 }])
  const first = await accept({}, desks.kerem)
  expect(await accept({ proposal: first.data?.proposal }, desks.kerem)).toMatchObject({
    data: { code: 'same_person' },
  })
  // Another reading came meanwhile: what they saw is not what would be done.
  await held(['b', 'c', 'd'])
  expect(await accept({ proposal: first.data?.proposal }, desks.selin)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  await office.post('/api/office/withdraw-proposal', { id: first.data?.proposal }, desks.kerem)
  const again = await accept({}, desks.kerem)
  expect(await accept({ proposal: again.data?.proposal }, desks.selin)).toMatchObject({
    success: true,
  })
  expect(await strip()).toEqual([])
  expect((await list({ state: 'open' }))?.rows).toEqual([])
})
