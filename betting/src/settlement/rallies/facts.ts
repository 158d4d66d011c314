import type { Pair } from '../results.ts'

type Side = '1' | '2'

/** A set that was begun. */
export type TennisSet = {
  games: Pair
  /** Its last game was a tie-break. */
  hasTieBreak?: boolean
  /** A tie-break that was played instead of the last set: one set and one game. */
  isMatchTieBreak?: boolean
}

export type TennisFacts = {
  bestOf: 3 | 5
  /** What is played instead of a last set; a set where it is not there. */
  decider?: 'match-tie-break'
  /** In their order. All are over, but for the last one of a match that was cut short. */
  sets?: readonly TennisSet[]
  /** Who retired or did not come; null where the match was played to its end. */
  retired?: Side | null
  /** Of the game that is named by its number from 1: whether its server held. */
  games?: Readonly<Record<string, 'hold' | 'break'>>
}

export type VolleyballFacts = {
  bestOf: 3 | 5
  /** Points of each set. The golden set is none. */
  sets?: readonly Pair[]
}
