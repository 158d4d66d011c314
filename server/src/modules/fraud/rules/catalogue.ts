import type { PlayerRule } from '@zar/contract/office/risk/rule-list'
import type { Tx } from '../../../db/db.ts'
import type { Asked } from '../facts/asked.ts'
import {
  readFarms,
  readFlagFacts,
  readGroupFacts,
  readOpposite,
} from '../facts/read-accounts-facts.ts'
import { readClosing, readLate, readRefused } from '../facts/read-bets.ts'
import { readTexts, readYoung } from '../facts/read-care.ts'
import { readPasses, readPayments, readTakeovers } from '../facts/read-money.ts'
import { readChasing, readCovers, readSittings, readWishes } from '../facts/read-play-facts.ts'
import { findFarms, findHedging, findManyAccounts, findOpposite } from './account-rules.ts'
import { findWords, findYoung } from './care-rules.ts'
import type { Finding, Params } from './finding.ts'
import {
  findDeclined,
  findDepositRise,
  findManyMethods,
  findOtherPayers,
  findPassThrough,
  findStructuring,
  findTakenBack,
  findTakeover,
} from './money-rules.ts'
import {
  findChasing,
  findHours,
  findMinimalRisk,
  findNights,
  findRaisedLimits,
  findStakeRise,
} from './play-rules.ts'
import { findLateBets, findPricePattern, findStakeCap } from './trading-rules.ts'

export type Rule = {
  /** Days of facts before the time that is looked at. */
  history: number
  run: (tx: Tx, asked: Asked) => Promise<Finding[]>
}

const rule = <Facts>(
  history: number,
  read: (tx: Tx, asked: Asked) => Promise<Facts[]>,
  find: (facts: Facts, params: Params) => Finding[],
): Rule => ({
  history,
  run: async (tx, asked) => (await read(tx, asked)).flatMap((facts) => find(facts, asked.params)),
})

/** Each rule: the statement that reads its facts, and the function that finds in them. */
export const CATALOGUE: Record<PlayerRule, Rule> = {
  structuring: rule(1, readPayments, findStructuring),
  pass_through: rule(0, readPasses, findPassThrough),
  many_methods: rule(30, readPayments, findManyMethods),
  third_party_payer: rule(30, readPayments, findOtherPayers),
  opposite_bets: rule(7, readOpposite, findOpposite),
  minimal_risk_play: rule(1, readCovers, findMinimalRisk),
  bonus_hedging: rule(0, readFlagFacts, findHedging),
  many_accounts: rule(0, readGroupFacts, findManyAccounts),
  device_farm: rule(0, readFarms, findFarms),
  bonus_stake_cap: rule(30, readRefused, findStakeCap),
  late_bet: rule(60, readLate, findLateBets),
  price_pattern: rule(150, readClosing, findPricePattern),
  account_takeover: rule(1, readTakeovers, findTakeover),
  harm_chasing: rule(7, readChasing, findChasing),
  harm_deposit_rise: rule(120, readPayments, findDepositRise),
  harm_night: rule(14, readSittings, findNights),
  harm_time: rule(7, readSittings, findHours),
  harm_stake_rise: rule(0, readSittings, findStakeRise),
  harm_cancelled_withdrawal: rule(30, readPayments, findTakenBack),
  harm_declined_card: rule(1, readPayments, findDeclined),
  harm_limit_up: rule(30, readWishes, findRaisedLimits),
  harm_words: rule(0, readTexts, findWords),
  harm_young: rule(0, readYoung, findYoung),
}
