/** Facts of a whole match, entered once: on every market that they decide. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Facts, Preview } from './by-two.ts'
import { RowId, Seen } from './values.ts'

const REASON = 'The league’s page tells the result.'
const two = { reason: Reason, proposal: z.optional(ProposalId) }

export const MatchPreview = z.object({
  ...Preview.shape,
  /** The markets that the facts decide, with what becomes of each selection. */
  markets: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      line: z.nullable(z.string()),
      outcomes: z.record(z.string(), z.string()),
    }),
  ),
  /** Open markets that they leave open, or that have other facts. */
  undecided: z.int(),
})
export type MatchPreview = z.output<typeof MatchPreview>

export const previewMatchFacts = operation({
  method: 'POST',
  path: '/api/office/trading-match-preview',
  summary:
    'Which markets of a match facts decide, and what settling them would do; nothing is written',
  right: 'event.view',
  writes: false,
  example: { id: '1', facts: '{"fullTime":[2,0],"halfTime":[1,0]}' },
  input: z.strictObject({
    id: RowId,
    /** Absent: the facts that wait on its markets. */
    facts: z.optional(Facts),
  }),
  output: MatchPreview,
})

export const enterMatchResult = operation({
  method: 'POST',
  path: '/api/office/trading-match-result',
  summary:
    'Enters facts of a match by hand, with their source, on every market that they decide; settling waits for two more',
  right: 'result.enter',
  writes: true,
  example: {
    id: '1',
    seen: '1 markets 0',
    facts: '{"fullTime":[2,0]}',
    source: 'The league',
    reason: REASON,
  },
  input: z.strictObject({
    id: RowId,
    /** Of its preview. */
    seen: Seen,
    facts: Facts,
    source: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
    ...two,
  }),
  output: Outcome,
})

export const settleMatch = operation({
  method: 'POST',
  path: '/api/office/trading-match-settle',
  summary: 'Settles every market of a match by the facts that wait on it',
  right: 'settlement.confirm',
  writes: true,
  example: { id: '1', seen: '1 markets 0', reason: REASON },
  input: z.strictObject({ id: RowId, seen: Seen, ...two }),
  output: Outcome,
})

export const sendMatchBack = operation({
  method: 'POST',
  path: '/api/office/trading-match-send-back',
  summary: 'Sends the facts of a match back to who entered them: nothing is settled by them',
  right: 'settlement.confirm',
  writes: true,
  example: { id: '1', reason: REASON },
  input: z.strictObject({ id: RowId, reason: Reason }),
  output: z.object({ markets: z.int() }),
})
