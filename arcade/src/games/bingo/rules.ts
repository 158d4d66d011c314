import { isWhole, type Json, type Kurus, membersOf } from '../game.ts'
import type { Phase, RoomGame } from '../rooms/room-game.ts'
import { range } from '../shuffle.ts'
import {
  type Bet,
  close,
  firstCall,
  type Hall,
  nextCall,
  shownOf,
  type Table,
  wonSoFar,
} from './course.ts'
import { PRIZES } from './levels.ts'
import { isListRight, isPastRight, replayWith } from './proof.ts'
import { TICKETS, TICKETS_MAX } from './tickets.ts'

const PHASES: Record<Table['phase'], Omit<Phase, 'name'>> = {
  betting: { kind: 'betting', lengthMs: 60_000 },
  closed: { kind: 'closed', lengthMs: 2_000 },
  call: { kind: 'play', lengthMs: 3_200 },
  prize: { kind: 'play', lengthMs: 3_000 },
  result: { kind: 'result', lengthMs: 8_000 },
  off: { kind: 'result', lengthMs: 3_000 },
}

/** Bingo: tickets are sold until closing, then numbers are called until the first full house. */
export function bingoOf(hall: Hall): RoomGame<Bet, never, Table> {
  const ticketKurus = hall.ticketLira * 100
  const stakeOf = ({ tickets }: Bet): Kurus => tickets.length * ticketKurus
  return {
    code: hall.code,
    kind: 'room',
    version: '1',
    stakesKurus: range(1, TICKETS_MAX).map((tickets) => tickets * ticketKurus),
    paytable: paytableOf(hall),
    stream: 'blocks',
    isAlwaysOpen: true,
    sharesPot: true,
    betsMax: 6,
    takeBackUntilMs: 1_000,
    readBet,
    stakeOf,
    // Shares of what all have paid: no stake of one player bounds them.
    mostReturnOf: stakeOf,
    begin: (carried) => ({ phase: 'betting', growingKurus: growingOf(carried) }),
    phaseOf: ({ phase }) => ({ name: phase, ...PHASES[phase] }),
    whyNoBet(_table, bet, placed, seat) {
      const sold = new Set(placed.flatMap((one) => one.bet.tickets))
      const own = placed.filter((one) => one.seat === seat).flatMap((one) => one.bet.tickets)
      if (own.length + bet.tickets.length > TICKETS_MAX) return 'over_limit'
      return bet.tickets.some((ticket) => sold.has(ticket)) ? 'place_taken' : undefined
    },
    next(table, placed, random) {
      if ('course' in table) return nextCall(table)
      if ('sold' in table) return firstCall(hall, table, { placed, random: random() })
      return table.phase === 'betting' ? close(hall, table.growingKurus, placed) : undefined
    },
    readMove: () => undefined,
    make: () => ({ why: 'not_now' }),
    returnOf(table, { bet }) {
      if (table.phase === 'off') return 'stake back'
      return table.phase === 'result' ? wonSoFar(table, bet) : undefined
    },
    shownOf,
    courseOf: (table, { bet }) => ({
      tickets: bet.tickets.length,
      wonKurus: wonSoFar(table, bet),
    }),
    carry: (table) => ('course' in table ? table.course.growingKurus : table.growingKurus),
    isPastRight: (past, random) => isPastRight(hall, past, random),
    isListRight: (past, bets, random) => isListRight(hall, { past, bets }, random),
    replay: (bet, moves, random, past) =>
      moves.length === 0 ? replayWith(hall, bet, { past, random }) : undefined,
  }
}

function paytableOf({ balls, ticketLira }: Hall): Json {
  const { levels, growingPermille, growingCalls } = PRIZES[balls]
  return {
    balls,
    ticketLira,
    levels: levels.map(({ name, permille }) => [name, permille]),
    growing: { permille: growingPermille, calls: growingCalls },
    series: { tickets: TICKETS, numberedBy: 'splitmix32' },
  }
}

function readBet(input: unknown): Bet | undefined {
  const tickets = membersOf(input, ['tickets'])?.tickets
  if (!Array.isArray(tickets) || tickets.length === 0 || tickets.length > TICKETS_MAX)
    return undefined
  const isNumber = (value: unknown): value is number => isWhole(value, 0, TICKETS - 1)
  if (!tickets.every(isNumber) || new Set(tickets).size < tickets.length) return undefined
  return { tickets: [...tickets] }
}

const growingOf = (carried: Json): Kurus =>
  isWhole(carried, 0, Number.MAX_SAFE_INTEGER) ? carried : 0
