import { CATEGORY_BATCH, CATEGORY_GAMES } from '@zar/contract/casino/casino'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { artRoutes } from '../../content/index.ts'
import { syncCatalogue } from '../catalogue/import.ts'
import { listed, openSupplier } from '../testing/supplier.ts'
import { casinoCategories } from './categories.ts'

const GAMES = CATEGORY_GAMES + 26
let casino: TestCasino

beforeAll(async () => {
  casino = await openTestCasino()
  const games = Array.from({ length: GAMES }, (_, index) => listed(`game-${index}`))
  await syncCatalogue(casino.db, openSupplier(games).provider)
  const ids = Array.from({ length: 40 }, (_, index) => 100 + index)
  await casino.db
    .insertInto('game_category')
    .values(ids.map((id) => ({ id, name_tr: `${id}`, name_en: `${id}`, slugs: ['slot'] })))
    .execute()
})
afterAll(() => casino.close())

test('§9 categories come in batches of 20, and each is told once', async () => {
  const batch = (skip: number) => casinoCategories(casino, 'tr', { skip, take: CATEGORY_BATCH })
  const batches = await Promise.all([0, 20, 40].map(batch))
  expect(batches.map((categories) => categories.length)).toEqual([20, 20, 5])
  const ids = batches.flat().map(({ id }) => id)
  expect(new Set(ids).size).toBe(45)
  expect(await casinoCategories(casino, 'tr')).toEqual(batches[0])
})

test('a category tells how many games it has, and carries the first of them', async () => {
  const [slots, live] = await casinoCategories(casino, 'tr')
  expect(slots?.total).toBe(GAMES)
  expect(slots?.games.map(({ gameCode }) => gameCode)).toEqual(
    Array.from({ length: CATEGORY_GAMES }, (_, index) => `game-${index}`),
  )
  expect(live).toMatchObject({ slugList: ['live'], total: 0, games: [] })
})

test('U14, §3 Category: every category has a picture that is drawn, with games or without', async () => {
  const app = Fastify()
  artRoutes(app)
  const all = await casinoCategories(casino, 'tr', { skip: 0, take: 40 })
  const urls = all.map(({ imageUrl }) => imageUrl)
  expect(urls[0]).toBe('/covers/game-0.svg?v=2')
  for (const url of urls.slice(1)) {
    expect((await app.inject(url)).headers['content-type']).toContain('image/svg+xml')
  }
  await app.close()
})
