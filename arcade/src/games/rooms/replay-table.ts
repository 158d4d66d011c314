import type { Json, Random } from '../game.ts'
import type { Placed, Replayed, RoomGame } from './room-game.ts'
import { isSameJson } from './same-json.ts'

/** What is kept of a round that is over. */
export const pastOf = <Bet extends Json, Move extends Json, Table extends Json>(
  room: RoomGame<Bet, Move, Table>,
  table: Table,
): Json => (room.pastOf ?? room.shownOf)(table)

/** Whether what is kept of a round is what its draws give: to the letter where no bet changes it. */
export function isPastRight<Bet extends Json, Move extends Json, Table extends Json>(
  room: RoomGame<Bet, Move, Table>,
  past: Json,
  draws: () => Random,
): boolean {
  if (room.isPastRight) return room.isPastRight(past, draws)
  const tables = tablesOf(room, { carried: room.carriedOf?.(past) ?? null, placed: [] }, draws)
  const again = pastOf(room, tables[tables.length - 1] as Table)
  return isSameJson(again, past)
}

/**
 * A bet of a round that is over, of a room in which bets change nothing for each other: the table with
 * this bet and its moves alone. Undefined where the bet is never decided.
 */
export function replayAtTable<Bet extends Json, Move extends Json, Table extends Json>(
  room: RoomGame<Bet, Move, Table>,
  { bet, moves, carried = null }: { bet: Bet; moves: readonly Move[]; carried?: Json },
  draws: () => Random,
): Replayed | undefined {
  const made = moves.map((move) => ({ phase: '', sinceMs: 0, move }))
  const placed: Placed<Bet, Move> = { id: '', seat: '', bet, moves: made }
  const tables = tablesOf(room, { carried, placed: [placed] }, draws)
  const returns = tables.map((table) => room.returnOf(table, placed, 0))
  const returned = returns.find((one) => one !== undefined)
  const last = tables[tables.length - 1]
  if (returned === undefined || last === undefined) return undefined
  return {
    shown: room.shownOf(last),
    winKurus: returned === 'stake back' ? room.stakeOf(bet) : returned,
  }
}

function tablesOf<Bet extends Json, Move extends Json, Table extends Json>(
  room: RoomGame<Bet, Move, Table>,
  { carried, placed }: { carried: Json; placed: readonly Placed<Bet, Move>[] },
  draws: () => Random,
): Table[] {
  const tables: Table[] = []
  let table: Table | undefined = room.begin(carried)
  while (table !== undefined) {
    tables.push(table)
    table = room.next(table, placed, draws)
  }
  return tables
}
