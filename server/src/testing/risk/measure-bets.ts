import { parametersOf } from '@zar/contract/office/risk/rule-list'
import { findWords, findYoung } from '../../modules/fraud/rules/care-rules.ts'
import { findStaffPatterns } from '../../modules/fraud/rules/staff-rules.ts'
import {
  findLateBets,
  findPricePattern,
  findStakeCap,
} from '../../modules/fraud/rules/trading-rules.ts'
import { seeded } from '../seeded.ts'
import {
  type Bettor,
  ordinaryBettor,
  ordinaryStaff,
  plantedBettor,
  quartileOfSpend,
} from './ordinary-bets.ts'

const RULES = {
  bonus_stake_cap: ({ refused }: Bettor) => findStakeCap(refused, parametersOf('bonus_stake_cap')),
  late_bet: ({ late }: Bettor) => findLateBets(late, parametersOf('late_bet')),
  price_pattern: ({ closing }: Bettor) => findPricePattern(closing, parametersOf('price_pattern')),
  harm_words: ({ texts }: Bettor) => findWords(texts, parametersOf('harm_words')),
  harm_young: ({ young }: Bettor) => (young ? findYoung(young, parametersOf('harm_young')) : []),
}
type Rule = keyof typeof RULES
const NAMES = Object.keys(RULES) as Rule[]

const STAFF = 200

/** How much of what was planted each rule raises, and for which share of ordinary players and staff it speaks. */
export function measureBets(players: number, seed: number) {
  const chance = seeded(seed)
  const quartile = quartileOfSpend(chance, 500)
  const many = <One>(make: (name: string) => One, count = players) =>
    Array.from({ length: count }, (_, n) => make(`p${n}`))
  const planted = many((name) => plantedBettor(name, chance, quartile))
  const ordinary = many((name) => ordinaryBettor(name, chance, quartile))
  const staff = many((name) => ordinaryStaff(name, chance), STAFF)
  const shareOf = <One>(some: readonly One[], isRaised: (one: One) => boolean) =>
    some.filter(isRaised).length / some.length
  const params = parametersOf('staff_pattern')
  const recall: Record<string, number> = {
    staff_pattern: shareOf(planted, (one) => findStaffPatterns(one.staff, params).length > 0),
  }
  const share: Record<string, number> = {
    staff_pattern: shareOf(staff, (one) => findStaffPatterns(one, params).length > 0),
  }
  for (const name of NAMES) {
    recall[name] = shareOf(planted, (one) => RULES[name](one).length > 0)
    share[name] = shareOf(ordinary, (one) => RULES[name](one).length > 0)
  }
  return { recall, share }
}
