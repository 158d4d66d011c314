import type { Json, Random } from '../game.ts'
import type { Placed, Replayed, RoomGame } from './room-game.ts'

/** The last table of a round on which no bet lies. */
export function lastTableOf<Bet extends Json, Move extends Json, Table extends Json>(
  room: RoomGame<Bet, Move, Table>,
  draws: () => Random,
): Table {
  const tables = tablesOf(room, [], draws)
  return tables[tables.length - 1] as Table
}

/**
 * A bet of a round that is over, of a room in which bets change nothing for each other: the table with
 * this bet and its moves alone. Undefined where the bet is never decided.
 */
export function replayAtTable<Bet extends Json, Move extends Json, Table extends Json>(
  room: RoomGame<Bet, Move, Table>,
  { bet, moves }: { bet: Bet; moves: readonly Move[] },
  draws: () => Random,
): Replayed | undefined {
  const made = moves.map((move) => ({ phase: '', sinceMs: 0, move }))
  const placed: Placed<Bet, Move> = { id: '', seat: '', bet, moves: made }
  const tables = tablesOf(room, [placed], draws)
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
  placed: readonly Placed<Bet, Move>[],
  draws: () => Random,
): Table[] {
  const tables: Table[] = []
  let table: Table | undefined = room.begin(null)
  while (table !== undefined) {
    tables.push(table)
    table = room.next(table, placed, draws)
  }
  return tables
}
