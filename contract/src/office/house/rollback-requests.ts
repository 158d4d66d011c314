/** Rounds that two people asked a supplier to roll back. Asking moves no money: the supplier's own calls do. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Money, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

const Id = z.string().check(z.regex(/^\d{1,18}$/))

/** What proposals and the audit log call a round: by the supplier and its own number of the round's first bet. */
export const roundObject = (provider: string, firstBet: string): string =>
  `round:${provider}:${firstBet}`

/** How the stakes of a round stand: none is back, some are, all are. */
export const ROUND_STANDINGS = ['stands', 'partly', 'back'] as const

const Asked = {
  id: Id,
  askedBy: z.string(),
  approvedBy: z.string(),
  because: z.string(),
  askedAt: Time,
}

/** What is told of it beside the round: null where the round has no stake to give back. */
export const RoundRollback = z.object({
  object: z.string(),
  standing: z.enum(ROUND_STANDINGS),
  stakesE5: Money,
  request: z.nullable(z.object(Asked)),
  actions: z.array(Action),
})
export type RoundRollback = z.output<typeof RoundRollback>

export const askRollback = operation({
  method: 'POST',
  path: '/api/office/round-ask-rollback',
  summary:
    'Asks a supplier to roll the round of a transfer back, once two people want it; nothing is posted',
  right: 'round.ask_rollback',
  writes: true,
  example: { transfer: '1', reason: 'The game broke off and the supplier confirms the fault.' },
  input: z.strictObject({ transfer: Id, reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})

const Request = z.object({
  ...Asked,
  provider: z.string(),
  name: z.string(),
  game: z.string(),
  round: z.string(),
  /** The supplier's number of the round's first bet, by which the ledger finds it. */
  transaction: z.string(),
  player: z.object({ id: z.uuid(), number: z.string(), username: z.string() }),
  currency: z.string(),
  standing: z.enum(ROUND_STANDINGS),
  stakesE5: Money,
})
export type RollbackRequest = z.output<typeof Request>

export const listRollbackRequests = operation({
  method: 'GET',
  path: '/api/office/rollback-requests',
  summary: 'Rounds that suppliers were asked to roll back and how they stand, the newest first',
  right: 'round.view',
  writes: false,
  example: {},
  input: z.strictObject({ before: z.optional(Id) }),
  output: z.object({ rows: z.array(Request), next: z.nullable(Id) }),
})
