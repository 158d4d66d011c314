import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MARKET_STATES } from './event.ts'
import { SPORTS } from './sport.ts'
import { POLICIES } from './values.ts'

export const Policy = z.enum(POLICIES)
export type Policy = z.infer<typeof Policy>

/**
 * Why a bet is not taken, as the page prints it: the design’s codes, and betting’s own. L-205 is the most that
 * one bet of the player’s class can stake, L-211 what the class can still win today.
 */
export const SLIP_CODES = [
  ...(['L-201', 'L-204', 'L-205', 'L-210', 'L-211', 'L-220'] as const),
  ...(['R-101', 'R-110', 'R-112', 'R-114', 'R-120', 'R-130', 'R-140', 'S-503'] as const),
  /**
   * Of a bet that a trader looks at. R-150: nobody decided in time.: refused for its stake, its odds,
   * or news that is awaited. R-154: the counter-offer was not taken.
   */
  ...(['R-150', 'R-151', 'R-152', 'R-153', 'R-154'] as const),
  /** Not enough money. */
  'L-230',
  /** No free bet of exactly this stake. */
  'L-240',
] as const
export type SlipCode = (typeof SLIP_CODES)[number]

/** Why selections cannot stand together. `related`: two legs of one event, which a builder may join. */
export const BUILDER_REASONS = [
  ...([
    'related',
    'contradiction',
    'adds_nothing',
    'same_market',
    'can_push',
    'not_offered',
  ] as const),
] as const
export type BuilderReason = (typeof BUILDER_REASONS)[number]

const LegAsked = z.strictObject({
  /** One selection; several of one event are a bet builder, one leg. */
  selections: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(8)),
  /** Thousandths, as the player saw them. */
  odds: z.int().check(z.minimum(1_001), z.maximum(500_000)),
  isBanker: z.boolean(),
})
export type LegAsked = z.infer<typeof LegAsked>

export const LegState = z.object({
  selections: z.array(
    z.object({
      id: z.int(),
      event: z.string(),
      sport: z.enum(SPORTS),
      home: z.string(),
      away: z.string(),
      startsAt: z.string(),
      isLive: z.boolean(),
      market: z.string(),
      line: z.nullable(z.string()),
      key: z.string(),
      name: z.optional(z.string()),
      state: z.enum(MARKET_STATES),
    }),
  ),
  /** Now, thousandths; null where it cannot be bet on. Of a builder the joint price. */
  odds: z.nullable(z.int()),
  /** Of a builder: the product of its single prices, for comparison. */
  productOdds: z.optional(z.int()),
  /** Why this leg cannot stand beside the others or at all. */
  code: z.optional(z.enum(SLIP_CODES)),
  reason: z.optional(z.enum(BUILDER_REASONS)),
})
export type LegState = z.infer<typeof LegState>

const SlipLegs = z.strictObject({ legs: z.array(LegAsked).check(z.minLength(1), z.maxLength(20)) })
const SlipTerms = z.object({
  legs: z.array(LegState),
  /** Kuruş for each column as a single or combo: the least, and the most with the reason of that bound. */
  minKurus: z.int(),
  maxKurus: z.int(),
  maxCode: z.enum(SLIP_CODES),
  /** Above the most that is taken at once: up to so much of a column a trader may be asked for. */
  reviewMaxKurus: z.optional(z.int()),
  /** How long a bet on these waits before it counts; 0 before the start. */
  delayMs: z.int(),
  /**
   * The player’s free bet that can pay this slip: a bet that costs exactly so much may be placed with it. Its stake
   * is never paid out, what is won beyond it is cash at once, and it cannot be sold.
   */
  freeBet: z.optional(z.object({ costKurus: z.int(), expiresAt: z.string() })),
})

export const slipQuote = endpoint({
  method: 'POST',
  path: '/api/betting/quote',
  summary:
    'The present prices of a slip, what cannot be combined, the greatest stake and the delay',
  caller: 'anyone',
  isPublicRead: true,
  input: SlipLegs,
  output: SlipTerms,
})
export type SlipQuote = z.infer<typeof slipQuote.output>

export const mySlipQuote = endpoint({
  method: 'POST',
  path: '/api/betting/my-quote',
  summary:
    'The same for who is signed in: by their own limits, and with the delay that their bet has',
  caller: 'player',
  input: SlipLegs,
  output: SlipTerms,
})

export const placeBet = endpoint({
  method: 'POST',
  path: '/api/betting/place',
  summary: 'Places a bet. A second call with the same id answers what the first did',
  caller: 'player',
  input: z.strictObject({
    id: z.uuid(),
    legs: z.array(LegAsked).check(z.minLength(1), z.maxLength(20)),
    /** How many free legs a column has; `[n]` is a combo of all. */
    sizes: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(12)),
    /** For each column. */
    unitKurus: z.int().check(z.positive()),
    policy: Policy,
    /** The player’s free bet pays, which is worth exactly what the bet costs. */
    isFree: z.optional(z.boolean()),
    /** Where the stake is above the limit, a trader is asked; the bet then waits for their word. */
    asksTrader: z.optional(z.boolean()),
  }),
  output: z.object({
    state: z.enum(['waiting', 'refused', 'open']),
    /** The bet’s number, on the receipt and in the history. */
    betId: z.nullable(z.string()),
    code: z.nullable(z.enum(SLIP_CODES)),
    /** A waiting bet: how long it still waits. */
    delayMs: z.int(),
    /** It waits for a trader, and is refused where nobody decides in time. */
    isReview: z.optional(z.boolean()),
    /** The largest unit that would be taken, where the code is of a limit. */
    maxKurus: z.nullable(z.int()),
    legs: z.array(z.object({ odds: z.nullable(z.int()) })),
  }),
})
export type Placed = z.infer<typeof placeBet.output>

const ShareCode = z.string().check(z.regex(/^[A-Z2-9]{7}$/))

export const shareSlip = endpoint({
  method: 'POST',
  path: '/api/betting/share',
  summary: 'A code by which others load the selections of a slip, without its stake',
  caller: 'anyone',
  input: z.strictObject({ legs: z.array(LegAsked).check(z.minLength(1), z.maxLength(20)) }),
  output: z.object({ code: ShareCode }),
})

export const sharedSlip = endpoint({
  method: 'POST',
  path: '/api/betting/shared',
  summary: 'The selections behind a code, with the odds of then and of now',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({ code: ShareCode }),
  output: z.object({
    legs: z.array(z.object({ asked: LegAsked, now: LegState })),
  }),
})
