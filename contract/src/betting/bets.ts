import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PERIOD } from '../period.ts'
import { MatchClock, Score } from './event.ts'
import { SLIP_CODES } from './slip.ts'
import { SPORTS } from './sport.ts'

export const BET_STATES = ['waiting', 'refused', 'open', 'settled', 'cashed_out', 'void'] as const
export type BetState = (typeof BET_STATES)[number]

export const LEG_STATES = [
  ...(['open', 'won', 'half_won', 'push', 'half_lost', 'lost', 'void', 'dead_heat'] as const),
] as const
export type LegResult = (typeof LEG_STATES)[number]

/** What moved money for a bet. */
export const POSTING_KINDS = ['stake', 'return', 'settlement', 'cash_out', 'write_off'] as const
export type PostingKind = (typeof POSTING_KINDS)[number]

/** One selection of a leg, with the facts that settled it. */
const BetSelection = z.object({
  id: z.int(),
  event: z.string(),
  sport: z.enum(SPORTS),
  home: z.string(),
  away: z.string(),
  startsAt: z.string(),
  market: z.string(),
  line: z.nullable(z.string()),
  key: z.string(),
  name: z.optional(z.string()),
  result: z.enum(LEG_STATES),
  /** While it is played. */
  score: z.nullable(Score),
  clock: z.nullable(MatchClock),
  /** What settled it: the facts as the source told them, and when. */
  facts: z.nullable(z.object({ text: z.string(), source: z.string(), at: z.string() })),
  /** Won as its side led by two, whatever followed. */
  isEarly: z.optional(z.boolean()),
  /** 1 to 14 of the house rules, where it is void. */
  voidReason: z.nullable(z.int()),
})

const BetLeg = z.object({
  odds: z.int(),
  isBanker: z.boolean(),
  result: z.enum(LEG_STATES),
  /** Of a dead heat: so many places for so many equals. */
  deadHeat: z.optional(z.tuple([z.int(), z.int()])),
  selections: z.array(BetSelection),
})

export const Bet = z.object({
  id: z.string(),
  state: z.enum(BET_STATES),
  code: z.nullable(z.enum(SLIP_CODES)),
  sizes: z.array(z.int()),
  columns: z.int(),
  unitKurus: z.int(),
  costKurus: z.int(),
  /** With every open leg won; of a free bet without its stake. */
  possibleKurus: z.int(),
  /** A free bet paid the stake, which is not paid out. */
  isFree: z.optional(z.boolean()),
  /** Paid so far, by settlement and cash-outs. */
  paidKurus: z.int(),
  /** Of what a correction took back, what is still owed: the next payouts of bets repay it. */
  owedKurus: z.int(),
  placedAt: z.string(),
  settledAt: z.nullable(z.string()),
  /** A waiting bet: until it is decided. */
  waitsMs: z.nullable(z.int()),
  /** A waiting bet that a trader looks at. */
  review: z.optional(
    z.object({
      state: z.enum(['waits', 'countered', 'accepted']),
      /** What the trader offers in its place: stakes and odds are never above what was asked. */
      counter: z.nullable(
        z.object({
          unitKurus: z.int(),
          costKurus: z.int(),
          possibleKurus: z.int(),
          odds: z.array(z.int()),
        }),
      ),
    }),
  ),
  legs: z.array(BetLeg),
  /** How often it was settled; above 1 it was corrected. */
  version: z.int(),
  history: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(POSTING_KINDS),
      amountKurus: z.int(),
      debtKurus: z.int(),
    }),
  ),
  /** A cash-out of it waits for its delay. */
  isSelling: z.boolean(),
  /** The automatic cash-out that is set. */
  auto: z.nullable(z.object({ upKurus: z.nullable(z.int()), downKurus: z.nullable(z.int()) })),
})
export type Bet = z.infer<typeof Bet>

export const myBets = endpoint({
  method: 'POST',
  path: '/api/betting/bets',
  summary: 'The player’s bets, newest first, and the sums of the period',
  caller: 'player',
  input: z.strictObject({
    ...PERIOD,
    isOpen: z.boolean(),
    before: z.nullable(z.string().check(z.regex(/^\d{1,18}$/))),
    take: z.int().check(z.positive(), z.maximum(50)),
  }),
  output: z.object({
    rows: z.array(Bet),
    next: z.nullable(z.string()),
    /** `stakedKurus` without what free bets paid. */
    sums: z.object({ bets: z.int(), stakedKurus: z.int(), paidKurus: z.int() }),
  }),
})

export const myBet = endpoint({
  method: 'POST',
  path: '/api/betting/bet',
  summary: 'One of the player’s bets',
  caller: 'player',
  input: z.strictObject({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
  output: Bet,
})

const BetId = z.string().check(z.regex(/^\d{1,18}$/))

export const answerCounter = endpoint({
  method: 'POST',
  path: '/api/betting/counter',
  summary: 'Takes or declines what a trader offers in place of a bet. Taken twice it counts once',
  caller: 'player',
  input: z.strictObject({ betId: BetId, isTaken: z.boolean() }),
  output: Bet,
})

/** Per cent of what is left of the bet: 10 to 90, or 100. */
const Percent = z.int().check(z.minimum(10), z.maximum(100))

export const CashOutQuote = z.object({
  /** Names this quote for five seconds. */
  token: z.nullable(z.string()),
  fairKurus: z.int(),
  feeKurus: z.int(),
  paidKurus: z.int(),
  /** Millionths, of each open leg. */
  fairPpm: z.array(z.nullable(z.int())),
  /** Why it is closed now. */
  closed: z.nullable(
    z.enum(['suspended', 'stale', 'no-price', 'waiting', 'nothing', 'over', 'too-small', 'free']),
  ),
  delayMs: z.int(),
})
export type CashOutQuote = z.infer<typeof CashOutQuote>

export const cashOutQuote = endpoint({
  method: 'POST',
  path: '/api/betting/cash-out/quote',
  summary: 'What a bet is worth now, what is deducted and what is paid',
  caller: 'player',
  input: z.strictObject({ betId: BetId, percent: Percent }),
  output: CashOutQuote,
})

export const cashOut = endpoint({
  method: 'POST',
  path: '/api/betting/cash-out',
  summary: 'Sells a bet or a part of it at a quoted price',
  caller: 'player',
  input: z.strictObject({
    id: z.uuid(),
    betId: BetId,
    percent: Percent,
    token: z.string().check(z.maxLength(2_000)),
    /** By how many per cent less may be paid than was quoted, without asking; 1 where it is not said. */
    fallPercent: z.optional(z.int().check(z.minimum(0), z.maximum(1))),
  }),
  output: z.object({
    state: z.enum(['paid', 'waiting', 'refused', 'changed']),
    paidKurus: z.int(),
    quote: z.nullable(CashOutQuote),
  }),
})

export const autoCashOut = endpoint({
  method: 'POST',
  path: '/api/betting/cash-out/auto',
  summary: 'Sets or clears the sums at which a bet is sold by itself, also while logged out',
  caller: 'player',
  input: z.strictObject({
    betId: BetId,
    upKurus: z.nullable(z.int().check(z.positive())),
    downKurus: z.nullable(z.int().check(z.positive())),
  }),
  output: Bet,
})
