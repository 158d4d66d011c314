import type { DeadHeat, Outcome } from '@zar/contract/betting/outcome'

/**
 * A market of an event: the catalogue’s key `[stat.]period.market[.team]`, and a line as text
 * (`-0.75`, `2`) where the market has one. Handicap lines are always the home side’s.
 */
export type Market = { key: string; line: string | null }

/** The groups that a feed’s bet stop names. */
export const STOP_GROUPS = ['goals', 'corners', 'cards', 'players', 'period'] as const
export type StopGroup = (typeof STOP_GROUPS)[number]

/** What became of each selection of a market. */
export type Results = ReadonlyMap<string, SelectionResult>
export type SelectionResult = { outcome: Outcome; deadHeat?: DeadHeat }

/** Chances of a selection’s outcomes. They add up to 1. */
export type Chances = {
  win: number
  halfWin: number
  push: number
  halfLoss: number
  loss: number
}
