import { z } from 'zod/mini'
import { BOARDS } from './boards.ts'

const Session = z.string().check(z.regex(/^[\da-f]{32}$/))

/** What the page asks of its server, and hears. */
export const OpenRequest = z.object({ token: z.string().check(z.minLength(1), z.maxLength(255)) })
export const OpenReply = z.object({ session: z.string(), balance: z.number() })

export const SlateQuery = z.object({ board: z.enum(BOARDS) })
export const SlateReply = z.object({
  nowMs: z.number(),
  closesAtMs: z.number(),
  endsAtMs: z.number(),
  matches: z.array(
    z.object({
      id: z.string(),
      home: z.string(),
      away: z.string(),
      prices: z.tuple([z.number(), z.number(), z.number()]),
    }),
  ),
})
export type SlateReply = z.infer<typeof SlateReply>

export const BetRequest = z.object({
  session: Session,
  requestId: z.uuid(),
  matchId: z.string().check(z.maxLength(60)),
  pick: z.int().check(z.minimum(0), z.maximum(2)),
  stakeKurus: z.int().check(z.minimum(100), z.maximum(1_000_000)),
})
export type BetRequest = z.infer<typeof BetRequest>

export const BETS_STATES = [
  'asked',
  'open',
  'won',
  'lost',
  'refused',
  'doubtful',
  'returned',
] as const
export const BetsRequest = z.object({ session: Session })
export const BetsReply = z.object({
  balance: z.nullable(z.number()),
  bets: z.array(
    z.object({
      id: z.string(),
      info: z.string(),
      price: z.number(),
      stakeKurus: z.number(),
      state: z.enum(BETS_STATES),
    }),
  ),
})
export type BetsReply = z.infer<typeof BetsReply>

/** Why a bet was not taken, as the page says it. */
const BET_REFUSALS = ['closed', 'low_balance', 'blocked', 'session', 'refused', 'unclear'] as const
export const BetReply = z.object({ refusal: z.nullable(z.enum(BET_REFUSALS)) })
export type BetRefusal = (typeof BET_REFUSALS)[number]
