import type { Side, Two } from '../fixture.ts'
import { BREAK_S, HALF_S, type Incident, type PeriodName, type Timeline } from './incident.ts'

/** How a match stands at a moment. */
export type Match = {
  period: PeriodName
  /** Of the half; of the first half’s end during the break. */
  elapsedS: number
  isRunning: boolean
  /** Announced from minute 45 and 90 on. */
  stoppageMin: number | null
  score: Two
  /** Null until the first half is over. */
  halfTime: Two | null
  reds: Two
  /** All that happened so far, in order. */
  incidents: readonly Incident[]
}

export const countOf = (incidents: readonly Incident[], ...kinds: Incident['kind'][]): Two => {
  const of = (side: Side) =>
    incidents.filter((one) => one.side === side && kinds.includes(one.kind)).length
  return [of('1'), of('2')]
}

/** A match as it stands so many seconds after its start, by all that will happen in it. */
export function matchAt(timeline: Timeline, sinceS: number): Match {
  const clock = clockAt(timeline, sinceS)
  const isBefore = ({ period, elapsedS }: Incident) =>
    period === 'h1'
      ? clock.period !== 'h1' || elapsedS <= clock.elapsedS
      : isSecond(clock, elapsedS)
  const incidents = timeline.incidents.filter(isBefore)
  const firstHalf = incidents.filter(({ period }) => period === 'h1')
  return {
    ...clock,
    score: countOf(incidents, 'goal'),
    halfTime: clock.period === 'h1' ? null : countOf(firstHalf, 'goal'),
    reds: countOf(incidents, 'red'),
    incidents,
  }
}

type Clock = Pick<Match, 'period' | 'elapsedS' | 'isRunning' | 'stoppageMin'>

const isSecond = (clock: Clock, elapsedS: number) =>
  clock.period === 'h2' && elapsedS <= clock.elapsedS

function clockAt({ halfS, stoppageMin }: Timeline, sinceS: number): Clock {
  const announced = (elapsedS: number, half: 0 | 1) =>
    elapsedS >= HALF_S ? stoppageMin[half] : null
  if (sinceS < halfS[0]) {
    return {
      period: 'h1',
      elapsedS: sinceS,
      isRunning: true,
      stoppageMin: announced(sinceS, 0),
    }
  }
  if (sinceS < halfS[0] + BREAK_S) {
    return { period: 'ht', elapsedS: halfS[0], isRunning: false, stoppageMin: null }
  }
  const elapsedS = Math.min(sinceS - halfS[0] - BREAK_S, halfS[1])
  return {
    period: 'h2',
    elapsedS,
    isRunning: elapsedS < halfS[1],
    stoppageMin: announced(elapsedS, 1),
  }
}
