import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDb } from '../../server/src/testing/database/database.ts'
import { findBarriers, sayBarriers } from './schema-barriers.ts'

let database: Awaited<ReturnType<typeof freshDb>>
beforeAll(async () => {
  database = await freshDb()
})
afterAll(() => database.close())

const namesOf = async (kind: string) =>
  (await findBarriers(database.db)).find((barrier) => barrier.kind === kind)?.names ?? []

test('growth: what needs one database is found in the schema, and a new case is found too', async () => {
  const unique = 'unique without the player'
  const before = await namesOf(unique)
  expect(before).toEqual(
    expect.arrayContaining(['wallet_transaction_once', 'transfer_posted_once']),
  )
  await database.owner.pool.query(
    `create table shelf (player_id uuid references player, code text unique, own text, unique (player_id, own))`,
  )
  expect((await namesOf(unique)).filter((name) => !before.includes(name))).toEqual([
    'shelf_code_key',
  ])
  expect(await namesOf('one order of all rows')).toContain('transfer.id')
  expect(await namesOf('tables that are lost or told apart by their storage')).toContain('throttle')
})

test('growth: each kind is a line with its number and what to do, and its names stand below it', () => {
  expect(sayBarriers([{ kind: 'one order', answer: 'many orders', names: ['a.id', 'b.id'] }])).toBe(
    '2 one order (many orders)\n  a.id\n  b.id',
  )
})
