import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { NOBODY, PlayerId, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { caseSeen, caseStanding } from '../queues.ts'
import { AlertReason, PlayerName, RuleName } from './alerts.ts'

const Id = z.string().check(z.regex(/^\d{1,18}$/))
export const AML_DECISIONS = ['no_report', 'report'] as const
const text = z.nullable(z.string())

/** A case of money laundering: of compliance alone. */
export const AmlRow = z.object({
  id: Id,
  /** Null once it has ended. */
  standing: z.nullable(caseStanding),
  player: PlayerName,
  /** Why it was opened: a person's words, or the rule that opened it. */
  because: z.string(),
  /** Null: a rule. */
  openedBy: text,
  openedAt: Time,
  lookedBy: text,
  decision: z.nullable(z.enum(AML_DECISIONS)),
  decidedBy: text,
  decidedAt: z.nullable(Time),
  reportNumber: text,
  reportedAt: z.nullable(Time),
})
export type AmlRow = z.output<typeof AmlRow>

/** A POST: the reason stands in no address. */
export const listAml = operation({
  method: 'POST',
  path: '/api/office/aml-cases',
  summary: 'Cases of money laundering; the look is a row of the audit log without a player',
  right: 'aml.view',
  writes: false,
  example: { reason: 'The daily look at the cases.' },
  input: z.strictObject({ reason: Reason, state: z.optional(z.enum(['open', 'ended'])) }),
  output: z.array(AmlRow),
})

export const AmlCase = z.object({
  ...AmlRow.shape,
  proposedBy: text,
  decidedBecause: text,
  reportedBy: text,
  /** Whether the law holds what the player is paid: nothing else stops a clock. */
  isHeld: z.boolean(),
  alerts: z.array(
    z.object({ id: z.string(), rule: RuleName, at: Time, reasons: z.array(AlertReason) }),
  ),
})
export type AmlCase = z.output<typeof AmlCase>

export const readAml = operation({
  method: 'POST',
  path: '/api/office/aml-case',
  summary: 'One of them, with what the rules of money laundering raised of the player',
  right: 'aml.view',
  writes: false,
  example: { id: '1', reason: 'The daily look at the cases.' },
  input: z.strictObject({ id: Id, reason: Reason }),
  output: AmlCase,
})

export const openAml = operation({
  method: 'POST',
  path: '/api/office/aml-open',
  summary: 'Opens a case of a player; answers the open one where there is one',
  right: 'aml.view',
  writes: true,
  example: { player: NOBODY, reason: 'A letter of the bank about three payments.' },
  input: z.strictObject({ player: PlayerId, reason: Reason }),
  output: z.object({ id: Id, isNew: z.boolean() }),
})

export const lookAtAml = operation({
  method: 'POST',
  path: '/api/office/aml-look',
  summary: 'The first look: the case is analysed from then on',
  right: 'aml.view',
  writes: true,
  example: { id: '1', caseId: '1', version: 0, reason: 'Looked at all deposits of the month.' },
  input: z.strictObject({ id: Id, ...caseSeen, reason: Reason }),
  output: z.null(),
})

export const decideAml = operation({
  method: 'POST',
  path: '/api/office/aml-decide',
  summary: 'Decides to report or not, by two people of compliance',
  right: 'aml.decide',
  writes: true,
  example: { id: '1', decision: 'no_report', reason: 'The wages of three months, shown by slips.' },
  input: z.strictObject({
    id: Id,
    decision: z.enum(AML_DECISIONS),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

export const fileAml = operation({
  method: 'POST',
  path: '/api/office/aml-report',
  summary: 'Writes down under which number a report was filed; the case is typed by its name',
  right: 'aml.report',
  writes: true,
  example: { id: '1', name: 'aml:1', number: 'MASAK 2026/1', reason: 'Filed on the portal today.' },
  input: z.strictObject({
    id: Id,
    name: z.string().check(z.maxLength(40)),
    number: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    reason: Reason,
  }),
  output: z.null(),
})
