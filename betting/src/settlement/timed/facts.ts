import type { Pair } from '../results.ts'

/** A match in quarters: basketball, American football. */
export type QuarterFacts = {
  /** Points of each quarter, without overtime. */
  quarters?: readonly Pair[]
  /** Points of all overtimes; null where there was none. */
  overtime?: Pair | null
  /** Which side first had so many points. */
  firstTo?: Readonly<Record<string, '1' | '2' | 'none'>>
  minutesPlayed?: number
  touchdowns?: Pair
  /** The first score of American football. */
  firstScore?: string
  /** Points, rebounds and assists by player; one who took no part is null. */
  players?: Readonly<Record<string, Readonly<Record<string, number>> | null>>
}

export type HockeyFacts = {
  /** Goals of each period, 60 minutes. */
  periods?: readonly Pair[]
  /** Goals of overtime; null where there was none. */
  overtime?: Pair | null
  /** Null where there was no shoot-out. */
  shootOutWinner?: '1' | '2' | null
}
