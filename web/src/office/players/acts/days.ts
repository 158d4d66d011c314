import { TIME_ZONE } from '@zar/contract/limits'

const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day of Istanbul, `2026-11-21`. */
export const today = (now = new Date()): string => days.format(now)

/** The same day so many months later; the last of a shorter month. */
export function monthsLater(months: number, now = new Date()): string {
  const [year = 0, month = 1, day = 1] = today(now).split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
  return date.toISOString().slice(0, 10)
}
