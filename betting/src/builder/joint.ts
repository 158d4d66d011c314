import type { FootballModel } from '../prices/football/football.ts'
import type { WinsAt } from '../prices/periods/period-winners.ts'
import { INDEPENDENT_COUNTS, type IndependentCount, type ReadLeg } from './read-leg.ts'
import { opens, type ScorerLeg, scoredAmong } from './scorers.ts'

export const GOALS_MAX = 20

/**
 * The chance that all legs win: the cells where every goal leg does, thinned by the scorers, times
 * that of corners and that of cards.
 */
export function jointChance(model: FootballModel, legs: readonly ReadLeg[]): number {
  const counts = INDEPENDENT_COUNTS.map((count) => countsChance(model, count, legs))
  return counts.reduce((product, p) => product * p, goalsChance(model, legs))
}

function goalsChance({ course: { cells, state } }: FootballModel, legs: readonly ReadLeg[]) {
  const goalLegs = legs.filter((leg) => leg.of === 'goals')
  const scorers = legs.filter((leg) => leg.of === 'scorer')
  if (goalLegs.length + scorers.length === 0) return 1
  const homeScore = scorersOf(scorers, 'home')
  const awayScore = scorersOf(scorers, 'away')
  const first = scorers.find(({ isFirst }) => isFirst)
  let sum = 0
  for (const cell of cells) {
    if (!goalLegs.every(({ wins }) => wins(cell))) continue
    const home = cell.i + cell.u - state.score.home
    const away = cell.j + cell.v - state.score.away
    const opening = first ? opens(cell, first.side) : 1
    sum += cell.p * opening * (homeScore[home] ?? 0) * (awayScore[away] ?? 0)
  }
  return sum
}

/** How many goals of his side are still to come; of who scores first, where the first one is its. */
export function goalsToCome(
  { course: { cells, state } }: FootballModel,
  { side, isFirst }: ScorerLeg,
): Float64Array {
  const chances = new Float64Array(GOALS_MAX + 1)
  for (const cell of cells) {
    const scored = side === 'home' ? cell.i + cell.u : cell.j + cell.v
    const goals = scored - state.score[side]
    chances[goals] = (chances[goals] ?? 0) + cell.p * (isFirst ? opens(cell, side) : 1)
  }
  return chances
}

const scorersOf = (legs: readonly ScorerLeg[], of: 'home' | 'away') =>
  scoredAmong(
    legs.filter(({ side }) => side === of),
    GOALS_MAX,
  )

function countsChance(
  { periods }: FootballModel,
  count: IndependentCount,
  legs: readonly ReadLeg[],
): number {
  const wins: WinsAt[] = legs.flatMap((leg) => (leg.of === count ? [leg.wins] : []))
  const period = periods.get(count)
  if (wins.length === 0 || !period) return 1
  let sum = 0
  for (const [x, ofHome] of period.home.p.entries()) {
    for (const [y, ofAway] of period.away.p.entries()) {
      const home = period.home.from + x
      const away = period.away.from + y
      if (wins.every((winsThere) => winsThere(home, away))) sum += ofHome * ofAway
    }
  }
  return sum
}
