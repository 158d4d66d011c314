import type { Chances, CheckedBet, LegResult } from './bet.ts'
import { ceilingOf, type Fraction } from './fraction.ts'
import { exactPayoutOf } from './payout.ts'

/** What is paid of the fair value. */
export const PAID_PERCENT = 97n
/** The least and the most of a bet that is sold in part. */
export const PART_PERCENT = { least: 10n, most: 90n } as const

/** Part of a whole. */
export type Share = readonly [part: bigint, whole: bigint]

export type CashOut = { fairKurus: bigint; feeKurus: bigint; paidKurus: bigint }

/**
 * The fair value of a bet, what is deducted and what is paid. Never above the greatest payout, as the chances
 * of each open leg add up to 1. Of a part: `unitKurus` is the sold part of the unit.
 */
export function cashOutOf(
  bet: CheckedBet<LegResult | Chances>,
  unitKurus = bet.unitKurus,
): CashOut {
  const value = exactPayoutOf({ unitKurus, sizes: bet.sizes, legs: bet.legs })
  const fairKurus = ceilingOf(value)
  const paidKurus = ceilingOf(percentOf(value, PAID_PERCENT))
  return { fairKurus, feeKurus: fairKurus - paidKurus, paidKurus }
}

const percentOf = ({ numerator, denominator }: Fraction, percent: bigint): Fraction => ({
  numerator: numerator * percent,
  denominator: denominator * 100n,
})

/** A part of a bet, in whole kuruş of its unit, and the share of the bet that this is. */
export type Part = { soldKurus: number; keptKurus: number; share: Share }

/** The part of a unit that a share from 10 to 90 % is; null for another share, and where it is no kuruş. */
export function partOf(unitKurus: number, [part, whole]: Share): Part | null {
  const percent = 100n * part
  if (percent < PART_PERCENT.least * whole || percent > PART_PERCENT.most * whole) return null
  const sold = (BigInt(unitKurus) * part) / whole
  if (sold === 0n) return null
  const soldKurus = Number(sold)
  return { soldKurus, keptKurus: unitKurus - soldKurus, share: [sold, BigInt(unitKurus)] }
}
