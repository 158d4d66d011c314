import type { Side, Two } from '../fixture.ts'

export const PERIODS = ['h1', 'ht', 'h2', 'et', 'pens'] as const
export type PeriodName = (typeof PERIODS)[number]

export type IncidentKind =
  | ('goal' | 'corner' | 'yellow' | 'red' | 'shot' | 'shot_on_target' | 'foul')
  | ('penalty' | 'penalty_missed' | 'danger')

/** Something that happened, so many seconds after kick-off of its half. */
export type Incident = {
  kind: IncidentKind
  side: Side
  period: 'h1' | 'h2' | 'et'
  /** Of the half, with its stoppage; of extra time. */
  elapsedS: number
  isOwnGoal?: boolean
  isPenaltyGoal?: boolean
  /** Who did it, where players are named. */
  player?: string
  /** Who prepared a goal, where players are named. */
  assist?: string
}

/** All of a match: what happens in it, and how long its halves last. */
export type Timeline = {
  incidents: readonly Incident[]
  /** With stoppage. */
  halfS: readonly [first: number, second: number]
  stoppageMin: readonly [first: number, second: number]
  /** Where a tie went to extra time, and its penalties where that was level. */
  extra: { penalties: Two | null } | null
}

export const HALF_S = 45 * 60
export const BREAK_S = 15 * 60
/** The break before extra time, extra time without stoppage, and its penalties. */
export const EXTRA_BREAK_S = 5 * 60
export const EXTRA_S = 30 * 60
export const PENALTIES_S = 6 * 60

/** Seconds from the start to the end of the 90 minutes, and to the end of all. */
export function lengthOf({ halfS, extra }: Timeline): { regularS: number; endS: number } {
  const regularS = halfS[0] + BREAK_S + halfS[1]
  if (!extra) return { regularS, endS: regularS }
  return {
    regularS,
    endS: regularS + EXTRA_BREAK_S + EXTRA_S + (extra.penalties ? PENALTIES_S : 0),
  }
}

export const PENALTY_GOALS = 0.075
export const OWN_GOALS = 0.03
/** Goals that somebody of the own side has scored. */
export const SCORED_SHARE = 1 - (1 - PENALTY_GOALS) * OWN_GOALS
/** Shots of a match that are no goals: on target, and not. */
export const SHOTS_SAVED = 6.1
export const SHOTS_WIDE = 16.5
