/** Where chance comes from: a whole number from 0 up to, and without, `count`, each as likely. */
export type Random = { below(count: number): number }

/**
 * Whole kuruş. Stakes are whole lira and multipliers whole hundredths, so that a return is a whole
 * number of kuruş at every stake.
 */
export type Kurus = number

/** A value that JSON can hold: what a round stores of its state. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/**
 * A game as pure functions. A round begins with a bet and goes on by moves; each answers a new
 * state, and the state alone says what is allowed, what it costs and what is returned.
 */
export type Game<Bet extends Json, Move extends Json, State extends Json> = {
  /** Its name on the wire. */
  code: string
  kind: 'instant' | 'table' | 'slot'
  /** Raised by any change of rules or pay table; stored with every round. */
  version: string
  /** The stakes that the dial walks through. */
  stakesKurus: readonly Kurus[]
  /** Everything that the return depends on beside the rules: part of the digest. */
  paytable: Json
  /** What came from the page as a bet; undefined where it is none. */
  readBet(input: unknown): Bet | undefined
  stakeOf(bet: Bet): Kurus
  /** The most that a round with this bet can return, further stakes included. */
  mostReturnOf(bet: Bet): Kurus
  begin(bet: Bet, random: Random): State
  /** What came from the page as a move; undefined where it is none. */
  readMove(input: unknown): Move | undefined
  /** Why the move cannot be made now; undefined where it can. */
  whyNot(state: State, move: Move): Reason | undefined
  /** The further stake that the move costs. It is charged before the move draws. */
  priceOf(state: State, move: Move): Kurus
  play(state: State, move: Move, random: Random): State
  /** The moves that a page has buttons for, whether they can be made now or not. */
  choicesOf(state: State): readonly Move[]
  /** All that the round returns, once nothing is left to decide. */
  returnOf(state: State): Kurus | undefined
  /** What the player may see: of an open round nothing that is still hidden. */
  shownOf(state: State): Json
  /** How a round that was left open for a day ends. */
  whenLeft(state: State): Move | 'stake back'
}

/** Why a move is refused. The page has a sentence for each. */
export type Reason = 'not_now' | 'over' | 'at_limit' | 'taken_already' | 'not_these_cards'

/** A round that is over once it has begun: one bet, one result. */
type OneStep<Bet extends Json, Result extends Json> = Pick<
  Game<Bet, never, never>,
  'code' | 'kind' | 'version' | 'stakesKurus' | 'paytable' | 'readBet' | 'stakeOf' | 'mostReturnOf'
> & { draw(bet: Bet, random: Random): { result: Result; returnKurus: Kurus } }

export type Settled<Bet extends Json, Result extends Json> = {
  bet: Bet
  result: Result
  returnKurus: Kurus
}

export function oneStepGame<Bet extends Json, Result extends Json>(
  game: OneStep<Bet, Result>,
): Game<Bet, never, Settled<Bet, Result>> {
  const { draw, ...facts } = game
  return {
    ...facts,
    begin: (bet, random) => ({ bet, ...draw(bet, random) }),
    readMove: () => undefined,
    whyNot: () => 'over',
    priceOf: () => 0,
    play: (state) => state,
    choicesOf: () => [],
    returnOf: (state) => state.returnKurus,
    shownOf: (state) => state,
    whenLeft: () => 'stake back',
  }
}

/** Stake times a multiplier of whole hundredths. Exact for whole lira. */
export const times = (stakeKurus: Kurus, hundredths: number): Kurus =>
  (stakeKurus * hundredths) / 100

/** The highest return of one round, ₺10 000 000: a bet that could bring more is refused. */
export const MOST_RETURN_KURUS: Kurus = 1_000_000_000

const LIRA_KURUS = 100

/** Whole lira from `least` to `most`. */
export const isStake = (value: unknown, least: number, most: number): value is Kurus =>
  isWhole(value, least * LIRA_KURUS, most * LIRA_KURUS) && value % LIRA_KURUS === 0

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most

/** The members of an object that has these and no others. */
export function membersOf<Name extends string>(
  input: unknown,
  names: readonly Name[],
): Record<Name, unknown> | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined
  const keys = Object.keys(input)
  if (keys.length !== names.length || !names.every((name) => keys.includes(name))) return undefined
  return input as Record<Name, unknown>
}

/** The usual steps of a stake dial in lira, as kuruş, from `least` to `most`. */
export const stakesBetween = (least: number, most: number): readonly Kurus[] =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]
    .filter((lira) => lira >= least && lira <= most)
    .map((lira) => lira * LIRA_KURUS)
