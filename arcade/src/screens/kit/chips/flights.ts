import type { Placed } from '../../../games/bets.ts'
import { stakeOn } from './placing.ts'

/** What a bet staked and what it brought back. */
export type Paid = { place: string; stakeKurus: number; returnKurus: number }

/** What can be seen of the chips of a table. */
export type ChipPicture = {
  laid: Placed
  /** The round whose cards or ball lie there. */
  onTable: string | null
  /** Its bets, once its result is told. */
  paid: readonly Paid[] | null
}

/** What a chip does: it is laid, goes back, is taken by the house, or is paid. */
export type Flight = { is: 'lay' | 'back' | 'lost' | 'won'; place: string }

/** What the chips do from one picture to the next. A result alone tells what became of its bets. */
export function flightsOf(before: ChipPicture, after: ChipPicture): Flight[] {
  if (after.paid && !before.paid) return after.paid.flatMap(flightOfPaid)
  const more = after.laid.filter(
    ({ place, stakeKurus }) => stakeKurus > stakeOn(before.laid, place),
  )
  // With another round the bets of the last one are gone from the table already.
  const less =
    before.onTable === after.onTable
      ? before.laid.filter(({ place, stakeKurus }) => stakeKurus > stakeOn(after.laid, place))
      : []
  const flightTo =
    (is: Flight['is']) =>
    ({ place }: { place: string }) => ({ is, place })
  return [...more.map(flightTo('lay')), ...less.map(flightTo('back'))]
}

function flightOfPaid({ place, stakeKurus, returnKurus }: Paid): Flight[] {
  if (returnKurus === 0) return [{ is: 'lost', place }]
  return returnKurus > stakeKurus ? [{ is: 'won', place }] : []
}

export type Spot = { x: number; y: number; width: number }

const ARC_STEPS = 8
const ARC_LIFT = 0.25

/** A quadratic arc that ends where a chip lies, seen from there: transforms for the browser. */
export function arcBetween(from: Spot, to: Spot): string[] {
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  const lift = ARC_LIFT * Math.hypot(dx, dy)
  const scale = from.width / to.width
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const left = 1 - step / ARC_STEPS
    const up = 2 * left * (1 - left) * lift
    const size = 1 + (scale - 1) * left
    return `translate(${Math.round(dx * left)}px, ${Math.round(dy * left - up)}px) scale(${size.toFixed(3)})`
  })
}
