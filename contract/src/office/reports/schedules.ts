import { z } from 'zod/mini'
import { LOCALES } from '../../limits.ts'
import { operation } from '../operation.ts'
import { Reason } from '../proposals.ts'
import { REPORT_FORMATS, REPORT_NAMES, type ReportName } from './export.ts'
import { Count, Time } from './shared.ts'

/** A day, a week from Monday, or a month: the last one that is over. */
export const SCHEDULE_EVERY = ['day', 'week', 'month'] as const
export type ScheduleEvery = (typeof SCHEDULE_EVERY)[number]
/** Taxes are those of a month. */
export const everyOf = (report: ReportName): readonly ScheduleEvery[] =>
  report === 'tax' ? ['month'] : SCHEDULE_EVERY
/** A day is closed half an hour after midnight. */
export const SCHEDULE_HOUR = { first: 1, last: 23 } as const
export const RECEIVERS_MAX = 20

const Id = z.string().check(z.regex(/^\d{1,18}$/))
const Person = z.object({ id: z.uuid(), name: z.string(), hasMail: z.boolean() })
const Terms = {
  report: z.enum(REPORT_NAMES),
  format: z.enum(REPORT_FORMATS),
  locale: z.enum(LOCALES),
  every: z.enum(SCHEDULE_EVERY),
  /** Of Istanbul. */
  hour: z.int().check(z.gte(SCHEDULE_HOUR.first), z.lte(SCHEDULE_HOUR.last)),
}

export const ScheduleRow = z.object({
  id: Id,
  ...Terms,
  receivers: z.array(Person),
  madeBy: z.string(),
  because: z.string(),
  nextAt: Time,
  /** What became of the last time; null before the first. `code`: why nothing was sent. */
  last: z.nullable(
    z.object({ dueAt: Time, code: z.nullable(z.string()), receivers: Count, leftOut: Count }),
  ),
})
export type ScheduleRow = z.output<typeof ScheduleRow>

export const readSchedules = operation({
  method: 'GET',
  path: '/api/office/report-schedules',
  summary: 'Reports that are made by the clock, and what became of the last time',
  right: 'report.schedule',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(ScheduleRow),
})

export const readReceivers = operation({
  method: 'GET',
  path: '/api/office/report-receivers',
  summary: 'Who may see a report, and so may be sent it',
  right: 'report.schedule',
  writes: false,
  example: { report: 'money' },
  input: z.strictObject({ report: z.enum(REPORT_NAMES) }),
  output: z.array(Person),
})

export const scheduleReport = operation({
  method: 'POST',
  path: '/api/office/schedule-report',
  summary: 'Has a report made each day, week or month, as a link for people who may see it',
  right: 'report.schedule',
  writes: true,
  example: {
    report: 'money',
    format: 'pdf',
    locale: 'tr',
    every: 'day',
    hour: 6,
    receivers: ['a1f7c1de-0000-4000-8000-000000000001'],
    reason: 'read at each morning’s meeting',
  },
  input: z
    .strictObject({
      ...Terms,
      receivers: z.array(z.uuid()).check(z.minLength(1), z.maxLength(RECEIVERS_MAX)),
      reason: Reason,
    })
    .check(z.refine(({ report, every }) => everyOf(report).includes(every))),
  output: z.object({ id: Id, nextAt: Time }),
})

export const endSchedule = operation({
  method: 'POST',
  path: '/api/office/end-report-schedule',
  summary: 'Ends a schedule; files that were made stay until they end by themselves',
  right: 'report.schedule',
  writes: true,
  example: { id: '1', reason: 'nobody reads it any more' },
  input: z.strictObject({ id: Id, reason: Reason }),
  output: z.null(),
})
