import { formatMoney } from '@zar/contract/money'

/** `+₺1.500,00` and `−₺2.000,00`, with a real minus. */
export const formatSigned = (units: number): string =>
  `${units < 0 ? '−' : '+'}${formatMoney(Math.abs(units))}`

/** The same of what is left over, where nothing has no sign: `₺0,00`. */
export const formatNet = (units: number): string =>
  units === 0 ? formatMoney(0) : formatSigned(units)
