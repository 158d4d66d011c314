import type { Happening } from '../play.ts'
import { BREAK_S, type Incident, type Timeline } from './incident.ts'
import { attacksOf } from './timeline.ts'

/** What closes everything, for how long, and what it is called. */
const STOPS: { [kind in Incident['kind']]?: { reason: string; forS: number } } = {
  goal: { reason: 'goal', forS: 40 },
  red: { reason: 'red_card', forS: 25 },
  penalty_missed: { reason: 'penalty', forS: 60 },
}
/** An attack closes the markets of goals. */
const DANGER_S = 9

/** All that happens in a match, with what it stops. */
export function happeningsOf(timeline: Timeline): Happening[] {
  const [first] = timeline.halfS
  const secondOf = ({ period, elapsedS }: Incident) =>
    period === 'h1' ? elapsedS : first + BREAK_S + elapsedS
  const incidents = timeline.incidents.map((incident): Happening => {
    const stop = STOPS[incident.kind]
    const atS = secondOf(incident)
    if (!stop) return { atS }
    return { atS, reason: stop.reason, stop: { groups: ['all'], forS: stop.forS } }
  })
  const attacks = attacksOf(timeline).map(
    (attack): Happening => ({
      atS: secondOf(attack),
      reason: 'danger',
      stop: { groups: ['goals'], forS: DANGER_S, isDanger: true },
    }),
  )
  return [...incidents, ...attacks, { atS: first }, { atS: first + BREAK_S }].sort(
    (one, other) => one.atS - other.atS,
  )
}
