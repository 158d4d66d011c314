/** Maintenance: announced and ended by two people, read by players in their language. */
import { z } from 'zod/mini'
import { MAINTENANCE_CODES } from '../../protection.ts'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

const Id = z.string().check(z.regex(/^\d{1,18}$/))
/** UTC. */
const Moment = z.iso.datetime()
/** The house's name, as the person typed it. */
const Typed = z.string().check(z.maxLength(100))

const Maintenance = z.object({
  id: Id,
  beginsAt: z.string(),
  endsAt: z.string(),
  code: z.enum(MAINTENANCE_CODES),
  state: z.enum(['announced', 'runs', 'over', 'ended']),
  because: z.string(),
  proposedBy: z.string(),
  setBy: z.string(),
  endedAt: z.nullable(z.string()),
  endedBy: z.nullable(z.string()),
  endedBecause: z.nullable(z.string()),
  actions: z.array(Action),
})
export type OfficeMaintenance = z.output<typeof Maintenance>

export const listMaintenance = operation({
  method: 'GET',
  path: '/api/office/maintenance',
  summary: 'Maintenance that runs, is announced or was, the latest first',
  right: 'maintenance.set',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({ rows: z.array(Maintenance), actions: z.array(Action) }),
})

const WHY = 'The database moves to its new server.'

export const setMaintenance = operation({
  method: 'POST',
  path: '/api/office/maintenance-set',
  summary:
    'Announces maintenance once two people want it: no stakes and deposits until it ends by itself',
  right: 'maintenance.set',
  writes: true,
  example: {
    beginsAt: null,
    endsAt: '2026-03-01T15:00:00.000Z',
    code: 'move',
    typed: 'no',
    reason: WHY,
  },
  input: z.strictObject({
    /** Null: as it is approved. */
    beginsAt: z.nullable(Moment),
    endsAt: Moment,
    code: z.enum(MAINTENANCE_CODES),
    typed: Typed,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

export const endMaintenance = operation({
  method: 'POST',
  path: '/api/office/maintenance-end',
  summary: 'Ends maintenance before its time, or calls it off, once two people want it',
  right: 'maintenance.set',
  writes: true,
  example: { id: '1', typed: 'no', reason: WHY },
  input: z.strictObject({
    id: Id,
    typed: Typed,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
