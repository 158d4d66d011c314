import { modelOf } from '@zar/betting/prices/match-model'
import type { TennisState as PriceState } from '@zar/betting/prices/tennis/tennis'
import type { TennisFacts } from '@zar/betting/settlement/rallies/facts'
import { bestOfSeries, type Fixture, type Two } from '../fixture.ts'
import { openOffer } from '../offer/offer.ts'
import type { Play, ScoreChance, Shown, World } from '../play.ts'
import { seriesEnds } from '../season/ends.ts'
import { clockOf, openSteps } from '../stepped/steps.ts'
import { LEAGUES } from './leagues.ts'
import {
  expectationOf,
  isTieBreak,
  RETIREMENTS,
  servingNow,
  startOf,
  stepsOf,
  type TennisState,
  wonSets,
} from './timeline.ts'

const offer = openOffer({
  sport: 'tennis',
  keys: /^(match|set\d)\./,
  lines: [
    [/^match\.(total|ah)$/, 3],
    [/./, 1],
  ],
  numbered: /nextgame$/,
  isForSale: (key, line) => key === 'match.nextgame' || line.endsWith('.5'),
})

const pair = ([home, away]: Two) => ({ home, away })

const priced = (state: TennisState): PriceState => ({
  sets: state.sets.map(pair),
  games: pair(state.games),
  points: pair(state.points),
  server: servingNow(state) === '1' ? 'home' : 'away',
})

/** A set that was cut short is among them where a game of it was played. */
function factsOf({ sets, games: current, held, retired, bestOf }: TennisState): TennisFacts {
  const isCut = retired !== null && current[0] + current[1] > 0
  const begun = isCut ? [...sets, current] : sets
  return {
    bestOf,
    sets: begun.map((games) => ({ games, hasTieBreak: games[0] + games[1] === 13 })),
    retired,
    games: held,
  }
}

/** The set that is played is among them. */
const stoppedOf = (state: TennisState): TennisFacts => ({
  ...factsOf(state),
  sets: [...(factsOf({ ...state, retired: null }).sets ?? []), { games: state.games }],
})

const CALLS = ['0', '15', '30', '40']

/** `40` and `A` as an umpire calls them; the points of a tie-break are counted. */
function calledPoints(state: TennisState): [string, string] {
  const [home, away] = state.points
  if (isTieBreak(state)) return [String(home), String(away)]
  const call = (own: number, others: number) =>
    own > 3 && own > others ? 'A' : (CALLS[Math.min(own, 3)] ?? '40')
  return [call(home, away), call(away, home)]
}

function shownOf(state: TennisState, s: number, isOver: boolean): Shown {
  const isWon = isOver && state.retired === null
  const number = state.sets.length + (isWon ? 0 : 1)
  return {
    score: {
      total: wonSets(state.sets),
      parts: isWon ? state.sets : [...state.sets, state.games],
      ...(!isOver && { points: calledPoints(state), server: servingNow(state) }),
    },
    clock: clockOf(`set${number}`, s - (isWon ? 0 : state.setStartS), isOver),
  }
}

const gamesOf = ({ sets, games }: TennisState) =>
  [...sets, games].flat().reduce((sum, count) => sum + count, 0)

function playOf(seed: string, fixture: Fixture): Play<'tennis'> {
  const steps = openSteps(startOf(seed, fixture), stepsOf(seed, fixture))
  const expectation = expectationOf(fixture)
  const { retired } = steps.stateAt(steps.endS)
  return {
    ...steps,
    // Who retires has lost, whatever the score.
    ...(retired && { outcome: retired === '1' ? [0, 1] : [1, 0] }),
    shownAt: (s) => shownOf(steps.stateAt(s), s, s >= steps.endS),
    factsAt: (s) => factsOf(steps.stateAt(s)),
    stoppedAt: (s) => stoppedOf(steps.stateAt(s)),
    offerAt: (s) => offer(modelOf('tennis', expectation, priced(steps.stateAt(s))), true),
    isOverAt: (s, { key, line }) => {
      const state = steps.stateAt(s)
      if (key === 'match.nextgame') return Number(line) <= gamesOf(state)
      return setOf(key) <= state.sets.length
    },
  }
}

/** The number of the set that a market is of. */
const setOf = (key: string): number =>
  Number(/^set(\d)\./.exec(key)?.[1] ?? Number.POSITIVE_INFINITY)

const modelBefore = (fixture: Fixture) => modelOf('tennis', expectationOf(fixture))

/** Who wins in how many sets, or by the other’s retirement. */
function endsOf(fixture: Fixture): ScoreChance[] {
  const toWin = Math.ceil(bestOfSeries(fixture) / 2)
  const retired = (
    [
      [toWin, 0],
      [0, toWin],
    ] as const
  ).map((score) => ({ score, p: RETIREMENTS / 2 }))
  const played = seriesEnds(modelBefore(fixture), 'sets')
  return [...played.map(({ score, p }) => ({ score, p: p * (1 - RETIREMENTS) })), ...retired]
}

export const tennis: World<'tennis'> = {
  sport: 'tennis',
  leagues: LEAGUES,
  aheadH: 48,
  pricedEveryS: null,
  modelOf: modelBefore,
  offerBefore: (fixture) => offer(modelBefore(fixture), false),
  endsOf,
  playOf,
}
