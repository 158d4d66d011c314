import type { Sport } from '@zar/contract/betting/sport'
import type { Market, Results, StopGroup } from '../markets/market.ts'
import { dota2Rules, lolRules } from './esports/arenas.ts'
import type { EsportsFacts } from './esports/facts.ts'
import { cs2Rules, valorantRules } from './esports/shooters.ts'
import type { FootballFacts } from './football/facts.ts'
import { footballRules } from './football/index.ts'
import { isOutright, outrightRules, type SeasonFacts } from './outright.ts'
import { quartersOf } from './quarter-lines.ts'
import type { TennisFacts, VolleyballFacts } from './rallies/facts.ts'
import { tennisRules } from './rallies/tennis.ts'
import { volleyballRules } from './rallies/volleyball.ts'
import { allAre } from './results.ts'
import type { Rule, Rules } from './rule.ts'
import { americanFootballRules } from './timed/american-football.ts'
import { basketballRules } from './timed/basketball.ts'
import type { HockeyFacts, QuarterFacts } from './timed/facts.ts'
import { iceHockeyRules } from './timed/ice-hockey.ts'

/** What is known of a match that is over, by sport. */
export type FactsOf = {
  football: FootballFacts
  basketball: QuarterFacts
  tennis: TennisFacts
  volleyball: VolleyballFacts
  'ice-hockey': HockeyFacts
  'american-football': QuarterFacts
  cs2: EsportsFacts
  valorant: EsportsFacts
  lol: EsportsFacts
  dota2: EsportsFacts
}

const RULES: { [S in Sport]: Rules<FactsOf[S]> } = {
  football: footballRules,
  basketball: basketballRules,
  tennis: tennisRules,
  volleyball: volleyballRules,
  'ice-hockey': iceHockeyRules,
  'american-football': americanFootballRules,
  cs2: cs2Rules,
  valorant: valorantRules,
  lol: lolRules,
  dota2: dota2Rules,
}

/** The markets of a match. Those of a season are the same in every sport (`outrightRules`). */
export const rulesOf = <S extends Sport>(sport: S): Rules<FactsOf[S]> => RULES[sport]

/** The rule of a market, of a match or a season; undefined for a key that the catalogue has not. */
function ruleOf<S extends Sport>(
  sport: S,
  key: string,
): Rule<FactsOf[S] & SeasonFacts> | undefined {
  if (isOutright(key)) return outrightRules[key]
  const rules = rulesOf(sport)
  return Object.hasOwn(rules, key) ? rules[key] : undefined
}

/** The group in which a market is stopped; undefined for a key that the catalogue has not. */
export const stopGroupOf = (sport: Sport, key: string): StopGroup | undefined =>
  ruleOf(sport, key)?.stopGroup

/** A market’s rule and its line in quarter steps; undefined for a key or a line that the catalogue has not. */
export function findRule<S extends Sport>(
  sport: S,
  { key, line }: Market,
): { rule: Rule<FactsOf[S] & SeasonFacts>; line: number } | undefined {
  const rule = ruleOf(sport, key)
  if (!rule || (rule.lines === null) !== (line === null)) return undefined
  const quarters = line === null ? 0 : quartersOf(line)
  return quarters === undefined || !rule.takes(quarters) ? undefined : { rule, line: quarters }
}

/**
 * What became of each selection of a market, by final facts. Undefined where a fact is missing or the
 * market is unknown. `named` are the selections of a market whose event names them: players, or teams of a season.
 */
export function settle<S extends Sport>(
  sport: S,
  market: Market,
  facts: FactsOf[S] & SeasonFacts,
  named: readonly string[] = [],
): Results | undefined {
  const found = findRule(sport, market)
  if (!found) return undefined
  const { rule, line } = found
  const selections = rule.selections.length > 0 ? rule.selections : named
  const settled = rule.settle(facts, line, selections)
  return settled === 'void' ? allAre(selections, 'void') : settled
}
