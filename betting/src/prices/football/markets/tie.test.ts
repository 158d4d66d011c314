import { expect, test } from 'vitest'
import { chancesOf } from '../../model.ts'
import { LEAGUE_EXPECTATION, type Tie } from '../expectation.ts'
import { footballModel } from '../football.ts'
import { type FootballState, KICK_OFF } from '../state.ts'

const EVEN = { home: 1.3, away: 1.3 }
const qualify = (tie: Tie | null, state: FootballState = KICK_OFF) =>
  chancesOf(footballModel({ ...LEAGUE_EXPECTATION, goals: EVEN, tie }, state), {
    key: 'tie.qualify',
    line: null,
  })?.get('1')?.win

test('even sides come through equally often, and a lead of the first leg is worth goals', () => {
  expect(qualify({ firstLeg: null, doAwayGoalsCount: false })).toBeCloseTo(0.5, 9)
  const model = footballModel({ ...LEAGUE_EXPECTATION, goals: EVEN })
  const handicap = chancesOf(model, { key: 'ft.ah', line: '1' })?.get('1')
  const ahead = qualify({ firstLeg: { home: 1, away: 0 }, doAwayGoalsCount: false })
  expect(ahead).toBeCloseTo((handicap?.win ?? 0) + (handicap?.push ?? 0) / 2, 9)
})

test('away goals decide an equal aggregate where they count', () => {
  const firstLeg = { home: 1, away: 1 }
  const plain = qualify({ firstLeg, doAwayGoalsCount: false }) ?? 0
  const counted = qualify({ firstLeg, doAwayGoalsCount: true }) ?? 0
  const model = footballModel({ ...LEAGUE_EXPECTATION, goals: EVEN })
  const score = (name: string) =>
    chancesOf(model, { key: 'ft.score', line: null })?.get(name)?.win ?? 0
  const draws = model.periods.get('ft')?.scores?.filter(({ home, away }) => home === away) ?? []
  const higher = draws.filter(({ home }) => home > 1).reduce((sum, { p }) => sum + p, 0)
  expect(counted - plain).toBeCloseTo(score('0:0') / 2 - higher / 2, 9)
})

test('a tie that is not one has no winner of it', () => {
  expect(qualify(null)).toBeUndefined()
})

test('extra time is priced by its own goals, and its rest is a third of a match at most', () => {
  const state: FootballState = {
    ...KICK_OFF,
    clock: { period: 'et', elapsedMin: 20 },
    score: { home: 1, away: 1 },
    halfTime: { home: 0, away: 1 },
    extraTime: { home: 1, away: 0 },
  }
  const tie = { firstLeg: null, doAwayGoalsCount: false }
  const model = footballModel({ ...LEAGUE_EXPECTATION, goals: EVEN, tie }, state)
  const chance = (key: string, selection: string, line: string | null = null) =>
    chancesOf(model, { key, line })?.get(selection)?.win
  const restMean = (2 * 1.3) / 9
  expect(chance('et.total', 'over', '1.5')).toBeCloseTo(1 - Math.exp(-restMean), 6)
  expect(chance('ft.result', 'X')).toBeCloseTo(1, 9)
  const et = ['1', 'X'].map((side) => chance('et.result', side) ?? 0)
  expect(qualify(tie, state)).toBeCloseTo((et[0] ?? 0) + (et[1] ?? 0) / 2, 9)
})
