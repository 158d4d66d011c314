import { type Pair, sumOf } from '../pair.ts'
import type { Period } from '../periods/period.ts'
import type { Cell } from './cells.ts'
import type { FootballExpectation } from './expectation.ts'
import type { FootballState } from './state.ts'

/** A match on its way: what was expected, what happened, and what follows from both. */
export type Course = {
  expectation: FootballExpectation
  state: FootballState
  /** Goals of a whole match at today’s strength: red cards change it. */
  rates: Pair
  cells: readonly Cell[]
  ft: Period
}

/** The chance that a goal of the rest is that side’s: rates keep their proportion. */
export const shareOf = ({ rates }: Course, side: keyof Pair): number => rates[side] / sumOf(rates)
