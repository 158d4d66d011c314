import type { ScheduleEvery } from '@zar/contract/office/reports/schedules'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Istanbul has no summer time: it is three hours ahead, all year. */
const AHEAD_MS = 3 * HOUR_MS

type Rhythm = { every: ScheduleEvery; hour: number }

/** Midnight of Istanbul's day at this moment, as if Istanbul’s clock were UTC’s. */
const dayOf = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() + AHEAD_MS) / DAY_MS) * DAY_MS)
const text = (day: Date): string => day.toISOString().slice(0, 10)
const plus = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS)
/** 0 is Monday. */
const weekday = (day: Date): number => (day.getUTCDay() + 6) % 7
const firstOfMonth = (day: Date, later = 0): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + later, 1))

/** The next time that is due after a moment: each day, on Monday, or on the first of a month, at an hour of Istanbul. */
export function nextAt({ every, hour }: Rhythm, after: Date): Date {
  const today = dayOf(after)
  const beginnings =
    every === 'day'
      ? [today, plus(today, 1)]
      : every === 'week'
        ? [plus(today, -weekday(today)), plus(today, 7 - weekday(today))]
        : [firstOfMonth(today), firstOfMonth(today, 1)]
  const [first, second] = beginnings.map(
    (day) => new Date(day.getTime() + hour * HOUR_MS - AHEAD_MS),
  ) as [Date, Date]
  return first > after ? first : second
}

/** The days that a report of this time is of: the last day, week or month that was over. */
export function periodOf(every: ScheduleEvery, due: Date): { from: string; to: string } {
  const today = dayOf(due)
  if (every === 'day') return { from: text(plus(today, -1)), to: text(plus(today, -1)) }
  if (every === 'week') {
    const monday = plus(today, -weekday(today))
    return { from: text(plus(monday, -7)), to: text(plus(monday, -1)) }
  }
  const first = firstOfMonth(today)
  return { from: text(firstOfMonth(today, -1)), to: text(plus(first, -1)) }
}
