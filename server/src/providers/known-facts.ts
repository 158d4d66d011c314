import type { ListedGame } from '../modules/casino/index.ts'

const INT4_MAX = 2 ** 31 - 1

/** A whole number from 1 on. Suppliers write 0, null or nothing where they do not say. */
export const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= INT4_MAX
    ? value
    : null

/** The least and the most of a round, both whole numbers of 1/100 000 of the unit; of one alone nothing is said. */
export function stakesOf(min: unknown, max: unknown): ListedGame['stakes'] {
  if (!isAmount(min) || !isAmount(max) || min > max) return null
  return { minE5: BigInt(min), maxE5: BigInt(max) }
}

const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0
