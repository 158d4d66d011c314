import { type Locale, TIME_ZONE } from '@zar/contract/limits'
import type { Text } from '../../platform/http/route.ts'

const dayAndTime = {
  tr: new Intl.DateTimeFormat('tr-TR', moment()),
  en: new Intl.DateTimeFormat('en-GB', moment()),
}
function moment(): Intl.DateTimeFormatOptions {
  const day = { day: 'numeric', month: 'long' } as const
  return { timeZone: TIME_ZONE, ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
}
/** `24 Kasım 20:14`, the time of Istanbul. */
export const dayTime = (at: Date, locale: Locale) => dayAndTime[locale].format(at)

const hourAndMinute = new Intl.DateTimeFormat('tr-TR', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
/** `20:14`, the time of Istanbul. */
export const clockTime = (moment: Date) => hourAndMinute.format(moment)

const day = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, dateStyle: 'short' })

/** The time alone where it is of this day in Istanbul, with its day else. */
const shortTime = (at: Date, now: Date, locale: Locale) =>
  day.format(at) === day.format(now) ? clockTime(at) : dayTime(at, locale)

/** `at 20:35`: the ending of the Turkish one follows the number that is said last. */
export const atTime = (at: Date, now: Date): Text => ({
  tr: `${shortTime(at, now, 'tr')}'${endingOf(clockTime(at))}`,
  en: `at ${shortTime(at, now, 'en')}`,
})

const UNITS = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da']
const TENS = ['da', 'da', 'de', 'da', 'ta', 'de']

function endingOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const said = minute === 0 ? hour : minute
  const [tens, unit] = [Math.floor(said / 10), said % 10]
  return (unit === 0 ? TENS[tens] : UNITS[unit]) ?? 'da'
}
