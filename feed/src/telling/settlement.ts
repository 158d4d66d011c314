import type { Market, Results, SelectionResult } from '@zar/betting/markets/market'
import type { SeasonFacts } from '@zar/betting/settlement/outright'
import { type FactsOf, settle } from '@zar/betting/settlement/settle'
import { abandonedIn, type StoppedOf } from '@zar/betting/settlement/stopped/abandoned'
import type { ResultRow, SettledMarket, Sport } from '../protocol/message.ts'

type Outcome = SelectionResult['outcome']

/** `[result, void]` of each outcome; a dead heat is a win that is shared. */
const CODES: Record<Outcome, readonly [0 | 1, 0 | 0.5 | 1]> = {
  win: [1, 0],
  'half-win': [1, 0.5],
  push: [0, 1],
  'half-loss': [0, 0.5],
  loss: [0, 0],
  void: [0, 1],
  'dead-heat': [1, 0],
}
/** No fact decides it. */
const NO_RESULT = 9
/** A set or map that was not needed. */
const NOT_PLAYED = 8
/** One of them retired, or did not come. */
const RETIRED = 7

/** Why a market is void that the facts settle so. */
const whyVoid = (facts: object): number =>
  'retired' in facts && facts.retired !== null ? RETIRED : NOT_PLAYED

const rowOf = (selection: string, { outcome, deadHeat }: SelectionResult): ResultRow =>
  deadHeat ? [selection, ...CODES[outcome], deadHeat] : [selection, ...CODES[outcome]]

const rowsOf = (results: Results): ResultRow[] =>
  [...results].map(([selection, result]) => rowOf(selection, result))

const isVoid = (results: Results): boolean =>
  [...results.values()].every(({ outcome }) => outcome === 'void')

/** Of markets that were offered in a match that was given up those that no further play could have changed. */
export function decidedMarkets<S extends Sport>(
  sport: S,
  markets: Iterable<Market & { selections: readonly string[] }>,
  stopped: StoppedOf[S],
): SettledMarket[] {
  const settleStopped = abandonedIn(sport, stopped)
  return [...markets].flatMap(({ key, line, selections }) => {
    const results = settleStopped({ key, line }, selections)
    return results && !isVoid(results) ? [{ key, line, results: rowsOf(results) }] : []
  })
}

/** What became of markets that were offered, by the facts of their match or season. */
export function settledMarkets<S extends Sport>(
  sport: S,
  markets: Iterable<Market & { selections: readonly string[] }>,
  facts: FactsOf[S] & SeasonFacts,
): SettledMarket[] {
  return [...markets].map(({ key, line, selections }) => {
    const results = settle(sport, { key, line }, facts, selections)
    if (results && !isVoid(results)) return { key, line, results: rowsOf(results) }
    const voided = selections.map((selection): ResultRow => [selection, 0, 1])
    return { key, line, voidReason: results ? whyVoid(facts) : NO_RESULT, results: voided }
  })
}
