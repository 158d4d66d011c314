import { expect, test } from 'vitest'
import { type FootballExpectation, LEAGUE_EXPECTATION } from '../prices/football/expectation.ts'
import { footballModel } from '../prices/football/football.ts'
import { type Course, coursesOf } from '../prices/testing/courses.ts'
import { settle } from '../settlement/settle.ts'
import { builderChance } from './builder.ts'

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
]

/** That the legs of scorers win, over every way in which so many goals can be shared out. */
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
        others * shareOut(left - 1, scorers),
      )
    }
    const has = ([key, , id]: Leg) =>
      scorers.filter((scorer) => scorer === id).length >= (key === 'player.two' ? 2 : 1)
    return wanted.every(has) ? 1 : 0
  }
  return shareOut(goals, [])
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
  return COURSES.filter(isWon).reduce((sum, { facts: { fullTime }, p }) => {
    const [x, y] = fullTime.map((goals) => Math.min(goals, GOALS_MAX))
    return sum + p * (home[x ?? 0] ?? 0) * (away[y ?? 0] ?? 0)
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
