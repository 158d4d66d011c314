import type { DeadHeat, Outcome } from '@zar/contract/betting/outcome'
import type { Market } from '../markets/market.ts'
import type { FootballFacts } from '../settlement/football/facts.ts'
import { rulesOf, settle } from '../settlement/settle.ts'

export type SettledSelection = Market & {
  selection: string
  outcome: Outcome
  deadHeat?: DeadHeat
}

/** Every market of the catalogue that such facts may decide, with each of its lines. */
export const SEASON_MARKETS: readonly Market[] = Object.entries(rulesOf('football')).flatMap(
  ([key, { lines }]) => (lines ?? [null]).map((line) => ({ key, line })),
)

/** The outcome of each selection of each market that the facts decide. A market whose fact is missing is left out. */
export function* settledSelections(facts: FootballFacts): Generator<SettledSelection> {
  for (const market of SEASON_MARKETS) {
    for (const [selection, result] of settle('football', market, facts) ?? []) {
      yield { ...market, selection, ...result }
    }
  }
}
