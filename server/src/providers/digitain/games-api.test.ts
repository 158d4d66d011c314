import { afterAll, beforeAll, expect, test } from 'vitest'
import { LISTED_GAME, openGameListServer } from '../testing/game-list-server.ts'
import { digitainGamesApi } from './games-api.ts'

let list: Awaited<ReturnType<typeof openGameListServer>>
beforeAll(async () => {
  list = await openGameListServer()
})
afterAll(() => list.close())

const api = () =>
  digitainGamesApi({
    baseUrl: 'https://games.example',
    operatorId: '42',
    mainDomain: 'zar.example:3000',
    gameListUrl: list.url,
  })
const ORDER = {
  playerId: 'ada',
  token: 'a-token+/&=',
  gameCode: 'digitain-805',
  currency: 'TRY',
  countryCode: 'TR',
  platform: 'mobile',
  locale: 'tr',
  lobbyUrl: 'http://localhost:3000/casino/slot',
  ip: '127.0.0.1',
} as const

test('a launch is an address with the token, the device and where the game goes back to', async () => {
  const url = new URL((await api().launchUrl(ORDER)) ?? '')
  expect(url.origin + url.pathname).toBe('https://games.example/GamesLaunch/Launch')
  const told = { operatorId: '42', mainDomain: 'zar.example:3000', playMode: 'real', lang: 'tr' }
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...told,
    gameid: '805',
    token: ORDER.token,
    deviceType: '2',
  })
  const desk = new URL((await api().launchUrl({ ...ORDER, platform: 'desktop' })) ?? '')
  expect(desk.searchParams.get('deviceType')).toBe('1')
})

test('the games are those of the kept list, under codes of their own', async () => {
  const { id: _, releasedAt, ...game } = LISTED_GAME
  expect(await api().listGames()).toEqual({
    games: [
      {
        ...game,
        code: 'digitain-805',
        nameEn: null,
        releasedAt: new Date(releasedAt),
        stakes: { minE5: 25_000n, maxE5: 200_000_000n },
      },
    ],
    broken: [],
  })
  list.state.status = 500
  await expect(api().listGames()).rejects.toThrow('500')
})
