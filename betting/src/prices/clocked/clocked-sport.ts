import type { Distribution } from '../distributions/distribution.ts'
import { NONE, type Pair } from '../pair.ts'

/**
 * Sports of points and a clock: margin and total are normal and independent, and shrink with the time
 * that is left.
 */
export type ClockedSport = {
  quarterSeconds: number
  overtimeSeconds: number
  /** Deviations of the margin and of the total of a match. */
  sigma: number
  sigmaTotal: number
  /** Margins are likelier at some numbers than the normal has it. */
  shape: (margin: Distribution) => Distribution
  /** The match’s margin from the one after full time, and from the one after an overtime. */
  endOfFullTime: (margin: Distribution, span: Span) => Distribution
  endOfOvertime: (margin: Distribution, span: Span) => Distribution
}

/** What is expected of a match with its overtime: the home side’s lead, and all points. */
export type ClockedExpectation = { margin: number; total: number }

export type ClockedState = {
  quarter: 1 | 2 | 3 | 4 | 'overtime'
  /** Of this quarter or overtime. */
  secondsLeft: number
  /** Points by quarter, that of now last. */
  quarters: readonly Pair[]
  overtime: Pair
}

/** Time that is played on from a score: its share of a match, and what it is expected to bring. */
export type Span = ClockedExpectation & { scored: Pair; share: number }

export const startOf = ({ quarterSeconds }: ClockedSport): ClockedState => ({
  quarter: 1,
  secondsLeft: quarterSeconds,
  quarters: [],
  overtime: NONE,
})
