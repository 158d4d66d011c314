import { locale } from './translate.ts'

export { formatMoney } from '@zar/contract/money'

const dateParts = new Intl.DateTimeFormat(locale === 'tr' ? 'tr-TR' : 'en-GB', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `21.Kas.26 20:14`, the time of Istanbul, from a UTC ISO string. */
export function formatDate(iso: string): string {
  const parts = new Map(
    dateParts.formatToParts(new Date(iso)).map((part) => [part.type, part.value]),
  )
  const day = [parts.get('day'), parts.get('month'), parts.get('year')].join('.')
  return `${day} ${parts.get('hour')}:${parts.get('minute')}`
}

/** `%96,4` in Turkish, `96.4%` in English, from hundredths of a percent. */
export function formatPercent(basisPoints: number): string {
  const number = (basisPoints / 100).toLocaleString(locale === 'tr' ? 'tr-TR' : 'en-GB', {
    maximumFractionDigits: 2,
  })
  return locale === 'tr' ? `%${number}` : `${number}%`
}

/** What the bell's badge says: `9+` from nine on. */
export const formatBellBadge = (count: number): string => (count >= 9 ? '9+' : String(count))

/** What a menu entry's badge says: `9+` above nine. */
export const formatMenuBadge = (count: number): string => (count > 9 ? '9+' : String(count))
