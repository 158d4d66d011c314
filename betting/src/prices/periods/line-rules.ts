import type { Chances } from '../../markets/market.ts'
import { type MarketChances, opposite } from '../chances.ts'
import type { Distribution } from '../distributions/distribution.ts'
import type { Period, Tally } from './period.ts'

/** A market with an Asian line: the first side wins by what the number is over the bar. */
export type LineRule = {
  reads: Tally
  sides: readonly [string, string]
  /** The number that is measured against, in quarters. A handicap is given to the home side. */
  barQuarters: (lineQuarters: number) => number
  /** A market without a line: it is this one. */
  always?: string
}

const total = (reads: Tally): LineRule => ({
  reads,
  sides: ['over', 'under'],
  barQuarters: (line) => line,
})

const handicap: LineRule = { reads: 'margin', sides: ['1', '2'], barQuarters: (line) => -line }
/** A tie pushes, where there can be one. */
const level: LineRule = { ...handicap, always: '0' }

/** By the market’s name after its period. */
export const LINE_RULES: Readonly<Record<string, LineRule>> = {
  total: total('total'),
  'total.home': total('home'),
  'total.away': total('away'),
  ah: handicap,
  dnb: level,
  winner: level,
}

/** The line in quarters; null where it is none. */
export function quartersOf(line: string): number | null {
  const quarters = Number(line) * 4
  return line !== '' && Number.isInteger(quarters) ? quarters : null
}

/** The lines that a market is for sale at, where it has any but Asian ones. */
export type LineKind = 'whole' | 'half'

/** The line as a number, 0 for a market without one; null where it is not of the kind. */
export function lineOf(line: string | null, kind: LineKind | undefined): number | null {
  if (kind === undefined) return 0
  const quarters = quartersOf(line ?? '')
  const fits = quarters !== null && Math.abs(quarters % 4) === (kind === 'whole' ? 0 : 2)
  return fits ? quarters / 4 : null
}

/** Undefined where the line is none. */
export function lineChances(
  period: Period,
  rule: LineRule,
  line: string | null,
): MarketChances | undefined {
  const quarters = quartersOf(rule.always ?? line ?? '')
  if (quarters === null) return undefined
  const first = aboveBar(period[rule.reads], rule.barQuarters(quarters))
  return new Map([
    [rule.sides[0], first],
    [rule.sides[1], opposite(first)],
  ])
}

/** Quarter steps over the bar: 2 and more win, 1 half, 0 push, −1 half, fewer lose. */
function aboveBar({ from, p }: Distribution, barQuarters: number): Chances {
  const chances: Chances = { win: 0, halfWin: 0, push: 0, halfLoss: 0, loss: 0 }
  for (let n = 0; n < p.length; n++) {
    const steps = (from + n) * 4 - barQuarters
    const chance = p[n] ?? 0
    if (steps >= 2) chances.win += chance
    else if (steps === 1) chances.halfWin += chance
    else if (steps === 0) chances.push += chance
    else if (steps === -1) chances.halfLoss += chance
    else chances.loss += chance
  }
  return chances
}
