import type { Game } from '@zar/contract/casino/casino'
import { expect, test } from 'vitest'
import { linkOf, playPath, readGameLink } from './game-link.ts'

const game: Game = {
  gameCode: 'nar-bahçesi/ş?&=',
  mainProviderId: 2,
  name: 'Nar Bahçesi',
  studio: 'Lale',
  rtpBp: 9600,
  volatility: 3,
  maxWin: null,
  lines: null,
  stakes: null,
  kind: null,
  features: [],
  cover: '/covers/x.svg',
  tint: { ground: '#000000', plate: '#000000' },
  isNew: false,
}
const segmentOf = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

test('a game comes out of its address as it went in, whatever letters its code has', () => {
  const link = linkOf(game)
  if (!link) throw new Error('the game has a link')
  const segment = playPath(link).split('/').at(-1) ?? ''
  expect(segment).toMatch(/^[\w-]+$/)
  expect(readGameLink(segment)).toEqual(link)
})

test('a game of an integration we do not have has no link', () => {
  expect(linkOf({ ...game, mainProviderId: 99 })).toBeUndefined()
})

test('an address that someone made up is no game', () => {
  const wrong = [
    '%%%',
    'bm90IGpzb24',
    segmentOf(null),
    segmentOf({ providerName: 'toString', gameCode: 'a' }),
    segmentOf({ providerName: 'hub88', gameCode: '' }),
    segmentOf({ providerName: 'hub88' }),
  ]
  for (const segment of wrong) expect(readGameLink(segment)).toBeUndefined()
})
