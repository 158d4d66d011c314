import { expect, test } from 'vitest'
import { GAMES } from '../games/find-game.ts'
import { committedText, gameText } from './game-text.ts'
import { commitmentOf, digestOf } from './seeds.ts'

const GAME = { code: 'a', version: '1', paytable: { b: [1, { d: 2, c: 'ş"' }], a: null } }

test('the text of a game is its code, its version and its pay table, whatever the order of members', () => {
  expect(gameText(GAME)).toBe('a\n1\n{"a":null,"b":[1,{"c":"ş\\"","d":2}]}')
  expect(gameText({ ...GAME, paytable: { a: null, b: [1, { c: 'ş"', d: 2 }] } })).toBe(
    gameText(GAME),
  )
})

test('GAM-02: any change of version or pay table is another digest, and no two games share one', () => {
  expect(gameText({ ...GAME, version: '2' })).not.toBe(gameText(GAME))
  expect(gameText({ ...GAME, paytable: { b: [1, { d: 3, c: 'ş"' }], a: null } })).not.toBe(
    gameText(GAME),
  )
  const digests = GAMES.map(({ code }) => digestOf(code))
  expect(new Set(digests).size).toBe(GAMES.length)
  for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{64}$/)
})

test('a commitment is of the seed and the digest, and of the seed alone before there was one', () => {
  expect(committedText('seed', 'digest')).toBe('seed:digest')
  expect(committedText('seed', null)).toBe('seed')
  expect(commitmentOf('seed')).not.toBe(commitmentOf('seed', digestOf('zar_terazi')))
})
