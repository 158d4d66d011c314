import { type Locale, TIME_ZONE } from '@zar/contract/limits'
import type { Text } from '../../../platform/http/route.ts'

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

/** `at 20:35`, or with its day where it is not of this one. The ending of the Turkish one follows the number that is said last. */
export function atTime(at: Date, now: Date): Text {
  const ending = endingOf(clockTime(at))
  const isToday = day.format(at) === day.format(now)
  return isToday
    ? { tr: `${clockTime(at)}'${ending}`, en: `at ${clockTime(at)}` }
    : { tr: `${dayTime(at, 'tr')}'${ending}`, en: `on ${dayTime(at, 'en')}` }
}

const UNITS = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da']
const TENS = ['da', 'da', 'de', 'da', 'ta', 'de']

function endingOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const said = minute === 0 ? hour : minute
  const [tens, unit] = [Math.floor(said / 10), said % 10]
  return (unit === 0 ? TENS[tens] : UNITS[unit]) ?? 'da'
}
