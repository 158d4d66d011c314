import { TIME_ZONE } from '@zar/contract/limits'
import { languageTag, texts } from '../../../lib/language/translate.ts'
import { clockOf } from '../times/clock.ts'

const t = texts({
  tr: {
    today: 'Bugün',
    yesterday: 'Dün',
    tomorrow: 'Yarın',
    tomorrowShort: 'Yarın',
    soon: '{count} dk',
  },
  en: {
    today: 'Today',
    yesterday: 'Yesterday',
    tomorrow: 'Tomorrow',
    tomorrowShort: 'Tmrw',
    soon: '{count} min',
  },
})

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
/** So long before its start a match says the minutes that are left. */
const SOON_MS = 60 * MINUTE_MS
const WEEK_DAYS = 7

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })
const weekdays = new Intl.DateTimeFormat(languageTag, { timeZone: TIME_ZONE, weekday: 'short' })
const longWeekdays = new Intl.DateTimeFormat(languageTag, { timeZone: TIME_ZONE, weekday: 'long' })
const dates = new Intl.DateTimeFormat(languageTag, {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
})
const hours = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The day it is in Istanbul at a moment, `2026-11-21`. */
export const dayAt = (moment: number): string => days.format(moment)

/** The hour it is in Istanbul at a moment, 0 to 23. */
export const hourAt = (moment: number): number => Number(hours.format(moment))

/** `Bugün`, `Yarın`, `Paz`, `21 Kas`: a day as it is called today. */
export function dayName(moment: number, now: number, isShort = false): string {
  const day = dayAt(moment)
  if (day === dayAt(now)) return t('today')
  if (day === dayAt(now + DAY_MS)) return t(isShort ? 'tomorrowShort' : 'tomorrow')
  return moment - now < WEEK_DAYS * DAY_MS && moment > now
    ? weekdays.format(moment)
    : dates.format(moment)
}

/** `Bugün`, `Dün`, `Per 19`: a day that is over, or today. */
export function pastDay(moment: number, now: number): string {
  const day = dayAt(moment)
  if (day === dayAt(now)) return t('today')
  if (day === dayAt(now - DAY_MS)) return t('yesterday')
  return `${weekdays.format(moment)} ${Number(day.slice(-2))}`
}

/** The weekday in full beside what the day is called: `Yarın, Pazar`, `24 Kas, Pazartesi`. */
export function longDay(moment: number, now: number): string {
  const isNear = [now, now + DAY_MS].some((day) => dayAt(day) === dayAt(moment))
  const name = isNear ? dayName(moment, now) : dates.format(moment)
  return `${name}, ${longWeekdays.format(moment)}`
}

/** When an event begins, as a row writes it: `20:00` over `Bugün`, or over `36 dk` shortly before. */
export function kickOff(startsAt: string, now: number): { clock: string; day: string } {
  const moment = Date.parse(startsAt)
  const left = moment - now
  const day =
    left > 0 && left <= SOON_MS
      ? t('soon', { count: Math.ceil(left / MINUTE_MS) })
      : dayName(moment, now, true)
  return { clock: clockOf(startsAt), day }
}

/** `Paz 20:00`; of today the hour alone. */
export function shortKickOff(startsAt: string, now: number): string {
  const moment = Date.parse(startsAt)
  const clock = clockOf(startsAt)
  return dayAt(moment) === dayAt(now) ? clock : `${dayName(moment, now, true)} ${clock}`
}
