import type { DeadHeat, Outcome } from '../outcome.ts'

/** What became of a leg. `deadHeat` is there where the outcome is `dead-heat`, and nowhere else. */
export type LegResult = { outcome: Outcome; deadHeat?: DeadHeat }

/** The fair chances of an open leg in millionths, which add up to a million. */
export type Chances = { chancesPpm: Partial<Record<Exclude<Outcome, 'dead-heat'>, number>> }

/** Null: the leg is open, and is counted as if it won. */
export type LegState = LegResult | Chances | null

/** A leg at odds in whole thousandths. A banker is in every column; the others are free. */
export type Leg<State extends LegState = LegState> = {
  oddsMilli: number
  isBanker: boolean
  state: State
}

/**
 * A single, combo or system. Each size says how many free legs a column has: `[1]` of one leg is a single,
 * `[n]` of n legs a combo. The unit is the stake of one column.
 */
export type Bet<State extends LegState = LegState> = {
  unitKurus: number
  sizes: readonly number[]
  legs: readonly Leg<State>[]
}

declare const checked: unique symbol
/** A bet that `checkBet` let pass. Sums are made of no other. */
export type CheckedBet<State extends LegState = LegState> = Bet<State> & {
  readonly [checked]: true
}

export const bankersOf = <State extends LegState>(legs: readonly Leg<State>[]): Leg<State>[] =>
  legs.filter(({ isBanker }) => isBanker)

export const freeLegsOf = <State extends LegState>(legs: readonly Leg<State>[]): Leg<State>[] =>
  legs.filter(({ isBanker }) => !isBanker)
