import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { SPORT_BET_STATES } from './sports.ts'

export const defineTrialBonus = endpoint({
  method: 'GET',
  path: '/api/bonus/definetrialbonus',
  summary:
    'Gives the trial bonus, once per person, phone and device; asked again it gives nothing more',
  caller: 'player',
  input: z.strictObject({}),
  output: z.null(),
})

/** What a bonus asks, told before it is taken and as long as it runs (BON-02). */
export const BonusTerms = z.object({
  /** How many times the bonus is wagered, and within how many days. */
  wagering: z.int(),
  days: z.int(),
  /** Currency units: the most that one round may stake from the bonus. */
  maxStake: z.number(),
  /** The most that can become the player’s own, or null where all of it can. */
  maxWin: z.nullable(z.number()),
  /** What part of a stake counts, by category of games. What is not named counts nothing. */
  contribution: z.array(z.object({ category: z.string(), percent: z.int() })),
  /**
   * Null, or what part of a settled bet’s stake at our own sportsbook counts, with the least odds of the bet and of
   * each leg, in thousandths as they were taken. Such a bonus pays for no game.
   */
  bets: z.nullable(z.object({ percent: z.int(), oddsMin: z.int(), legOddsMin: z.int() })),
  /** Of a deposit match: the percentage, and the least deposit. */
  sharePercent: z.nullable(z.number()),
  depositMin: z.nullable(z.number()),
  /** Of free spins: so many stakes of `maxStake`. */
  spins: z.nullable(z.int()),
})
export type BonusTerms = z.infer<typeof BonusTerms>

const kind = z.enum(['trial', 'deposit_match', 'free_spins', 'promo_code', 'free_bet'])
export type BonusKind = z.infer<typeof kind>

export const BonusOffer = z.object({
  id: z.string(),
  kind,
  title: z.string(),
  summary: z.string(),
  /** Currency units; of a deposit match the most. */
  amount: z.number(),
  terms: BonusTerms,
})
export type BonusOffer = z.infer<typeof BonusOffer>

/** The bet that a free bet paid, the last one where the first was returned. */
export const PaidBet = z.object({
  /** The partner’s number of the bet, and what was bet on in the partner’s words. */
  orderNumber: z.string(),
  info: z.string(),
  state: z.enum(SPORT_BET_STATES),
  /** Currency units: all that was paid for it, and what of that is beyond the stake and so the player’s. */
  paid: z.number(),
  profit: z.number(),
})
export type PaidBet = z.infer<typeof PaidBet>

export const BonusCard = z.object({
  id: z.uuid(),
  kind,
  title: z.string(),
  /** `opted_in` waits for a deposit, `waiting` for the bonus before it to end. */
  status: z.enum([
    'opted_in',
    'waiting',
    'active',
    'completed',
    'spent',
    'expired',
    'declined',
    'cancelled',
  ]),
  /** Currency units. Null until the deposit has come that it matches. */
  amount: z.nullable(z.number()),
  /** The most that it can be; where it is known, it is that. */
  amountMax: z.number(),
  /** What it holds now. */
  balance: z.number(),
  /** What is to be staked in all, what of it has been, and what is left. */
  toWager: z.number(),
  wagered: z.number(),
  leftToWager: z.number(),
  /** What of it became the player’s own. */
  released: z.number(),
  terms: BonusTerms,
  /** Of a free bet that was used. */
  paidBet: z.nullable(PaidBet),
  claimedAt: z.string(),
  expiresAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
})
export type BonusCard = z.infer<typeof BonusCard>

export const Cashback = z.object({
  /** yyyy-MM-dd, in Turkey. */
  day: z.string(),
  lost: z.number(),
  amount: z.number(),
})
export type Cashback = z.infer<typeof Cashback>

export const bonusOffers = endpoint({
  method: 'GET',
  path: '/api/bonus/offers',
  summary: 'What the player can claim now, each with its terms',
  caller: 'player',
  input: z.strictObject({}),
  output: z.array(BonusOffer),
})

const code = z.string().check(z.minLength(3), z.maxLength(30))

export const findBonusCode = endpoint({
  method: 'POST',
  path: '/api/bonus/code',
  summary: 'What a promotion code gives, with its terms; nothing is claimed by it',
  caller: 'player',
  input: z.strictObject({ code }),
  output: BonusOffer,
})

export const claimBonus = endpoint({
  method: 'POST',
  path: '/api/bonus/claim',
  summary: 'Claims an offer, once per person; asked again it gives nothing more',
  caller: 'player',
  input: z.strictObject({ id: z.string().check(z.maxLength(60)), code: z.optional(code) }),
  output: z.null(),
})

export const myBonuses = endpoint({
  method: 'GET',
  path: '/api/bonus/mine',
  summary: 'The player’s bonuses in the order of their use, then those that ended, newest first',
  caller: 'player',
  input: z.strictObject({}),
  output: z.object({
    /** Currency units: the player’s own money, which is used first. */
    cash: z.number(),
    bonuses: z.array(BonusCard),
    cashbacks: z.array(Cashback),
  }),
})
export type MyBonuses = z.infer<typeof myBonuses.output>

export const declineBonus = endpoint({
  method: 'POST',
  path: '/api/bonus/decline',
  summary: 'Gives up a bonus that has not ended: what it holds goes back to the operator',
  caller: 'player',
  input: z.strictObject({ id: z.uuid() }),
  output: z.null(),
})
