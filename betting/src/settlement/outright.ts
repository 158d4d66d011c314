import type { Results, SelectionResult } from '../markets/market.ts'
import { picks, type Rule } from './rule.ts'

export const OUTRIGHTS = ['outright.winner', 'outright.topscorer', 'outright.relegated'] as const
export type OutrightKey = (typeof OUTRIGHTS)[number]

export type OutrightFacts = {
  /**
   * Who stood how, in the order of the question: champions or top scorers first, of relegation the last team
   * first. Equals stand together; whoever is behind the last place need not be named.
   */
  order: readonly (readonly string[])[]
  /** How many win; of a winner and a top scorer one. */
  places?: number
  /** Withdrew before the season began: void. Later it is a loss. */
  neverBegan?: readonly string[]
}

/** What a season that is over is settled by, by market. */
export type SeasonFacts = { season?: Partial<Record<OutrightKey, OutrightFacts>> }

/** Whether the catalogue has such a market of a season. */
export const isOutright = (key: string): key is OutrightKey =>
  OUTRIGHTS.some((known) => known === key)

/**
 * What became of those named. Equals who stand across the last place share what is left of the places: a
 * dead heat. Undefined for a market that is none of a season, and where its facts are missing.
 */
export function settleOutright(
  key: string,
  { order, places = 1, neverBegan = [] }: OutrightFacts,
  named: readonly string[],
): Results | undefined {
  if (!isOutright(key) || places < 1) return undefined
  const standing = order.flat()
  if (standing.length < places || new Set(standing).size !== standing.length) return undefined
  const results = new Map<string, SelectionResult>()
  let left = places
  for (const equals of order) {
    const result: SelectionResult =
      left <= 0
        ? { outcome: 'loss' }
        : equals.length > left
          ? { outcome: 'dead-heat', deadHeat: [left, equals.length] }
          : { outcome: 'win' }
    for (const id of equals) results.set(id, result)
    left -= equals.length
  }
  return new Map(
    named.map((id): [string, SelectionResult] => [
      id,
      neverBegan.includes(id) ? { outcome: 'void' } : (results.get(id) ?? { outcome: 'loss' }),
    ]),
  )
}

const ruleOf = (key: OutrightKey): Rule<SeasonFacts> =>
  picks({ stopGroup: 'period', price: 'b' }, [], ({ season }, named) => {
    const facts = season?.[key]
    return facts && settleOutright(key, facts, named)
  })

/** The markets of a season, as its event has them. Their selections are named by the event. */
export const outrightRules: Record<OutrightKey, Rule<SeasonFacts>> = {
  'outright.winner': ruleOf('outright.winner'),
  'outright.topscorer': ruleOf('outright.topscorer'),
  'outright.relegated': ruleOf('outright.relegated'),
}
