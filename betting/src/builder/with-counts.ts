import type { FootballModel } from '../prices/football/football.ts'
import { countPeriods } from '../prices/football/markets/counts.ts'
import { type Pair, sumOf } from '../prices/pair.ts'
import { bisect } from '../prices/solving/bisect.ts'
import { jointChance } from './joint.ts'
import type { BuilderLeg } from './leg.ts'
import { INDEPENDENT_COUNTS, type IndependentCount, readLeg } from './read-leg.ts'

/** A leg of corners or cards, and the fair chance that it is told at now. */
export type ToldCount = BuilderLeg & { p: number }

/** How many are expected, as a multiple of the league’s mean, and by how much of them the home side has more. */
type Point = { level: number; lead: number }
const SPANS = { level: { from: 0.02, to: 8 }, lead: { from: -0.98, to: 0.98 } }
const HALVINGS = 20
/** What of the two a market tells most of. The others are read as they come. */
const MOVES: Readonly<Record<string, keyof Point>> = {
  total: 'level',
  'total.home': 'level',
  'total.away': 'level',
  ah: 'lead',
  result: 'lead',
}
const RISING = new Set(['over', '1'])
const FALLING = new Set(['under', '2'])

/** The match with as many corners and cards expected as give the legs of them their told chances: first how many, then whose. */
export function withCounts(model: FootballModel, told: readonly ToldCount[]): FootballModel {
  return INDEPENDENT_COUNTS.reduce((so, count) => fitted(so, count, told), model)
}

function fitted(
  model: FootballModel,
  count: IndependentCount,
  told: readonly ToldCount[],
): FootballModel {
  const own = told.filter(({ key, selection }) => {
    const isOne = key.startsWith(`${count}.`) && MOVES[key.slice(count.length + 1)]
    return isOne && (RISING.has(selection) || FALLING.has(selection))
  })
  const { expectation } = model.course
  const mean = expectation.counts[nameOf(count)]
  let point: Point = { level: 1, lead: (mean.home - mean.away) / sumOf(mean) }
  for (const moves of ['level', 'lead'] as const) {
    const leg = own.find(({ key }) => MOVES[key.slice(count.length + 1)] === moves)
    if (!leg) continue
    const { from, to } = SPANS[moves]
    const sign = RISING.has(leg.selection) ? 1 : -1
    const at = (value: number) =>
      sign * chanceOf(expecting(model, count, { ...point, [moves]: value }), leg)
    point = { ...point, [moves]: bisect(at, sign * leg.p, from, to, HALVINGS) }
  }
  return own.length === 0 ? model : expecting(model, count, point)
}

const nameOf = (count: IndependentCount) => (count === 'corners.ft' ? 'corners' : 'cards')

function chanceOf(model: FootballModel, leg: BuilderLeg): number {
  const read = readLeg(model, leg)
  return read ? jointChance(model, [read]) : 0
}

function expecting(model: FootballModel, count: IndependentCount, point: Point): FootballModel {
  const { course } = model
  const { counts } = course.expectation
  const expectation = {
    ...course.expectation,
    counts: { ...counts, [nameOf(count)]: parted(counts[nameOf(count)], point) },
  }
  return {
    ...model,
    periods: new Map([...model.periods, ...countPeriods(expectation, course.state)]),
    course: { ...course, expectation },
  }
}

function parted(mean: Pair, { level, lead }: Point): Pair {
  const all = sumOf(mean) * level
  return { home: (all * (1 + lead)) / 2, away: (all * (1 - lead)) / 2 }
}
