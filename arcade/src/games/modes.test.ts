import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../fairness/seeds.ts'
import { GAMES } from './find-game.ts'
import { findModes, MODES } from './find-modes.ts'
import { simulate } from './simulate.ts'
import known from './testing/known-answers.json' with { type: 'json' }

const ROUNDS = 2_000
const serverSeed = commitmentOf('modes')
const draws = (round: number) => randomOf({ serverSeed, clientSeed: 'modes' }, round)

test('FAIR-20: every game that the arcade plays has modes, under one name each', () => {
  expect(MODES.map(({ game }) => game.code)).toEqual(GAMES.map(({ code }) => code))
  expect(new Set(MODES.map(({ name }) => name)).size).toBe(MODES.length)
  for (const { name, game } of MODES)
    expect([findModes(name), findModes(game.code)]).not.toContain(undefined)
})

test('FAIR-20: every mode has a bet that the game takes, but the best play of hold’em', () => {
  const without = MODES.flatMap(({ name, game, ...modes }) =>
    modes
      .declared()
      .map(({ mode }) => ({ mode, bet: modes.betOf(mode) }))
      .filter(({ bet }) => bet === undefined || game.readBet(bet) === undefined)
      .map(({ mode }) => `${name} ${mode}`),
  )
  expect(without).toEqual(['holdem ante'])
})

const SAMPLES = [
  ...[
    ['mines', '3x5'],
    ['plinko', '8-low'],
    ['dice', 'under:50.00'],
    ['limbo', '2.00'],
  ],
  ...[
    ['keno', '5-mid'],
    ['hilo', '7-higher'],
    ['wheel', '20-low'],
    ['scratch', 'card'],
  ],
  ...[
    ['blackjack', 'main'],
    ['blackjack', 'insurance'],
    ['roulette', 'dozen'],
    ['sicbo', 'big'],
  ],
  ...[
    ['baccarat', 'banker'],
    ['holdem', 'aa'],
    ['nar-bahcesi', 'main'],
  ],
] as [string, string][]

test.each(SAMPLES)('FAIR-27: %s %s returns in play what is declared', (name, mode) => {
  const modes = findModes(name)
  const found = modes && simulate(modes, mode, { rounds: ROUNDS, randomOf: draws })
  expect(Math.abs(found?.z ?? 99), JSON.stringify(found)).toBeLessThan(3.29)
})

test('FAIR-27: a game that returns one percent less than declared is found', () => {
  const dice = findModes('dice')
  if (!dice) throw new Error('no dice')
  const mode = 'under:95.00'
  const less = dice.declared().map((one) => ({ ...one, rtp: one.rtp + 0.01 }))
  const found = simulate({ ...dice, declared: () => less }, mode, {
    rounds: 10 * ROUNDS,
    randomOf: draws,
  })
  expect(found?.z).toBeLessThan(-3.29)
})

test('FAIR-20: the return of blackjack and of video poker is the published one', () => {
  const rtpOf = (name: string, mode: string) =>
    findModes(name)
      ?.declared()
      .find((one) => one.mode === mode)?.rtp
  const { blackjack, videopoker } = known.games
  expect(rtpOf('blackjack', 'main')).toBeCloseTo(Number(blackjack.rtpPerFirstStake), 12)
  expect(rtpOf('videopoker', '5')).toBeCloseTo(
    Number(videopoker['five coins, royal 800'].rtpDecimal),
    12,
  )
})
