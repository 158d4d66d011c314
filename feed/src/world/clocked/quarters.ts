import type { ClockedState } from '@zar/betting/prices/clocked/clocked-sport'
import type { Two } from '../fixture.ts'
import { sumOf, type TimedPart, type TimedState } from './timed-parts.ts'

export const QUARTERS = 4
const ENDS: Record<number, readonly string[]> = {
  1: ['q1'],
  2: ['q2', 'h1'],
  3: ['q3'],
  4: ['q4', 'h2', 'ft'],
}

export type QuarterLengths = { quarterS: number; breakS: number; halfTimeS: number }

/** A quarter by its number from 1, or an overtime after the fourth. */
export const partOf = (
  number: number,
  beats: TimedPart['beats'],
  { quarterS, breakS, halfTimeS }: QuarterLengths,
  overtimeS: number,
): TimedPart => ({
  period: number > QUARTERS ? 'et' : `q${number}`,
  lengthS: number > QUARTERS ? overtimeS : quarterS,
  beats,
  ends: ENDS[number] ?? [],
  breakS: number === 2 ? halfTimeS : breakS,
  breakName: number === 2 ? 'ht' : 'break',
})

const pair = ([home, away]: Two) => ({ home, away })

/** A match in quarters as its prices see it: a break is the start of the part after it. */
export function clockedStateOf(
  { part, isBreak, elapsedS, points }: TimedState,
  lengths: { quarterS: number; overtimeS: number },
): ClockedState {
  const now = part + 1 + (isBreak ? 1 : 0)
  const lengthS = now > QUARTERS ? lengths.overtimeS : lengths.quarterS
  return {
    quarter: now > QUARTERS ? 'overtime' : (now as 1 | 2 | 3 | 4),
    secondsLeft: isBreak ? lengthS : Math.max(0, lengthS - elapsedS),
    quarters: points.slice(0, QUARTERS).map(pair),
    overtime: pair(sumOf(points.slice(QUARTERS))),
  }
}

/** Quarters that are over. */
export const quartersOver = ({ part, isBreak }: TimedState): number =>
  Math.min(QUARTERS, part + (isBreak ? 1 : 0))

/** Quarters that began, and overtime where there was any. */
export const quarterFactsOf = ({ points }: TimedState) => ({
  quarters: points.slice(0, QUARTERS),
  overtime: points.length > QUARTERS ? sumOf(points.slice(QUARTERS)) : null,
})

/** Level after the parts that were played, so that another one is. */
export function isLevel(parts: readonly TimedPart[]): boolean {
  const [home, away] = sumOf(
    parts.flatMap(({ beats }) =>
      beats.map(({ side, points }): Two => (side === '1' ? [points, 0] : [0, points])),
    ),
  )
  return parts.length >= QUARTERS && home === away
}
