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

/** What stands against these chips on the table. */
export function whyNotLaid(laid: Placed, { limits, balanceKurus }: Room): ChipRefusal | undefined {
  const mostOn = (place: string) => limits.most(place) * LIRA_KURUS
  const over = laid.find(({ place, stakeKurus }) => stakeKurus > mostOn(place))
  if (over) return { why: 'place', mostKurus: mostOn(over.place) }
  const mostInAllKurus = limits.mostInAll * LIRA_KURUS
  if (sumOf(laid) > mostInAllKurus) return { why: 'table', mostKurus: mostInAllKurus }
  if (sumOf(laid) > balanceKurus) return { why: 'balance', mostKurus: balanceKurus }
  return undefined
}

/** What stands against so many lira more on a place. */
export const whyNoChip = (laid: Placed, place: string, lira: number, room: Room) =>
  whyNotLaid(plus(laid, [{ place, stakeKurus: lira * LIRA_KURUS }]), room)

/** These chips beside those that lie. */
export const plus = (laid: Placed, more: Placed): Placed => changed(laid, more, 1)
/** What is left without these chips: nothing where less than them lies. */
export const minus = (laid: Placed, less: Placed): Placed => changed(laid, less, -1)

function changed(laid: Placed, by: Placed, sign: 1 | -1): Placed {
  const sums = new Map(laid.map(({ place, stakeKurus }) => [place, stakeKurus]))
  for (const { place, stakeKurus } of by)
    sums.set(place, (sums.get(place) ?? 0) + sign * stakeKurus)
  return [...sums].flatMap(([place, stakeKurus]) => (stakeKurus > 0 ? { place, stakeKurus } : []))
}

/** One chip more on a place; whether it may lie there is asked before. */
export const add = (placing: Placing, place: string, lira: number): Placing =>
  exchange(placing, plus(placing.laid, [{ place, stakeKurus: lira * LIRA_KURUS }]))

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
