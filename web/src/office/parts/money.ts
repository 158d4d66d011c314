import { unitsOf } from '@zar/contract/money'
import { formatMoney } from '../../lib/language/format.ts'
import { languageTag } from '../../lib/language/translate.ts'

const MINUS = '−'

const absolute = (e5: bigint): string => formatMoney(unitsOf(e5 < 0n ? -e5 : e5))

/** `₺8.417,19` of E5 in text, with a real minus. */
export function moneyOf(e5: string): string {
  const sum = BigInt(e5)
  return `${sum < 0n ? MINUS : ''}${absolute(sum)}`
}

/** The same without the sign of the currency, where the head says it. */
export const bareOf = (e5: string): string => moneyOf(e5).replace('₺', '')

/** `+1.500,00` and `−80,00`: what moved. */
export function signedOf(e5: string): string {
  const sum = BigInt(e5)
  return `${sum < 0n ? MINUS : '+'}${absolute(sum).replace('₺', '')}`
}

/** `1.85` of thousandths. */
export const oddsOf = (milli: number): string =>
  (milli / 1_000).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 3 })

/** A part of a whole in whole hundredths, from 0 to 100; of nothing it is 0. */
export function percentOf(part: string, whole: string): number {
  const [of, all] = [BigInt(part), BigInt(whole)]
  if (all <= 0n || of <= 0n) return 0
  return of >= all ? 100 : Number((of * 100n) / all)
}

/** `%4,1` of a part of a whole, which may be below zero. */
export function shareOf(part: string, whole: string): string | undefined {
  const all = Number(BigInt(whole))
  if (all === 0) return undefined
  const share = Number(BigInt(part)) / all
  return share
    .toLocaleString(languageTag, { style: 'percent', maximumFractionDigits: 1 })
    .replace('-', MINUS)
}
