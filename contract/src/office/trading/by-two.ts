import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { NOBODY, PlayerId } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { OddsMilli, RowId, Seen } from './values.ts'

/** What each of them takes beside its own: why, and the proposal that a second person approves. */
const two = { reason: Reason, proposal: z.optional(ProposalId) }
const REASON = 'The league’s page tells another result.'
const MARKET = { id: '1', seen: 'active v0 open' }

/** Facts of a match as JSON: `{"fullTime":[2,0]}`, or `{"outcomes":{"1":"win","2":"loss"}}`. */
export const Facts = z.string().check(z.minLength(2), z.maxLength(4_000))

/** What it would do to the bets of a market. Whole kuruş. */
export const Preview = z.object({
  seen: z.string(),
  bets: z.int(),
  changed: z.int(),
  winners: z.int(),
  stakedKurus: z.int(),
  paidKurus: z.int(),
  takenBackKurus: z.int(),
  /** Of what is taken back, what the players do not have now. */
  debtKurus: z.int(),
  /** Outcome by selection; empty of a void. */
  outcomes: z.record(z.string(), z.string()),
})
export type Preview = z.output<typeof Preview>

/** Reasons of the house rules. */
const VoidCode = z.int().check(z.minimum(1), z.maximum(14))

export const previewSettlement = operation({
  method: 'POST',
  path: '/api/office/trading-preview',
  summary: 'What facts, or a void, would do to the bets of a market; nothing is written',
  right: 'event.view',
  writes: false,
  example: { id: '1', facts: '{"fullTime":[2,0]}' },
  input: z.strictObject({
    id: RowId,
    /** Absent: the facts that wait on the market. */
    facts: z.optional(Facts),
    /** A void of the market, or of its bets that were placed from and before, in ISO. */
    voidCode: z.optional(VoidCode),
    from: z.optional(z.iso.datetime()),
    to: z.optional(z.iso.datetime()),
  }),
  output: Preview,
})

export const setWidePrice = operation({
  method: 'POST',
  path: '/api/office/trading-price-wide',
  summary: 'Sets odds further from the fair ones than one person may',
  right: 'price.set_wide',
  writes: true,
  example: { id: '1', oddsMilli: 4_000, seen: '- 2050 470000', reason: REASON },
  input: z.strictObject({ id: RowId, oddsMilli: OddsMilli, seen: Seen, ...two }),
  output: Outcome,
})

export const setPlayerClass = operation({
  method: 'POST',
  path: '/api/office/trading-player-class',
  summary: 'Gives a player a betting class; null: by their bets again',
  right: 'sportlimit.player',
  writes: true,
  example: { id: NOBODY, playerClass: 'sharp', reason: REASON },
  input: z.strictObject({
    id: PlayerId,
    playerClass: z.nullable(z.enum(['sharp', 'vip'])),
    ...two,
  }),
  output: Outcome,
})

export const enterResult = operation({
  method: 'POST',
  path: '/api/office/trading-result',
  summary:
    'Enters facts of a match by hand, with their source; the settlement waits for two more people',
  right: 'result.enter',
  writes: true,
  example: { ...MARKET, facts: '{"fullTime":[2,0]}', source: 'The league', reason: REASON },
  input: z.strictObject({
    id: RowId,
    seen: Seen,
    facts: Facts,
    source: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
    ...two,
  }),
  output: Outcome,
})

export const confirmSettlement = operation({
  method: 'POST',
  path: '/api/office/trading-settle',
  summary: 'Settles a market by the facts that wait on it',
  right: 'settlement.confirm',
  writes: true,
  example: { ...MARKET, reason: REASON },
  input: z.strictObject({ id: RowId, seen: Seen, ...two }),
  output: Outcome,
})

export const sendBackFacts = operation({
  method: 'POST',
  path: '/api/office/trading-send-back',
  summary: 'Sends facts back to who entered them: nothing is settled by them',
  right: 'settlement.confirm',
  writes: true,
  example: { id: '1', reason: REASON },
  input: z.strictObject({ id: RowId, reason: Reason }),
  output: z.null(),
})

export const resettle = operation({
  method: 'POST',
  path: '/api/office/trading-resettle',
  summary: 'Settles a market again by other facts; the differences are posted',
  right: 'market.resettle',
  writes: true,
  example: { ...MARKET, facts: '{"fullTime":[2,1]}', reason: REASON },
  input: z.strictObject({ id: RowId, seen: Seen, facts: Facts, ...two }),
  output: Outcome,
})

export const voidMarket = operation({
  method: 'POST',
  path: '/api/office/trading-void-market',
  summary: 'Voids a market, or its bets of a time, by a reason of the house rules',
  right: 'bet.void',
  writes: true,
  example: { ...MARKET, code: 9, from: null, to: null, reason: REASON },
  input: z.strictObject({
    id: RowId,
    seen: Seen,
    code: VoidCode,
    /** Bets that were placed from and before, in ISO; null is open. */
    from: z.nullable(z.iso.datetime()),
    to: z.nullable(z.iso.datetime()),
    ...two,
  }),
  output: Outcome,
})

export const voidBet = operation({
  method: 'POST',
  path: '/api/office/trading-void-bet',
  summary: 'Voids one bet by a reason of the house rules; no settlement changes it afterwards',
  right: 'bet.void',
  writes: true,
  example: { id: '1', code: 10, reason: REASON },
  input: z.strictObject({ id: RowId, code: VoidCode, ...two }),
  output: Outcome,
})
