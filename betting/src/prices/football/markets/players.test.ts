import { expect, test } from 'vitest'
import { chancesOf } from '../../model.ts'
import { type FootballExpectation, LEAGUE_EXPECTATION } from '../expectation.ts'
import { footballModel } from '../football.ts'
import { type FootballState, KICK_OFF } from '../state.ts'

const EXPECTATION: FootballExpectation = {
  ...LEAGUE_EXPECTATION,
  goals: { home: 1.6, away: 1.2 },
  players: [
    { id: 'nine', side: 'home', goalShare: 0.35, assistShare: 0.1, sot: 1.4, cards: 0.15 },
    { id: 'ten', side: 'away', goalShare: 0.2, assistShare: 0.25, sot: 0.9, cards: 0.2 },
  ],
}
const before = footballModel(EXPECTATION)
const winOf = (model: typeof before, key: string, id: string, line: string | null = null) =>
  chancesOf(model, { key, line })?.get(id)?.win ?? Number.NaN

const chanceOfGoals = (side: 'home' | 'away', count: number) => {
  const goals = before.periods.get('ft')?.[side]
  return goals?.p[count - goals.from] ?? 0
}

test('a scorer’s chance is one less that all of the side’s goals are others’', () => {
  let none = 0
  let one = 0
  for (let goals = 0; goals <= 20; goals++) {
    none += chanceOfGoals('home', goals) * 0.65 ** goals
    if (goals > 0) one += chanceOfGoals('home', goals) * goals * 0.35 * 0.65 ** (goals - 1)
  }
  expect(winOf(before, 'player.any', 'nine')).toBeCloseTo(1 - none, 9)
  expect(winOf(before, 'player.two', 'nine')).toBeCloseTo(1 - none - one, 9)
})

test('the first scorer takes a share of the side’s first goal, and nobody the 0:0', () => {
  const first = chancesOf(before, { key: 'player.first', line: null })
  expect(first?.get('none')?.win).toBeCloseTo(0.068983, 5)
  expect(first?.get('nine')?.win).toBeCloseTo(0.53201 * 0.35, 5)
  expect(first?.get('ten')?.win).toBeCloseTo(0.399007 * 0.2, 5)
})

test('a player who has scored has scored, and needs one more for two', () => {
  const state: FootballState = {
    ...KICK_OFF,
    clock: { period: 'h2', elapsedMin: 15 },
    score: { home: 1, away: 0 },
    halfTime: { home: 1, away: 0 },
    players: new Map([['nine', { goals: 1, assists: 0, sot: 1, cards: 0 }]]),
  }
  const live = footballModel(EXPECTATION, state)
  expect(winOf(live, 'player.any', 'nine')).toBe(1)
  expect(winOf(live, 'player.two', 'nine')).toBeCloseTo(1 - Math.exp(-0.6048 * 0.35), 6)
  expect(winOf(live, 'player.sot', 'nine', '0.5')).toBe(1)
  expect(chancesOf(live, { key: 'player.first', line: null })).toBeUndefined()
})

test('shots, cards, goals with assists are counted against their line', () => {
  expect(winOf(before, 'player.sot', 'nine', '0.5')).toBeCloseTo(1 - Math.exp(-1.4), 9)
  expect(winOf(before, 'player.card', 'ten')).toBeCloseTo(1 - Math.exp(-0.2), 9)
  const involved = winOf(before, 'player.ga', 'nine', '0.5')
  expect(involved).toBeGreaterThan(winOf(before, 'player.any', 'nine'))
  expect(winOf(before, 'player.ga', 'nine', '1.5')).toBeLessThan(involved)
})
