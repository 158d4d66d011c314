import { expect, test } from 'vitest'
import { GAMES } from '../games/find-game.ts'
import { ROOMS } from '../games/rooms/find-room.ts'
import { MACHINES } from '../games/slot/machines.ts'
import { hasScreen } from '../has-screen.ts'
import { feedOf } from './everymatrix/feed.ts'
import { gameList } from './hub88/game-list.ts'
import { OFFERED_SLOTS, offeredGames, type SupplierName } from './offered-games.ts'
import { portalList } from './portal-list.ts'
import { fullList } from './softgamings/game-list.ts'

const SUPPLIERS = Object.keys(OFFERED_SLOTS) as SupplierName[]
const all = (supplier: SupplierName) => offeredGames(supplier, () => true)
const codesOf = (games: readonly { gameCode: string }[]) => games.map(({ gameCode }) => gameCode)
const named = <Row>(rows: readonly Row[], is: (row: Row) => boolean): Row => {
  const row = rows.find(is)
  if (!row) throw new Error('it is not on the list')
  return row
}

test('every game that the arcade plays is offered by one supplier, but the machines without a page', () => {
  const offered = SUPPLIERS.flatMap((supplier) => codesOf(all(supplier)))
  const without = new Set<string>(
    MACHINES.map(({ game }) => game.code).filter((code) => !hasScreen(code)),
  )
  const played = [...GAMES, ...ROOMS].map(({ code }) => code).filter((code) => !without.has(code))
  expect(offered.toSorted()).toEqual(played.sort())
})

test.each(SUPPLIERS)('%s offers a game only when it has a page', (supplier) => {
  const slots = codesOf(OFFERED_SLOTS[supplier])
  const none = offeredGames(supplier, (code) => slots.includes(code))
  expect(codesOf(none)).toEqual(slots)
  expect(offeredGames(supplier).every(({ gameCode }) => hasScreen(gameCode))).toBe(true)
  expect(hasScreen('zar_unknown')).toBe(false)
})

test('a game that gets its page moves no other’s place on the list', () => {
  const before = offeredGames('hub88', (code) => code !== 'zar_kirik_cini')
  const places = new Map(all('hub88').map(({ gameCode, place }) => [gameCode, place]))
  expect(before.map(({ gameCode, place }) => places.get(gameCode) === place)).not.toContain(false)
})

test('Hub88’s list says what a game of each kind is, and takes no free bets on it', () => {
  const list = gameList(all('hub88'))
  expect(named(list, (row) => row.game_code === 'zar_kirik_cini')).toMatchObject({
    name: 'Kırık Çini',
    translations: { en: 'Cracked Tile' },
    product: 'Mavi Çini',
    category: 'Instant Games',
    rtp: '96.25',
    hit_ratio: null,
    volatility: null,
    max_win: 3_885,
    min_bet: 100_000,
    max_bet: 200_000_000,
    paylines: null,
    features: [],
    freebet_support: false,
  })
  expect(named(list, (row) => row.game_code === 'zar_han_blackjack')).toMatchObject({
    category: 'Blackjack',
    rtp: '99.51',
    volatility: 1,
    max_bet: 1_000_000_000,
  })
})

test('SoftGamings’ list has a category for each kind, with names in both languages', () => {
  const { games, categories, merchants } = fullList(all('softgamings'), 'http://arcade.test')
  const limbo = named(games, ({ PageCode }) => PageCode === 'zar_fisek')
  expect(limbo).toMatchObject({
    Name: { tr: 'Fişek', en: 'Firework' },
    RTP: '96.99',
    MaxMultiplier: 10_000,
    Freespins: '0',
    Freeround: '0',
    Url: 'http://arcade.test/play/zar_fisek',
  })
  expect(merchants[limbo.SubMerchantID]?.Name).toBe('Yakut')
  const baccarat = named(games, ({ PageCode }) => PageCode === 'zar_kosk_bakara')
  const nameOf = (id: string | undefined) => categories.find(({ ID }) => ID === id)?.Name
  expect([limbo, baccarat].map(({ CategoryID: [id] }) => nameOf(id))).toMatchObject([
    { en: 'Instant Games' },
    { en: 'Table Games' },
  ])
})

test('EveryMatrix’ feed has a line of its own number for each game', () => {
  const rows = feedOf(all('everymatrix'), '2407')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(named(rows, ({ data }) => data.slug === 'zar_uc_zar').data).toMatchObject({
    categories: ['TABLEGAMES'],
    theoreticalPayOut: 0.9625,
    property: { freeSpin: false },
    presentation: { gameName: { '*': 'Üç Zar', en: 'Three Dice' } },
  })
  expect(named(rows, ({ data }) => data.slug === 'zar_degirmen').data.categories).toEqual([
    'MINIGAMES',
  ])
})

test.each([
  ['amusnet', 'zar_konak_rulet', { kind: 'table', rtpBp: 9_729, stakes: { min: 1, max: 10_000 } }],
  ['egt-digital', 'zar_kirk_kup', { kind: 'instant', rtpBp: 9_479, maxWin: 10_000 }],
  ['digitain', 'zar_sedef', { kind: 'scratch', volatility: 5, stakes: { min: 1, max: 500 } }],
] as const)('%s’ portal shows %s by section and kind', (supplier, code, facts) => {
  const row = named(portalList(all(supplier)), ({ id }) => id === code)
  expect(row).toMatchObject({ section: 'games', lines: null, features: [], ...facts })
})
