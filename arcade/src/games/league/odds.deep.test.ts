import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import { range } from '../shuffle.ts'
import { drawResults } from './match.ts'
import { scoresOf, strengthsIn } from './odds.ts'
import { type Goals, MATCHES, WEEKS } from './season.ts'
import type { Strengths } from './teams.ts'

const ROUNDS = 100_000 / MATCHES
const serverSeed = commitmentOf('league')
/** Scores that are rarer are counted together. */
const EXPECTED_MIN = 5

type Played = { strengths: Strengths; counts: Map<string, number>; matches: number }

const keyOf = ({ home, away }: Goals) => `${home}-${away}`

/** 100,000 matches, season after season, counted by the pair of strengths that met. */
function playAll(): Played[] {
  const pairs = new Map<string, Played>()
  for (let round = 0; round < ROUNDS; round++) {
    const matches = strengthsIn(round % WEEKS)
    const results = drawResults(matches, randomOf({ serverSeed, clientSeed: 'league' }, round))
    for (const [match, strengths] of matches.entries()) {
      const pair = `${strengths.home} ${strengths.away}`
      const one = pairs.get(pair) ?? { strengths, counts: new Map(), matches: 0 }
      const score = keyOf(results[match] ?? { home: 0, away: 0 })
      one.counts.set(score, (one.counts.get(score) ?? 0) + 1)
      pairs.set(pair, { ...one, matches: one.matches + 1 })
    }
  }
  return [...pairs.values()]
}

type Cell = { expected: number; counted: number }

/** Every score of a pair, the rare ones together. */
function cellsOf({ counts, matches }: Played, odds: Strengths): Cell[] {
  const cells: Cell[] = []
  const rare: Cell = { expected: 0, counted: 0 }
  for (const { goals, weight } of scoresOf(odds)) {
    const expected = (matches * Number(weight)) / 1e12
    const counted = counts.get(keyOf(goals)) ?? 0
    if (expected >= EXPECTED_MIN) cells.push({ expected, counted })
    else {
      rare.expected += expected
      rare.counted += counted
    }
  }
  return [...cells, rare]
}

/** Chi-square over every score of every pair, as a normal deviate (Wilson and Hilferty). */
function deviateOf(played: readonly Played[], oddsOf: (strengths: Strengths) => Strengths) {
  const cells = played.map((one) => cellsOf(one, oddsOf(one.strengths)))
  const square = cells
    .flat()
    .reduce((sum, { expected, counted }) => sum + (counted - expected) ** 2 / expected, 0)
  const freedom = cells.reduce((sum, { length }) => sum + length - 1, 0)
  const spread = 2 / (9 * freedom)
  return { z: (Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread), freedom }
}

test('FAIR-27: 100,000 matches end as their odds say, by chi-square over every score', () => {
  const played = playAll()
  expect(played.reduce((sum, { matches }) => sum + matches, 0)).toBe(100_000)
  const { z, freedom } = deviateOf(played, (strengths) => strengths)
  expect(freedom).toBeGreaterThan(1_000)
  expect(Math.abs(z)).toBeLessThan(3.29)
  const wrong = deviateOf(played, ({ home, away }) => ({ home: home - 1, away }))
  expect(wrong.z, 'a twentieth of a goal is found').toBeGreaterThan(3.29)
})

test('FAIR-27: over 100,000 matches the home side wins, draws and loses as its odds say', () => {
  const played = playAll()
  for (const sign of range(-1, 1)) {
    const is = ({ home, away }: Goals) => Math.sign(home - away) === sign
    let [counted, expected, variance] = [0, 0, 0]
    for (const { strengths, counts, matches } of played) {
      const scores = scoresOf(strengths).filter(({ goals }) => is(goals))
      const chance = scores.reduce((sum, { weight }) => sum + Number(weight), 0) / 1e12
      counted += scores.reduce((sum, { goals }) => sum + (counts.get(keyOf(goals)) ?? 0), 0)
      expected += matches * chance
      variance += matches * chance * (1 - chance)
    }
    expect(Math.abs(counted - expected) / Math.sqrt(variance)).toBeLessThan(3.29)
  }
})
