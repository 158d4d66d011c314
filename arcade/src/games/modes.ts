import { type Fraction, numberOf } from './fraction.ts'
import type { Game, Json, Kurus } from './game.ts'
import type { Figures } from './law.ts'

/** The declared figures of a mode, per unit of the first stake. */
export type Declared = {
  /** The name on the commands. */
  mode: string
  rtp: number
  /** Where the return is a fraction that can be computed. */
  exactRtp: Fraction | null
  /** The chance that anything is returned; null where it is not known. */
  hitRate: number | null
  /** Standard deviation of the return. */
  deviation: number
  /** The greatest return, in units of the first stake. */
  most: number
  /** How rare a round with the greatest return is; absent where its mathematics does not tell it. */
  mostChance?: MostChance
}

/** Exact; a bound that the chance lies below; or one of so many rounds that were played, of which none returned it. */
export type MostChance = { value: number; kind: 'exact' | 'bound' | 'unseen' }

/** Nobody reads how much smaller a chance is. */
const TOLD_FROM = 1e-10

/** A chance that was computed: exactly, or that it lies below what is told at all. */
export const toldChance = (value: number): MostChance =>
  value < TOLD_FROM ? { value: TOLD_FROM, kind: 'bound' } : { value, kind: 'exact' }

/** What a round staked and returned, of the bet that a mode is about. */
export type Measured = { stakedKurus: Kurus; returnedKurus: Kurus }

/** What a round that is over was bound to return, further stakes included, and the variance of that in kuruş². */
export type Expected = { mode: string; meanKurus: number; variance: number }

/** The ways to bet on a game whose returns are declared, and how each is played to measure it. */
export type Modes<Bet extends Json, Move extends Json, State extends Json> = {
  /** The name of the game on the commands. */
  name: string
  game: Game<Bet, Move, State>
  declared(): readonly Declared[]
  /** The bet of a mode; undefined where a mode is not simulated. */
  betOf(mode: string): Bet | undefined
  /** Whether a round that has begun is of this mode. Without it each is. */
  isOf?(mode: string, state: State): boolean
  /** The move of this mode. Without it a round is over once it has begun. */
  moveIn?(mode: string, state: State): Move
  /** The part of a round that this mode is about. Without it the whole round is. */
  measure?(mode: string, state: State): Measured | undefined
  /** The declared mode that a bet is of, where the bet alone decides. Without it there is one mode. */
  modeOf?(bet: Bet): string
  /** Of a round of several bets or steps, or of more modes than are worth counting apart. */
  expectedOf?(bet: Bet, state: State): Expected
  /** The returns are those of the best play: players may bring themselves less. */
  isOfBestPlay?: true
}

export const declaredOf = ({
  mode,
  rtp,
  hitRate,
  variance,
  mostHundredths,
  mostChance,
}: Figures): Declared => ({
  mode,
  rtp: numberOf(rtp),
  exactRtp: rtp,
  hitRate: numberOf(hitRate),
  deviation: Math.sqrt(numberOf(variance)),
  most: mostHundredths / 100,
  mostChance: { value: numberOf(mostChance), kind: 'exact' },
})
