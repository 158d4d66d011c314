import type { EventState, MatchClock, Score } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import type { Market } from '../markets/market.ts'
import type { Pair } from '../prices/pair.ts'

/** A match as it is told now: how it stands, and what its board says of it. */
export type MatchNow = {
  sport: Sport
  state: EventState
  score: Score | null
  clock: MatchClock | null
  /** What is counted beside the score, by the feed’s names. */
  stats: readonly { key: string; values: readonly [number, number] }[]
  /** Sets or maps it is played over; null where nobody said. */
  bestOf: number | null
  board: Board
}

/** Fair chances on the board. Of a line that can push, that of its decided part. */
export type Board = readonly BoardRow[]
export type BoardRow = Market & {
  selection: string
  /** From 0 to 1. */
  p: number
  /** Whether it is for sale now: else it may be of a moment that is over. */
  isOpen: boolean
}

/** The told chance of a selection that is for sale. */
export const toldOn = (board: Board, { key, line }: Market, selection: string) =>
  board.find(
    (row) => row.isOpen && row.key === key && row.line === line && row.selection === selection,
  )?.p

export const pairOf = ([home, away]: readonly [number, number]): Pair => ({ home, away })

/** What is counted of both sides; undefined where it is not told. */
export const countOf = ({ stats }: MatchNow, key: string): Pair | undefined => {
  const stat = stats.find((one) => one.key === key)
  return stat && pairOf(stat.values)
}

/** Sets or maps that are over, and the one that is played. Undefined where the score has fewer than it says. */
export function partsNow({ score }: MatchNow): { over: Pair[]; current: Pair } | undefined {
  if (!score) return undefined
  const count = score.total[0] + score.total[1]
  if (score.parts.length < count) return undefined
  const parts = score.parts.map(pairOf)
  return { over: parts.slice(0, count), current: parts[count] ?? { home: 0, away: 0 } }
}
