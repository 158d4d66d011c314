/** Rows of the ledger as a file, for who audits the house. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'

const Moment = z.iso.datetime()

export const exportLedger = operation({
  method: 'POST',
  path: '/api/office/ledger-export',
  summary: 'Exports sealed rows of the ledger, at most 50,000, once two people want it',
  right: 'ledger.export',
  writes: true,
  example: {
    from: '2026-11-01T00:00:00Z',
    until: '2026-11-02T00:00:00Z',
    reason: 'Asked for by the supervisor.',
  },
  input: z.strictObject({
    from: Moment,
    /** Exclusive, and a minute ago or longer. */
    until: Moment,
    /** Of one player alone. */
    player: z.optional(z.uuid()),
    reason: Reason,
    /** That of the first person, with the same range and player. */
    proposal: z.optional(ProposalId),
  }),
  output: z.extend(Outcome, {
    /** Of what is done: a table for spreadsheets, in base64. */
    file: z.nullable(z.object({ name: z.string(), type: z.string(), content: z.string() })),
  }),
})
