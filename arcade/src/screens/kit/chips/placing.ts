import { type Limits, type Placed, sumOf } from '../../../games/bets.ts'

/** The chips on the places of a table, and how they lay before, the last one at the end. */
export type Placing = { laid: Placed; before: readonly Placed[] }

/** Why a chip cannot be laid, with the sum that is the most. */
export type ChipRefusal = { why: 'place' | 'table' | 'balance'; mostKurus: number }

export const NO_CHIPS: Placing = { laid: [], before: [] }
const LIRA_KURUS = 100

export const stakeOn = (laid: Placed, place: string): number =>
  laid.find((one) => one.place === place)?.stakeKurus ?? 0

/** Whether the same sums lie on the same places. */
export const isSame = (laid: Placed, other: Placed): boolean =>
  laid.length === other.length &&
  laid.every(({ place, stakeKurus }) => stakeOn(other, place) === stakeKurus)

export type Room = { limits: Limits; balanceKurus: number }

/** What stands against so many lira more on a place. */
export function whyNoChip(
  laid: Placed,
  place: string,
  lira: number,
  { limits, balanceKurus }: Room,
): ChipRefusal | undefined {
  const chipKurus = lira * LIRA_KURUS
  const mostHereKurus = limits.most(place) * LIRA_KURUS
  const mostInAllKurus = limits.mostInAll * LIRA_KURUS
  const allKurus = sumOf(laid) + chipKurus
  if (stakeOn(laid, place) + chipKurus > mostHereKurus)
    return { why: 'place', mostKurus: mostHereKurus }
  if (allKurus > mostInAllKurus) return { why: 'table', mostKurus: mostInAllKurus }
  if (allKurus > balanceKurus) return { why: 'balance', mostKurus: balanceKurus }
  return undefined
}

/** One chip more on a place; whether it may lie there is asked before. */
export function add({ laid, before }: Placing, place: string, lira: number): Placing {
  const stakeKurus = stakeOn(laid, place) + lira * LIRA_KURUS
  const isNew = stakeOn(laid, place) === 0
  const after = isNew
    ? [...laid, { place, stakeKurus }]
    : laid.map((one) => (one.place === place ? { place, stakeKurus } : one))
  return { laid: after, before: [...before, laid] }
}

/** How it was before the last chip, repeat or clear. */
export const undo = ({ laid, before }: Placing): Placing => ({
  laid: before.at(-1) ?? laid,
  before: before.slice(0, -1),
})

/** Other chips in place of those that lie; undoing brings these back. */
export const exchange = ({ laid, before }: Placing, by: Placed): Placing => ({
  laid: by,
  before: [...before, laid],
})
