import { z } from 'zod/mini'
import { operation } from './operation.ts'
import { Outcome, ProposalId, Reason } from './proposals.ts'
import { Action, RightName, Role } from './staff.ts'

const Nothing = z.strictObject({})
const Time = z.string()

/** A role of a person; a lead of its desk approves grants of that desk. */
export const HeldRole = z.strictObject({ role: Role, isLead: z.boolean() })
export type HeldRole = z.output<typeof HeldRole>

const RightOrAll = z.nullable(RightName)
const Hour = z.int().check(z.minimum(0), z.maximum(24))
const Word = z.string().check(z.regex(/^[\w-]{1,40}$/))

/** What narrows one right, or all of them where it names none. */
export const StaffScope = z.discriminatedUnion('kind', [
  z.strictObject({ right: RightOrAll, kind: z.literal('segment'), value: Word }),
  z.strictObject({ right: RightOrAll, kind: z.literal('country'), value: Word }),
  z.strictObject({
    right: RightOrAll,
    kind: z.literal('amount'),
    /** E5 as text. */
    value: z.strictObject({ maxE5: z.string().check(z.regex(/^\d{1,18}$/)) }),
  }),
  z.strictObject({
    right: RightOrAll,
    kind: z.literal('hours'),
    /** Of Istanbul, half-open; 22 to 6 runs over midnight. */
    value: z
      .strictObject({ from: Hour, until: Hour })
      .check(z.refine(({ from, until }) => from !== until)),
  }),
])
export type StaffScope = z.output<typeof StaffScope>

export const StaffMember = z.object({
  id: z.uuid(),
  /** What they log in by. */
  name: z.string(),
  fullName: z.string(),
  state: z.enum(['invited', 'active', 'suspended']),
  roles: z.array(HeldRole),
  scopes: z.array(StaffScope),
  /** Null of whoever was never there, and where the caller's role does not see it. */
  seenAt: z.nullable(Time),
  sessions: z.int(),
  /** Whether wrong tries keep them out for a while. */
  isLocked: z.boolean(),
  actions: z.array(Action),
})
export type StaffMember = z.output<typeof StaffMember>

export const listStaff = operation({
  method: 'GET',
  path: '/api/office/staff',
  summary: 'The people of the house, their roles, and what the caller may do with each',
  right: 'staff.view',
  writes: false,
  example: {},
  input: Nothing,
  output: z.array(StaffMember),
})

export const StaffSession = z.object({
  id: z.uuid(),
  /** Whose: what they log in by. */
  name: z.string(),
  /** Without its end. */
  ip: z.string(),
  agent: z.string(),
  startedAt: Time,
  seenAt: Time,
  /** Whether it is the caller's own, of now. */
  isThis: z.boolean(),
})
export type StaffSession = z.output<typeof StaffSession>

export const staffSessions = operation({
  method: 'GET',
  path: '/api/office/staff-sessions',
  summary: 'The open sessions of all people',
  right: 'staff.view',
  writes: false,
  example: {},
  input: Nothing,
  output: z.array(StaffSession),
})

export const mySessions = operation({
  method: 'GET',
  path: '/api/office/my-sessions',
  summary: 'The caller’s own open sessions',
  right: 'own',
  writes: false,
  example: {},
  input: Nothing,
  output: z.array(StaffSession),
})

const ID = '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c11'
const WHY = 'agreed with the lead of the desk'

export const endMySession = operation({
  method: 'POST',
  path: '/api/office/end-my-session',
  summary: 'Ends one of the caller’s own sessions',
  right: 'own',
  writes: true,
  example: { session: ID },
  input: z.strictObject({ session: z.uuid() }),
  output: z.null(),
})

export const endStaffSessions = operation({
  method: 'POST',
  path: '/api/office/end-staff-sessions',
  summary: 'Ends all sessions of a person, who may log in again',
  right: 'staff.suspend',
  writes: true,
  example: { id: ID, reason: WHY },
  input: z.strictObject({ id: z.uuid(), reason: Reason }),
  output: z.object({ ended: z.int() }),
})

/** With the link's secret once it is done: it is told to the second person, once. */
const Invited = z.extend(Outcome, { token: z.nullable(z.string()) })

export const inviteStaff = operation({
  method: 'POST',
  path: '/api/office/invite-staff',
  summary: 'Invites a person, by two; they have no role before one is granted',
  right: 'staff.invite',
  writes: true,
  example: { name: 'ece', fullName: 'Ece Polat', reason: WHY },
  input: z.strictObject({
    name: z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{1,39}$/)),
    fullName: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Invited,
})

const OfPerson = z.strictObject({ id: z.uuid(), reason: Reason })
const OfPersonByTwo = z.extend(OfPerson, { proposal: z.optional(ProposalId) })

export const suspendStaff = operation({
  method: 'POST',
  path: '/api/office/suspend-staff',
  summary: 'Suspends a person at once and ends their sessions',
  right: 'staff.suspend',
  writes: true,
  example: { id: ID, reason: WHY },
  input: OfPerson,
  output: z.object({ ended: z.int() }),
})

export const restoreStaff = operation({
  method: 'POST',
  path: '/api/office/restore-staff',
  summary: 'Takes a suspended person back, by two',
  right: 'staff.restore',
  writes: true,
  example: { id: ID, reason: WHY },
  input: OfPersonByTwo,
  output: Outcome,
})

export const resetStaffKey = operation({
  method: 'POST',
  path: '/api/office/reset-staff-key',
  summary:
    'Ends a person’s sessions and gives them a link for a new password, app and passkey, by two',
  right: 'staff.key_reset',
  writes: true,
  example: { id: ID, reason: WHY },
  input: OfPersonByTwo,
  output: Invited,
})

/** What became of a change of roles. `later`: agreed on, and in force at `effectiveAt`. */
export const GrantOutcome = z.object({
  outcome: z.enum(['waits', 'later', 'done']),
  /** Null of what one person took away. */
  proposal: z.nullable(z.string()),
  lapsesAt: z.nullable(Time),
  /** Rights that no approver holds so far. */
  missing: z.array(RightName),
  effectiveAt: z.nullable(Time),
})
export type GrantOutcome = z.output<typeof GrantOutcome>

const isEachOnce = (roles: readonly HeldRole[]): boolean =>
  new Set(roles.map(({ role }) => role)).size === roles.length

export const proposeRoles = operation({
  method: 'POST',
  path: '/api/office/propose-roles',
  summary: 'Proposes the roles of a person; only taking away is done at once',
  right: 'role.propose',
  writes: true,
  example: { id: ID, roles: [{ role: 'cashier', isLead: false }], reason: WHY },
  input: z.strictObject({
    id: z.uuid(),
    /** All that the person is to have. */
    roles: z.array(HeldRole).check(z.maxLength(2), z.refine(isEachOnce)),
    reason: Reason,
  }),
  output: GrantOutcome,
})

export const approveRoles = operation({
  method: 'POST',
  path: '/api/office/approve-roles',
  summary:
    'Says yes to a change of roles; it is done once the approvers together hold all that it gives',
  right: 'role.approve',
  writes: true,
  example: { proposal: '1', reason: WHY },
  input: z.strictObject({ proposal: ProposalId, reason: Reason }),
  output: GrantOutcome,
})

export const refuseRoles = operation({
  method: 'POST',
  path: '/api/office/refuse-roles',
  summary: 'Says no to a change of roles, also while it is agreed on and not yet in force',
  right: 'role.approve',
  writes: true,
  example: { proposal: '1', reason: WHY },
  input: z.strictObject({ proposal: ProposalId, reason: Reason }),
  output: z.null(),
})

export const RoleProposal = z.object({
  id: z.string(),
  person: z.object({ id: z.uuid(), name: z.string(), fullName: z.string() }),
  before: z.array(HeldRole),
  after: z.array(HeldRole),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: Time,
  lapsesAt: Time,
  approvedBy: z.array(z.string()),
  missing: z.array(RightName),
  effectiveAt: z.nullable(Time),
  actions: z.array(Action),
})
export type RoleProposal = z.output<typeof RoleProposal>

export const roleProposals = operation({
  method: 'GET',
  path: '/api/office/role-proposals',
  summary: 'Changes of roles that wait, with what their approvers lack so far',
  right: 'staff.view',
  writes: false,
  example: {},
  input: Nothing,
  output: z.array(RoleProposal),
})

export const editScopes = operation({
  method: 'POST',
  path: '/api/office/edit-scopes',
  summary: 'Sets what narrows a person’s rights, by two',
  right: 'scope.edit',
  writes: true,
  example: {
    id: ID,
    scopes: [{ right: null, kind: 'hours', value: { from: 9, until: 18 } }],
    reason: WHY,
  },
  input: z.strictObject({
    id: z.uuid(),
    /** All that are to be in force. */
    scopes: z.array(StaffScope).check(z.maxLength(40)),
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
