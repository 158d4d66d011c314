import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exampleGamesApi, type GamesApiOptions } from './games-api.ts'
import { GAME, openStandIn, SECRET, type StandIn, type Trouble } from './testing/stand-in.ts'

const ORDER = {
  playerId: '6f1d0c1a-0000-4000-8000-000000000001',
  token: 'a-token-of-this-launch',
  gameCode: 'example-nar',
  currency: 'TRY',
  countryCode: 'TR',
  platform: 'mobile',
  locale: 'tr',
  lobbyUrl: 'http://localhost:3000/casino/slot',
  ip: '127.0.0.1',
} as const

let standIn: StandIn
const openApi = (wish: Partial<GamesApiOptions> = {}) =>
  exampleGamesApi({ baseUrl: standIn.url, secret: SECRET, ...wish })

beforeAll(async () => {
  standIn = await openStandIn()
})
beforeEach(() => {
  Object.assign(standIn.state, { trouble: undefined, games: [GAME], calls: [] })
})
afterAll(() => standIn.close())

test('a launch is a signed call with the contract’s fields, and answers the url', async () => {
  expect(await openApi().launchUrl(ORDER)).toBe('http://games.test/play')
  const { playerId, token, currency, platform, lobbyUrl, ip } = ORDER
  expect(standIn.state.calls).toEqual([
    {
      path: '/launch',
      body: {
        playerId,
        token,
        currency,
        platform,
        lobbyUrl,
        ip,
        gameId: 'nar',
        country: 'TR',
        language: 'tr',
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

test('a call signed with another secret throws', async () => {
  await expect(openApi({ secret: 'other' }).listGames()).rejects.toThrow('401')
})

test('a listed game has a code of its own in the catalogue of all suppliers', async () => {
  const { id: _, ...facts } = GAME
  expect(await openApi().listGames()).toEqual({
    games: [
      {
        ...facts,
        code: 'example-nar',
        kind: null,
        releasedAt: new Date('2026-01-01'),
        maxWin: null,
        lines: null,
        stakes: null,
      },
    ],
    broken: [],
  })
})

test('a game without its facts is named and left out, and the rest is taken', async () => {
  standIn.state.games = [{ ...GAME, rtpBp: -1 }, null, { ...GAME, name: 'x'.repeat(10_000) }, GAME]
  const { games, broken } = await openApi().listGames()
  expect(games).toHaveLength(1)
  expect(broken).toEqual([
    { row: 'nar', why: 'wrong: rtpBp' },
    { row: 'row 2', why: 'wrong: the row' },
    { row: 'nar', why: 'wrong: name' },
  ])
})

test.each<Trouble>(['silent', 'HTTP 500', 'no JSON'])(
  'a list answered with %s throws, so that no game is closed for it',
  async (trouble) => {
    standIn.state.trouble = trouble
    const api = openApi(trouble === 'silent' ? { timeoutMs: 100 } : {})
    await expect(api.listGames()).rejects.toThrow()
  },
)
