import { expect, test } from 'vitest'
import { poissonTerms } from '../../distributions/poisson.ts'
import { poissonDraw, seededRandom } from '../../testing/seeded-random.ts'
import { RHO, tau } from '../dixon-coles.ts'
import { LEAGUE_GOALS } from '../expectation.ts'
import { fitLeague, type League, type PlayedMatch, ratesOfSides } from './strengths.ts'

const SIDES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
const TRUE = new Map(
  SIDES.map((side, n) => [side, { attack: 0.65 + 0.1 * n, defence: 1.7 - 0.1 * ((n * 3) % 8) }]),
)
const TRUE_LEAGUE: League = { sides: TRUE, homeAdvantage: 1.2 }

function play(seasons: number): PlayedMatch[] {
  const random = seededRandom(21)
  const matches: PlayedMatch[] = []
  for (let season = 0; season < seasons; season++) {
    for (const home of SIDES) {
      for (const away of SIDES) {
        if (home === away) continue
        const rates = ratesOfSides(TRUE_LEAGUE, home, away)
        const goals = {
          home: poissonDraw(rates.home, random),
          away: poissonDraw(rates.away, random),
        }
        matches.push({ home, away, goals, daysAgo: season * 2 })
      }
    }
  }
  return matches
}

function logLikelihood(league: League, matches: readonly PlayedMatch[]): number {
  return matches.reduce((sum, { home, away, goals, daysAgo }) => {
    const rates = ratesOfSides(league, home, away)
    const p =
      tau(goals.home, goals.away, rates, RHO) *
      (poissonTerms(rates.home, goals.home).at(-1) ?? 0) *
      (poissonTerms(rates.away, goals.away).at(-1) ?? 0)
    return sum + Math.exp(-0.0019 * daysAgo) * Math.log(p)
  }, 0)
}

test('no single strength and no home advantage would make the results likelier', () => {
  const matches = play(5)
  const fit = fitLeague(matches)
  const best = logLikelihood(fit, matches)
  const changed = (side: string, factor: 'attack' | 'defence', by: number): League => {
    const sides = new Map([...fit.sides].map(([name, strength]) => [name, { ...strength }]))
    const strength = sides.get(side)
    if (strength) strength[factor] *= by
    return { ...fit, sides }
  }
  for (const by of [0.999, 1.001]) {
    for (const side of SIDES) {
      expect(logLikelihood(changed(side, 'attack', by), matches)).toBeLessThan(best)
      expect(logLikelihood(changed(side, 'defence', by), matches)).toBeLessThan(best)
    }
    expect(logLikelihood({ ...fit, homeAdvantage: fit.homeAdvantage * by }, matches)).toBeLessThan(
      best,
    )
  }
})

test('the mean attack is 1', () => {
  const { sides } = fitLeague(play(2))
  const attacks = [...sides.values()].map(({ attack }) => attack)
  expect(attacks.reduce((sum, one) => sum + one, 0) / attacks.length).toBeCloseTo(1, 12)
})

test('many matches give the true rates back', () => {
  const fit = fitLeague(play(60))
  for (const home of SIDES) {
    for (const away of SIDES) {
      if (home === away) continue
      const seen = ratesOfSides(fit, home, away)
      const meant = ratesOfSides(TRUE_LEAGUE, home, away)
      expect(Math.abs(seen.home / meant.home - 1)).toBeLessThan(0.12)
      expect(Math.abs(seen.away / meant.away - 1)).toBeLessThan(0.12)
    }
  }
})

test('a recent result moves a side more than an old one', () => {
  const plain = play(2)
  const win = (daysAgo: number): PlayedMatch => ({
    home: 'A',
    away: 'B',
    goals: { home: 7, away: 0 },
    daysAgo,
  })
  const attackOfA = (matches: PlayedMatch[]) => fitLeague(matches).sides.get('A')?.attack ?? 0
  const recent = attackOfA([...plain, win(0)])
  const old = attackOfA([...plain, win(1000)])
  expect(recent).toBeGreaterThan(old)
  expect(old).toBeGreaterThan(attackOfA(plain))
})

test('a side of few matches is drawn to the league, and an unknown one is the league', () => {
  const rout: PlayedMatch = {
    home: 'new',
    away: 'A',
    goals: { home: 6, away: 0 },
    daysAgo: 0,
  }
  const often = fitLeague([...play(5), ...Array(8).fill(rout)]).sides.get('new')
  const once = fitLeague([...play(5), rout]).sides.get('new')
  expect(often?.attack).toBeGreaterThan(2)
  expect(once?.attack).toBeLessThan(1 + ((often?.attack ?? 0) - 1) / 2)
  const unknown = ratesOfSides(fitLeague([]), 'unknown', 'unseen')
  expect(unknown.home).toBeCloseTo(LEAGUE_GOALS.home, 12)
  expect(unknown.away).toBeCloseTo(LEAGUE_GOALS.away, 12)
})
