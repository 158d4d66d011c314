import type { OutrightKey } from '../../settlement/outright.ts'
import { type MarketChances, winOrLoseOf } from '../chances.ts'
import { openDraw } from '../distributions/draw.ts'
import { poissonTerms } from '../distributions/poisson.ts'

/** A season as it stands, and what is expected of the rest of it. */
export type Season = {
  /** Who takes part, each with a number that orders the table. */
  standings: readonly { id: string; rank: number }[]
  ahead: readonly MatchAhead[]
  /** How many go down; 0 where nobody does. */
  relegated: number
  /** Who may be top scorer: goals so far, and how many more are expected. */
  scorers: readonly { id: string; goals: number; expected: number }[]
}
/** A match to come, by places among the standings: every way it may end, with its chance and what each side’s rank gains. */
export type MatchAhead = { home: number; away: number; ends: Ends }
export type Ends = { p: Float64Array; home: Float64Array; away: Float64Array }
export type SeasonChances = Partial<Record<OutrightKey, MarketChances>>
export type Simulation = {
  /** From 0 up to 1. */
  random: () => number
  /** How many times the rest of the season is played, and after how many of them it yields. */
  times: number
  step: number
}

/**
 * The chances of a season’s markets: the rest of it is played many times over, each match ending
 * as its chances say. The goals of a scorer are Poisson, as a share of Poisson goals is. Equals across the last
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
  const last = placeOf(values, places)
  let [above, equal] = [0, 0]
  for (const value of values) {
    if (value > last) above += 1
    else if (value === last) equal += 1
  }
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0
    if (value > last) add(counts, at, 1)
    else if (value === last) add(counts, at, (places - above) / equal)
  }
}

/** The value of the last place; the first is found without an order. */
function placeOf(values: Float64Array, places: number): number {
  if (places > 1) return values.toSorted()[values.length - places] ?? Number.NEGATIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > most) most = value
  return most
}

function add(to: Float64Array, at: number, more: number): void {
  to[at] = (to[at] ?? 0) + more
}

/** Plays the rest of the season each time it is called, and answers the rank of each side. */
function openTable({ standings, ahead }: Season, random: () => number): () => Float64Array {
  const now = Float64Array.from(standings, ({ rank }) => rank)
  const matches = ahead.map((match) => ({ ...match, draw: openDraw(match.ends.p, random) }))
  return () => {
    const ranks = now.slice()
    for (const { home, away, ends, draw } of matches) {
      const end = draw()
      add(ranks, home, ends.home[end] ?? 0)
      add(ranks, away, ends.away[end] ?? 0)
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

const openPoisson = (mean: number, random: () => number): (() => number) =>
  openDraw(poissonTerms(mean, Math.ceil(mean + TAIL * Math.sqrt(mean + 1))), random)
