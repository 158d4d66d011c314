import type { OutrightKey } from '../../settlement/outright.ts'
import { type MarketChances, winOrLoseOf } from '../chances.ts'
import { poissonTerms } from '../distributions/poisson.ts'
import { pointsOf, rankOf, type Standing } from './table.ts'

/** A season as it stands, and what is expected of the rest of it. */
export type Season = {
  standings: readonly Standing[]
  /** The matches to come, with the goals that are expected of both sides. */
  ahead: readonly { home: string; away: string; goals: readonly [home: number, away: number] }[]
  /** How many go down; 0 where nobody does. */
  relegated: number
  /** Who may be top scorer: goals so far, and how many more are expected. */
  scorers: readonly { id: string; goals: number; expected: number }[]
}
export type SeasonChances = Partial<Record<OutrightKey, MarketChances>>
export type Simulation = {
  /** From 0 up to 1. */
  random: () => number
  /** How many times the rest of the season is played, and after how many of them it yields. */
  times: number
  step: number
}

/**
 * The chances of a season’s markets: the rest of it is played many times over, the goals of each side in each
 * match being Poisson. Those of a scorer are Poisson too, as a share of Poisson goals is. Equals across the last
 * place count k/n each, which is what a dead heat pays. The standard error of a chance p is √(p(1−p)/times).
 * Yields after each step, so that who plays it may do other things meanwhile.
 */
export function* seasonChances(
  season: Season,
  { random, times, step }: Simulation,
): Generator<void, SeasonChances> {
  const { standings, relegated, scorers } = season
  const playOn = openTable(season, random)
  const score = openScorers(season, random)
  const won = new Float64Array(standings.length)
  const down = new Float64Array(standings.length)
  const top = new Float64Array(scorers.length)
  for (let time = 1; time <= times; time++) {
    const ranks = playOn()
    countPlaces(won, ranks, 1)
    if (relegated > 0) countPlaces(down, ranks.map(negative), relegated)
    if (scorers.length > 0) countPlaces(top, score(), 1)
    if (time % step === 0) yield
  }
  const chancesOf = (of: readonly { id: string }[], counts: Float64Array) =>
    winOrLoseOf(
      of.map(({ id }) => id),
      counts.map((count) => count / times),
    )
  const chances: SeasonChances = { 'outright.winner': chancesOf(standings, won) }
  if (relegated > 0) chances['outright.relegated'] = chancesOf(standings, down)
  if (scorers.length > 0) chances['outright.topscorer'] = chancesOf(scorers, top)
  return chances
}

const negative = (rank: number): number => -rank

/** Adds what each has of so many places: 1 within them, a share for equals across the last one. */
function countPlaces(counts: Float64Array, values: Float64Array, places: number): void {
  const last = values.toSorted()[values.length - places] ?? Number.NEGATIVE_INFINITY
  const above = values.filter((value) => value > last).length
  const equal = values.filter((value) => value === last).length
  for (const [at, value] of values.entries()) {
    if (value > last) add(counts, at, 1)
    else if (value === last) add(counts, at, (places - above) / equal)
  }
}

function add(to: Float64Array, at: number, more: number): void {
  to[at] = (to[at] ?? 0) + more
}

/** Plays the rest of the season each time it is called, and answers the rank of each side. */
function openTable({ standings, ahead }: Season, random: () => number): () => Float64Array {
  const places = new Map(standings.map(({ id }, at) => [id, at]))
  const matches = ahead.map(({ home, away, goals }) => ({
    home: places.get(home) ?? 0,
    away: places.get(away) ?? 0,
    goals: [openPoisson(goals[0], random), openPoisson(goals[1], random)] as const,
  }))
  const now = Float64Array.from(standings, (one) => rankOf(one.points, one.lead, one.scored))
  const worth = (own: number, others: number) => rankOf(pointsOf(own, others), own - others, own)
  return () => {
    const ranks = now.slice()
    for (const { home, away, goals } of matches) {
      const [own, others] = [goals[0](), goals[1]()]
      add(ranks, home, worth(own, others))
      add(ranks, away, worth(others, own))
    }
    return ranks
  }
}

/** The goals of each scorer at the end, drawn anew each time it is called. */
function openScorers({ scorers }: Season, random: () => number): () => Float64Array {
  const draws = scorers.map(({ goals, expected }) => {
    const more = openPoisson(expected, random)
    return () => goals + more()
  })
  return () => Float64Array.from(draws, (draw) => draw())
}

/** Beyond so many standard deviations above the mean nothing is drawn. */
const TAIL = 8

/** Draws from a Poisson distribution, by the inverse of its sums. */
function openPoisson(mean: number, random: () => number): () => number {
  const sums = poissonTerms(mean, Math.ceil(mean + TAIL * Math.sqrt(mean + 1)))
  for (let n = 1; n < sums.length; n++) sums[n] = (sums[n] ?? 0) + (sums[n - 1] ?? 0)
  return () => {
    const drawn = random()
    let n = 0
    while (n < sums.length - 1 && drawn >= (sums[n] ?? 1)) n += 1
    return n
  }
}
