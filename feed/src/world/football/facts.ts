import type { FootballFacts, Goal, PlayerFacts } from '@zar/betting/settlement/football/facts'
import type { StoppedFootball } from '@zar/betting/settlement/stopped/football-ends'
import type { Player } from '../../protocol/message.ts'
import type { Fixture, Side, Two } from '../fixture.ts'
import type { Incident } from './incident.ts'
import { countOf, type Match } from './match-at.ts'
import { playersOf } from './players.ts'

const add = (one: Two, other: Two): Two => [one[0] + other[0], one[1] + other[1]]

/** 1 to 90: stoppage belongs to minutes 45 and 90. */
function minuteOf({ period, elapsedS }: Incident): number {
  const minute = Math.min(45, Math.floor(elapsedS / 60) + 1)
  return period === 'h1' ? minute : 45 + minute
}

const goalOf = (incident: Incident): Goal => ({
  side: incident.side,
  minute: minuteOf(incident),
  scorer: incident.player ?? null,
  isOwn: incident.isOwnGoal === true,
  isPenalty: incident.isPenaltyGoal === true,
})

/** What players did, of those who are named. All of them are on the field from the start. */
function playersIn(players: readonly Player[], incidents: readonly Incident[]) {
  const countOf = (id: string, ...kinds: Incident['kind'][]) =>
    incidents.filter(({ player, kind }) => player === id && kinds.includes(kind)).length
  return Object.fromEntries(
    players.map(({ id }): [string, PlayerFacts] => [
      id,
      {
        played: true,
        playedBeforeFirstGoal: true,
        shotsOnTarget: countOf(id, 'shot_on_target', 'goal'),
        wasCarded: countOf(id, 'yellow', 'red') > 0,
        assists: incidents.filter(({ assist }) => assist === id).length,
      },
    ]),
  )
}

/** What the 90 minutes are settled by. */
export function regularOf(
  all: readonly Incident[],
  players: readonly Player[] = [],
): FootballFacts {
  const incidents = all.filter(({ period }) => period !== 'et')
  const first = incidents.filter(({ period }) => period === 'h1')
  const goals = incidents.filter(({ kind }) => kind === 'goal')
  const onTarget = countOf(incidents, 'shot_on_target', 'goal')
  return {
    fullTime: countOf(incidents, 'goal'),
    halfTime: countOf(first, 'goal'),
    goals: goals.map(goalOf),
    corners: countOf(incidents, 'corner'),
    cornersHalfTime: countOf(first, 'corner'),
    firstCorner: incidents.find(({ kind }) => kind === 'corner')?.side ?? 'none',
    yellow: countOf(incidents, 'yellow'),
    red: countOf(incidents, 'red'),
    shots: add(countOf(incidents, 'shot'), onTarget),
    shotsOnTarget: onTarget,
    fouls: countOf(incidents, 'foul'),
    ...(players.length > 0 && { players: playersIn(players, incidents) }),
    hasPenalty: incidents.some(
      ({ kind, isPenaltyGoal }) => kind === 'penalty_missed' || isPenaltyGoal,
    ),
  }
}

/** What a match is settled by. Of a tie: extra time and penalties once they are over, and who came through. */
export function factsOf(fixture: Fixture, match: Match, isOver: boolean): FootballFacts {
  const facts = regularOf(match.incidents, playersOf(fixture))
  if (!fixture.tie) return facts
  const { score, extraTime, penalties, period } = match
  const isExtraOver = isOver || period === 'pens'
  const winner = isOver ? leaderOf([score, extraTime ?? NONE, penalties ?? NONE]) : undefined
  return {
    ...facts,
    ...(isExtraOver && { extraTime }),
    ...(isOver && { penaltiesWinner: penalties && leaderOf([penalties]) }),
    ...(winner && { [fixture.tie === 'final' ? 'winsCup' : 'qualifies']: winner }),
  }
}

const NONE: Two = [0, 0]

function leaderOf(pairs: readonly Two[]): Side {
  const lead = pairs.reduce((sum, [home, away]) => sum + home - away, 0)
  return lead > 0 ? '1' : '2'
}

/** What is known of a match that is stopped: its first half once that is over. A tie is never stopped for good. */
export function stoppedOf(fixture: Fixture, match: Match): StoppedFootball {
  const { halfTime, ...facts } = regularOf(match.incidents, playersOf(fixture))
  const isFirst = match.period === 'h1'
  return { ...facts, fullTime: match.score, ...(!isFirst && halfTime && { halfTime }) }
}
