import type { Side, Two } from '../fixture.ts'
import {
  BREAK_S,
  EXTRA_BREAK_S,
  EXTRA_S,
  HALF_S,
  type Incident,
  lengthOf,
  PERIODS,
  type PeriodName,
  type Timeline,
} from './incident.ts'

/** How a match stands at a moment. */
export type Match = {
  period: PeriodName
  /** Of the half; of the first half’s end during the break. */
  elapsedS: number
  isRunning: boolean
  /** Announced from minute 45 and 90 on. */
  stoppageMin: number | null
  /** Of the 90 minutes. */
  score: Two
  /** Goals of extra time, and penalties that were scored; null before them. */
  extraTime: Two | null
  penalties: Two | null
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
  const place = PERIODS.indexOf(clock.period)
  const isBefore = ({ period, elapsedS }: Incident) => {
    const own = PERIODS.indexOf(period)
    return own < place || (own === place && elapsedS <= clock.elapsedS)
  }
  const incidents = timeline.incidents.filter(isBefore)
  const regular = incidents.filter(({ period }) => period !== 'et')
  const firstHalf = regular.filter(({ period }) => period === 'h1')
  const isExtra = clock.period === 'et' || clock.period === 'pens'
  const isOver = sinceS >= lengthOf(timeline).endS
  return {
    ...clock,
    score: countOf(regular, 'goal'),
    extraTime: isExtra
      ? countOf(
          incidents.filter(({ period }) => period === 'et'),
          'goal',
        )
      : null,
    penalties: isOver ? (timeline.extra?.penalties ?? null) : null,
    halfTime: clock.period === 'h1' ? null : countOf(firstHalf, 'goal'),
    reds: countOf(incidents, 'red'),
    incidents,
  }
}

type Clock = Pick<Match, 'period' | 'elapsedS' | 'isRunning' | 'stoppageMin'>

function clockAt(timeline: Timeline, sinceS: number): Clock {
  const { halfS, stoppageMin } = timeline
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
  const extraS = sinceS - lengthOf(timeline).regularS
  if (timeline.extra && extraS >= 0) return extraClockAt(timeline.extra, extraS)
  const elapsedS = Math.min(sinceS - halfS[0] - BREAK_S, halfS[1])
  return {
    period: 'h2',
    elapsedS,
    isRunning: elapsedS < halfS[1],
    stoppageMin: announced(elapsedS, 1),
  }
}

/** The break before extra time is its minute 0. */
function extraClockAt({ penalties }: NonNullable<Timeline['extra']>, sinceS: number): Clock {
  const playedS = sinceS - EXTRA_BREAK_S
  const elapsedS = Math.max(0, Math.min(playedS, EXTRA_S))
  const isPlayed = playedS >= EXTRA_S
  return {
    period: isPlayed && penalties ? 'pens' : 'et',
    elapsedS,
    isRunning: playedS >= 0 && !isPlayed,
    stoppageMin: null,
  }
}
