import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { syncCatalogue } from '../catalogue/import.ts'
import { listed, openSupplier } from '../testing/supplier.ts'
import { comingGames, ensureComingGames, titleOf } from './coming-games.ts'
import { toggleFavorite } from './favorites.ts'
import { type Catalogue, openCatalogue } from './open-games.ts'
import { describeSection } from './section.ts'

const supplier = openSupplier()
let casino: TestCasino
let catalogue: Catalogue
const deps = () => ({ ...casino, catalogue })

beforeAll(async () => {
  casino = await openTestCasino()
  catalogue = openCatalogue(casino.db)
  await ensureComingGames(casino.db)
})
afterAll(() => casino.close())

const codes = async (slug: string) =>
  (await comingGames(casino.db, slug, 'tr')).map(({ code }) => code)

test('every page without games says what is coming to it, in both languages', async () => {
  const announced = { live: 7, games: 5, bingo: 6, tvbets: 2 }
  for (const [slug, count] of Object.entries(announced)) {
    const { total, coming } = await describeSection(deps(), slug, 'en')
    expect([slug, total, coming.length]).toEqual([slug, 0, count])
    for (const title of coming) expect(title.name).toMatch(/^[\w -]+$/)
  }
  expect(await codes('slot')).toEqual([])
})

test('each kind of live table has a title of its own to come (§2 /casino/live)', async () => {
  const kinds = (await comingGames(casino.db, 'live', 'tr')).map(({ kind }) => kind)
  expect([...new Set(kinds)].sort()).toEqual([
    'baccarat',
    'blackjack',
    'dealer',
    'poker',
    'roulette',
  ])
})

test('a title that is coming has a picture, and cannot be marked or launched', async () => {
  const [first] = await comingGames(casino.db, 'live', 'tr')
  if (!first) throw new Error('a title is coming')
  expect(first).toMatchObject({ cover: `/covers/${first.code}.svg?v=2`, name: 'Rulet Köşkü' })
  expect(await titleOf(casino.db, first.code)).toBe('Rulet Köşkü')
  const playerId = await casino.player()
  await expect(
    toggleFavorite(casino.db, { playerId, gameCode: first.code, providerId: 2 }),
  ).rejects.toMatchObject({ code: 'game_unknown' })
})

test('a game that a provider opens takes the title’s place, and gives it back when it closes', async () => {
  const before = await codes('live')
  const opened = listed('zar_rulet_kosku', { section: 'live', kind: 'roulette' })
  supplier.games = [opened, listed('other')]
  await syncCatalogue(casino.db, supplier.provider)
  expect(await codes('live')).toEqual(before.filter((code) => code !== 'zar_rulet_kosku'))
  supplier.games = [listed('other')]
  await syncCatalogue(casino.db, supplier.provider)
  expect(await codes('live')).toEqual(before)
})

test('a title’s place is taken by its game under the name that a supplier’s integration gives it', async () => {
  expect(await codes('games')).toContain('zar_terazi')
  supplier.games = [
    listed('egt-zar_terazi', { section: 'games', kind: 'instant' }),
    listed('other'),
  ]
  await syncCatalogue(casino.db, supplier.provider)
  expect(await codes('games')).not.toContain('zar_terazi')
})

test('what an operator made of the list is left as it is', async () => {
  await casino.db.deleteFrom('coming_game').where('category_id', '!=', 4).execute()
  await ensureComingGames(casino.db)
  expect(await codes('live')).toEqual([])
  expect(await codes('bingo')).toHaveLength(6)
})
