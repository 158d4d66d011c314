import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Time } from '../players.ts'
import { Reason } from '../proposals.ts'
import { AlertReason, PlayerName } from './alerts.ts'

const Id = z.string().check(z.regex(/^\d{1,18}$/))
const Person = z.object({ id: z.string(), name: z.string() })

/** What the rule about the staff saw: of compliance alone. */
export const InsideRow = z.object({
  id: Id,
  staff: Person,
  /** Whose proposals they approve. */
  other: z.nullable(Person),
  /** Whose cases they decide. */
  player: z.nullable(PlayerName),
  reasons: z.array(AlertReason),
  at: Time,
  foundAt: Time,
  /** Null while it waits. */
  closed: z.nullable(z.object({ by: z.string(), at: Time, because: z.string() })),
})
export type InsideRow = z.output<typeof InsideRow>

/** A POST: the reason stands in no address. */
export const listInside = operation({
  method: 'POST',
  path: '/api/office/inside-alerts',
  summary: 'Alerts about the staff; the look is a row of the audit log',
  right: 'audit.view',
  writes: false,
  example: { reason: 'The weekly look at the staff.' },
  input: z.strictObject({ reason: Reason, state: z.optional(z.enum(['open', 'closed'])) }),
  output: z.array(InsideRow),
})

export const closeInside = operation({
  method: 'POST',
  path: '/api/office/inside-alert-close',
  summary: 'Closes an alert about the staff; never by whom it is about',
  right: 'alert.decide',
  writes: true,
  example: { id: '1', reason: 'Both worked the same three nights alone.' },
  input: z.strictObject({ id: Id, reason: Reason }),
  output: z.null(),
})
