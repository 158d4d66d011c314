import { settle } from '@zar/betting/settlement/settle'
import { expect, test } from 'vitest'
import { fixturesOfWorld } from '../calendar/calendar.ts'
import type { Fixture } from '../fixture.ts'
import { basketball } from './basketball.ts'
import { playersOf } from './players.ts'

const SEED = 'players'
const DAY_MS = 86_400_000
const FROM = Date.UTC(2026, 10, 23)
const MATCHES = fixturesOfWorld(SEED, basketball, FROM, FROM + 60 * DAY_MS).slice(0, 700)

test('ten players of every match have names of their own, and markets before the start alone', () => {
  for (const fixture of MATCHES.slice(0, 60)) {
    const players = playersOf(fixture)
    expect(players).toHaveLength(10)
    expect(new Set(players.map(({ id }) => id)).size).toBe(10)
    expect(new Set(players.map(({ name }) => name)).size, fixture.id).toBe(10)
  }
  const [fixture] = MATCHES
  if (!fixture) throw new Error('no match')
  const ofPlayers = (offers: readonly { key: string; line: string | null }[]) =>
    offers.filter(({ key }) => key.startsWith('player.')).map(({ key, line }) => `${key} ${line}`)
  expect(ofPlayers(basketball.offerBefore(fixture))).toEqual([
    ...['9.5', '14.5', '19.5'].map((line) => `player.points ${line}`),
    ...['3.5', '5.5', '7.5'].map((line) => `player.rebounds ${line}`),
    ...['1.5', '3.5', '5.5'].map((line) => `player.assists ${line}`),
  ])
  expect(ofPlayers(basketball.playOf(SEED, fixture).offerAt(600))).toEqual([])
})

test('each price of a player has the margin of one-sided markets, 10 %, from its fair chance', () => {
  const [fixture] = MATCHES
  if (!fixture) throw new Error('no match')
  const offers = basketball.offerBefore(fixture).filter(({ key }) => key.startsWith('player.'))
  for (const [, odds, fair] of offers.flatMap(({ prices }) => prices)) {
    // The ladder moves a price by half a step: some 2.5 % at most below twenty.
    if (odds === null || odds > 20_000) continue
    expect(Math.abs((odds * fair * 1.1) / 1_000_000_000 - 1)).toBeLessThan(0.03)
  }
})

type Sum = { expected: number; won: number; variance: number }

function addUp(fixture: Fixture, sums: Map<string, Sum>): void {
  const play = basketball.playOf(SEED, fixture)
  const facts = play.factsAt(play.endS)
  const offers = basketball.offerBefore(fixture).filter(({ key }) => key.startsWith('player.'))
  for (const { key, line, prices } of offers) {
    const settled = settle('basketball', { key, line }, facts, [...prices.map(([id]) => id)])
    const sum = sums.get(`${key} ${line}`) ?? { expected: 0, won: 0, variance: 0 }
    for (const [id, , fair] of prices) {
      const p = fair / 1_000_000
      sum.expected += p
      sum.variance += p * (1 - p)
      sum.won += settled?.get(id)?.outcome === 'win' ? 1 : 0
    }
    sums.set(`${key} ${line}`, sum)
  }
}

test('players score, rebound and assist about as often as their prices say', () => {
  const sums = new Map<string, Sum>()
  for (const fixture of MATCHES) addUp(fixture, sums)
  expect(sums.size).toBe(9)
  for (const [key, { expected, won, variance }] of sums) {
    // Within two points of a hundred: the model’s spread is near the world’s, and not the same.
    const of = [...sums.keys()].length > 0 ? MATCHES.length * 10 : 0
    expect(
      Math.abs(won - expected) / of,
      `${key}: ${won} of ${expected.toFixed(0)}, ${variance.toFixed(0)}`,
    ).toBeLessThan(0.02)
  }
})
