import { formatPercent, formatRound } from '../../../lib/language/format.ts'
import { languageTag, locale } from '../../../lib/language/translate.ts'
import { shareOf } from '../money.ts'

const KURUS = 1_000n

/** Units of the currency as a number for drawing: what is written comes from the exact text. */
export const unitsFor = (e5: string): number => Number(BigInt(e5) / KURUS) / 100

const compact = new Intl.NumberFormat(languageTag, {
  notation: 'compact',
  compactDisplay: locale === 'tr' ? 'long' : 'short',
  maximumFractionDigits: 1,
})

/** `428,9 bin`: what stands at an axis. */
export const compactText = (units: number): string => compact.format(units).replace('-', '−')

/** How far a sum is from another, as a share of it; undefined where that was nothing. */
export function changeOf(now: string, before: string): { by: string; isUp: boolean } | undefined {
  const difference = BigInt(now) - BigInt(before)
  const of = BigInt(before) < 0n ? -BigInt(before) : BigInt(before)
  const by = shareOf(`${difference < 0n ? -difference : difference}`, `${of}`)
  return by === undefined || difference === 0n ? undefined : { by, isUp: difference > 0n }
}

/** Whole units: a desk shows no kuruş. */
export const roundOf = (e5: string): string => {
  const units = unitsFor(e5)
  const whole = Math.round(Math.abs(units))
  return `${units < 0 && whole > 0 ? '−' : ''}${formatRound(whole)}`
}

/** `−%0,3` of hundredths of a percent; nothing to divide by is a dash. */
export function percentText(bp: number | null): string {
  if (bp === null) return '–'
  return bp < 0 ? `−${formatPercent(-bp)}` : formatPercent(bp)
}

/** `8 Kas`: a day at an axis. */
export const shortDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(languageTag, { day: 'numeric', month: 'short' })
