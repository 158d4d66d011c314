import type { Outcome } from '@zar/contract/betting/outcome'
import type { Results } from '../markets/market.ts'
import { leadOf, OVER_UNDER, type Pair, SIDES } from './results.ts'

/** A line in quarter steps: 2.75 is 11. Whole numbers keep every comparison exact. */
export type Quarters = number

const LINE = /^(?:-(?!0$))?(?:0|[1-9]\d{0,3})(?:\.(?:25|5|75))?$/

/** The line as the catalogue writes it: no plus sign, no zeros at the end. Undefined for anything else. */
export function quartersOf(line: string): Quarters | undefined {
  return LINE.test(line) ? Number(line) * 4 : undefined
}

export const isWhole = (line: Quarters): boolean => line % 4 === 0
export const isHalf = (line: Quarters): boolean => Math.abs(line % 4) === 2
/** A number of something: 1, 2, 3… */
export const isNumber = (line: Quarters): boolean => isWhole(line) && line > 0

export const lineOf = (quarters: Quarters): string => String(quarters / 4)

/** Every line from one to another, both among them. */
export function linesFrom(from: number, to: number, step: 0.25 | 0.5 | 1): readonly string[] {
  const count = Math.round((to - from) / step) + 1
  return Array.from({ length: count }, (_, at) => String(from + at * step))
}

/**
 * The outcome of a side that is so many quarter steps ahead of its line. A quarter line is two half stakes on
 * its neighbours, so one step ahead is half a win and one behind half a loss.
 */
export function outcomeAt(stepsAhead: Quarters): Outcome {
  if (stepsAhead >= 2) return 'win'
  if (stepsAhead <= -2) return 'loss'
  return stepsAhead === 0 ? 'push' : stepsAhead > 0 ? 'half-win' : 'half-loss'
}

/** Two sides of one line; the first is ahead by so many steps. */
const bothSides = ([first, second]: readonly [string, string], ahead: Quarters): Results =>
  new Map([
    [first, { outcome: outcomeAt(ahead) }],
    [second, { outcome: outcomeAt(-ahead) }],
  ])

export const overUnder = (count: number, line: Quarters): Results =>
  bothSides(OVER_UNDER, count * 4 - line)

/** The line is the home side’s. */
export const handicap = (pair: Pair, line: Quarters): Results =>
  bothSides(SIDES, leadOf(pair) * 4 + line)
