import { formatClock, formatDate } from '../../lib/language/format.ts'
import { locale } from '../../lib/language/translate.ts'
import { t } from './texts.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const SPANS = {
  short: { seconds: 'seconds', minutes: 'minutes', hours: 'hours' },
  long: { seconds: 'secondsLong', minutes: 'minutesLong', hours: 'hoursLong' },
} as const

function spanText(ms: number, length: keyof typeof SPANS): string {
  const names = SPANS[length]
  if (ms < MINUTE) return t(names.seconds, { count: Math.floor(ms / SECOND) })
  if (ms < HOUR) return t(names.minutes, { count: Math.floor(ms / MINUTE) })
  const minutes = t(names.minutes, { count: Math.floor((ms % HOUR) / MINUTE) })
  return `${t(names.hours, { count: Math.floor(ms / HOUR) })} ${minutes}`
}

/** Whether a time is behind us. From a UTC ISO string. */
export const isOver = (iso: string, now: number): boolean => Date.parse(iso) < now

/** `4 dk` to a time, and `−3 dk` since it. */
export function leftOf(iso: string, now: number): string {
  const ms = Date.parse(iso) - now
  return `${ms < 0 ? '−' : ''}${spanText(Math.abs(ms), 'short')}`
}

/** The same to be heard: `söz 4 dakika`, `söz 3 dakika geçti`. */
export function promiseSaid(iso: string | null, now: number): string {
  if (iso === null) return t('noPromise')
  const time = spanText(Math.abs(Date.parse(iso) - now), 'long')
  return t(isOver(iso, now) ? 'promiseOver' : 'promiseLeft', { time })
}

const UNITS = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da']
const TENS = ['da', 'da', 'de', 'da', 'ta', 'de']

/** How a Turkish time is said "at": `20:35'te`. */
function endingOf(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const said = minute === 0 ? hour : minute
  return (said % 10 === 0 ? TENS[said / 10] : UNITS[said % 10]) ?? 'da'
}

/** `20:35'te`, `at 20:35`; of another day with its date. */
export function atText(iso: string, now: number): string {
  const clock = formatClock(iso)
  const isToday =
    formatDate(iso).split(' ')[0] === formatDate(new Date(now).toISOString()).split(' ')[0]
  const time = isToday ? clock : formatDate(iso)
  return locale === 'tr' ? `${time}'${endingOf(clock)}` : `${isToday ? 'at' : 'on'} ${time}`
}
