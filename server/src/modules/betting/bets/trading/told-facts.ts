import { settle } from '@zar/betting/settlement/settle'
import { OUTCOMES } from '@zar/contract/betting/outcome'
import * as z from 'zod/mini'
import { Refusal } from '../../../../platform/refusal.ts'
import { SHAPES } from './facts/shapes.ts'
import type { HeldMarket, Results } from './settle-market.ts'

const Places = z.int().check(z.positive(), z.maximum(999))
const DeadHeat = z.tuple([Places, Places]).check(z.refine(([places, equals]) => places <= equals))

/** Of any sport: what became of each selection, said outright. A dead heat is k places for n equals. */
const Outright = z.strictObject({
  outcomes: z.record(
    z.string(),
    z.union([
      z.enum(OUTCOMES.filter((one) => one !== 'dead-heat')),
      z.strictObject({ deadHeat: DeadHeat }),
    ]),
  ),
})

/**
 * What facts make of each selection of a market: by the rules of its sport, or outcomes that are said.
 * Refuses with `facts_decide_nothing` what has another shape or leaves a selection open.
 */
export function resultsOf(market: HeldMarket, facts: object): Results {
  const results = wholeOf(market, saidIn(facts)) ?? resultsByRules(market, facts)
  if (!results) throw new Refusal('facts_decide_nothing')
  return results
}

/** The same by the rules of the sport alone: what was said of one market says nothing of another. */
export const resultsByRules = (market: HeldMarket, facts: object): Results | undefined =>
  wholeOf(market, settledBy(market, facts))

function wholeOf({ selections }: HeldMarket, results: Results | undefined): Results | undefined {
  if (!results || !selections.every((one) => results[one] !== undefined)) return undefined
  return Object.keys(results).length > selections.length ? undefined : results
}

function saidIn(facts: object): Results | undefined {
  const { success, data } = Outright.safeParse(facts)
  if (!success) return undefined
  return Object.fromEntries(
    Object.entries(data.outcomes).map(([selection, said]) => [
      selection,
      typeof said === 'string'
        ? { outcome: said }
        : { outcome: 'dead-heat' as const, deadHeat: said.deadHeat },
    ]),
  )
}

function settledBy({ sport, key, line, bestOf, selections }: HeldMarket, facts: object) {
  const shape = SHAPES[sport]
  // What the fixture says need not be typed.
  const whole = shape.isOverParts && bestOf !== null ? { bestOf, ...facts } : facts
  const { success, data } = shape.facts.safeParse(whole)
  if (!success) return undefined
  const settled = settle(sport, { key, line }, data as never, selections)
  return settled && Object.fromEntries([...settled].filter(([one]) => selections.includes(one)))
}
