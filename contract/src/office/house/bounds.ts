/** From where people of the office work, and what one person and two may approve. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { LIMITS_MOST } from '../rights/limits.ts'
import { Action, Role } from '../staff.ts'

const WHY = 'The office moved to its new line in March.'
export const NETWORKS_MAX = 50

/** An address or a network, as `203.0.113.0/24` or `2001:db8::/48`. Whether it is one the server says. */
const Network = z
  .string()
  .check(z.trim(), z.maxLength(50), z.regex(/^[\da-fA-F:.]+(?:\/\d{1,3})?$/))

export const officeAddresses = operation({
  method: 'GET',
  path: '/api/office/addresses',
  summary: 'From where people of each role work; a role that is absent works from everywhere',
  right: 'staff.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    /** Where the caller is, so that nobody shuts themselves out. */
    here: z.string(),
    roles: z.array(z.object({ role: Role, networks: z.array(z.string()) })),
    actions: z.array(Action),
  }),
})

export const editAddresses = operation({
  method: 'POST',
  path: '/api/office/edit-addresses',
  summary:
    'Sets from where people of a role work, by two who are both within it where it is theirs',
  right: 'iplist.edit',
  writes: true,
  example: { role: 'cashier', networks: ['203.0.113.0/24'], reason: WHY },
  input: z.strictObject({
    role: Role,
    /** All that are to be in force; none at all: from everywhere. */
    networks: z.array(Network).check(z.maxLength(NETWORKS_MAX)),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

/** Roles whose approvals have bounds. */
export const LIMITED_ROLES = ['cashier', 'manager'] as const

const upTo = (most: number) => z.int().check(z.gte(0), z.lte(most))

export const LimitsOfRole = z
  .strictObject({
    withdrawalAlone: upTo(LIMITS_MOST.withdrawalAlone),
    withdrawalTwo: upTo(LIMITS_MOST.withdrawalTwo),
    adjustmentDay: upTo(LIMITS_MOST.adjustmentDay),
  })
  .check(z.refine((limits) => limits.withdrawalAlone <= limits.withdrawalTwo))
export type LimitsOfRole = z.output<typeof LimitsOfRole>

export const approvalLimits = operation({
  method: 'GET',
  path: '/api/office/approval-limits',
  summary: 'What one person and two of each role may approve',
  right: 'staff.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    /** Zero: those of a new house. */
    version: z.string(),
    cashier: LimitsOfRole,
    manager: LimitsOfRole,
    actions: z.array(Action),
  }),
})

export const setApprovalLimits = operation({
  method: 'POST',
  path: '/api/office/set-approval-limits',
  summary:
    'Sets what one person and two of each role may approve, by two; from the next request on',
  right: 'approval.limits',
  writes: true,
  example: {
    cashier: { withdrawalAlone: 5_000, withdrawalTwo: 50_000, adjustmentDay: 2_000 },
    manager: { withdrawalAlone: 10_000, withdrawalTwo: 250_000, adjustmentDay: 20_000 },
    reason: WHY,
  },
  input: z.strictObject({
    cashier: LimitsOfRole,
    manager: LimitsOfRole,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
