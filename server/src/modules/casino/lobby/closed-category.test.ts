import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { syncCatalogue } from '../catalogue/import.ts'
import { listed, openSupplier } from '../testing/supplier.ts'
import { casinoCategories } from './categories.ts'
import { ensureComingGames } from './coming-games.ts'
import { findGames } from './find-games.ts'
import { askLobby } from './lobby.ts'
import { type Catalogue, openCatalogue } from './open-games.ts'
import { describeSection } from './section.ts'

const LIVE = 2
const PAGE = { skip: 0, take: 20 }
let casino: TestCasino
let catalogue: Catalogue
const deps = () => ({ ...casino, catalogue })
beforeAll(async () => {
  casino = await openTestCasino()
  catalogue = openCatalogue(casino.db)
  await ensureComingGames(casino.db)
  await syncCatalogue(
    casino.db,
    openSupplier([
      listed('cay', { name: 'Çay Saati' }),
      listed('rulet', { name: 'Rulet Köşkü', section: 'live', kind: 'roulette' }),
    ]).provider,
  )
})
afterAll(() => casino.close())

const setCategory = (change: { is_closed: boolean } | { is_shown: boolean }) =>
  casino.db.updateTable('game_category').set(change).where('id', '=', LIVE).execute()
const codesOf = (games: readonly { gameCode: string }[]) => games.map(({ gameCode }) => gameCode)
const ask = async (question: Partial<Parameters<typeof askLobby>[1]>) =>
  codesOf((await askLobby(deps(), { ...PAGE, ...question }, 'tr')).games)
const find = async (question: Parameters<typeof findGames>[1]) =>
  codesOf(await findGames(deps(), question, 'tr'))

test('a closed category is in no list at once, and its open games are found by search and by their code', async () => {
  expect(await ask({})).toEqual(['cay', 'rulet'])
  await setCategory({ is_closed: true })
  expect(await ask({})).toEqual(['cay'])
  expect(await ask({ slug: 'live' })).toEqual([])
  expect(await ask({ category: LIVE })).toEqual([])
  expect(await find({ systemCategory: LIVE })).toEqual([])
  expect(await find({ live: true, search: '', ...PAGE })).toEqual([])
  expect((await casinoCategories(casino, 'tr')).some(({ id }) => id === LIVE)).toBe(false)
  expect(await describeSection(deps(), 'live', 'tr')).toMatchObject({
    isClosed: true,
    total: 0,
    kinds: [],
    coming: [],
  })

  expect(await find({ live: false, search: 'rulet', ...PAGE })).toEqual(['rulet'])
  expect(await ask({ search: 'rulet' })).toEqual(['rulet'])
  expect(await ask({ codes: ['rulet'] })).toEqual(['rulet'])

  await setCategory({ is_closed: false })
  expect(await ask({ slug: 'live' })).toEqual(['rulet'])
  expect(await describeSection(deps(), 'live', 'tr')).toMatchObject({ isClosed: false, total: 1 })
})

test('the page of a category that is not shown answers all the same', async () => {
  await setCategory({ is_shown: false })
  expect((await casinoCategories(casino, 'tr')).some(({ id }) => id === LIVE)).toBe(false)
  expect(await ask({ slug: 'live' })).toEqual(['rulet'])
  expect(await describeSection(deps(), 'live', 'tr')).toMatchObject({ isClosed: false, total: 1 })
})
