import { type Placed as Chips, type Limits, sumOf } from '../bets.ts'
import type { Placed, Reason } from './room-game.ts'

const LIRA_KURUS = 100

/** The limits of a table are of one seat in one round, over all its bets. */
export function whyOverLimits(
  limits: Limits,
  bets: Chips,
  {
    placed,
    seat,
  }: { placed: readonly Pick<Placed<{ bets: Chips }, never>, 'seat' | 'bet'>[]; seat: string },
): Reason | undefined {
  const own = placed.filter((one) => one.seat === seat).flatMap(({ bet }) => bet.bets)
  const all = [...own, ...bets]
  const lyingOn = (place: string) => sumOf(all.filter((one) => one.place === place))
  const isOver = bets.some(({ place }) => lyingOn(place) > limits.most(place) * LIRA_KURUS)
  return isOver || sumOf(all) > limits.mostInAll * LIRA_KURUS ? 'over_limit' : undefined
}
