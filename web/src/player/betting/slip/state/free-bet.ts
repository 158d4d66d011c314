import type { SlipQuote } from '@zar/contract/betting/slip'
import type { BetSums } from './sums.ts'

export type FreeBet = NonNullable<SlipQuote['freeBet']>

/**
 * Whether a free bet that was chosen pays the slip, or why it does not: it is not told yet, there is none any more,
 * the slip has several bets, its worth is no whole and sufficient stake of each column, the limit is below it.
 */
export type FreeState = 'pays' | 'wait' | 'gone' | 'several' | 'columns' | 'limit'

/** The bounds of a bet, in kuruş of each column. The most is null until it is told. */
type Bounds = { columns: number; minKurus: number; maxKurus: number | null }

/** `freeBet` is undefined until the server has told of it, and null where the player has none. */
export function freeStateOf(
  freeBet: FreeBet | null | undefined,
  bets: readonly Bounds[],
): FreeState {
  if (freeBet === undefined) return 'wait'
  if (freeBet === null) return 'gone'
  const [bet, another] = bets
  if (!bet || another) return 'several'
  const unitKurus = unitOf(freeBet, bet)
  if (!Number.isInteger(unitKurus) || unitKurus < bet.minKurus) return 'columns'
  return bet.maxKurus !== null && unitKurus > bet.maxKurus ? 'limit' : 'pays'
}

/** What each column costs where the free bet pays them all. */
export const unitOf = ({ costKurus }: FreeBet, { columns }: Pick<Bounds, 'columns'>): number =>
  costKurus / columns

/** The sums without the stake, which a free bet never pays out. */
export function profitsOf(sums: BetSums): BetSums {
  const beyond = (kurus: number) => Math.max(0, kurus - sums.costKurus)
  return { ...sums, winKurus: beyond(sums.winKurus), leastKurus: beyond(sums.leastKurus) }
}
