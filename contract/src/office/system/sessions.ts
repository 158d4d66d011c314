/** Every player logged out at once, by two people. Sessions of the office go on. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

const EveryoneOut = z.object({
  at: z.string(),
  /** The second of the two; the user of the machine, where it was its command. */
  by: z.string(),
  proposedBy: z.nullable(z.string()),
  because: z.nullable(z.string()),
  /** Sessions that ended. */
  sessions: z.int(),
})
export type EveryoneOut = z.output<typeof EveryoneOut>

export const listEveryoneOut = operation({
  method: 'GET',
  path: '/api/office/everyone-out',
  summary: 'How many sessions of players are open, and when all were ended before',
  right: 'player.everyone_out',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    open: z.int(),
    rows: z.array(EveryoneOut),
    actions: z.array(Action),
  }),
})

export const endEveryone = operation({
  method: 'POST',
  path: '/api/office/everyone-out-end',
  summary: 'Logs every player out once two people want it; withdrawals and wins go on',
  right: 'player.everyone_out',
  writes: true,
  example: { typed: 'no', reason: 'A key of sessions was seen by strangers.' },
  input: z.strictObject({
    /** The house's name, as the person typed it. */
    typed: z.string().check(z.maxLength(100)),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
