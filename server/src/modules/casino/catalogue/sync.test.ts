import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { casinoCategories } from '../lobby/categories.ts'
import { findGames } from '../lobby/find-games.ts'
import { type Catalogue, openCatalogue } from '../lobby/open-games.ts'
import { listed, listOnly, openSupplier } from '../testing/supplier.ts'

const SLOTS = 1
const supplier = openSupplier()
let casino: TestCasino
let catalogue: Catalogue
const deps = () => ({ ...casino, catalogue })

beforeAll(async () => {
  casino = await openTestCasino()
  catalogue = openCatalogue(casino.db)
})
afterAll(() => casino.close())

const namesOf = async (search: string, page = { skip: 0, take: 100 }) =>
  (await findGames(deps(), { live: false, search, ...page }, 'tr')).map(({ name }) => name)
const codesInSlots = async () =>
  (await findGames(deps(), { systemCategory: SLOTS }, 'tr')).map(({ gameCode }) => gameCode)
const sync = (games: typeof supplier.games) => listOnly(casino.db, supplier, games)

test('games appear in the provider’s order, change, close and open again with its list', async () => {
  await sync([listed('a'), listed('b'), listed('c')])
  expect(await codesInSlots()).toEqual(['a', 'b', 'c'])
  await sync([listed('c', { name: 'Yeni Ad', rtpBp: 9500 }), listed('a'), listed('d')])
  expect(await codesInSlots()).toEqual(['c', 'a', 'd'])
  expect(await findGames(deps(), { systemCategory: SLOTS }, 'tr')).toContainEqual(
    expect.objectContaining({ gameCode: 'c', name: 'Yeni Ad', rtpBp: 9500 }),
  )
  await sync([listed('a', { isOpen: false }), listed('b')])
  expect(await codesInSlots()).toEqual(['b'])
})

test.each(['aviator', 'AVİATÖR', 'aviatör', 'AVIATOR', 'AVİATÖR'.toLowerCase(), 'avia lale'])(
  '%s finds Aviatör',
  async (search) => {
    await sync([
      listed('x', { name: 'Nar Bahçesi', studio: 'Kubbe' }),
      listed('av', { name: 'Aviatör' }),
    ])
    expect(await namesOf(search)).toEqual(['Aviatör'])
  },
)

test.each([
  ['ışık', 'IŞIK Çarkı'],
  ['IŞIK', 'IŞIK Çarkı'],
  ['isik cark', 'IŞIK Çarkı'],
  ['ÇARKI', 'IŞIK Çarkı'],
  ['sultanin', 'Sultan’ın Tacı'],
  ["Sultan'ın", 'Sultan’ın Tacı'],
  ['Sultan’ın'.normalize('NFD'), 'Sultan’ın Tacı'],
  ['uğur', 'Uğurlu Gün'],
  ['UGURLU GUN', 'Uğurlu Gün'],
])('%s finds %s', async (search, name) => {
  await sync(
    ['IŞIK Çarkı', 'Sultan’ın Tacı', 'Uğurlu Gün'].map((each, index) =>
      listed(`tr-${index}`, { name: each }),
    ),
  )
  expect(await namesOf(search)).toEqual([name])
})

test('what begins with the word comes first, then the provider’s order; pages do not overlap', async () => {
  await sync([
    listed('1', { name: 'Altın Nar' }),
    listed('2', { name: 'Nar Bahçesi' }),
    listed('3', { name: 'Pınar' }),
    listed('4', { name: 'Narçiçeği' }),
  ])
  const all = ['Nar Bahçesi', 'Narçiçeği', 'Altın Nar', 'Pınar']
  expect(await namesOf('nar')).toEqual(all)
  expect(await namesOf('nar', { skip: 0, take: 2 })).toEqual(all.slice(0, 2))
  expect(await namesOf('nar', { skip: 2, take: 2 })).toEqual(all.slice(2))
})

test.each(['%', '_', "'; drop table game; --", '\\', '💥'])(
  '%s is searched for as it is',
  async (search) => {
    expect(await namesOf(search)).toEqual([])
  },
)

test('an unknown category has no games, and no game is live', async () => {
  expect(await findGames(deps(), { systemCategory: 99 }, 'tr')).toEqual([])
  expect(await findGames(deps(), { live: true, search: 'nar', skip: 0, take: 5 }, 'tr')).toEqual([])
})

test('a category has its name in the caller’s language, its open games and a picture', async () => {
  await sync([listed('a'), listed('b', { isOpen: false })])
  const [slots] = await casinoCategories(casino, 'en')
  expect(slots).toMatchObject({
    id: SLOTS,
    name: 'Slots',
    slugList: ['slot'],
    imageUrl: '/covers/a.svg?v=2',
    games: [
      { gameCode: 'a', mainProviderId: 2, studio: 'Lale Stüdyo', rtpBp: 9640, volatility: 3 },
    ],
  })
  expect((await casinoCategories(casino, 'tr'))[0]?.name).toBe('Slot')
})

test('a game is told with what its supplier says of it, and with nothing else', async () => {
  const stakes = { minE5: 200_000n, maxE5: 200_000_000n }
  const told = { volatility: 4, maxWin: 4_990, lines: 20 }
  await sync([listed('told', { ...told, stakes }), listed('silent', { volatility: null })])
  expect(await findGames(deps(), { systemCategory: SLOTS }, 'tr')).toMatchObject([
    { ...told, stakes: { min: 2, max: 2_000 } },
    { volatility: null, maxWin: null, lines: null, stakes: null },
  ])
  await sync([listed('told', { ...told, stakes: { ...stakes, maxE5: 100_000_000n } })])
  expect(await findGames(deps(), { systemCategory: SLOTS }, 'tr')).toMatchObject([
    { stakes: { min: 2, max: 1_000 } },
  ])
})

test('a game is new for 45 days', async () => {
  const releasedAt = new Date(casino.clock.now().getTime() - 44 * 86_400_000)
  await sync([listed('fresh', { releasedAt })])
  const isNew = async () => (await findGames(deps(), { systemCategory: SLOTS }, 'tr'))[0]?.isNew
  expect(await isNew()).toBe(true)
  casino.clock.advance(86_400_000)
  expect(await isNew()).toBe(false)
})
