import type { Outcome } from '@zar/contract/betting/outcome'
import type { Sport } from '@zar/contract/betting/sport'
import type { Locale } from '@zar/contract/limits'

/** A text in both languages: the search of the rules reads both. */
export type Both = Record<Locale, string>

/** A bet that is summed as it would be settled. Odds in thousandths, money in kuruş. */
export type WorkedBet = {
  note: Both
  unitKurus: number
  /** All legs where it is not said. */
  sizes?: readonly number[]
  legs: readonly {
    odds: number
    outcome: Outcome
    share?: readonly [places: number, equals: number]
    isBanker?: true
  }[]
}

/** A bet of one leg that is sold while its fair chance is so many millionths. */
export type WorkedSale = { note: Both; unitKurus: number; odds: number; chancePpm: number }

export type RuleTable = { head: readonly Both[]; rows: readonly (readonly Both[])[] }

/** What settles each market, by the catalogue’s keys. */
export type MarketRules = {
  sport: Sport
  rows: readonly { key: string; line?: string; rule: Both }[]
}

export type Clause = {
  title: Both
  text: Both
  bet?: WorkedBet
  sale?: WorkedSale
  table?: RuleTable
  markets?: MarketRules
}

/** A chapter of the house rules. Its clauses are numbered in their order. */
export type Chapter = { number: number; title: Both; brief: Both; clauses: readonly Clause[] }
