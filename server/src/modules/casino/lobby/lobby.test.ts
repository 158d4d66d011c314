import type { LobbyQuestion } from '@zar/contract/casino/casino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { syncCatalogue } from '../catalogue/import.ts'
import { listed, openSupplier } from '../testing/supplier.ts'
import { findGames } from './find-games.ts'
import { askLobby } from './lobby.ts'
import { type Catalogue, openCatalogue } from './open-games.ts'
import { describeSection } from './section.ts'

const DAY_MS = 86_400_000
const supplier = openSupplier()
let casino: TestCasino
let catalogue: Catalogue
const deps = () => ({ ...casino, catalogue })

const GAMES = [
  listed('cay', { name: 'Çay Saati', studio: 'Nokta', rtpBp: 9500, features: ['wild'] }),
  listed('zar', { name: 'Zar Ustası', studio: 'Kubbe', rtpBp: 9700, volatility: 5 }),
  listed('ceviz', {
    name: 'Ceviz',
    studio: 'Kubbe',
    rtpBp: 9600,
    volatility: 1,
    features: ['wild', 'free-spins'],
  }),
  listed('isik', { name: 'Işık', studio: 'Nokta', rtpBp: 9400, volatility: null }),
  listed('iznik', { name: 'İznik', studio: 'Nokta', rtpBp: 9400 }),
  listed('shut', { name: 'Kapalı', isOpen: false }),
  listed('rulet', { name: 'Rulet Köşkü', section: 'live', kind: 'roulette' }),
  listed('bj', { name: 'Kubbe Blackjack', section: 'live', kind: 'blackjack' }),
]

beforeAll(async () => {
  casino = await openTestCasino()
  catalogue = openCatalogue(casino.db)
  const releasedAt = new Date(casino.clock.now().getTime() - 10 * DAY_MS)
  supplier.games = GAMES.map((game) => (game.code === 'zar' ? { ...game, releasedAt } : game))
  await syncCatalogue(casino.db, supplier.provider)
})
afterAll(() => casino.close())

const ask = (question: Partial<LobbyQuestion> = {}) =>
  askLobby(deps(), { slug: 'slot', skip: 0, take: 100, ...question }, 'tr')
const codes = async (question: Partial<LobbyQuestion> = {}) =>
  (await ask(question)).games.map(({ gameCode }) => gameCode)

test('a page has its own open games, in the provider’s order', async () => {
  expect(await codes()).toEqual(['cay', 'zar', 'ceviz', 'isik', 'iznik'])
  expect(await codes({ slug: 'live' })).toEqual(['rulet', 'bj'])
  expect(await ask({ slug: 'nowhere' })).toEqual({ total: 0, games: [] })
  expect((await askLobby(deps(), { skip: 0, take: 100 }, 'tr')).total).toBe(7)
})

test('each filter narrows the page, and filters add up', async () => {
  expect(await codes({ studios: ['Kubbe'] })).toEqual(['zar', 'ceviz'])
  expect(await codes({ studios: ['Kubbe', 'Nokta'] })).toHaveLength(5)
  expect(await codes({ volatilities: [1, 5] })).toEqual(['zar', 'ceviz'])
  expect(await codes({ volatilities: [0] })).toEqual([])
  expect(await codes({ volatilities: [3] })).toEqual(['cay', 'iznik'])
  expect(await codes({ rtpMinBp: 9600 })).toEqual(['zar', 'ceviz'])
  expect(await codes({ features: ['wild'] })).toEqual(['cay', 'ceviz'])
  expect(await codes({ features: ['wild', 'free-spins'] })).toEqual(['ceviz'])
  expect(await codes({ isNew: true })).toEqual(['zar'])
  expect(await codes({ search: 'kubbe', volatilities: [1] })).toEqual(['ceviz'])
  expect(await codes({ category: 1, studios: ['Nokta'], search: 'cay' })).toEqual(['cay'])
  expect(await codes({ category: 2 })).toEqual([])
})

test('§2 /casino/live: the category filters part the tables', async () => {
  const live = (question: Partial<LobbyQuestion>) => codes({ slug: 'live', ...question })
  expect(await live({ kind: 'roulette' })).toEqual(['rulet'])
  expect(await live({ kind: 'blackjack' })).toEqual(['bj'])
  expect(await live({ kind: 'dealer' })).toEqual([])
})

test('favourites and recently played: these codes, in this order, closed ones left out', async () => {
  expect(await codes({ codes: ['iznik', 'shut', 'cay', 'no-such-game'] })).toEqual(['iznik', 'cay'])
  expect(await codes({ codes: ['iznik', 'cay'], sort: 'name' })).toEqual(['cay', 'iznik'])
  expect(await ask({ codes: [] })).toEqual({ total: 0, games: [] })
})

test('names are in Turkish order: ç after c, ı before i', async () => {
  expect(await codes({ sort: 'name' })).toEqual(['ceviz', 'cay', 'isik', 'iznik', 'zar'])
  expect(await codes({ sort: 'rtp' })).toEqual(['zar', 'ceviz', 'cay', 'isik', 'iznik'])
  expect((await codes({ sort: 'new' }))[0]).toBe('zar')
})

test('pages tell the whole count, and never overlap', async () => {
  const pages = await Promise.all([0, 2, 4, 6].map((skip) => ask({ sort: 'rtp', skip, take: 2 })))
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5])
  const all = pages.flatMap(({ games }) => games.map(({ gameCode }) => gameCode))
  expect(all).toEqual(await codes({ sort: 'rtp' }))
})

test('§7 casino/games: a live search stays among the tables, another finds those too', async () => {
  const page = { skip: 0, take: 5 }
  const found = async (live: boolean) =>
    (await findGames(deps(), { live, search: 'kubbe', ...page }, 'tr')).map(
      ({ gameCode }) => gameCode,
    )
  expect(await found(true)).toEqual(['bj'])
  expect(await found(false)).toEqual(['bj', 'zar', 'ceviz'])
})

test('a section tells what its games differ in, and how many are on each side', async () => {
  expect(await describeSection(deps(), 'slot', 'tr')).toEqual({
    isClosed: false,
    total: 5,
    newTotal: 1,
    studios: [
      { id: 'Kubbe', count: 2 },
      { id: 'Nokta', count: 3 },
    ],
    features: [
      { id: 'free-spins', count: 1 },
      { id: 'wild', count: 2 },
    ],
    kinds: [],
    coming: [],
  })
  expect((await describeSection(deps(), 'live', 'tr')).kinds).toEqual(
    expect.arrayContaining([
      { id: 'roulette', count: 1 },
      { id: 'blackjack', count: 1 },
    ]),
  )
})
