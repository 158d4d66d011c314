import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { NOBODY, PlayerId, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { AlertReason, LinkedGroup, PlayerName, RuleName } from './alerts.ts'

const Id = z.string().check(z.regex(/^\d{1,18}$/))
export const CASE_DECISIONS = ['linked', 'blocked', 'clean'] as const

export const RiskCaseRow = z.object({
  id: z.string(),
  player: PlayerName,
  rules: z.array(RuleName),
  openedBy: z.string(),
  openedAt: Time,
  because: z.string(),
  decision: z.nullable(z.enum(CASE_DECISIONS)),
  /** The second of the two. */
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Time),
})
export type RiskCaseRow = z.output<typeof RiskCaseRow>

export const listRiskCases = operation({
  method: 'GET',
  path: '/api/office/risk-cases',
  summary: 'Cases that are open, the oldest first, or those that were decided, the newest first',
  right: 'case.view',
  writes: false,
  example: {},
  input: z.strictObject({ state: z.optional(z.enum(['open', 'decided'])) }),
  output: z.array(RiskCaseRow),
})

export const RiskCase = z.object({
  ...RiskCaseRow.shape,
  alerts: z.array(
    z.object({ id: z.string(), rule: RuleName, at: Time, reasons: z.array(AlertReason) }),
  ),
  group: z.nullable(LinkedGroup),
  actions: z.array(Action),
})
export type RiskCase = z.output<typeof RiskCase>

export const readRiskCase = operation({
  method: 'GET',
  path: '/api/office/risk-case',
  summary: 'One case with its alerts and the accounts around it',
  right: 'case.view',
  writes: false,
  example: { id: '1' },
  input: z.strictObject({ id: Id }),
  output: RiskCase,
})

export const decideRiskCase = operation({
  method: 'POST',
  path: '/api/office/risk-case-decide',
  summary:
    'Decides a case by two people: the accounts are one person’s, are blocked, or nothing was found',
  right: 'case.decide',
  writes: true,
  example: {
    id: '1',
    decision: 'clean',
    reason: 'A family; their documents were looked at.',
  },
  input: z.strictObject({
    id: Id,
    decision: z.enum(CASE_DECISIONS),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

const Pair = { one: PlayerId, other: PlayerId, reason: Reason }
const PAIR = { one: NOBODY, other: '00000000-0000-4000-8000-000000000001' }

export const clearLink = operation({
  method: 'POST',
  path: '/api/office/link-clear',
  summary: 'Says that two accounts are of two people: they are linked no more',
  right: 'link.clear',
  writes: true,
  example: { ...PAIR, reason: 'Sisters who share a tablet at home.' },
  input: z.strictObject(Pair),
  output: z.null(),
})

export const confirmLink = operation({
  method: 'POST',
  path: '/api/office/link-confirm',
  summary: 'Says, by two people, that two accounts are one person’s',
  right: 'link.confirm',
  writes: true,
  example: { ...PAIR, reason: 'The same face on both documents.' },
  input: z.strictObject({ ...Pair, proposal: z.optional(ProposalId) }),
  output: Outcome,
})
