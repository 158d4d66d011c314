import { endOfMonth, isTaxPeriod, QUARTER_MONTHS } from '@zar/contract/office/reports/tax'
import { languageTag } from '../../../lib/language/translate.ts'
import { t } from './texts.ts'

export type TaxPeriod = { from: string; to: string }

const MONTHS = 18
const QUARTERS = 6

/** The first day of the month that lies so many months before that of a day. */
function monthBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

const periodFrom = (from: string, months: number): TaxPeriod => ({
  from,
  to: endOfMonth(from, months - 1),
})

/** What the address asks for, where it is a month or a quarter; else the month of its last day. */
export const taxPeriodOf = ({ from, to }: TaxPeriod): TaxPeriod =>
  isTaxPeriod({ from, to }) ? { from, to } : periodFrom(`${to.slice(0, 7)}-01`, 1)

/** The months and quarters up to today, the newest first. */
export function periodsUntil(today: string): TaxPeriod[] {
  const quarterBegan = (Number(today.slice(5, 7)) - 1) % QUARTER_MONTHS
  const months = Array.from({ length: MONTHS }, (_, ago) => periodFrom(monthBefore(today, ago), 1))
  const quarters = Array.from({ length: QUARTERS }, (_, ago) =>
    periodFrom(monthBefore(today, quarterBegan + ago * QUARTER_MONTHS), QUARTER_MONTHS),
  )
  return [...months, ...quarters]
}

/** `Kasım 2026`, or `2026, 4. çeyrek`. */
export function periodText({ from, to }: TaxPeriod): string {
  const [year = '', month = ''] = from.split('-')
  if (from.slice(0, 7) !== to.slice(0, 7))
    return t('quarter', { year, quarter: String(Math.ceil(Number(month) / QUARTER_MONTHS)) })
  return new Date(`${from}T12:00:00Z`).toLocaleDateString(languageTag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
