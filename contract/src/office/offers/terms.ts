import { z } from 'zod/mini'
import { PROVIDERS, type ProviderName } from '../../casino/casino.ts'
import { foldCode } from '../../offers/fold-code.ts'

/** Wagering is never more than ten times the bonus (BON-01). */
export const WAGERING_MAX = 10
export const DAYS_MAX = 90

export const OfferId = z
  .string()
  .check(z.regex(/^[a-z]+(-[a-z0-9]+)*$/), z.minLength(3), z.maxLength(60))
const Kurus = z.int().check(z.positive(), z.maximum(100_000_000_00))
const Days = z.int().check(z.minimum(1), z.maximum(DAYS_MAX))
const OddsMilli = z.int().check(z.minimum(1_001), z.maximum(500_000))

const FRAME = {
  id: OfferId,
  amountKurus: Kurus,
  /** How many times the bonus is wagered (BON-01). */
  wagering: z.int().check(z.minimum(0), z.maximum(WAGERING_MAX)),
  days: Days,
  /** The most that one round may stake from the bonus: a higher stake is not taken from it. */
  maxStakeKurus: Kurus,
  maxWinKurus: z.optional(Kurus),
  /** Percent of a stake that counts, by number of the category of games. */
  contribution: z.record(
    z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
    z.int().check(z.minimum(0), z.maximum(100)),
  ),
  /** Percent of a settled bet at our own sportsbook that counts, and its least odds in thousandths. */
  bets: z.optional(
    z.strictObject({
      percent: z.int().check(z.minimum(1), z.maximum(100)),
      oddsMinMilli: OddsMilli,
      legOddsMinMilli: OddsMilli,
    }),
  ),
}

/** The bonuses that a player claims: money, or one stake at the sportsbook. */
export const BonusOfferTerms = z.discriminatedUnion('kind', [
  z.strictObject({
    ...FRAME,
    kind: z.literal('deposit_match'),
    sharePercent: z.int().check(z.minimum(1), z.maximum(100)),
    depositMinKurus: Kurus,
  }),
  z.strictObject({ ...FRAME, kind: z.literal('free_spins'), spins: z.int().check(z.positive()) }),
  z.strictObject({
    ...FRAME,
    kind: z.literal('promo_code'),
    code: z.string().check(
      z.maxLength(30),
      z.refine((code) => code !== '' && code === foldCode(code), 'not in capitals'),
    ),
  }),
  // One stake of exactly its worth, and nothing to wager.
  z.strictObject({ id: OfferId, kind: z.literal('free_bet'), amountKurus: Kurus, days: Days }),
])
export type BonusOfferTerms = z.output<typeof BonusOfferTerms>

const FREE_ROUNDS = {
  id: OfferId,
  provider: z.enum(Object.keys(PROVIDERS) as ProviderName[]),
  gameCode: z.string().check(z.regex(/^\S(.*\S)?$/), z.maxLength(100)),
  rounds: z.int().check(z.minimum(1), z.maximum(500)),
  stakeKurus: Kurus,
  days: Days,
}
/** Rounds that a supplier plays for the player. */
export const FreeRoundsTerms = z.strictObject(FREE_ROUNDS)
export type FreeRoundsTerms = z.output<typeof FreeRoundsTerms>

/** What an offer gives and asks, whatever its kind: the one model of an installation’s files and of the office. */
export const OfferTerms = z.union([
  BonusOfferTerms,
  z.strictObject({ ...FREE_ROUNDS, kind: z.literal('free_rounds') }),
])
export type OfferTerms = z.output<typeof OfferTerms>

export const OFFER_KINDS = [
  'deposit_match',
  'free_spins',
  'promo_code',
  'free_bet',
  'free_rounds',
] as const satisfies readonly OfferTerms['kind'][]
export type OfferKind = (typeof OFFER_KINDS)[number]

const Words = z.strictObject({
  title: z.string().check(z.trim(), z.maxLength(80)),
  summary: z.string().check(z.trim(), z.maxLength(300)),
})

/** A version of an offer: its terms, its words in both languages, and for whom it is. */
export const OfferContent = z.strictObject({
  terms: OfferTerms,
  words: z.strictObject({ tr: Words, en: Words }),
  /** Number of the segment; null is everybody. */
  segment: z.nullable(z.string().check(z.regex(/^\d{1,18}$/))),
})
export type OfferContent = z.output<typeof OfferContent>

/** Currency units that one player gets at most, of free rounds what their stakes are worth. */
export const worthKurusOf = (terms: OfferTerms): number =>
  terms.kind === 'free_rounds' ? terms.rounds * terms.stakeKurus : terms.amountKurus

/** What no schema can say of one field alone; the fields that are wrong. */
export function whatIsOdd(terms: OfferTerms): string[] {
  if (terms.kind === 'free_rounds' || terms.kind === 'free_bet') return []
  const odd: string[] = []
  const counts = Object.values(terms.contribution).some((percent) => percent > 0)
  // An offer is for one kind of product (BON-01).
  if (terms.bets && Object.keys(terms.contribution).length > 0) odd.push('bets')
  if (!terms.bets && !counts && terms.wagering > 0) odd.push('contribution')
  if (terms.kind === 'free_spins' && terms.spins * terms.maxStakeKurus !== terms.amountKurus)
    odd.push('spins')
  return odd
}
