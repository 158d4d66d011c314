import { type Placed as Chips, readPlaced, sumOf } from '../bets.ts'
import { stakesBetween } from '../game.ts'
import { replayAtTable } from '../rooms/replay-table.ts'
import type { Phase, RoomGame } from '../rooms/room-game.ts'
import { whyOverLimits } from '../rooms/seat-limits.ts'
import { PLACES } from '../roulette/places.ts'
import { NUMBERS, returnAt } from '../roulette/rules.ts'
import { range } from '../shuffle.ts'
import { type Table as Limited, TABLES } from './tables.ts'

/** Live roulette: one European wheel for all at the table. */
export type Bet = { bets: Chips }
export type Table =
  | { phase: 'betting' | 'closed' }
  | { phase: 'spinning' | 'result'; number: number }

/** Milliseconds. */
export const LENGTHS: Record<Table['phase'], number> = {
  betting: 15_000,
  closed: 1_000,
  spinning: 8_000,
  result: 4_000,
}
const KINDS: Record<Table['phase'], Phase['kind']> = {
  betting: 'betting',
  closed: 'closed',
  spinning: 'play',
  result: 'result',
}
/** Of a bet so many of its highest places are told to everybody. */
const TOLD_PLACES = 6

export function liveRoulette({ code, limits }: Limited): RoomGame<Bet, never, Table> {
  const room: RoomGame<Bet, never, Table> = {
    code,
    kind: 'room',
    version: '1',
    stakesKurus: stakesBetween(limits.least, limits.most()),
    paytable: [...PLACES].map(([place, { numbers, odds }]) => [place, numbers, odds]),
    stream: 'blocks',
    betsMax: 20,
    takeBackUntilMs: 500,
    readBet(input) {
      const bets = readPlaced(input, (place) => PLACES.has(place), limits)
      return bets && { bets }
    },
    stakeOf: ({ bets }) => sumOf(bets),
    mostReturnOf: ({ bets }) =>
      Math.max(...range(0, NUMBERS - 1).map((number) => returnAt(bets, number))),
    whyNoBet: (_table, { bets }, placed, seat) => whyOverLimits(limits, bets, { placed, seat }),
    begin: () => ({ phase: 'betting' }),
    phaseOf: ({ phase }) => ({ name: phase, kind: KINDS[phase], lengthMs: LENGTHS[phase] }),
    next(table, _placed, random) {
      switch (table.phase) {
        case 'betting':
          return { phase: 'closed' }
        case 'closed':
          return { phase: 'spinning', number: random().below(NUMBERS) }
        case 'spinning':
          return { phase: 'result', number: table.number }
        case 'result':
          return undefined
      }
    },
    readMove: () => undefined,
    make: () => ({ why: 'not_now' }),
    returnOf: (table, { bet }) =>
      table.phase === 'result' ? returnAt(bet.bets, table.number) : undefined,
    shownOf: ({ phase: _, ...shown }) => shown,
    courseOf: (_table, { bet }) => ({
      bets: bet.bets.toSorted((a, b) => b.stakeKurus - a.stakeKurus).slice(0, TOLD_PLACES),
    }),
    replay: (bet, moves, draws) =>
      moves.length === 0 ? replayAtTable(room, { bet, moves: [] }, draws) : undefined,
  }
  return room
}

export const LIVE_ROULETTES = TABLES.map(liveRoulette)
