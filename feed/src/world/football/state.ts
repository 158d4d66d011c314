import {
  type FootballExpectation,
  LEAGUE_EXPECTATION,
} from '@zar/betting/prices/football/expectation'
import { type FootballState, KICK_OFF } from '@zar/betting/prices/football/state'
import type { Fixture, Two } from '../fixture.ts'
import { factsOf } from './facts.ts'
import { goalsOf } from './goals.ts'
import type { Match } from './match-at.ts'
import { playersExpected } from './players.ts'

const pair = ([home, away]: Two) => ({ home, away })
const added = ([a, b]: Two, [c, d]: Two): Two => [a + c, b + d]
const NONE: Two = [0, 0]

/** What is expected of a match before it begins. */
export const expectationOf = (fixture: Fixture): FootballExpectation => ({
  ...LEAGUE_EXPECTATION,
  goals: pair(goalsOf(fixture)),
})

/** The same with those who are named. */
export function withPlayersExpected(fixture: Fixture): FootballExpectation {
  const expectation = expectationOf(fixture)
  const { sot, cards } = expectation.counts
  const both = ({ home, away }: { home: number; away: number }): Two => [home, away]
  return {
    ...expectation,
    players: playersExpected(fixture, { sot: both(sot), cards: both(cards) }),
  }
}

/** The match as its prices see it. Half-time is minute 0 of the second half. */
export function stateOf(match: Match): FootballState {
  const facts = factsOf(match.incidents)
  const isBreak = match.period === 'ht'
  const [yellow, red] = [facts.yellow ?? NONE, facts.red ?? NONE]
  return {
    ...KICK_OFF,
    clock: {
      period: match.period === 'h1' ? 'h1' : 'h2',
      elapsedMin: isBreak ? 0 : match.elapsedS / 60,
      ...addedIn(match),
    },
    score: pair(match.score),
    halfTime: match.halfTime && pair(match.halfTime),
    reds: pair(match.reds),
    lastGoal: facts.goals?.at(-1)?.side ?? null,
    counts: {
      corners: pair(facts.corners ?? NONE),
      cards: pair(added(yellow, red)),
      shots: pair(facts.shots ?? NONE),
      sot: pair(facts.shotsOnTarget ?? NONE),
      fouls: pair(facts.fouls ?? NONE),
    },
    bookingPoints: 10 * (yellow[0] + yellow[1]) + 25 * (red[0] + red[1]),
    penaltyAwarded: facts.hasPenalty ?? false,
  }
}

const addedIn = ({ period, stoppageMin }: Match) =>
  period === 'h2' && stoppageMin !== null ? { addedMin: stoppageMin } : {}
