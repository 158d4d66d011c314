import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Cursor, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { CaseNumber, CasePlayer, NumberInQuery, Standing } from './shared.ts'

export const COMPLAINT_OUTCOMES = ['for_player', 'against'] as const

export const ComplaintRow = z.object({
  id: z.int(),
  player: CasePlayer,
  standing: Standing,
  /** Number of the ticket that it was opened of. */
  ticket: z.int(),
  summary: z.string(),
  stage: z.enum(['received', 'acknowledged', 'decided', 'outside']),
  openedAt: Time,
  decidedAt: z.nullable(Time),
  outcome: z.nullable(z.enum(COMPLAINT_OUTCOMES)),
})
export type ComplaintRow = z.output<typeof ComplaintRow>

export const listComplaints = operation({
  method: 'GET',
  path: '/api/office/complaints',
  summary: 'Complaints: waiting ones by the oldest promise, or those that have ended',
  right: 'complaint.view',
  writes: false,
  example: {},
  input: z.strictObject({
    view: z.optional(z.enum(['waiting', 'ended'])),
    after: z.optional(Cursor),
  }),
  output: z.object({ rows: z.array(ComplaintRow), next: z.nullable(z.string()) }),
})

export const Complaint = z.object({
  ...ComplaintRow.shape,
  steps: z.array(
    z.object({
      kind: z.enum(['opened', 'acknowledged', 'answered', 'decided', 'outside']),
      /** What the player read of it. */
      text: z.string(),
      /** Null: the clock. */
      by: z.nullable(z.string()),
      at: Time,
    }),
  ),
  actions: z.array(Action),
})
export type Complaint = z.output<typeof Complaint>

export const readComplaint = operation({
  method: 'GET',
  path: '/api/office/complaint',
  summary: 'One complaint, what happened to it, and what may be done',
  right: 'complaint.view',
  writes: false,
  example: { id: '2001' },
  input: z.strictObject({ id: NumberInQuery }),
  output: Complaint,
})

export const openComplaint = operation({
  method: 'POST',
  path: '/api/office/complaint-open',
  summary: 'Opens a complaint of what a ticket is about; the player is told its number',
  right: 'complaint.answer',
  writes: true,
  example: { ticket: 1001, reason: 'The player says that the bet was settled wrongly.' },
  input: z.strictObject({
    ticket: CaseNumber,
    /** What the player complains of. */
    reason: Reason,
  }),
  output: z.object({ id: z.int() }),
})

const Words = z.string().check(z.trim(), z.minLength(10), z.maxLength(2_000))
const Seen = { id: CaseNumber, version: z.int().check(z.nonnegative()) }

export const answerComplaint = operation({
  method: 'POST',
  path: '/api/office/complaint-answer',
  summary: 'Writes to the player about a complaint; the first word acknowledges it',
  right: 'complaint.answer',
  writes: true,
  example: {
    id: 2001,
    version: 0,
    text: 'We have asked the studio for the round.',
    reason: 'The first answer, within a day.',
  },
  input: z.strictObject({ ...Seen, text: Words, reason: Reason }),
  output: z.null(),
})

export const decideComplaint = operation({
  method: 'POST',
  path: '/api/office/complaint-decide',
  summary: 'Decides a complaint by two people, neither of whom handled it',
  right: 'complaint.decide',
  writes: true,
  example: {
    id: 2001,
    version: 0,
    outcome: 'for_player',
    text: 'You are right: the bet is settled anew.',
    reason: 'The facts of the feed say what the player says.',
  },
  input: z.strictObject({
    ...Seen,
    outcome: z.enum(COMPLAINT_OUTCOMES),
    /** What the player reads. */
    text: Words,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
