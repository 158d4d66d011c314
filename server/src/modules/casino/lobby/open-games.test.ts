import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { syncCatalogue } from '../catalogue/import.ts'
import { listed, openSupplier } from '../testing/supplier.ts'
import { openCatalogue } from './open-games.ts'

const supplier = openSupplier()
let casino: TestCasino

beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

const sync = (...codes: string[]) => {
  supplier.games = codes.map((code) => listed(code))
  return syncCatalogue(casino.db, supplier.provider)
}

test('a catalogue that did not change is not read again', async () => {
  await sync('a', 'b')
  const catalogue = openCatalogue(casino.db)
  expect(await catalogue()).toBe(await catalogue())
})

test('a provider that lists the same games again changes nothing', async () => {
  await sync('a', 'b')
  const catalogue = openCatalogue(casino.db)
  const before = await catalogue()
  await sync('a', 'b')
  expect(await catalogue()).toBe(before)
  await sync('b', 'a')
  expect(await catalogue()).not.toBe(before)
})

test('what one process changes the others see at their next call', async () => {
  const [here, there] = [openCatalogue(casino.db), openCatalogue(casino.db)]
  const codes = async (catalogue: typeof here) =>
    (await catalogue()).orders.tr.popular.map(({ game }) => game.gameCode)
  await sync('a', 'b')
  expect([await codes(here), await codes(there)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  await casino.db.updateTable('game').set({ is_open: false }).where('code', '=', 'a').execute()
  expect([await codes(here), await codes(there)]).toEqual([['b'], ['b']])
  await casino.db
    .updateTable('game_category')
    .set({ slugs: ['moved'] })
    .where('id', '=', 1)
    .execute()
  expect((await there()).orders.tr.popular[0]?.slugs).toEqual(['moved'])
})

test('a change that is not committed is not seen', async () => {
  const catalogue = openCatalogue(casino.db)
  await sync('b')
  const before = await catalogue()
  await casino.db
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('game').set({ is_open: false }).execute()
      expect(await catalogue()).toBe(before)
      throw new Error('taken back')
    })
    .catch(() => {})
  expect(await catalogue()).toBe(before)
})

test('many readers and writers at once end with what was written last, and none waits for ever', async () => {
  const catalogue = openCatalogue(casino.db)
  const writes = Array.from({ length: 20 }, (_, index) => sync('a', `game-${index}`))
  const single = Array.from({ length: 20 }, () =>
    casino.db.updateTable('game').set({ volatility: 5 }).where('code', '=', 'a').execute(),
  )
  const reads = Array.from({ length: 50 }, () => catalogue())
  await Promise.all([...writes, ...single, ...reads])
  const stored = await casino.db
    .selectFrom('game')
    .select('code')
    .where('is_open', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()
  const held = (await catalogue()).orders.tr.popular.map(({ game }) => game.gameCode)
  expect(held).toEqual(stored.map(({ code }) => code))
})
