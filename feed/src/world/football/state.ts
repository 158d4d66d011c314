import {
  type FootballExpectation,
  LEAGUE_EXPECTATION,
} from '@zar/betting/prices/football/expectation'
import { type FootballState, KICK_OFF } from '@zar/betting/prices/football/state'
import type { Fixture, Two } from '../fixture.ts'
import { regularOf } from './facts.ts'
import { goalsOf } from './goals.ts'
import { SHOTS_SAVED, SHOTS_WIDE } from './incident.ts'
import type { Match } from './match-at.ts'
import { playersExpected } from './players.ts'

const pair = ([home, away]: Two) => ({ home, away })
const added = ([a, b]: Two, [c, d]: Two): Two => [a + c, b + d]
const NONE: Two = [0, 0]

/** What is expected of a match before it begins. */
export const expectationOf = (fixture: Fixture): FootballExpectation => ({
  ...LEAGUE_EXPECTATION,
  goals: pair(goalsOf(fixture)),
  counts: { ...LEAGUE_EXPECTATION.counts, ...shotsExpected(goalsOf(fixture)) },
  tie: fixture.tie ? { firstLeg: null, doAwayGoalsCount: false } : null,
})

/** Goals are shots on target, and so differ from match to match. */
function shotsExpected([home, away]: Two) {
  const sot = { home: home + SHOTS_SAVED * SAVED_HOME, away: away + SHOTS_SAVED * (1 - SAVED_HOME) }
  const shots = {
    home: sot.home + SHOTS_WIDE * WIDE_HOME,
    away: sot.away + SHOTS_WIDE * (1 - WIDE_HOME),
  }
  return { sot, shots }
}
const [SAVED_HOME, WIDE_HOME] = [0.55, 0.545]

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

const PERIOD = { h1: 'h1', ht: 'h2', h2: 'h2', et: 'et', pens: 'et' } as const

/** The match as its prices see it. Half-time is minute 0 of the second half. */
export function stateOf(match: Match): FootballState {
  const facts = regularOf(match.incidents)
  const isBreak = match.period === 'ht'
  const [yellow, red] = [facts.yellow ?? NONE, facts.red ?? NONE]
  return {
    ...KICK_OFF,
    clock: {
      period: PERIOD[match.period],
      elapsedMin: isBreak ? 0 : match.elapsedS / 60,
      ...addedIn(match),
    },
    score: pair(match.score),
    halfTime: match.halfTime && pair(match.halfTime),
    extraTime: pair(match.extraTime ?? NONE),
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
