import { type MarketChances, winOrLose } from '../../chances.ts'
import {
  chanceAbove,
  chanceOf,
  type Distribution,
  shift,
} from '../../distributions/distribution.ts'
import { poissonTerms } from '../../distributions/poisson.ts'
import type { OwnMarket } from '../../model.ts'
import { sumOf } from '../../pair.ts'
import { type Course, shareOf } from '../course.ts'
import type { PlayerExpectation } from '../expectation.ts'
import { sharesLeft } from '../remaining.ts'
import type { PlayerCounts } from '../state.ts'

const NOTHING: PlayerCounts = { goals: 0, assists: 0, sot: 0, cards: 0 }
const STAT_MAX = 20

/** Markets of players: each selection is a player, and wins or loses by itself. */
export const playerMarkets = (course: Course): [string, OwnMarket][] => [
  ['player.first', () => firstScorer(course)],
  ['player.any', () => each(course, (player) => scores(course, player, 1))],
  ['player.two', () => each(course, (player) => scores(course, player, 2))],
  ['player.ga', (line) => each(course, (player) => goalsAndAssists(course, player, Number(line)))],
  ['player.sot', (line) => each(course, (player) => counts(course, player, 'sot', Number(line)))],
  [
    'player.card',
    (line) => each(course, (player) => counts(course, player, 'cards', Number(line))),
  ],
]

const each = (
  { expectation }: Course,
  chance: (player: PlayerExpectation) => number,
): MarketChances =>
  new Map(expectation.players.map((player) => [player.id, winOrLose(chance(player))]))

/** Priced until the first goal. `none`: nobody scores at all. */
function firstScorer(course: Course): MarketChances | undefined {
  if (sumOf(course.state.score) > 0) return undefined
  const none = chanceOf(course.ft.total, 0)
  return each(course, ({ side, goalShare }) => (1 - none) * shareOf(course, side) * goalShare).set(
    'none',
    winOrLose(none),
  )
}

const soFar = ({ state }: Course, { id }: PlayerExpectation): PlayerCounts =>
  state.players.get(id) ?? NOTHING

/** The side’s goals that are still to come. */
const goalsLeft = ({ ft, state }: Course, side: 'home' | 'away'): Distribution =>
  shift(ft[side], -state.score[side])

const scores = (course: Course, player: PlayerExpectation, goals: number): number =>
  thinnedAtLeast(
    goalsLeft(course, player.side),
    player.goalShare,
    goals - soFar(course, player).goals,
  )

/** Nobody prepares a goal of his own, so that each goal counts once at most. */
function goalsAndAssists(course: Course, player: PlayerExpectation, line: number): number {
  const { goals, assists } = soFar(course, player)
  const needed = Math.floor(line) + 1 - goals - assists
  return thinnedAtLeast(
    goalsLeft(course, player.side),
    player.goalShare + player.assistShare,
    needed,
  )
}

function counts(
  course: Course,
  player: PlayerExpectation,
  stat: 'sot' | 'cards',
  line: number,
): number {
  const { h1, h2 } = sharesLeft(course.state.clock)
  const rest = { from: 0, p: poissonTerms(player[stat] * (h1 + h2), STAT_MAX) }
  return chanceAbove(rest, line - soFar(course, player)[stat])
}

/**
 * That at least `needed` goals are a player’s, each with the chance `share`: binomial thinning. It
 * is summed from the few that are missing.
 */
function thinnedAtLeast({ from, p }: Distribution, share: number, needed: number): number {
  let fewer = 0
  for (let own = 0; own < needed; own++) {
    for (const [n, chance] of p.entries()) fewer += chance * binomialTerm(from + n, own, share)
  }
  return 1 - fewer
}

function binomialTerm(trials: number, hits: number, chance: number): number {
  if (hits > trials) return 0
  let term = (1 - chance) ** (trials - hits)
  for (let n = 0; n < hits; n++) term *= (chance * (trials - n)) / (n + 1)
  return term
}
