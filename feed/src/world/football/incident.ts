import type { Side } from '../fixture.ts'

export const PERIODS = ['h1', 'ht', 'h2'] as const
export type PeriodName = (typeof PERIODS)[number]

export type IncidentKind =
  | ('goal' | 'corner' | 'yellow' | 'red' | 'shot' | 'shot_on_target' | 'foul')
  | ('penalty' | 'penalty_missed' | 'danger')

/** Something that happened, so many seconds after kick-off of its half. */
export type Incident = {
  kind: IncidentKind
  side: Side
  period: 'h1' | 'h2'
  /** Of the half, with its stoppage. */
  elapsedS: number
  isOwnGoal?: boolean
  isPenaltyGoal?: boolean
  /** Who did it, where players are named. */
  player?: string
}

/** All of a match: what happens in it, and how long its halves last. */
export type Timeline = {
  incidents: readonly Incident[]
  /** With stoppage. */
  halfS: readonly [first: number, second: number]
  stoppageMin: readonly [first: number, second: number]
}

export const HALF_S = 45 * 60
export const BREAK_S = 15 * 60
