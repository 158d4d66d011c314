import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../../testing/races/at-once.ts'
import { fileOf, type Lists, openLists } from '../../../testing/risk/lists.ts'

let lists: Lists
beforeAll(async () => {
  lists = await openLists()
})
afterAll(() => lists.close())

const ONE = { id: '1', name: 'Kerem Taşdelenoğlu', birth: '1961' }
const TWO = { id: '2', name: 'Selin Gürcanlar', birth: '1970-01-02', country: 'TR' }
const entriesOf = (source: string) =>
  lists.casino.db
    .selectFrom('screening_entry')
    .innerJoin('screening_source', 'screening_source.id', 'source_id')
    .select(['screening_entry.id', 'code', 'since_version', 'gone_version', 'names'])
    .where('screening_source.name', '=', source)
    .orderBy('screening_entry.id')
    .execute()

test('a file is looked at and brought in, with a row of the log; twice, or by two at once, it changes nothing', async () => {
  const file = fileOf('First list', 'sanctions', [ONE, TWO])
  expect((await lists.preview(file)).data).toEqual({
    list: {
      name: 'First list',
      kind: 'sanctions',
      version: 1,
      entries: 2,
      change: { added: 2, changed: 0, removed: 0 },
      isKnown: false,
    },
    problems: [],
  })
  expect(await entriesOf('First list')).toEqual([])
  const both = await atOnce(() =>
    lists.post<{ isNew: boolean }>('watch-list-import', {
      name: 'list.csv',
      content: file,
      seen: { added: 2, changed: 0, removed: 0 },
    }),
  )
  expect(both.filter(({ data }) => data?.isNew)).toHaveLength(1)
  const before = await entriesOf('First list')
  expect((await lists.bring(file, 'deputy')).data).toMatchObject({
    isNew: false,
    list: { version: 1, entries: 2, by: 'mlro', waiting: 2 },
  })
  expect(await entriesOf('First list')).toEqual(before)
  const rows = await lists.casino.db
    .selectFrom('audit_event')
    .select(['object', 'reason', 'player_id'])
    .where('right_name', '=', 'aml.view')
    .where('object', 'like', 'list:%')
    .execute()
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.every(({ reason, player_id }) => reason !== null && player_id === null)).toBe(true)
})

test('a new version replaces the last: what is the same stays its row, what is gone may come back', async () => {
  await lists.bring(fileOf('Second list', 'pep', [ONE, TWO]))
  const [one, two] = await entriesOf('Second list')
  const next = fileOf('SECOND LIST', 'pep', [ONE, { id: '3', name: 'Oya Sarıçam' }])
  expect((await lists.bring(next)).data?.list).toMatchObject({
    name: 'Second list',
    version: 2,
    entries: 2,
    change: { added: 1, changed: 0, removed: 1 },
  })
  expect(await entriesOf('Second list')).toMatchObject([
    { id: one?.id, gone_version: null, since_version: 1 },
    { id: two?.id, gone_version: 2 },
    { code: '3', gone_version: null, since_version: 2 },
  ])
  const otherwise = { ...ONE, birth: '1962' }
  await lists.bring(fileOf('Second list', 'pep', [otherwise, TWO]))
  expect(await entriesOf('Second list')).toMatchObject([
    { id: one?.id, gone_version: 3 },
    { id: two?.id, gone_version: null },
    { code: '3', gone_version: 3 },
    { code: '1', gone_version: null, since_version: 3 },
  ])
})

test('a file with a wrong line, of another kind, or that changes otherwise than was seen takes nothing', async () => {
  await lists.bring(fileOf('Third list', 'pep', [ONE]))
  const wrong = fileOf('Third list', 'pep', [ONE, { ...TWO, country: 'Turkey' }])
  expect((await lists.bring(wrong)).data).toEqual({
    list: null,
    isNew: false,
    problems: [{ line: 3, what: 'country' }],
  })
  expect((await lists.preview(fileOf('Third list', 'sanctions', [ONE]))).data).toEqual({
    list: null,
    problems: [{ line: 2, what: 'other_kind' }],
  })
  const more = fileOf('Third list', 'pep', [ONE, TWO])
  const seen = { added: 0, changed: 0, removed: 0 }
  expect(
    await lists.post('watch-list-import', { name: 'list.csv', content: more, seen }),
  ).toMatchObject({ data: { code: 'changed_meanwhile' } })
  expect(await entriesOf('Third list')).toHaveLength(1)
})

test('AUZ-01: nobody but compliance looks at a list or brings one in', async () => {
  const content = fileOf('Fourth list', 'pep', [ONE])
  const seen = { added: 1, changed: 0, removed: 0 }
  for (const who of ['risk', 'auditor', 'manager', 'support', 'cashier'])
    for (const [path, input] of [
      ['watch-lists', {}],
      ['watch-list-preview', { content }],
      ['watch-list-import', { name: 'list.csv', content, seen }],
    ] as const)
      expect(await lists.post(path, input, who), `${path} ${who}`).toMatchObject({
        status: 403,
        data: { code: 'no_right' },
      })
  expect(await lists.post('watch-lists', { reason: 'short' })).toMatchObject({ status: 400 })
})
