import type { FootballFacts } from '@zar/betting/settlement/football/facts'
import { settle } from '@zar/betting/settlement/settle'
import { OUTCOMES } from '@zar/contract/betting/outcome'
import * as z from 'zod/mini'
import { Refusal } from '../../../../platform/refusal.ts'
import type { HeldMarket, Results } from './settle-market.ts'

const Count = z.int().check(z.minimum(0), z.maximum(99))
const Pair = z.tuple([Count, Count])
const Side = z.enum(['1', '2'])

/** What a trader types of a football match that is over: the facts that its rules know. */
const Football = z.strictObject({
  fullTime: z.optional(Pair),
  halfTime: z.optional(Pair),
  goals: z.optional(
    z.array(
      z.strictObject({
        side: Side,
        minute: z.int().check(z.minimum(1), z.maximum(90)),
        scorer: z.nullable(z.string()),
        isOwn: z.boolean(),
        isPenalty: z.optional(z.boolean()),
      }),
    ),
  ),
  corners: z.optional(Pair),
  cornersHalfTime: z.optional(Pair),
  firstCorner: z.optional(z.enum(['1', '2', 'none'])),
  yellow: z.optional(Pair),
  red: z.optional(Pair),
  shots: z.optional(Pair),
  shotsOnTarget: z.optional(Pair),
  fouls: z.optional(Pair),
  hasPenalty: z.optional(z.boolean()),
  qualifies: z.optional(Side),
  winsCup: z.optional(Side),
  extraTime: z.optional(z.nullable(Pair)),
  penaltiesWinner: z.optional(z.nullable(Side)),
})

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
 * What facts make of each selection of a market: those of football by its rules, or outcomes that are said.
 * Refuses with `facts_decide_nothing` what has another shape or leaves a selection open.
 */
export function resultsOf(market: HeldMarket, facts: object): Results {
  const results = saidIn(facts) ?? settledBy(market, facts)
  const isWhole = market.selections.every((one) => results?.[one] !== undefined)
  if (!results || !isWhole || Object.keys(results).length > market.selections.length) {
    throw new Refusal('facts_decide_nothing')
  }
  return results
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

function settledBy({ sport, key, line, selections }: HeldMarket, facts: object) {
  const { success, data } = Football.safeParse(facts)
  if (!success || sport !== 'football') return undefined
  const settled = settle(sport, { key, line }, data as FootballFacts, selections)
  return settled && Object.fromEntries([...settled].filter(([one]) => selections.includes(one)))
}
