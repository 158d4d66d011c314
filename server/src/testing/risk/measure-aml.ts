import { parametersOf } from '@zar/contract/office/risk/rule-list'
import {
  findManyMethods,
  findOtherPayers,
  findPassThrough,
  findStructuring,
} from '../../modules/fraud/rules/money-rules.ts'
import { findMinimalRisk } from '../../modules/fraud/rules/play-rules.ts'
import { seeded } from '../seeded.ts'
import { type OrdinaryPlayer, ordinaryPlayer, plantedPatterns } from './ordinary.ts'

type Planted = ReturnType<typeof plantedPatterns>

const PLANTED = {
  structuring: (one: Planted) => findStructuring(one.structuring, parametersOf('structuring')),
  pass_through: (one: Planted) => findPassThrough(one.pass_through, parametersOf('pass_through')),
  many_methods: (one: Planted) => findManyMethods(one.many_methods, parametersOf('many_methods')),
  third_party_payer: (one: Planted) =>
    findOtherPayers(one.third_party_payer, parametersOf('third_party_payer')),
  minimal_risk_play: (one: Planted) =>
    findMinimalRisk(one.minimal_risk_play, parametersOf('minimal_risk_play')),
}
const RULES = Object.keys(PLANTED) as (keyof typeof PLANTED)[]

const ORDINARY = (one: OrdinaryPlayer) => ({
  structuring: findStructuring(one.payments, parametersOf('structuring')),
  pass_through: findPassThrough(one.passes, parametersOf('pass_through')),
  many_methods: findManyMethods(one.payments, parametersOf('many_methods')),
  third_party_payer: findOtherPayers(one.payments, parametersOf('third_party_payer')),
  minimal_risk_play: findMinimalRisk(one.covers, parametersOf('minimal_risk_play')),
})

/** How much of what was planted each rule raises, and of how many ordinary players anything. */
export function measureAml(players: number, seed: number) {
  const chance = seeded(seed)
  const planted = Array.from({ length: players }, (_, n) => plantedPatterns(`x${n}`, chance))
  const ordinary = Array.from({ length: players }, (_, n) => ordinaryPlayer(`o${n}`, chance)).map(
    ORDINARY,
  )
  const shareOf = (isRaised: (at: number) => boolean) =>
    Array.from({ length: players }, (_, at) => at).filter(isRaised).length / players
  const recall: Record<string, number> = {}
  const byRule: Record<string, number> = {}
  for (const rule of RULES) {
    recall[rule] = shareOf((at) => PLANTED[rule](planted[at] as Planted).length > 0)
    byRule[rule] = shareOf((at) => (ordinary[at]?.[rule].length ?? 0) > 0)
  }
  const ordinaryShare = shareOf((at) =>
    Object.values(ordinary[at] ?? {}).some(({ length }) => length > 0),
  )
  return { recall, byRule, ordinaryShare }
}
