import type { Pair } from '../pair.ts'
import { COUNTS, type Count } from './state.ts'

/** What a match promises before it begins. */
export type FootballExpectation = {
  /** Goals in 90 minutes, λ and μ. */
  goals: Pair
  counts: Readonly<Record<Count, Pair>>
  /** Chances of any red card and of any penalty. */
  red: number
  penalty: number
  players: readonly PlayerExpectation[]
  /** Where the winner of a tie is priced. */
  tie: Tie | null
}

export type PlayerExpectation = {
  id: string
  side: 'home' | 'away'
  /** Shares of the side’s goals that are scored and prepared by this player. */
  goalShare: number
  assistShare: number
  /** Shots on target and cards in 90 minutes. */
  sot: number
  cards: number
}

/** The first leg by the sides of this match; null where there is none. */
export type Tie = { firstLeg: Pair | null; doAwayGoalsCount: boolean }

/** Means of 484 matches of two leagues. */
const LEAGUE_COUNTS: Record<Count, { mean: number; homeShare: number }> = {
  corners: { mean: 10.3, homeShare: 0.54 },
  cards: { mean: 4.7, homeShare: 0.48 },
  shots: { mean: 25.6, homeShare: 0.545 },
  sot: { mean: 9.1, homeShare: 0.55 },
  fouls: { mean: 23.7, homeShare: 0.5 },
}

const split = ({ mean, homeShare }: { mean: number; homeShare: number }): Pair => ({
  home: mean * homeShare,
  away: mean * (1 - homeShare),
})

/** Goals of a match between two middling sides. */
export const LEAGUE_GOALS: Pair = { home: 1.58, away: 1.4 }

/** A match of which no more is known than its league. The chance of a penalty is assumed. */
export const LEAGUE_EXPECTATION: FootballExpectation = {
  goals: LEAGUE_GOALS,
  counts: Object.fromEntries(COUNTS.map((count) => [count, split(LEAGUE_COUNTS[count])])) as Record<
    Count,
    Pair
  >,
  red: 0.155,
  penalty: 0.25,
  players: [],
  tie: null,
}
