import { z } from 'zod/mini'
import { operation } from './operation.ts'
import { RIGHTS } from './rights/rights.ts'

/** Number of a proposal, as text. */
export const ProposalId = z.string().check(z.regex(/^\d{1,18}$/))

/** What an operation for two people answers. */
export const Outcome = z.object({
  outcome: z.enum(['waits', 'done']),
  proposal: z.string(),
  /** UTC ISO; null of what is done. */
  lapsesAt: z.nullable(z.string()),
})
export type Outcome = z.output<typeof Outcome>

/** Why it is done: at least twenty characters, kept in the audit log. */
export const Reason = z.string().check(z.trim(), z.minLength(20), z.maxLength(500))

const Facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export const Proposal = z.object({
  id: z.string(),
  right: z.enum(RIGHTS),
  object: z.string(),
  terms: Facts,
  facts: Facts,
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.string(),
  lapsesAt: z.string(),
  /** Whether this person proposed it; they can take it back and not approve it. */
  isOwn: z.boolean(),
})
export type Proposal = z.output<typeof Proposal>

export const proposals = operation({
  method: 'GET',
  path: '/api/office/proposals',
  summary: 'What waits for a second person: the caller’s own, and what their role may approve',
  right: 'own',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(Proposal),
})

export const withdrawProposal = operation({
  method: 'POST',
  path: '/api/office/withdraw-proposal',
  summary: 'Takes back what the caller proposed',
  right: 'own',
  writes: true,
  example: { id: '1' },
  input: z.strictObject({ id: ProposalId }),
  output: z.null(),
})
