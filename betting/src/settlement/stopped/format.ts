import type { Sport } from '@zar/contract/betting/sport'
import type { Settle } from '../decided.ts'
import { allAre } from '../results.ts'
import { type FactsOf, findRule, settle } from '../settle.ts'

/** Of the match as a whole: its score in sets and maps, totals, handicaps, odd or even, a tie-break. */
const BY_FORMAT = /^match\.(sets|maps|total|ah|oe|tiebreak)(\.|$)/

/**
 * Settles a best-of that was played in another format than announced: what depends on the format is void;
 * the winner, and the sets and maps that were played, stand.
 */
export function formatChangedIn<S extends Sport>(sport: S, facts: FactsOf[S]): Settle {
  return (market, named = []) => {
    if (!BY_FORMAT.test(market.key)) return settle(sport, market, facts, named)
    const found = findRule(sport, market)
    return found && allAre(found.rule.selections, 'void')
  }
}
