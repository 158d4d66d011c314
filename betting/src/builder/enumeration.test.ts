import { expect, test } from 'vitest'
import { type FootballExpectation, LEAGUE_EXPECTATION } from '../prices/football/expectation.ts'
import { footballModel } from '../prices/football/football.ts'
import { type Course, coursesOf } from '../prices/testing/courses.ts'
import { settle } from '../settlement/settle.ts'
import { builderChance } from './builder.ts'
import { type ToldScorer, withScorers } from './with-scorers.ts'

type Side = 'home' | 'away'
const PLAYERS: Record<string, { side: Side; share: number }> = {
  nine: { side: 'home', share: 0.4 },
  seven: { side: 'home', share: 0.15 },
  ten: { side: 'away', share: 0.3 },
}
const EXPECTATION: FootballExpectation = {
  ...LEAGUE_EXPECTATION,
  goals: { home: 2.1, away: 0.9 },
  players: Object.entries(PLAYERS).map(([id, { side, share }]) => ({
    id,
    side,
    goalShare: share,
    assistShare: 0,
    sot: 0,
    cards: 0,
  })),
}
const COURSES = coursesOf(2.1, 0.9, -0.07, 0.46)
/** Ways to share out more goals are as those of this many: what is asked for is there by then. */
const GOALS_MAX = 8

type Leg = [key: string, line: string | null, selection: string]
const BUILDERS: Leg[][] = [
  [
    ['ft.result', null, '1'],
    ['ft.total', '2.5', 'over'],
    ['ft.btts', null, 'yes'],
  ],
  [
    ['ft.htft', null, 'X/1'],
    ['h2.total', '1.5', 'over'],
    ['ft.clean.home', null, 'yes'],
  ],
  [
    ['ft.dctotal', '3.5', '1X&under'],
    ['h1.btts', null, 'no'],
    ['ft.oe', null, 'odd'],
    ['ft.winboth.home', null, 'no'],
  ],
  [
    ['ft.range', null, '2-3'],
    ['ft.mosthalf.home', null, 'h2'],
    ['ft.eh', '-1', 'X'],
  ],
  [
    ['player.any', null, 'nine'],
    ['ft.result', null, '1'],
    ['h1.total', '0.5', 'over'],
  ],
  [
    ['player.any', null, 'seven'],
    ['player.two', null, 'nine'],
    ['ft.total', '3.5', 'over'],
  ],
  [
    ['player.any', null, 'ten'],
    ['player.two', null, 'nine'],
    ['ft.scoreboth.home', null, 'yes'],
  ],
  [
    ['player.first', null, 'seven'],
    ['ft.result', null, '1'],
    ['player.two', null, 'nine'],
  ],
  [
    ['player.first', null, 'ten'],
    ['player.any', null, 'nine'],
    ['h1.result', null, 'X'],
  ],
  [
    ['player.first', null, 'nine'],
    ['player.two', null, 'nine'],
    ['ft.btts', null, 'yes'],
  ],
]

const isFirstLeg = ([key]: Leg) => key === 'player.first'

/** That the legs of scorers win, over every way in which so many goals of a side can be shared out, in their order. */
function scorersChance(legs: Leg[], of: Side, goals: number): number {
  const mates = Object.entries(PLAYERS).filter(([, { side }]) => side === of)
  const isMate = (id: string) => mates.some(([mate]) => mate === id)
  const wanted = legs.filter(([key, , id]) => key.startsWith('player.') && isMate(id))
  if (wanted.length === 0) return 1
  const others = 1 - mates.reduce((sum, [, { share }]) => sum + share, 0)
  const shareOut = (left: number, scorers: readonly string[]): number => {
    if (left > 0) {
      return mates.reduce(
        (sum, [id, { share }]) => sum + share * shareOut(left - 1, [...scorers, id]),
        others * shareOut(left - 1, [...scorers, 'another']),
      )
    }
    const has = (leg: Leg) => {
      const [key, , id] = leg
      if (isFirstLeg(leg)) return scorers[0] === id
      return scorers.filter((scorer) => scorer === id).length >= (key === 'player.two' ? 2 : 1)
    }
    return wanted.every(has) ? 1 : 0
  }
  return shareOut(goals, [])
}

/** Orders of so many goals of both sides. */
const orders = (home: number, away: number): number =>
  home === 0 || away === 0 ? 1 : orders(home - 1, away) + orders(home, away - 1)

/** That the first goal is the side’s whose player is to score it: of all orders of the half in which it falls. */
function opening(legs: Leg[], { facts: { halfTime, fullTime } }: Course): number {
  const first = legs.find(isFirstLeg)
  if (!first) return 1
  const [i, j] = halfTime
  const [home, away] = i + j > 0 ? halfTime : [fullTime[0] - i, fullTime[1] - j]
  const isHome = PLAYERS[first[2]]?.side === 'home'
  if ((isHome ? home : away) === 0) return 0
  return (isHome ? orders(home - 1, away) : orders(home, away - 1)) / orders(home, away)
}

function enumerated(legs: Leg[]): number {
  const byGoals = (side: Side) =>
    Array.from({ length: GOALS_MAX + 1 }, (_, goals) => scorersChance(legs, side, goals))
  const [home, away] = [byGoals('home'), byGoals('away')]
  const goalLegs = legs.filter(([key]) => !key.startsWith('player.'))
  const isWon = ({ facts }: Course) =>
    goalLegs.every(
      ([key, line, selection]) =>
        settle('football', { key, line }, facts)?.get(selection)?.outcome === 'win',
    )
  return COURSES.filter(isWon).reduce((sum, course) => {
    const [x, y] = course.facts.fullTime.map((goals) => Math.min(goals, GOALS_MAX))
    return sum + course.p * opening(legs, course) * (home[x ?? 0] ?? 0) * (away[y ?? 0] ?? 0)
  }, 0)
}

test.each(BUILDERS.map((legs) => ({ legs, name: legs.map((leg) => leg.join(' ')).join(', ') })))(
  '$name: within 0.5 % of all courses of the match, settled one by one',
  ({ legs }) => {
    const joint = builderChance(
      footballModel(EXPECTATION),
      legs.map(([key, line, selection]) => ({ key, line, selection })),
    )
    const expected = enumerated(legs)
    expect(expected).toBeGreaterThan(0.002)
    expect(Math.abs((joint ?? 0) / expected - 1)).toBeLessThan(0.005)
  },
)

const isScorer = (key: string): key is ToldScorer['key'] => key.startsWith('player.')

/** What a company tells of a scorer: the chance of his market alone, in whole millionths. */
const toldOf = ([key, line, id]: Leg): ToldScorer[] => {
  const { side } = PLAYERS[id] ?? {}
  if (!isScorer(key) || !side) return []
  return [{ id, side, key, p: Math.round(enumerated([[key, line, id]]) * 1e6) / 1e6 }]
}

const WITH_SCORERS = BUILDERS.filter((legs) => legs.some(([key]) => isScorer(key)))

test.each(
  WITH_SCORERS.map((legs) => ({ legs, name: legs.map((leg) => leg.join(' ')).join(', ') })),
)('$name: with shares read from what is told of the players, as near', ({ legs }) => {
  const model = withScorers(
    footballModel({ ...EXPECTATION, players: [] }),
    legs.flatMap((leg) => toldOf(leg)),
  )
  const joint = builderChance(
    model,
    legs.map(([key, line, selection]) => ({ key, line, selection })),
  )
  expect(Math.abs((joint ?? 0) / enumerated(legs) - 1)).toBeLessThan(0.005)
})

test('nobody scores first where nobody scores', () => {
  const none = { key: 'player.first', line: null, selection: 'none' }
  const under = { key: 'ft.total', line: '0.5', selection: 'under' }
  const model = footballModel(EXPECTATION)
  expect(builderChance(model, [none])).toBe(builderChance(model, [under]))
})
