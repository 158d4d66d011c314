/** What is paid by rule: a withdrawal within these bounds goes to the bank without a person. Changed by two. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

/** E5 in text. */
const Sum = z.string().check(z.regex(/^\d{1,15}$/))

/** Above each of them a withdrawal waits for a person; sums of a day are of 24 hours. */
export const PayBounds = z.strictObject({
  /** A single withdrawal. */
  amountMaxE5: Sum,
  /** A day without a verified phone. */
  unverifiedDayMaxE5: Sum,
  /** A day, and 30 days, before what was paid in has been staked once. */
  unstakedDayMaxE5: Sum,
  unstakedMonthMaxE5: Sum,
  /** A day in all, and how many. */
  dayMaxE5: Sum,
  dayCountMax: z.int().check(z.gte(1), z.lte(20)),
  /** A day to an account that is new: above it, it waits out its time. */
  newAccountDayMaxE5: Sum,
})
export type PayBounds = z.infer<typeof PayBounds>

const Version = z.object({
  version: z.int(),
  bounds: PayBounds,
  /** Null both of the rule as it was delivered. */
  proposedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  because: z.string(),
  setAt: Time,
})
export type PayRuleVersion = z.output<typeof Version>

export const readPayRule = operation({
  method: 'GET',
  path: '/api/office/pay-rule',
  summary: 'What is paid by rule, the versions before it, and the most that any version may allow',
  right: 'withdrawal.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    /** The newest first: it holds. */
    versions: z.array(Version),
    most: PayBounds,
    actions: z.array(Action),
  }),
})
export type OfficePayRule = z.output<typeof readPayRule.output>

export const setPayRule = operation({
  method: 'POST',
  path: '/api/office/pay-rule-set',
  summary:
    'A new version of what is paid by rule, once two people want it; what was ordered keeps its own',
  right: 'withdrawal.rules',
  writes: true,
  example: {
    bounds: {
      amountMaxE5: '500000000',
      unverifiedDayMaxE5: '100000000',
      unstakedDayMaxE5: '50000000',
      unstakedMonthMaxE5: '200000000',
      dayMaxE5: '1000000000',
      dayCountMax: 4,
      newAccountDayMaxE5: '200000000',
    },
    reason: 'More withdrawals a day than last month.',
  },
  input: z.strictObject({ bounds: PayBounds, reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})
