import type { Catalogue, CategoryVersion } from '@zar/contract/office/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { casinoCategories, hiddenSections } from '../../casino/index.ts'

const REASON = 'Its studio moves its servers until Monday.'
const BINGO = { id: 4, edition: 0, nameTr: 'Tombala', nameEn: 'Bingo hall', place: 1 }

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
})
afterAll(() => casino.close())

const whole = async () =>
  (await office.get<Catalogue>('/api/office/catalogue', {}, desks.ece)).data?.categories ?? []
const category = async (id: number) => (await whole()).find((one) => one.id === id)
const edit = (input: object, desk = desks.ece) =>
  office.post<{ edition: number }>('/api/office/category-edit', input, desk)
const close = (input: object, desk = desks.kerem) =>
  office.post<{ proposal: string; outcome: string; code?: string }>(
    '/api/office/category-close',
    { id: 5, closes: true, typed: 'TV Oyunları', reason: REASON, ...input },
    desk,
  )
const versions = async (id: number) =>
  (await office.get<CategoryVersion[]>('/api/office/category-versions', { id: `${id}` }, desks.ece))
    .data
const namesOf = async (locale: 'tr' | 'en') =>
  (await casinoCategories(casino, locale)).map(({ name }) => name)
const audited = (does: string) =>
  casino.db
    .selectFrom('audit_event')
    .select(['object', 'outcome', 'before', 'after'])
    .where('does', '=', does)
    .where('outcome', '=', 'done')
    .orderBy('id')
    .execute()

test('a category is named, placed and hidden by one person: players see it at once, and each version is kept', async () => {
  expect((await namesOf('tr')).indexOf('Bingo')).toBe(3)
  expect(await edit({ ...BINGO, isShown: true })).toMatchObject({ data: { edition: 1 } })
  expect((await namesOf('tr'))[0]).toBe('Tombala')
  expect((await namesOf('en'))[0]).toBe('Bingo hall')
  expect((await whole()).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5])
  expect(await hiddenSections(casino.db)).toEqual([])

  expect(await edit({ ...BINGO, edition: 1, place: 5, isShown: false })).toMatchObject({
    data: { edition: 2 },
  })
  expect(await namesOf('tr')).not.toContain('Tombala')
  expect(await hiddenSections(casino.db)).toEqual(['bingo'])
  expect((await whole()).at(-1)).toMatchObject({ id: 4, isShown: false, place: 5 })
  expect(await versions(4)).toMatchObject([
    { edition: 2, place: 5, isShown: false, isClosed: false, setBy: 'ece', because: null },
    { edition: 1, place: 1, isShown: true, nameEn: 'Bingo hall', proposedBy: null },
  ])
  expect(await audited('category.edit')).toMatchObject([
    { object: 'category:4', before: { nameTr: 'Bingo' }, after: { nameTr: 'Tombala', place: 1 } },
    { object: 'category:4', before: { isShown: true }, after: { isShown: false } },
  ])
})

test('of two who edit the same edition one is told that it changed, and nothing of theirs is kept', async () => {
  const edition = (await category(3))?.edition
  const both = await Promise.all(
    ['Birinci', 'İkinci'].map((nameTr) =>
      edit({ id: 3, edition, nameTr, nameEn: 'Games', place: 3, isShown: true }),
    ),
  )
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(both.find(({ success }) => !success)).toMatchObject({ data: { code: 'case_changed' } })
  expect(await versions(3)).toHaveLength(1)
  expect(await category(3)).toMatchObject({ edition: 1 })
})

test('a category without a name, at no place or unknown is refused in both languages, and so is who may not', async () => {
  const before = await whole()
  const good = { ...BINGO, edition: 2, isShown: true }
  for (const locale of ['tr', 'en'])
    for (const [wrong, code] of [
      [{ nameTr: ' ' }, 'invalid_input'],
      [{ nameEn: 'x'.repeat(61) }, 'invalid_input'],
      [{ place: 0 }, 'invalid_input'],
      [{ id: 999 }, 'not_found'],
      [{ edition: 0 }, 'case_changed'],
    ] as const) {
      const answer = await edit({ ...good, ...wrong }, { ...desks.ece, headers: { locale } })
      expect(answer, `${locale} ${code}`).toMatchObject({ success: false, data: { code } })
      expect(answer.message.length).toBeGreaterThan(5)
    }
  expect(await edit(good, desks.defne)).toMatchObject({ data: { code: 'no_right' } })
  expect(await whole()).toEqual(before)
})

test('a category is closed by two who typed its name: no menu and no list of players has it, until two open it', async () => {
  expect(await close({ typed: 'TV' })).toMatchObject({ data: { code: 'name_needed' } })
  expect(await close({ reason: 'short' })).toMatchObject({ status: 400 })
  expect(await close({}, desks.defne)).toMatchObject({ data: { code: 'no_right' } })
  const first = await close({})
  expect(first.data).toMatchObject({ outcome: 'waits' })
  expect(await namesOf('tr')).toContain('TV Oyunları')
  const proposal = first.data?.proposal
  expect(await close({ proposal })).toMatchObject({ data: { code: 'same_person' } })
  expect(await close({ proposal, typed: '' }, desks.selin)).toMatchObject({
    data: { code: 'name_needed' },
  })
  // The same proposal opens nothing.
  expect(await close({ proposal, closes: false }, desks.selin)).toMatchObject({ success: false })
  const both = await Promise.all([
    close({ proposal, typed: 'TV games' }, desks.selin),
    close({ proposal, typed: 'TV games' }, desks.selin),
  ])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(await namesOf('tr')).not.toContain('TV Oyunları')
  expect(await hiddenSections(casino.db)).toContain('tvbets')
  expect(await category(5)).toMatchObject({ isClosed: true, isShown: true })
  expect(await close({})).toMatchObject({ data: { code: 'decided_meanwhile' } })

  const open = await close({ closes: false })
  await close({ closes: false, proposal: open.data?.proposal }, desks.selin)
  expect(await namesOf('tr')).toContain('TV Oyunları')
  expect(await hiddenSections(casino.db)).not.toContain('tvbets')
  expect(await versions(5)).toMatchObject([
    { isClosed: false, setBy: 'selin', proposedBy: 'kerem', because: REASON },
    { isClosed: true, setBy: 'selin', proposedBy: 'kerem', because: REASON },
  ])
  expect(await audited('category.close')).toMatchObject([
    { object: 'category:5', after: { closes: true } },
    { object: 'category:5', after: { closes: false } },
  ])
})

test('a category that was renamed since the proposal is not closed by it', async () => {
  const { data } = await close({})
  const now = await category(5)
  const renamed = { id: 5, nameTr: 'Ekran', nameEn: 'Screen', place: 5, isShown: true }
  await edit({ ...renamed, edition: now?.edition })
  expect(await close({ proposal: data?.proposal, typed: 'Ekran' }, desks.selin)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  expect(await category(5)).toMatchObject({ isClosed: false })
})
