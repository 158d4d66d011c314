import { settle } from '@zar/betting/settlement/settle'
import { expect, test } from 'vitest'
import { fixturesOfWorld } from '../calendar/calendar.ts'
import type { Fixture } from '../fixture.ts'
import { football } from './football.ts'
import { LEAGUES } from './leagues.ts'
import { playersOf } from './players.ts'

const SEED = 'players'
const DAY_MS = 86_400_000
const FROM = Date.UTC(2026, 10, 23)
const league = LEAGUES.slice(0, 1)
const MATCHES = fixturesOfWorld(SEED, { ...football, leagues: league }, FROM, FROM + 40 * DAY_MS)

test('players of a match have names of their own, and markets before the start alone', () => {
  const [fixture] = MATCHES
  if (!fixture) throw new Error('no match')
  const players = playersOf(fixture)
  expect(players).toHaveLength(16)
  expect(new Set(players.map(({ id }) => id)).size).toBe(16)
  expect(new Set(players.map(({ name }) => name)).size).toBe(16)
  const keysOf = (offers: readonly { key: string }[]) =>
    [...new Set(offers.map(({ key }) => key))].filter((key) => key.startsWith('player.')).sort()
  expect(keysOf(football.offerBefore(fixture))).toEqual([
    'player.any',
    'player.card',
    'player.first',
    'player.ga',
    'player.sot',
    'player.two',
  ])
  expect(keysOf(football.playOf(SEED, fixture).offerAt(600))).toEqual([])
})

type Sum = { expected: number; won: number; variance: number }

/** Adds what was expected of the players of a match, and what they did. */
function addUp(fixture: Fixture, sums: Map<string, Sum>): void {
  const play = football.playOf(SEED, fixture)
  const facts = play.factsAt(play.endS)
  const offers = football.offerBefore(fixture).filter(({ key }) => key.startsWith('player.'))
  for (const { key, line, prices } of offers) {
    const named = prices.map(([id]) => id)
    const settled = settle('football', { key, line }, facts, named)
    expect([...(settled?.keys() ?? [])]).toEqual(named)
    const sum = sums.get(key) ?? { expected: 0, won: 0, variance: 0 }
    for (const [id, , fair] of prices) {
      const p = fair / 1_000_000
      sum.expected += p
      sum.variance += p * (1 - p)
      sum.won += settled?.get(id)?.outcome === 'win' ? 1 : 0
    }
    sums.set(key, sum)
  }
}

test('players score, shoot and are carded about as often as their prices say, and each market is settled', () => {
  const sums = new Map<string, Sum>()
  for (const fixture of MATCHES.slice(0, 60)) addUp(fixture, sums)
  // Matches differ in how many shots and cards they have, which makes players of one match alike.
  for (const [key, { expected, won, variance }] of sums) {
    expect(Math.abs(won - expected) / Math.sqrt(variance), key).toBeLessThan(5)
  }
})
