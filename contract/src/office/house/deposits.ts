/** Deposits of all players: what became of each, sent back by two people or closed where nobody paid. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Money, NOBODY, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

/** `open`: nobody has paid or the bank has not said so yet. `paid`: credited. `over`: declined, given up or merged. */
export const DEPOSIT_LISTS = ['open', 'paid', 'over'] as const
export const DEPOSIT_STATES = [
  'created',
  'pending',
  'confirmed',
  'merged',
  'rejected',
  'cancelled',
] as const

const Deposit = z.object({
  id: z.uuid(),
  /** As players and people call it: `#884117` without the sign. */
  number: z.string(),
  player: z.object({ id: z.uuid(), number: z.string(), username: z.string() }),
  method: z.string(),
  amountE5: Money,
  state: z.enum(DEPOSIT_STATES),
  at: Time,
  changedAt: Time,
  /** The payment service's own id of it. */
  reference: z.nullable(z.string()),
  /** Whether it came in the player's name; null where the bank named nobody. */
  isPayerOwn: z.nullable(z.boolean()),
  /** What was sent back of it, and how far that is. */
  back: z.nullable(z.object({ amountE5: Money, state: z.enum(DEPOSIT_STATES) })),
  actions: z.array(Action),
})
export type OfficeDeposit = z.output<typeof Deposit>

export const listDeposits = operation({
  method: 'GET',
  path: '/api/office/deposits',
  summary: 'Deposits of all players, the newest first, or one by its number',
  right: 'deposit.view',
  writes: false,
  example: {},
  input: z.strictObject({
    list: z.optional(z.enum(DEPOSIT_LISTS)),
    /** Its number, its id or the payment service's id of it. */
    q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    /** The number of the last one of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  output: z.object({ rows: z.array(Deposit), next: z.nullable(z.string()) }),
})

export const refundDeposit = operation({
  method: 'POST',
  path: '/api/office/deposit-refund',
  summary:
    'Sends what of a deposit is still in the balance back to its source, once two people want it',
  right: 'deposit.refund',
  writes: true,
  example: { id: NOBODY, reason: 'The payer has asked their bank for it.' },
  input: z.strictObject({ id: z.uuid(), reason: Reason, proposal: z.optional(ProposalId) }),
  output: z.extend(Outcome, {
    /** What goes back, and what of the deposit does not, because it is no longer in the balance. */
    takesE5: Money,
    leavesE5: Money,
  }),
})

export const giveUpDeposit = operation({
  method: 'POST',
  path: '/api/office/deposit-give-up',
  summary:
    'Closes a deposit that was never paid; the bank is asked once more, and credits all the same',
  right: 'deposit.give_up',
  writes: true,
  example: { id: NOBODY, reason: 'The player has paid by another method.' },
  input: z.strictObject({ id: z.uuid(), reason: Reason }),
  output: z.null(),
})
