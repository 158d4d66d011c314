import type { Outcome } from '@zar/contract/betting/outcome'
import { expect, test } from 'vitest'
import type { Chances, Market } from '../../../markets/market.ts'
import { rulesOf, settle } from '../../../settlement/settle.ts'
import { chancesOf } from '../../model.ts'
import { type Course, coursesOf } from '../../testing/courses.ts'
import { type FootballExpectation, LEAGUE_EXPECTATION } from '../expectation.ts'
import { type FootballModel, footballModel } from '../football.ts'
import { KICK_OFF } from '../state.ts'

const EXPECTATION: FootballExpectation = {
  ...LEAGUE_EXPECTATION,
  goals: { home: 1.6, away: 1.2 },
  tie: { firstLeg: null, doAwayGoalsCount: false },
  players: [{ id: 'nine', side: 'home', goalShare: 0.3, assistShare: 0.1, sot: 1, cards: 0.2 }],
}
const before = footballModel(EXPECTATION)

const CATALOGUE = Object.entries(rulesOf('football')).flatMap(([key, rule]) =>
  (rule.lines ?? [null]).map((line) => ({ market: { key, line }, rule })),
)
const GOAL_MARKETS = CATALOGUE.filter(
  ({ market, rule }) => 'gc'.includes(rule.price) && /^(ft|h1|h2)\./.test(market.key),
).map(({ market }) => market)

test('every market of the catalogue is priced, for its selections in their order', () => {
  expect(CATALOGUE.length).toBeGreaterThan(400)
  for (const { market, rule } of CATALOGUE) {
    const chances = chancesOf(before, market)
    expect(chances?.size, market.key).toBeGreaterThan(0)
    if (rule.selections.length > 0) {
      expect([...(chances?.keys() ?? [])], market.key).toEqual(rule.selections)
    }
  }
})

const FIELDS: Partial<Record<Outcome, keyof Chances>> = {
  win: 'win',
  'half-win': 'halfWin',
  push: 'push',
  'half-loss': 'halfLoss',
  loss: 'loss',
}

/** What the courses come to when each is settled by the product. */
function settledChances(market: Market, courses: readonly Course[]): Map<string, Chances> {
  const sums = new Map<string, Chances>()
  for (const { facts, p } of courses) {
    for (const [selection, { outcome }] of settle('football', market, facts) ?? []) {
      const sum = sums.get(selection) ?? { win: 0, halfWin: 0, push: 0, halfLoss: 0, loss: 0 }
      const field = FIELDS[outcome]
      if (field) sum[field] += p
      sums.set(selection, sum)
    }
  }
  return sums
}

function expectSame(model: FootballModel, courses: readonly Course[]): void {
  expect(GOAL_MARKETS.length).toBeGreaterThan(200)
  for (const market of GOAL_MARKETS) {
    const priced = chancesOf(model, market)
    for (const [selection, settled] of settledChances(market, courses)) {
      const chances = priced?.get(selection)
      const gap = Math.max(
        ...Object.values(FIELDS).map((field) => Math.abs((chances?.[field] ?? 9) - settled[field])),
      )
      expect(gap, `${market.key} ${market.line} ${selection}`).toBeLessThan(1e-8)
    }
  }
}

test('before the match every goal market is the sum over all courses of it, each settled', () =>
  expectSame(before, coursesOf(1.6, 1.2, -0.07, 0.46)))

test('at 1:0 in the second half too', () => {
  const live = footballModel(EXPECTATION, {
    ...KICK_OFF,
    clock: { period: 'h2', elapsedMin: 15 },
    score: { home: 1, away: 0 },
    halfTime: { home: 1, away: 0 },
  })
  const courses = coursesOf(0.6048, 0.4536, 0, 0).map(
    ({ facts: { fullTime }, p }): Course => ({
      facts: { fullTime: [fullTime[0] + 1, fullTime[1]], halfTime: [1, 0] },
      p,
    }),
  )
  expectSame(live, courses)
})
