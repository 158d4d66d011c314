import { LIMITS, TIME_ZONE } from '@zar/contract/limits'

const OLDEST_YEARS = 120
const ISTANBUL = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day it is in Istanbul, as `YYYY-MM-DD`. */
export const dayInIstanbul = (now: Date): string => ISTANBUL.format(now)

/** The day as `2001-02-09`, or undefined when it is not in the calendar or too long ago. */
export function dayOf(birthDate: string, today: string): string | undefined {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  const isPlausible = year >= yearOf(today) - OLDEST_YEARS
  return exists && isPlausible ? date.toISOString().slice(0, 10) : undefined
}

/**
 * Whether someone born on `birthDay` is of age on `today`, both `YYYY-MM-DD`. Days compare as text;
 * 29 February plus 18 years is a day before 1 March and after 28 February, as the age is reached.
 */
export function isOfAge(birthDay: string, today: string): boolean {
  const reached = `${yearOf(birthDay) + LIMITS.ageYears}${birthDay.slice(4)}`
  return reached <= today
}

const yearOf = (day: string) => Number(day.slice(0, 4))
