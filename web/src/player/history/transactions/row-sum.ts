import { formatMoney } from '@zar/contract/money'
import type { HistoryRow } from '@zar/contract/payment'
import { formatSigned } from '../../../lib/language/signed-money.ts'

/** The sum of a row, and whether the balance ever saw it. A payment that moved nothing shows what was asked. */
export function sumOf({ amount, requested, kind }: HistoryRow): { text: string; moved: boolean } {
  if (amount !== 0) return { text: formatSigned(amount), moved: true }
  if (requested === 0) return { text: formatMoney(0), moved: false }
  return { text: formatSigned(kind === 'withdrawal' ? -requested : requested), moved: false }
}
