import { TIME_ZONE } from '@zar/contract/limits'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../db/tables.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The bounds that no version of the rule moves. */
export const REVIEW_BOUNDS = {
  /** One extension. */
  extendHours: 24,
  /** All extensions of one withdrawal together. */
  allHours: 72,
  /** A hold by hand, and a night in which nobody looks. */
  holdHours: 24,
  /** How late the clock may decide. */
  lateMs: 5 * MINUTE_MS,
  incidentEveryMs: 7 * DAY_MS,
} as const

export type ReviewRule = Pick<
  Selectable<Tables['review_rule']>,
  | 'version'
  | 'first_minutes'
  | 'each_minutes'
  | 'most_minutes'
  | 'asked_hours'
  | 'opens_minute'
  | 'closes_minute'
  | 'brake_hour_e5'
  | 'brake_times'
>

/**
 * When the review of one that is held now ends, with so many before it. Only minutes in which somebody looks
 * count, where the house publishes its hours; never more than a day.
 */
export function clockOf(rule: ReviewRule, { now, ahead }: { now: Date; ahead: number }): Date {
  const minutes = Math.min(rule.most_minutes, rule.first_minutes + ahead * rule.each_minutes)
  const most = now.getTime() + REVIEW_BOUNDS.holdHours * HOUR_MS
  return new Date(Math.min(most, addOpen(rule, now.getTime(), minutes * MINUTE_MS)))
}

const dayClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** How much of the day in Istanbul is over, in milliseconds. */
function intoDay(ms: number): number {
  const [hours = 0, minutes = 0] = dayClock.format(ms).split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE_MS + (ms % MINUTE_MS)
}

type Hours = Pick<ReviewRule, 'opens_minute' | 'closes_minute'>

/** The time at which so much of the open hours has passed. */
function addOpen({ opens_minute, closes_minute }: Hours, fromMs: number, leftMs: number): number {
  if (opens_minute === null || closes_minute === null) return fromMs + leftMs
  const [opens, closes] = [opens_minute * MINUTE_MS, closes_minute * MINUTE_MS]
  const into = intoDay(fromMs)
  if (into < opens) return addOpen({ opens_minute, closes_minute }, fromMs + opens - into, leftMs)
  const today = Math.max(0, closes - into)
  if (leftMs <= today) return fromMs + leftMs
  const midnight = fromMs + DAY_MS - into
  return addOpen({ opens_minute, closes_minute }, midnight + opens, leftMs - today)
}
