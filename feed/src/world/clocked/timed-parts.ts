import type { MatchClock, Score } from '../../protocol/message.ts'
import type { Side, Two } from '../fixture.ts'
import type { Happening } from '../play.ts'

/** Something that happened so many seconds into its part of the match. */
export type Beat = Pick<Happening, 'reason' | 'stop'> & {
  s: number
  side: Side
  points: number
  /** What it was, where the facts ask: a touchdown, a field goal. */
  kind?: string
  /** Who did it, where players are named. */
  player?: string
}

/** A quarter, a period or an overtime, and the break after it. */
export type TimedPart = {
  period: string
  lengthS: number
  beats: readonly Beat[]
  /** What is over with it: `q2` and `h1`. */
  ends: readonly string[]
  breakS: number
  /** `ht` or `break`. */
  breakName: string
}

/** A match on a clock as it stands. */
export type TimedState = {
  /** The place of the part that is played, or after which the break is. */
  part: number
  isBreak: boolean
  /** Of the part, or of the break. */
  elapsedS: number
  /** Points by part, those that began. */
  points: readonly Two[]
  over: readonly string[]
  beats: readonly Beat[]
}

export const NONE: Two = [0, 0]
export const sumOf = (pairs: readonly Two[]): Two =>
  pairs.reduce<Two>(([home, away], pair) => [home + pair[0], away + pair[1]], NONE)

const pointsOf = (beats: readonly Beat[]): Two =>
  sumOf(beats.map(({ side, points }) => (side === '1' ? [points, 0] : [0, points])))

/** A match whose parts follow each other on a clock that never stops within them. */
export function openTimed(parts: readonly TimedPart[]) {
  const starts = parts.map((_, at) =>
    parts.slice(0, at).reduce((sum, { lengthS, breakS }) => sum + lengthS + breakS, 0),
  )
  const last = parts.length - 1
  const endS = (starts[last] ?? 0) + (parts[last]?.lengthS ?? 0)

  const happenings = parts.flatMap(({ beats, lengthS, breakS }, at): Happening[] => {
    const start = starts[at] ?? 0
    return [
      ...beats.map(
        ({ s, reason, stop }): Happening => ({
          atS: start + s,
          ...(reason !== undefined && { reason }),
          ...(stop && { stop }),
        }),
      ),
      { atS: start + lengthS },
      ...(at < last ? [{ atS: start + lengthS + breakS }] : []),
    ]
  })

  function stateAt(s: number): TimedState {
    const part = Math.max(
      0,
      starts.findLastIndex((start) => start <= s),
    )
    const { lengthS = 0 } = parts[part] ?? {}
    const inPart = s - (starts[part] ?? 0)
    const isBreak = inPart >= lengthS
    const begun = parts
      .slice(0, part + 1)
      .map(({ beats }, at) => (at < part ? beats : beats.filter((beat) => beat.s <= inPart)))
    return {
      part,
      isBreak,
      elapsedS: isBreak ? inPart - lengthS : inPart,
      points: begun.map(pointsOf),
      over: parts.slice(0, isBreak ? part + 1 : part).flatMap(({ ends }) => ends),
      beats: begun.flat(),
    }
  }

  const shownAt = (s: number): { score: Score; clock: MatchClock } => {
    const { part, isBreak, elapsedS, points } = stateAt(s)
    const { period = '', breakName = '', lengthS = 0 } = parts[part] ?? {}
    const isOver = s >= endS
    return {
      score: { total: sumOf(points), parts: points },
      clock: {
        period: isBreak && !isOver ? breakName : period,
        elapsed: isOver ? lengthS : elapsedS,
        running: !isOver,
      },
    }
  }
  return {
    endS,
    happenings: happenings.sort((one, other) => one.atS - other.atS),
    stateAt,
    shownAt,
  }
}
