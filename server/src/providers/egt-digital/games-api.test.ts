import { expect, test } from 'vitest'
import { LISTED_GAME, openGameListServer } from '../testing/game-list-server.ts'
import { egtDigitalGamesApi } from './games-api.ts'

const ORDER = {
  playerId: '6f1d0c1a-0000-4000-8000-000000000001',
  token: 'a-code-of-this-launch',
  gameCode: 'egt-VS_805',
  currency: 'TRY',
  countryCode: 'TR',
  platform: 'desktop',
  locale: 'en',
  lobbyUrl: 'http://localhost:3000/casino/slot',
  ip: '127.0.0.1',
} as const

test('a launch is an address with the contract’s parameters, and the code of this launch', async () => {
  const api = egtDigitalGamesApi({
    launchUrl: 'https://games.example/launch',
    casinoId: 'zar',
    gameListUrl: 'http://127.0.0.1:1',
  })
  const url = new URL((await api.launchUrl(ORDER)) ?? '')
  expect(url.origin + url.pathname).toBe('https://games.example/launch')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    sessionToken: ORDER.token,
    casinoId: 'zar',
    playerId: ORDER.playerId,
    gameKey: 'VS_805',
    currencyCode: 'TRY',
    language: 'en',
    closeUrl: ORDER.lobbyUrl,
    mode: 'Desktop',
    demo: 'false',
  })
  const onMobile = new URL((await api.launchUrl({ ...ORDER, platform: 'mobile' })) ?? '')
  expect(onMobile.searchParams.get('mode')).toBe('Mobile')
})

test('a listed game has a code of its own in the catalogue of all suppliers; no list throws', async () => {
  const list = await openGameListServer()
  const api = egtDigitalGamesApi({
    launchUrl: 'https://games.example/launch',
    casinoId: 'zar',
    gameListUrl: list.url,
  })
  expect((await api.listGames()).games).toMatchObject([
    { code: `egt-${LISTED_GAME.id}`, rtpBp: 9580 },
  ])
  await list.close()
  await expect(api.listGames()).rejects.toThrow()
})
