import { Game } from '@zar/contract/casino/casino'
import { expect, test } from 'vitest'
import { type FoundGame, isWhole } from './found-game.ts'
import { gamesOf } from './found-games.ts'

const WHOLE: Game = {
  gameCode: 'nar',
  mainProviderId: 2,
  name: 'Nar',
  studio: 'Zar',
  rtpBp: 9640,
  volatility: 2,
  maxWin: 1000,
  lines: 10,
  stakes: { min: 1, max: 100 },
  kind: null,
  features: [],
  cover: '/covers/nar.svg',
  tint: { ground: '#112233', plate: '#223344' },
  isNew: false,
}
const SPECIFIED = { gameCode: 'nar', mainProviderId: 2, name: 'Nar' }
const SHOWN: FoundGame = { ...SPECIFIED, studio: '', cover: '' }

test('U18, §3 Game: code, provider and name alone are a game that the search shows', () => {
  expect(gamesOf([SPECIFIED])).toEqual([SHOWN])
  expect(isWhole(SHOWN)).toBe(false)
})

test('what the contract calls a game is taken whole', () => {
  expect(Game.safeParse(WHOLE).success).toBe(true)
  expect(gamesOf([WHOLE])).toEqual([WHOLE])
  expect(isWhole(WHOLE)).toBe(true)
})

test('U18, §7 casino/games: a list of lists is flattened', () => {
  expect(gamesOf([[SPECIFIED], [WHOLE]])).toEqual([SHOWN, WHOLE])
})

test.each([null, 'nar', {}, { ...SPECIFIED, name: 1 }, { ...SPECIFIED, mainProviderId: 'x' }])(
  'U18: %j is left out, and the games beside it stay',
  (broken) => expect(gamesOf([SPECIFIED, broken])).toEqual([SHOWN]),
)

test.each([null, {}, 'games'])('%j finds nothing', (data) => expect(gamesOf(data)).toEqual([]))
