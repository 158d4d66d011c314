import {
  isStake,
  isWhole,
  type Kurus,
  MOST_RETURN_KURUS,
  membersOf,
  stakesBetween,
  times,
} from '../game.ts'
import type { Phase, Placed, RoomGame } from '../rooms/room-game.ts'
import {
  bitsOf,
  GROWTH,
  type Hundredths,
  multiplierAt,
  reachedAtMs,
  snapOf,
  snapsAtMs,
} from './crash-point.ts'

/** Uçurtma: the kite climbs until its string snaps. A bet is worth its multiple as long as it holds. */
export type Bet = {
  stakeKurus: Kurus
  /** At which the server cashes out by itself; null where the player does, at the latest at the most. */
  auto: Hundredths | null
}
export type Move = { cashOut: Hundredths }
/** What a bet came to: where it was cashed out, and at the end where the string snapped. */
export type Course = { cashedOut: Hundredths | null; snap?: Hundredths }

export type Table =
  | { phase: 'betting' | 'locked' }
  | { phase: 'flying' | 'snapped'; snap: Hundredths }

/** FAIR-08: a cash-out at 1.00 would return all of every stake. At the most every bet is cashed out. */
export const CASH_OUTS = { least: 101, most: 100_000 } as const
const [LEAST_LIRA, MOST_LIRA] = [1, 5_000]

/** Milliseconds. */
export const LENGTHS = { betting: 6_000, locked: 400, snapped: 3_000 } as const

export const crash: RoomGame<Bet, Move, Table> = {
  code: 'zar_ucurtma',
  kind: 'room',
  version: '1',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: { returnedPercent: 99, bits: 52, cashOuts: CASH_OUTS, growth: GROWTH, bets: 2 },
  stream: 'crash',
  betsMax: 2,
  takeBackUntilMs: 500,
  readBet(input) {
    const read = membersOf(input, ['stakeKurus', 'auto'])
    if (!read || !isStake(read.stakeKurus, LEAST_LIRA, MOST_LIRA)) return undefined
    const { stakeKurus, auto } = read
    if (auto === null) return { stakeKurus, auto }
    return isWhole(auto, CASH_OUTS.least, CASH_OUTS.most) ? { stakeKurus, auto } : undefined
  },
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: (bet) => Math.min(times(bet.stakeKurus, lastOf(bet)), MOST_RETURN_KURUS),
  begin: () => ({ phase: 'betting' }),
  phaseOf,
  next(table, _placed, random) {
    if (table.phase === 'betting') return { phase: 'locked' }
    if (table.phase === 'locked') return { phase: 'flying', snap: snapOf(bitsOf(random())) }
    return table.phase === 'flying' ? { ...table, phase: 'snapped' } : undefined
  },
  readMove: (input) =>
    membersOf(input, ['cashOut'])?.cashOut === true ? { cashOut: true } : undefined,
  make(table, _placed, _command, sinceMs) {
    if (table.phase === 'snapped') return { why: 'too_late' }
    if (table.phase !== 'flying') return { why: 'not_now' }
    const multiplier = multiplierAt(sinceMs)
    if (multiplier > table.snap) return { why: 'too_late' }
    return multiplier < CASH_OUTS.least ? { why: 'too_early' } : { move: { cashOut: multiplier } }
  },
  decidedAtMs(table, { bet }) {
    if (table.phase !== 'flying' || lastOf(bet) > table.snap) return undefined
    return reachedAtMs(lastOf(bet))
  },
  returnOf(table, placed, sinceMs) {
    const cashedOut = cashedOutAt(table, placed, sinceMs)
    if (cashedOut !== undefined) return times(placed.bet.stakeKurus, cashedOut)
    return table.phase === 'snapped' ? 0 : undefined
  },
  shownOf: (table) => (table.phase === 'snapped' ? { snap: table.snap } : {}),
  courseOf: (table, placed, sinceMs) => ({
    cashedOut: cashedOutAt(table, placed, sinceMs) ?? null,
    ...(table.phase === 'snapped' && { snap: table.snap }),
  }),
  replay(bet, moves, random) {
    const snap = snapOf(bitsOf(random()))
    const own = moves.map((move) => membersOf(move, ['cashOut'])?.cashOut)
    const last = Math.min(snap, lastOf(bet))
    if (own.length > 1 || !own.every((one) => isWhole(one, CASH_OUTS.least, last))) return undefined
    const server = lastOf(bet) <= snap ? lastOf(bet) : null
    const cashedOut = (own[0] as Hundredths | undefined) ?? server
    return { shown: { snap, cashedOut }, winKurus: times(bet.stakeKurus, cashedOut ?? 0) }
  },
}

/** The server cashes out there by itself. */
const lastOf = ({ auto }: Bet): Hundredths => auto ?? CASH_OUTS.most

function phaseOf(table: Table): Phase {
  switch (table.phase) {
    case 'betting':
      return { name: 'betting', kind: 'betting', lengthMs: LENGTHS.betting }
    case 'locked':
      return { name: 'locked', kind: 'closed', lengthMs: LENGTHS.locked }
    case 'flying':
      return { name: 'flying', kind: 'play', lengthMs: snapsAtMs(table.snap), isLengthHidden: true }
    case 'snapped':
      return { name: 'snapped', kind: 'result', lengthMs: LENGTHS.snapped }
  }
}

/** By the player's own command before, or by the server once the multiplier has come to where it does. */
function cashedOutAt(
  table: Table,
  { bet, moves: [made] }: Placed<Bet, Move>,
  sinceMs: number,
): Hundredths | undefined {
  if (made) return made.move.cashOut
  if (table.phase !== 'flying' && table.phase !== 'snapped') return undefined
  const last = lastOf(bet)
  const isReached = table.phase === 'snapped' || sinceMs >= reachedAtMs(last)
  return last <= table.snap && isReached ? last : undefined
}
