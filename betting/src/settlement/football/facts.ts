import type { Pair } from '../results.ts'

export type Side = '1' | '2'

/** A goal that stands, in order. `side` gains it. */
export type Goal = {
  side: Side
  /** 1 to 90; stoppage time counts as minute 45 or 90. */
  minute: number
  /** Null where the source does not know. */
  scorer: string | null
  isOwn: boolean
  isPenalty?: boolean
}

export type PlayerFacts = {
  /** Took the field, and before the first goal of the match. */
  played: boolean
  playedBeforeFirstGoal: boolean
  shotsOnTarget?: number
  wasCarded?: boolean
  assists?: number
}

/** What is known of a match that is over. A member that is missing is not known. */
export type FootballFacts = {
  fullTime?: Pair
  halfTime?: Pair
  goals?: readonly Goal[]
  /** Taken, not awarded. */
  corners?: Pair
  cornersHalfTime?: Pair
  firstCorner?: Side | 'none'
  yellow?: Pair
  red?: Pair
  shots?: Pair
  shotsOnTarget?: Pair
  fouls?: Pair
  /** Awarded in play and not overturned. */
  hasPenalty?: boolean
  players?: Readonly<Record<string, PlayerFacts>>
  /** With extra time and penalties. */
  qualifies?: Side
  winsCup?: Side
  /** Goals of extra time; null where it was not played. */
  extraTime?: Pair | null
  /** Null where there were none. */
  penaltiesWinner?: Side | null
}
