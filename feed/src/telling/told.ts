import type { StoppedGroup, ToldMarket } from '../protocol/message.ts'

export type Unsettled = { key: string; line: string | null; selections: readonly string[] }

/** What was told of a match so far. */
export type Told = {
  /** How many of its happenings. */
  happenings: number
  /** Until when nothing can be bet on, and of which groups; null while nothing is stopped. */
  stop: { untilMs: number; groups: readonly StoppedGroup[] } | null
  /** The markets that are on sale or stopped, by key and line. */
  offered: ReadonlyMap<string, ToldMarket>
  /** Every market that was ever offered and is not settled, with its selections. */
  unsettled: ReadonlyMap<string, Unsettled>
  /** Those whose part of the match is over: settled, and not on sale again. */
  over: ReadonlySet<string>
  pricedMs: number
  /** Null before anything was told. */
  status: 'scheduled' | 'live' | 'ended' | 'abandoned' | null
  /** 1 told, 2 confirmed. */
  settled: 0 | 1 | 2
}

export const UNTOLD: Told = {
  happenings: 0,
  stop: null,
  offered: new Map(),
  unsettled: new Map(),
  over: new Set(),
  pricedMs: 0,
  status: null,
  settled: 0,
}

export const nameOf = ({ key, line }: { key: string; line: string | null }): string =>
  line === null ? key : `${key}|${line}`
