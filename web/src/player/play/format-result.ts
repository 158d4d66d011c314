import { formatMoney } from '../../lib/format.ts'

/** Whole kuruş as money. */
export const formatKurus = (kurus: number): string => formatMoney(kurus / 100)

/** A result with its sign, a real minus for a loss. */
export function formatResult(kurus: number): string {
  const sign = kurus > 0 ? '+' : kurus < 0 ? '−' : ''
  return sign + formatKurus(Math.abs(kurus))
}
