import { type Placed as Chips, readPlaced, sumOf } from '../bets.ts'
import { isWhole, type Kurus, membersOf, type Random, stakesBetween, times } from '../game.ts'
import { replayAtTable } from '../rooms/replay-table.ts'
import type { Phase, RoomGame } from '../rooms/room-game.ts'
import { drawSome } from '../shuffle.ts'
import { BOWLS, ODDS, PLACES, type Place, RING, TULIPS } from './ring.ts'

/** Devran: a wheel of 54 segments with two bonus rounds, for all at the table. */
export type Bet = { bets: Chips }
export type Move = { tulip: number }

/** `segment` is a place of the ring. The bonus is drawn once its choices are closed. */
export type Table =
  | { phase: 'betting' | 'closed' }
  | { phase: 'spinning' | 'tulips'; segment: number }
  | { phase: 'opening'; segment: number; tulips: readonly number[] }
  | { phase: 'falling'; segment: number; path: readonly number[] }
  | { phase: 'result'; segment: number; tulips?: readonly number[]; path?: readonly number[] }

const [LEAST_LIRA, MOST_LIRA] = [1, 2_000]
export const LIMITS = {
  least: LEAST_LIRA,
  most: () => MOST_LIRA,
  mostInAll: MOST_LIRA * PLACES.length,
}
const ROWS = BOWLS.length - 1
/** Of a player who chose none in time. */
const MIDDLE_TULIP = 1

/** Milliseconds. */
export const LENGTHS: Record<Table['phase'], number> = {
  betting: 15_000,
  closed: 1_000,
  spinning: 9_000,
  tulips: 8_000,
  opening: 3_000,
  falling: 6_000,
  result: 5_000,
}
const KINDS: Record<Table['phase'], Phase['kind']> = {
  betting: 'betting',
  closed: 'closed',
  spinning: 'play',
  tulips: 'play',
  opening: 'play',
  falling: 'play',
  result: 'result',
}

export const drawSegment = (random: Random): number => random.below(RING.length)

/** Of the same stream, after the segment: what lies under the tulips from left to right. */
export function drawTulips(random: Random): number[] {
  drawSegment(random)
  return drawSome(TULIPS, TULIPS.length, random)
}

/** Of the same stream, after the segment: the seed's way through the rows, 1 = right. */
export function drawPath(random: Random): number[] {
  drawSegment(random)
  return Array.from({ length: ROWS }, () => random.below(2))
}

const placeAt = (segment: number): Place | undefined => RING[segment]

const bowlOf = (path: readonly number[]): number => path.reduce((sum, step) => sum + step, 0)

export const moneyWheel: RoomGame<Bet, Move, Table> = {
  code: 'zar_devran',
  kind: 'room',
  version: '1',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: { ring: RING, odds: ODDS, tulips: TULIPS, bowls: BOWLS },
  stream: 'blocks',
  // Twelve times the most on the seed that falls outermost is below the highest return of a round.
  betsMax: 12,
  takeBackUntilMs: 500,
  readBet(input) {
    const bets = readPlaced(input, (place) => PLACES.some((known) => known === place), LIMITS)
    return bets && { bets }
  },
  stakeOf: ({ bets }) => sumOf(bets),
  mostReturnOf: ({ bets }) =>
    Math.max(...bets.map(({ place, stakeKurus }) => times(stakeKurus, 100 + mostOddsOf(place)))),
  begin: () => ({ phase: 'betting' }),
  phaseOf: ({ phase }) => ({ name: phase, kind: KINDS[phase], lengthMs: LENGTHS[phase] }),
  next(table, _placed, random) {
    switch (table.phase) {
      case 'betting':
        return { phase: 'closed' }
      case 'closed':
        return { phase: 'spinning', segment: drawSegment(random()) }
      case 'spinning':
        return afterSpin(table.segment, random)
      case 'tulips':
        return { ...table, phase: 'opening', tulips: drawTulips(random()) }
      case 'opening':
      case 'falling':
        return { ...table, phase: 'result' }
      case 'result':
        return undefined
    }
  },
  readMove,
  make(table, { bet }, command) {
    if (table.phase === 'opening' || table.phase === 'result') return { why: 'too_late' }
    const { tulip } = command as Move
    const isOnTulips = bet.bets.some(({ place }) => place === 'lale')
    return table.phase === 'tulips' && isOnTulips ? { move: { tulip } } : { why: 'not_now' }
  },
  returnOf: (table, { bet, moves }) => returnAt(table, bet.bets, moves.at(-1)?.move.tulip),
  shownOf: ({ phase: _, ...shown }) => shown,
  courseOf: (_table, { bet, moves }) => ({
    places: bet.bets.map(({ place }) => place),
    tulip: moves.at(-1)?.move.tulip ?? null,
  }),
  replay(bet, moves, draws) {
    const chosen = moves.map(readMove)
    if (!chosen.every((move) => move !== undefined)) return undefined
    return replayAtTable(moneyWheel, { bet, moves: chosen }, draws)
  },
}

function readMove(input: unknown): Move | undefined {
  const tulip = membersOf(input, ['tulip'])?.tulip
  return isWhole(tulip, 0, TULIPS.length - 1) ? { tulip } : undefined
}

function afterSpin(segment: number, random: () => Random): Table {
  switch (placeAt(segment)) {
    case 'lale':
      return { phase: 'tulips', segment }
    case 'nar':
      return { phase: 'falling', segment, path: drawPath(random()) }
    default:
      return { phase: 'result', segment }
  }
}

/** Hundredths for each unit of the stake, beside the stake; undefined while a bonus round is open. */
function oddsAt(table: Table, tulip: number): number | undefined {
  if (table.phase !== 'result') return undefined
  const { segment, tulips, path } = table
  const place = placeAt(segment)
  if (place === 'lale') return tulips?.[tulip]
  if (place === 'nar') return path && BOWLS[bowlOf(path)]
  return place && ODDS[place]
}

/** A chip that lies elsewhere is lost once the wheel stands. */
export function returnAt(table: Table, chips: Chips, tulip = MIDDLE_TULIP): Kurus | undefined {
  if (!('segment' in table) || table.phase === 'spinning') return undefined
  const won = chips.find(({ place }) => place === placeAt(table.segment))
  if (!won) return 0
  const odds = oddsAt(table, tulip)
  return odds === undefined ? undefined : times(won.stakeKurus, 100 + odds)
}

export function mostOddsOf(place: string): number {
  if (place === 'lale') return Math.max(...TULIPS)
  return place === 'nar' ? Math.max(...BOWLS) : (ODDS[place as keyof typeof ODDS] ?? 0)
}
