import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { PERIOD } from '../period.ts'
import { SECTIONS, type Section } from './casino.ts'

/** What can be played, by the pages it is played on. */
export const PRODUCTS = Object.keys(SECTIONS) as Section[]
const Product = z.enum(PRODUCTS)

export const ROUND_STATUS = { Processing: 1, Completed: 2, Cancelled: 3, Expired: 4 } as const

/** How a round came out: each round has one of them. `won` and `lost` are by what is left over. */
export const ROUND_RESULTS = ['won', 'lost', 'even', 'open', 'returned'] as const
const RoundResult = z.enum(ROUND_RESULTS)
export type RoundResult = z.infer<typeof RoundResult>

/** Counts up with every movement of the casino; also the cursor of a list. */
const RoundId = z.string().check(z.regex(/^\d{1,18}$/))

const roundFields = {
  id: z.string(),
  gameCode: z.string(),
  game: z.string(),
  studio: z.string(),
  cover: z.string(),
  /** Null for a game that is in none of them any more. */
  product: z.nullable(Product),
  /** Currency units of the player's own money, without what was given back. */
  stake: z.number(),
  /** Staked by the operator for the player: a bonus stake. */
  freeStake: z.number(),
  win: z.number(),
  /** The win less the player's own stake. */
  net: z.number(),
  /** A number of ROUND_STATUS. */
  status: z.int(),
  result: RoundResult,
  timeStamp: z.string(),
}

/** All bets, wins and returns of one round of a game. A prize without a bet is a round of its own. */
export const Round = z.object(roundFields)
export type Round = z.infer<typeof Round>

export const rounds = endpoint({
  method: 'POST',
  path: '/api/casino/rounds',
  summary: 'The rounds the player has played, newest first',
  caller: 'player',
  input: z.strictObject({
    ...PERIOD,
    product: z.optional(z.nullable(Product)),
    result: z.optional(z.nullable(RoundResult)),
    before: z.nullable(RoundId),
    take: z.int().check(z.positive(), z.maximum(LIMITS.pageTake)),
  }),
  output: z.object({
    /** Where few rounds fit the filter a page may be short, or empty, and there is a next one. */
    rows: z.array(Round),
    /** Pass as `before` for the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
})

export const roundTotals = endpoint({
  method: 'POST',
  path: '/api/casino/roundtotals',
  summary: 'What the player staked and won in a period, by the day on which the money moved',
  caller: 'player',
  input: z.strictObject({ ...PERIOD, product: z.optional(z.nullable(Product)) }),
  output: z.object({
    staked: z.number(),
    won: z.number(),
    /** Won less staked. */
    net: z.number(),
    /** In how many rounds something was staked, a bonus stake too. */
    rounds: z.int(),
  }),
})
export type RoundTotals = z.infer<typeof roundTotals.output>

/** The types of a round's movements. */
export const MOVEMENT_TYPES = { Win: 1, Bet: 2 } as const

/** One bet, win or return of a round. */
export const RoundMovement = z.object({
  kind: z.enum(['bet', 'win', 'rollback']),
  /** A number of MOVEMENT_TYPES; null for a rollback. */
  type: z.nullable(z.int()),
  /** Signed currency units, as the balance saw it: a bonus stake is 0. */
  amount: z.number(),
  /** What the operator staked for the player, unsigned. */
  freeStake: z.number(),
  /** What the account that it moved held after it; null where none of the player's did. */
  balanceAfter: z.nullable(z.number()),
  /** The account that it moved is a bonus's own. */
  isOfBonus: z.boolean(),
  /** Its number in the ledger; null for what moved nothing. */
  ledgerId: z.nullable(z.string()),
  /** The supplier's name for it. */
  transactionId: z.string(),
  timeStamp: z.string(),
})
export type RoundMovement = z.infer<typeof RoundMovement>

export const round = endpoint({
  method: 'POST',
  path: '/api/casino/round',
  summary: 'One round with everything that was booked for it',
  caller: 'player',
  input: z.strictObject({ id: RoundId }),
  output: z.object({
    ...roundFields,
    /** The integration that the round was played over. */
    supplier: z.string(),
    /** The supplier's name for the round. */
    roundId: z.string(),
    movements: z.array(RoundMovement),
  }),
})
export type RoundDetails = z.infer<typeof round.output>

export const roundProof = endpoint({
  method: 'POST',
  path: '/api/casino/roundproof',
  summary: 'The supplier’s page that shows how the round came about; null where it has none',
  caller: 'player',
  input: z.strictObject({ id: RoundId }),
  output: z.nullable(z.string()),
})
