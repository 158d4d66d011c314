import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../testing/test-casino.ts'
import { once } from './once.ts'

let casino: TestCasino
let ownerId: string
beforeAll(async () => {
  casino = await openTestCasino()
  ownerId = await casino.player()
})
afterAll(() => casino.close())

let done = 0
const ask = (id: string, input: object) =>
  casino.db
    .transaction()
    .execute((tx) => once(tx, { ownerId, id, input }, async () => ({ n: ++done })))

test('H20: the same members in another order are the same request, at every depth', async () => {
  const first = await ask('order', { amount: 5, to: { iban: 'TR1', name: 'Deniz' }, tags: [1, 2] })
  const again = { tags: [1, 2], to: { name: 'Deniz', iban: 'TR1' }, amount: 5 }
  expect(await ask('order', again)).toEqual(first)
})

test('H20: another value, a list in another order and a member more are another request', async () => {
  await ask('other', { amount: 5, tags: [1, 2] })
  const others = [
    { amount: 6, tags: [1, 2] },
    { amount: 5, tags: [2, 1] },
    { amount: 5, tags: [1, 2], x: 1 },
  ]
  for (const input of others)
    await expect(ask('other', input)).rejects.toMatchObject({ code: 'invalid_input' })
})

test('H20: a request that a release before has kept is answered as it was', async () => {
  const input = { to: 'TR1', amount: 5 }
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest()
  await casino.db
    .insertInto('request')
    .values({ owner_id: ownerId, id: 'old', fingerprint, answer: JSON.stringify({ n: 77 }) })
    .execute()
  expect(await ask('old', input)).toEqual({ n: 77 })
  await expect(ask('old', { to: 'TR2', amount: 5 })).rejects.toMatchObject({
    code: 'invalid_input',
  })
})
