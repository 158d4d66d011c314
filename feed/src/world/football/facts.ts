import type { FootballFacts, Goal, PlayerFacts } from '@zar/betting/settlement/football/facts'
import type { Player } from '../../protocol/message.ts'
import type { Two } from '../fixture.ts'
import type { Incident } from './incident.ts'
import { countOf } from './match-at.ts'

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
      },
    ]),
  )
}

/** What a match is settled by. */
export function factsOf(
  incidents: readonly Incident[],
  players: readonly Player[] = [],
): FootballFacts {
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
