import { TIME_ZONE } from '@zar/contract/limits'

/** The periods to choose from. `own` is from one day to another. */
export const PERIODS = ['all', 'today', 'week', 'month', 'quarter', 'year', 'own'] as const
export type PeriodName = (typeof PERIODS)[number]
export type Days = { from: string | null; to: string | null }

/** Days back, with today: `month` is today and the 29 days before it. */
const LENGTHS: Partial<Record<PeriodName, number>> = {
  today: 1,
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
}

const DAY_MS = 24 * 60 * 60_000

/** The day it is in Istanbul at this moment, `2026-11-21`. */
export const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE })

/** The days of a period as the server is asked for them; a side that is null is open. */
export function daysOf(period: PeriodName, own: Days, now: Date): Days {
  if (period === 'own') return own
  const length = LENGTHS[period]
  if (length === undefined) return { from: null, to: null }
  return { from: dayOf(new Date(now.getTime() - (length - 1) * DAY_MS)), to: null }
}

/** A day that an address may name. */
export const isDay = (text: string | null): text is string =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
