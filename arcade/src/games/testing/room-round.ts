import { randomOf } from '../../fairness/seeds.ts'
import type { Json, Random } from '../game.ts'
import type { Made, Placed, Return, RoomGame } from '../rooms/room-game.ts'
import known from './known-room-answers.json' with { type: 'json' }

type Draws = () => Random

/** A fresh stream of the round of this nonce, as a solo game's vectors have it. */
export const soloDraws =
  (nonce: number): Draws =>
  () =>
    randomOf({ serverSeed: 'example_server_seed', clientSeed: 'example_client_seed' }, nonce)

/** A fresh stream of a round of the example chain, from 1. */
export const chainDraws =
  (round: number): Draws =>
  () => {
    const found = known.chain.rounds.find((one) => one.round === round)
    if (!found) throw new Error(`no round ${round}`)
    return randomOf({ serverSeed: found.hash, clientSeed: known.chain.salt }, round)
  }

export const placedAs = <Bet extends Json, Move extends Json = never>(
  bet: Bet,
  moves: readonly Made<Move>[] = [],
): Placed<Bet, Move> => ({ id: 'bet', seat: 'seat', bet, moves })

/** Every table of a round, from its first phase to its last. A draw while bets are open throws. */
export function tablesOf<Bet extends Json, Move extends Json, Table extends Json>(
  room: RoomGame<Bet, Move, Table>,
  draws: Draws,
  { placed = [], carried = null }: { placed?: readonly Placed<Bet, Move>[]; carried?: Json } = {},
): Table[] {
  const tables: Table[] = []
  let table: Table | undefined = room.begin(carried)
  while (table !== undefined) {
    const now: Table = table
    tables.push(now)
    table = room.next(now, placed, () => {
      if (room.phaseOf(now).kind === 'betting') throw new Error('a draw while bets are open')
      return draws()
    })
  }
  return tables
}

/** In which phase a bet is decided, and what it returns. */
export function settledIn<Bet extends Json, Move extends Json, Table extends Json>(
  room: RoomGame<Bet, Move, Table>,
  tables: readonly Table[],
  placed: Placed<Bet, Move>,
): { phase: string; returned: Return } {
  for (const table of tables) {
    const returned = room.returnOf(table, placed, 0)
    if (returned !== undefined) return { phase: room.phaseOf(table).name, returned }
  }
  throw new Error('the bet is not decided')
}
