import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContent } from '../../modules/content/read-content.ts'
import { OperatorsOwn } from '../../platform/seed/give-pieces.ts'
import { DEMO_SET } from '../../platform/seed/seed-files.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { seed } from './seed.ts'

let casino: TestCasino
let place: string
beforeEach(async () => {
  casino = await openTestCasino()
  place = await mkdtemp(join(tmpdir(), 'seed-'))
  await cp(DEMO_SET, place, { recursive: true })
  await give()
})
afterEach(async () => {
  await casino.close()
  await rm(place, { recursive: true })
})

const give = (onChanged: 'leave' | 'refuse' | 'keep' | 'overwrite' = 'refuse') =>
  seed(casino.db, { folder: pathToFileURL(`${place}/`), onChanged })

async function edit(name: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(place, name)
  const text = await readFile(path, 'utf8')
  expect(text).toMatch(from)
  await writeFile(path, text.replace(from, to))
}

const pageOf = async (id: number) =>
  (await readContent(casino.db)).pages.find((page) => page.id === id)
const offerOf = (id: string) =>
  casino.db.selectFrom('bonus_offer').selectAll().where('id', '=', id).executeTakeFirst()
const TERMS = 1
const NEW_TITLE = 'title: Şartlar, yeni'

test('given again, the same files change nothing', async () => {
  const before = await readContent(casino.db)
  const { added, replaced, own, same } = await give()
  expect({ added, replaced, own }).toEqual({ added: [], replaced: [], own: [] })
  expect(same.length).toBeGreaterThan(80)
  expect(await readContent(casino.db)).toEqual(before)
})

test('what the files say anew replaces what nobody has changed: terms, a slide’s place, an offer', async () => {
  await edit('tr/pages/use/terms.md', /title: .*/, NEW_TITLE)
  await edit('offers.json', '"days": 14', '"days": 13')
  const slides = JSON.parse(await readFile(join(place, 'slides.json'), 'utf8'))
  await writeFile(join(place, 'slides.json'), JSON.stringify(slides.toReversed()))
  const before = await readContent(casino.db)
  const { replaced } = await give()
  expect(replaced).toEqual(expect.arrayContaining([`page:${TERMS}`, 'bonus:half-again']))
  expect((await pageOf(TERMS))?.title_tr).toBe('Şartlar, yeni')
  expect((await offerOf('half-again'))?.days).toBe(13)
  const after = await readContent(casino.db)
  expect(after.slides.length).toBe(before.slides.length)
  expect(after.slides.map(({ url }) => url)).not.toEqual(before.slides.map(({ url }) => url))
  expect((await give()).replaced).toEqual([])
})

test('where an operator changed one piece and took out another nothing at all is given, and both are named', async () => {
  await casino.db
    .updateTable('content_page')
    .set({ title_en: 'Ours' })
    .where('id', '=', TERMS)
    .execute()
  await casino.db.deleteFrom('bonus_offer').where('id', '=', 'half-again').execute()
  await edit('tr/promotions/first.md', /title: .*/, 'title: Yeni ad')
  const before = await readContent(casino.db)
  const refused = await give().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(OperatorsOwn)
  expect((refused as OperatorsOwn).names).toEqual([`page:${TERMS}`, 'bonus:half-again'])
  expect(await readContent(casino.db)).toEqual(before)
})

test('told to keep, it leaves those and gives the rest; told to overwrite, it replaces them', async () => {
  await casino.db
    .updateTable('content_page')
    .set({ title_en: 'Ours' })
    .where('id', '=', TERMS)
    .execute()
  await casino.db.deleteFrom('bonus_offer').where('id', '=', 'half-again').execute()
  await edit('offers.json', '"days": 7', '"days": 6')

  const kept = await give('keep')
  expect(kept.own).toEqual([`page:${TERMS}`, 'bonus:half-again'])
  expect(kept.replaced).toEqual(['bonus:nar-rounds'])
  expect((await pageOf(TERMS))?.title_en).toBe('Ours')
  expect(await offerOf('half-again')).toBeUndefined()

  expect((await give('overwrite')).replaced).toEqual([`page:${TERMS}`, 'bonus:half-again'])
  expect((await pageOf(TERMS))?.title_en).not.toBe('Ours')
  expect(await offerOf('half-again')).toMatchObject({ kind: 'deposit_match', days: 14 })
  expect((await give()).own).toEqual([])
})

test('an offer that was closed by an operator is not opened by the files', async () => {
  await casino.db.updateTable('bonus_offer').set({ is_open: false }).execute()
  await edit('offers.json', '"days": 14', '"days": 13')
  await give('keep')
  expect((await offerOf('half-again'))?.is_open).toBe(false)
})

test('a start leaves all that was given, whatever its files say, and gives what is new', async () => {
  await edit('tr/pages/use/terms.md', /title: .*/, NEW_TITLE)
  await edit('site.json', /"anka"/, '"nal"')
  await casino.db.deleteFrom('demo_content').where('item', '=', 'icon:esports').execute()
  await casino.db.deleteFrom('site_icon').where('key', '=', 'esports').execute()
  expect((await give('leave')).added).toEqual(['icon:esports'])
  expect((await pageOf(TERMS))?.title_tr).not.toBe('Şartlar, yeni')
})

test('what was given before it was kept how: as the files have it it is known from now on, else it is the operator’s', async () => {
  await casino.owner.db
    .updateTable('demo_content')
    .set({ given: null as never })
    .execute()
  await edit('tr/pages/use/terms.md', /title: .*/, NEW_TITLE)
  expect((await give('keep')).own).toEqual([`page:${TERMS}`])
  await edit('offers.json', '"days": 14', '"days": 13')
  expect((await give('keep')).replaced).toEqual(['bonus:half-again'])
})

test('a file that is unfit changes nothing, whichever it is', async () => {
  const before = await readContent(casino.db)
  await edit('tr/promotions/first.md', /title: .*/, 'title: Yeni ad')
  await edit('en/offers.json', '"summary"', '"sumary"')
  await expect(give('overwrite')).rejects.toThrow('en/offers.json')
  expect(await readContent(casino.db)).toEqual(before)
})
