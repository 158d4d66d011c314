import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Action, Role } from '../staff.ts'
import { Alarm } from './alarms.ts'

const Nothing = z.strictObject({})

/** Somebody who has a session that is alive. */
export const OnDuty = z.object({
  id: z.string(),
  name: z.string(),
  /** As what they are on duty, or their first role where no shift says it. */
  role: z.nullable(Role),
  /** Leads a desk, or is a manager. */
  isLead: z.boolean(),
  /** The end of their shift; null where none was set. */
  until: z.nullable(z.string()),
})
export type OnDuty = z.output<typeof OnDuty>

/** What stands around every screen: asked for each 15 seconds. Alarms that ended stay for an hour. */
export const readDesk = operation({
  method: 'GET',
  path: '/api/office/desk',
  summary: 'Who is on duty, and the alarms, the newest first',
  right: 'desk.view',
  writes: false,
  example: {},
  input: Nothing,
  output: z.object({
    duty: z.array(OnDuty),
    alarms: z.array(Alarm),
    /** `alarm.own` and `alarm.mute`. */
    actions: z.array(Action),
  }),
})
export type Desk = z.output<typeof readDesk.output>

export const OwnCase = z.object({
  /** A queue of `QUEUES`, or `withdrawals`. */
  queue: z.string(),
  /** As the audit log names it: `ticket:42`. */
  subject: z.string(),
  /** What people call it: `42`. */
  name: z.string(),
  state: z.nullable(z.string()),
  isUrgent: z.boolean(),
  promiseAt: z.nullable(z.string()),
})
export type OwnCase = z.output<typeof OwnCase>

export const myCases = operation({
  method: 'GET',
  path: '/api/office/my-cases',
  summary: 'The caller’s open cases, the oldest promise first',
  right: 'desk.view',
  writes: false,
  example: {},
  input: Nothing,
  output: z.array(OwnCase),
})
