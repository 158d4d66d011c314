import { formatDate } from '../../lib/language/format.ts'
import { texts } from '../../lib/language/translate.ts'

const t = texts({
  tr: {
    now: 'şimdi',
    minutes: { one: '{count} dk', other: '{count} dk' },
    hours: { one: '{count} sa', other: '{count} sa' },
    left: '{time} kaldı',
    over: 'süresi geçti',
  },
  en: {
    now: 'now',
    minutes: { one: '{count} min', other: '{count} min' },
    hours: { one: '{count} h', other: '{count} h' },
    left: '{time} left',
    over: 'over',
  },
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function spanText(ms: number): string {
  if (ms < MINUTE) return t('now')
  if (ms < HOUR) return t('minutes', { count: Math.floor(ms / MINUTE) })
  return t('hours', { count: Math.floor(ms / HOUR) })
}

/** `şimdi`, `6 dk`, `3 sa`; after a day its date. From a UTC ISO string. */
export function agoText(iso: string, now = Date.now()): string {
  const ms = now - Date.parse(iso)
  return ms < DAY ? spanText(ms) : formatDate(iso)
}

/** `42 dk kaldı`, or that it is over. From a UTC ISO string. */
export function leftText(iso: string, now = Date.now()): string {
  const ms = Date.parse(iso) - now
  if (ms <= 0) return t('over')
  return t('left', { time: spanText(Math.max(ms, MINUTE)) })
}
