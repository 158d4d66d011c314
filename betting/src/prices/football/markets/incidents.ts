import { yesNo } from '../../chances.ts'
import type { OwnMarket } from '../../model.ts'
import { sumOf } from '../../pair.ts'
import type { FootballExpectation } from '../expectation.ts'
import { sharesLeft } from '../remaining.ts'
import type { FootballState } from '../state.ts'

/** Markets with a probability of their own, that falls with the time that is left. */
export function incidentMarkets(
  { red, penalty }: FootballExpectation,
  state: FootballState,
): [string, OwnMarket][] {
  const { h1, h2 } = sharesLeft(state.clock)
  const happens = (chance: number, has: boolean) => yesNo(has ? 1 : 1 - (1 - chance) ** (h1 + h2))
  return [
    ['cards.ft.red', () => happens(red, sumOf(state.reds) > 0)],
    ['ft.penalty', () => happens(penalty, state.penaltyAwarded)],
  ]
}
