import { NONE, type Pair } from '../pair.ts'

/** What is counted beside goals, for each side. */
export const COUNTS = ['corners', 'cards', 'shots', 'sot', 'fouls'] as const
export type Count = (typeof COUNTS)[number]

/** Where the match stands on its clock. Half-time is minute 0 of the second half. */
export type FootballClock = {
  period: 'h1' | 'h2' | 'et'
  /** Of this period, with its stoppage. */
  elapsedMin: number
  /** The stoppage of the second half, once it is announced. */
  addedMin?: number
}

/** What a player has done so far. */
export type PlayerCounts = { goals: number; assists: number; sot: number; cards: number }

/** What has happened in a match. */
export type FootballState = {
  clock: FootballClock
  /** Without extra time. */
  score: Pair
  /** Null until the first half is over. */
  halfTime: Pair | null
  extraTime: Pair
  /** Players sent off. */
  reds: Pair
  lastGoal: '1' | '2' | null
  counts: Readonly<Record<Count, Pair>>
  bookingPoints: number
  penaltyAwarded: boolean
  players: ReadonlyMap<string, PlayerCounts>
}

export const KICK_OFF: FootballState = {
  clock: { period: 'h1', elapsedMin: 0 },
  score: NONE,
  halfTime: null,
  extraTime: NONE,
  reds: NONE,
  lastGoal: null,
  counts: { corners: NONE, cards: NONE, shots: NONE, sot: NONE, fouls: NONE },
  bookingPoints: 0,
  penaltyAwarded: false,
  players: new Map(),
}
