import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LISTED_GAME, openGameListServer } from '../testing/game-list-server.ts'
import { amusnetGamesApi } from './games-api.ts'

let list: Awaited<ReturnType<typeof openGameListServer>>
beforeAll(async () => {
  list = await openGameListServer()
})
beforeEach(() => {
  Object.assign(list.state, { status: 200, text: JSON.stringify([LISTED_GAME]) })
})
afterAll(() => list.close())

const openApi = () =>
  amusnetGamesApi({
    gameUrl: 'https://games.example/launch?skin=zar',
    portal: 'ZAR_REAL',
    gameListUrl: list.url,
  })

test('a launch is an address with the contract’s parameters, and the code of this launch', async () => {
  const url = new URL(
    (await openApi().launchUrl({
      playerId: '6f1d0c1a-0000-4000-8000-000000000001',
      token: 'a-code-of-this-launch',
      gameCode: 'amusnet-805',
      currency: 'TRY',
      countryCode: 'TR',
      platform: 'mobile',
      locale: 'tr',
      lobbyUrl: 'http://localhost:3000/casino/slot?a=1&b=2',
      ip: '127.0.0.1',
    })) ?? '',
  )
  expect(url.origin + url.pathname).toBe('https://games.example/launch')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    skin: 'zar',
    defenceCode: 'a-code-of-this-launch',
    playerId: '6f1d0c1a-0000-4000-8000-000000000001',
    portalCode: 'ZAR_REAL_TRY',
    screenName: 'player-6f1d0c1a',
    language: 'tr',
    country: 'TR',
    gameId: '805',
    client: 'mobile',
    closeurl: 'http://localhost:3000/casino/slot?a=1&b=2',
  })
})

test('a listed game has a code of its own in the catalogue of all suppliers', async () => {
  const { id: _, ...facts } = LISTED_GAME
  expect((await openApi().listGames()).games).toEqual([
    {
      ...facts,
      nameEn: null,
      stakes: { minE5: 25_000n, maxE5: 200_000_000n },
      code: 'amusnet-805',
      releasedAt: new Date('2026-01-01'),
    },
  ])
})

test('a list may have a name for each language', async () => {
  const name = { tr: 'Yirmi Ateş Meyvesi', en: 'Twenty Fire Fruits' }
  list.state.text = JSON.stringify([{ ...LISTED_GAME, name }])
  expect((await openApi().listGames()).games).toMatchObject([{ name: name.tr, nameEn: name.en }])
})

test('a game without its facts is named and left out, and the rest is taken', async () => {
  const { rtpBp: _, ...silentOnRtp } = LISTED_GAME
  const { id, name, studio, rtpBp } = LISTED_GAME
  const broken = [
    ...[silentOnRtp, null, 'text', { ...LISTED_GAME, rtpBp: 96.4 }],
    ...[
      { ...LISTED_GAME, rtpBp: 10_001 },
      { ...LISTED_GAME, id: 'with space' },
    ],
    ...[
      { ...LISTED_GAME, section: 'poker' },
      { ...LISTED_GAME, releasedAt: 'soon' },
      { ...LISTED_GAME, stakes: { min: 0.001, max: 1 } },
      { ...LISTED_GAME, lines: 0 },
    ],
  ]
  list.state.text = JSON.stringify([...broken, { id, name, studio, rtpBp }])
  const { games, broken: told } = await openApi().listGames()
  expect(games).toMatchObject([
    { code: 'amusnet-805', section: 'slot', isOpen: true, features: [] },
  ])
  expect(games).toMatchObject([{ volatility: null, maxWin: null, lines: null, stakes: null }])
  expect(told).toEqual([
    { row: '805', why: 'wrong: rtpBp' },
    { row: 'row 2', why: 'wrong: the row' },
    { row: 'row 3', why: 'wrong: the row' },
    { row: '805', why: 'wrong: rtpBp' },
    { row: '805', why: 'wrong: rtpBp' },
    { row: 'with space', why: 'wrong: id' },
    { row: '805', why: 'wrong: section' },
    { row: '805', why: 'wrong: releasedAt' },
    { row: '805', why: 'wrong: stakes' },
    { row: '805', why: 'wrong: lines' },
  ])
})

test.each([
  ['HTTP 500', { status: 500 }],
  ['no JSON', { text: '<html>' }],
  ['no list', { text: '{}' }],
])('a list that is %s throws, so that no game is closed for it', async (_, trouble) => {
  Object.assign(list.state, trouble)
  await expect(openApi().listGames()).rejects.toThrow()
})
