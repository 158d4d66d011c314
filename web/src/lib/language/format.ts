import { TIME_ZONE } from '@zar/contract/limits'
import { formatMoney } from '@zar/contract/money'
import { languageTag, locale } from './translate.ts'

export { formatMoney }

const dateParts = new Intl.DateTimeFormat(languageTag, {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const clockTime = new Intl.DateTimeFormat(languageTag, {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `20:14`, the time of Istanbul, from a UTC ISO string. */
export const formatClock = (iso: string): string => clockTime.format(new Date(iso))

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
  const number = (basisPoints / 100).toLocaleString(languageTag, {
    maximumFractionDigits: 2,
  })
  return locale === 'tr' ? `%${number}` : `${number}%`
}

const whole = new Intl.NumberFormat(languageTag, {
  maximumFractionDigits: 0,
})

/** `5.000` in Turkish, `5,000` in English. */
export const formatWhole = (count: number): string => whole.format(count)

/** `5.000×`: so many times the stake. */
export const formatMultiple = (stakes: number): string => `${formatWhole(stakes)}×`

/** `₺2 – ₺2.000`; what is no whole sum keeps its kuruş. */
export const formatRange = ({ min, max }: { min: number; max: number }): string =>
  `${formatRound(min)} – ${formatRound(max)}`

/** `₺2.000` and `₺2,50`: a whole sum without its kuruş. */
export const formatRound = (units: number): string => formatMoney(units).replace(/,00$/, '')

/** What the bell's badge says: `9+` from nine on. */
export const formatBellBadge = (count: number): string => (count >= 9 ? '9+' : String(count))

/** What a menu entry's badge says: `9+` above nine. */
export const formatMenuBadge = (count: number): string => (count > 9 ? '9+' : String(count))
