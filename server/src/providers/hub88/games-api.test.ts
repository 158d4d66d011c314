import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { type GamesApiOptions, hub88GamesApi } from './games-api.ts'
import { GAME, openStandIn, type StandIn, type Trouble } from './testing/stand-in.ts'

const operator = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ORDER = {
  playerId: '6f1d0c1a-0000-4000-8000-000000000001',
  token: 'a-token-of-this-launch',
  gameCode: 'zr_nar',
  currency: 'TRY',
  countryCode: 'TR',
  platform: 'mobile',
  locale: 'tr',
  lobbyUrl: 'http://localhost:3000/casino/slot',
  ip: '127.0.0.1',
} as const

let standIn: StandIn
const openApi = (wish: Partial<GamesApiOptions> = {}) =>
  hub88GamesApi({
    baseUrl: standIn.url,
    operatorId: 7,
    operatorPrivateKey: operator.privateKey,
    clock: systemClock,
    ...wish,
  })

beforeAll(async () => {
  standIn = await openStandIn(operator.publicKey)
})
beforeEach(() => {
  Object.assign(standIn.state, { trouble: undefined, games: [GAME], calls: [] })
})
afterAll(() => standIn.close())

test('a launch is a signed call with the contract’s fields, and answers the url', async () => {
  expect(await openApi().launchUrl(ORDER)).toBe('http://games.example/play')
  expect(standIn.state.calls).toEqual([
    {
      path: '/operator/generic/v2/game/url',
      body: {
        user: ORDER.playerId,
        token: ORDER.token,
        operator_id: 7,
        platform: 'GPL_MOBILE',
        game_code: 'zr_nar',
        currency: 'TRY',
        country: 'TR',
        lang: 'tr',
        lobby_url: ORDER.lobbyUrl,
        ip: '127.0.0.1',
        meta: {},
      },
    },
  ])
})

test.each<Trouble>(['silent', 'HTTP 500', 'a redirect', 'no JSON', 'a url that is a script'])(
  'a launch answered with %s throws (FLT-14)',
  async (trouble) => {
    standIn.state.trouble = trouble
    const api = openApi(trouble === 'silent' ? { timeoutMs: 100 } : {})
    await expect(api.launchUrl(ORDER)).rejects.toThrow()
  },
)

test('a launch that they decline has no url', async () => {
  standIn.state.trouble = 'HTTP 404'
  expect(await openApi().launchUrl(ORDER)).toBeUndefined()
})

const PLAYED = { playerId: ORDER.playerId, roundId: 'round-7', transactionId: 'bet-7' }

test('the page of a round is asked for with the contract’s fields; one they do not know has none', async () => {
  expect(await openApi().roundUrl(PLAYED)).toBe('http://games.example/play')
  expect(standIn.state.calls).toEqual([
    {
      path: '/operator/generic/v2/game/round',
      body: {
        user: ORDER.playerId,
        transaction_uuid: 'bet-7',
        round: 'round-7',
        operator_id: 7,
      },
    },
  ])
  standIn.state.trouble = 'HTTP 404'
  expect(await openApi().roundUrl(PLAYED)).toBeUndefined()
  standIn.state.trouble = 'a url that is a script'
  await expect(openApi().roundUrl(PLAYED)).rejects.toThrow()
})

test('a call signed with another key throws', async () => {
  await expect(
    openApi({ operatorPrivateKey: stranger.privateKey }).launchUrl(ORDER),
  ).rejects.toThrow('401')
})

test('nobody at the address throws', async () => {
  await expect(openApi({ baseUrl: 'http://127.0.0.1:1' }).listGames()).rejects.toThrow()
})

test('a listed game has its studio, its return in whole hundredths and its release', async () => {
  standIn.state.games = [GAME, { ...GAME, game_code: 'b', rtp: '95', enabled: false }]
  expect((await openApi().listGames()).games).toEqual([
    {
      code: 'zr_nar',
      name: 'Nar Bahçesi',
      nameEn: 'Pomegranate Garden',
      studio: 'Lale Stüdyo',
      section: 'slot',
      kind: null,
      features: ['free-spins'],
      rtpBp: 9640,
      volatility: 3,
      maxWin: 4_990,
      lines: 20,
      stakes: { minE5: 200_000n, maxE5: 200_000_000n },
      isOpen: true,
      releasedAt: new Date('2026-01-01'),
    },
    expect.objectContaining({ code: 'b', rtpBp: 9500, isOpen: false }),
  ])
})

test.each<[object, object]>([
  [{ translations: undefined }, { nameEn: null }],
  [{ translations: {} }, { nameEn: null }],
  [{ max_win: null }, { maxWin: null }],
  [{ max_win: 0 }, { maxWin: null }],
  [{ max_win: '4990' }, { maxWin: null }],
  [{ paylines: undefined }, { lines: null }],
  [{ paylines: -20 }, { lines: null }],
  [{ min_bet: undefined }, { stakes: null }],
  [{ min_bet: 200_000, max_bet: 100_000 }, { stakes: null }],
  [{ max_bet: 2 ** 53 }, { stakes: null }],
])('of a game whose list says %o nothing is said that is not known', async (told, known) => {
  standIn.state.games = [{ ...GAME, ...told }]
  expect((await openApi().listGames()).games).toMatchObject([known])
})

test.each([
  ['Classic Slots', 'slot', null],
  ['Live Roulette', 'live', 'roulette'],
  ['Live Game Shows', 'live', 'dealer'],
  ['Crash Games', 'games', 'crash'],
  ['Virtual Sports', 'games', 'virtual'],
  ['Bingo', 'bingo', 'bingo'],
  ['Lottery', 'tvbets', 'draw'],
  ['Something New', 'games', null],
  [null, 'slot', null],
])('a game of their category %s stands in %s, kind %s', async (category, section, kind) => {
  standIn.state.games = [{ ...GAME, category }]
  expect((await openApi().listGames()).games).toMatchObject([{ section, kind }])
})

test('features that players are not told of are left out, and none is named twice', async () => {
  standIn.state.games = [
    { ...GAME, features: ['WILD', 'MOBILE', 'BONUS_BUY', 'wild', 'RESPINS'] },
    { ...GAME, features: null },
  ]
  expect((await openApi().listGames()).games).toMatchObject([
    { features: ['wild', 'respin'] },
    { features: [] },
  ])
})

test('a return finer than a hundredth is cut, never rounded up', async () => {
  standIn.state.games = [{ ...GAME, rtp: '96.489' }]
  expect((await openApi().listGames()).games).toMatchObject([{ rtpBp: 9648 }])
})

test('a game without its facts is named and left out, and the rest is taken', async () => {
  const { rtp: _, ...silentOnRtp } = GAME
  standIn.state.games = [
    silentOnRtp,
    { ...GAME, rtp: '101.5' },
    { ...GAME, rtp: '0.00' },
    { ...GAME, rtp: '-96.40' },
    { ...GAME, name: '', product: 'x'.repeat(10_000) },
    { ...GAME, game_code: 'with space' },
    { ...GAME, game_code: 7 },
    [],
    { ...GAME, game_code: 'good', volatility: null, release_date: 'soon' },
  ]
  expect(await openApi().listGames()).toEqual({
    games: [expect.objectContaining({ code: 'good', volatility: null, releasedAt: new Date(0) })],
    broken: [
      ...Array.from({ length: 4 }, () => ({ row: 'zr_nar', why: 'wrong: rtp' })),
      { row: 'zr_nar', why: 'wrong: name, product' },
      { row: 'with space', why: 'wrong: game_code' },
      { row: 'row 7', why: 'wrong: game_code' },
      { row: 'row 8', why: 'wrong: the row' },
    ],
  })
})

test.each<Trouble>(['silent', 'HTTP 500', 'no JSON', 'a list without end'])(
  'a list answered with %s throws, so that no game is closed for it',
  async (trouble) => {
    standIn.state.trouble = trouble
    const api = openApi(trouble === 'silent' ? { timeoutMs: 100 } : {})
    await expect(api.listGames()).rejects.toThrow()
  },
)

test('a list of more games than anyone has throws', async () => {
  standIn.state.games = Array.from({ length: 20_001 }, () => ({}))
  await expect(openApi().listGames()).rejects.toThrow('20001')
})
