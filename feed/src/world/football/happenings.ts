import type { Happening } from '../play.ts'
import {
  BREAK_S,
  EXTRA_BREAK_S,
  EXTRA_S,
  type Incident,
  lengthOf,
  type Timeline,
} from './incident.ts'
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
  const { regularS } = lengthOf(timeline)
  const extraS = regularS + EXTRA_BREAK_S
  const startOf = { h1: 0, h2: first + BREAK_S, et: extraS }
  const extra = timeline.extra ? [regularS, extraS, extraS + EXTRA_S] : []
  const secondOf = ({ period, elapsedS }: Incident) => startOf[period] + elapsedS
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
  const whistles = [first, first + BREAK_S, ...extra].map((atS): Happening => ({ atS }))
  return [...incidents, ...attacks, ...whistles].sort((one, other) => one.atS - other.atS)
}
