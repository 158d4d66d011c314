import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { AlertReason, PlayerName } from './alerts.ts'
import { RULE_IDS } from './rule-list.ts'

const Rule = z.enum(RULE_IDS)
const Values = z.record(
  z.string().check(z.maxLength(20)),
  z.number().check(z.gte(0), z.lte(10_000_000)),
)

export const RuleRow = z.object({
  rule: Rule,
  kind: z.enum(['aml', 'abuse', 'trading', 'security', 'inside', 'harm']),
  /** Of a rule of harm. */
  points: z.nullable(z.int()),
  /** 0: as of a new house. */
  version: z.int(),
  parameters: z.record(z.string(), z.number()),
  isOn: z.boolean(),
  setAt: z.nullable(Time),
  /** Raised in thirty days. */
  raised: z.int(),
  /** For which part of the active players it is expected to speak in thirty days. */
  share: z.number(),
})
export type RuleRow = z.output<typeof RuleRow>

export const listRules = operation({
  method: 'GET',
  path: '/api/office/risk-rules',
  summary: 'The rules as they hold now, and how often each spoke in thirty days',
  right: 'alert.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(RuleRow),
})

export const Trial = z.object({
  /** Players with anything in these thirty days. */
  active: z.int(),
  players: z.int(),
  alerts: z.int(),
  examples: z.array(z.object({ player: PlayerName, at: Time, reasons: z.array(AlertReason) })),
})
export type Trial = z.output<typeof Trial>

/** A POST, as it may read for a while; it writes nothing but its row of the audit log. */
export const tryRule = operation({
  method: 'POST',
  path: '/api/office/risk-rule-try',
  summary: 'What a rule would have raised in the last thirty days with these parameters',
  right: 'rule.edit',
  writes: true,
  example: {
    rule: 'structuring',
    parameters: { n: 3, line: 20_000, lo: 0.8, hi: 1 },
    reason: 'Trying a lower line before the meeting.',
  },
  input: z.strictObject({ rule: Rule, parameters: Values, reason: Reason }),
  output: Trial,
})

export const setRule = operation({
  method: 'POST',
  path: '/api/office/risk-rule',
  summary: 'Sets the parameters of a rule, by two people; exactly these were tried before',
  right: 'rule.edit',
  writes: true,
  example: {
    rule: 'structuring',
    parameters: { n: 3, line: 20_000, lo: 0.8, hi: 1 },
    isOn: true,
    reason: 'The line was lowered by the authority.',
  },
  input: z.strictObject({
    rule: Rule,
    parameters: Values,
    isOn: z.boolean(),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
