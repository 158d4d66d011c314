import {
  type Bet,
  type Chances,
  type CheckedBet,
  freeLegsOf,
  type LegResult,
  type LegState,
} from './bet.ts'
import { columnsOf } from './columns.ts'

export const LEGS_MAX = 20
/** Of a system: its columns are then 4,095 at most. */
export const SYSTEM_LEGS_MAX = 12

/** Why no sum is made of a bet. `leg` counts from 0. */
export type BetFault =
  /** No leg, or more than 20. */
  | { code: 'legs' }
  /** None, not ascending, or not from 1 to the number of free legs. */
  | { code: 'sizes' }
  /** More than 12 free legs in a system. */
  | { code: 'system-legs' }
  /** Not a whole number above 0. */
  | { code: 'unit' }
  /** Too large to be exact. */
  | { code: 'cost' }
  /** Not a whole number above 1000. */
  | { code: 'odds'; leg: number }
  /** Without k places for n equals, 1 ≤ k ≤ n, or with them at another outcome. */
  | { code: 'dead-heat'; leg: number }
  /** Not whole millionths that add up to a million. */
  | { code: 'chances'; leg: number }

export type Check<State extends LegState> =
  | { isSound: true; bet: CheckedBet<State> }
  | { isSound: false; fault: BetFault }

/** The one way to a bet that sums are made of. */
export function checkBet<State extends LegState>(bet: Bet<State>): Check<State> {
  const fault = faultOf(bet)
  return fault ? { isSound: false, fault } : { isSound: true, bet: bet as CheckedBet<State> }
}

function faultOf(bet: Bet): BetFault | undefined {
  const { legs, sizes, unitKurus } = bet
  const free = freeLegsOf(legs).length
  if (legs.length === 0 || legs.length > LEGS_MAX) return { code: 'legs' }
  if (!areSizesOf(free, sizes)) return { code: 'sizes' }
  if (free > SYSTEM_LEGS_MAX && sizes[0] !== free) return { code: 'system-legs' }
  if (!isWhole(unitKurus, 1)) return { code: 'unit' }
  if (!isWhole(unitKurus * columnsOf(bet), 1)) return { code: 'cost' }
  return legs.map(faultOfLeg).find((fault) => fault !== undefined)
}

const isWhole = (value: number, least: number): boolean =>
  Number.isSafeInteger(value) && value >= least

const areSizesOf = (free: number, sizes: readonly number[]): boolean =>
  sizes.length > 0 &&
  sizes.every((size, at) => isWhole(size, (sizes[at - 1] ?? 0) + 1) && size <= free)

function faultOfLeg({ oddsMilli, state }: Bet['legs'][number], leg: number): BetFault | undefined {
  if (!isWhole(oddsMilli, 1_001)) return { code: 'odds', leg }
  if (state === null) return undefined
  if ('chancesPpm' in state) return areChances(state) ? undefined : { code: 'chances', leg }
  return isResult(state) ? undefined : { code: 'dead-heat', leg }
}

function areChances({ chancesPpm }: Chances): boolean {
  const parts = Object.values(chancesPpm)
  const sum = parts.reduce((total, part) => total + part, 0)
  return parts.every((part) => isWhole(part, 0)) && sum === 1_000_000
}

function isResult({ outcome, deadHeat }: LegResult): boolean {
  if (outcome !== 'dead-heat' || !deadHeat) return outcome !== 'dead-heat' && !deadHeat
  const [places, equals] = deadHeat
  return isWhole(places, 1) && isWhole(equals, places)
}
