import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOSTILE } from '../../../testing/hostile/strings.ts'
import { fileOf, type Lists, openLists } from '../../../testing/risk/lists.ts'
import { readList } from './read-list.ts'

let lists: Lists
beforeAll(async () => {
  lists = await openLists()
})
afterAll(() => lists.close())

test('FRD-11: hostile names are text: taken to the character or told as wrong lines, and never run', async () => {
  const isTaken = (name: string) =>
    readList(fileOf('Texts', 'pep', [{ id: '1', name }])).list !== undefined
  const names = HOSTILE.filter(isTaken)
  expect(names.length).toBeGreaterThan(20)
  const entries = names.map((name, at) => ({ id: `${at}`, name, aliases: '' }))
  expect((await lists.bring(fileOf('Texts', 'pep', entries))).data?.problems).toEqual([])
  const plain = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const kept = (await lists.casino.db.selectFrom('screening_entry').select('names').execute()).map(
    ({ names: [name] }) => name,
  )
  expect(kept.toSorted()).toEqual(names.map(plain).toSorted())
  expect(await lists.run()).toBe(0)
})

test('an entry leads to its players by an index of keys, and nobody is compared with everybody', async () => {
  const plan = await lists.casino.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select from screening_person where keys && array['ylms d']`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join(' ')
  })
  expect(plan).toContain('screening_person_by_key')
})
