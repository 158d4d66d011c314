import { formatMoney } from '@zar/contract/money'
import type { HistoryRow } from '@zar/contract/payment'

/** `+₺1.500,00` and `−₺2.000,00`, with a real minus. */
export const formatSigned = (units: number): string =>
  `${units < 0 ? '−' : '+'}${formatMoney(Math.abs(units))}`

/** The same of what is left over, where nothing has no sign: `₺0,00`. */
export const formatNet = (units: number): string =>
  units === 0 ? formatMoney(0) : formatSigned(units)

/** The sum of a row, and whether the balance ever saw it. A payment that moved nothing shows what was asked. */
export function sumOf({ amount, requested, kind }: HistoryRow): { text: string; moved: boolean } {
  if (amount !== 0) return { text: formatSigned(amount), moved: true }
  if (requested === 0) return { text: formatMoney(0), moved: false }
  return { text: formatSigned(kind === 'withdrawal' ? -requested : requested), moved: false }
}
