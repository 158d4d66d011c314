import { agreedOdds, keyOf, type Leg, legsOf, type Slip } from './slip.ts'
import { parseStake } from './stake.ts'

/** A bet that the slip would place: singles are one each. */
export type SlipBet = {
  key: string
  legs: readonly Leg[]
  sizes: readonly number[]
  /** The stake of each column; null where none that can be read was typed. */
  unitKurus: number | null
}

/** The stake that belongs to a leg of several singles. */
export const ownStakeOf = (leg: Leg, { own }: Pick<Slip, 'own'>): string =>
  own[leg.picks[0].id] ?? ''

/** The bets of a slip, without the legs that can be bet on no more. */
export function betsOf(slip: Slip, isGone: (leg: Leg) => boolean): SlipBet[] {
  const legs = legsOf(slip).filter((leg) => !isGone(leg))
  if (legs.length === 0) return []
  if (slip.mode === 'single' && legs.length > 1) {
    return legs.map((leg) => ({
      key: keyOf(leg),
      legs: [{ ...leg, isBanker: false }],
      sizes: [1],
      unitKurus: parseStake(ownStakeOf(leg, slip)),
    }))
  }
  const isSystem = slip.mode === 'system' && legs.length > 1
  const used = isSystem ? legs : legs.map((leg) => ({ ...leg, isBanker: false }))
  return [
    {
      key: used.map(keyOf).join(' '),
      legs: used,
      sizes: isSystem ? sizesOf(slip, used) : [used.length],
      unitKurus: parseStake(slip.stake),
    },
  ]
}

/** The sizes that were ticked, of those that the free legs can have. */
export function sizesOf({ sizes }: Pick<Slip, 'sizes'>, legs: readonly Leg[]): number[] {
  const free = legs.filter(({ isBanker }) => !isBanker).length
  return [...new Set(sizes)].filter((size) => size >= 1 && size <= free).sort((a, b) => a - b)
}

/** A leg as it is asked for and placed, at these odds. */
export const asked = (leg: Leg, oddsMilli: number) => ({
  selections: leg.picks.map(({ id }) => id),
  odds: oddsMilli,
  isBanker: leg.isBanker,
})

/** The same before anything is known of its price: what was agreed, or the least there can be. */
export const askedAtAgreed = (leg: Leg, slip: Pick<Slip, 'joint'>) =>
  asked(leg, agreedOdds(leg, slip) ?? LEAST_MILLI)
const LEAST_MILLI = 1_010
