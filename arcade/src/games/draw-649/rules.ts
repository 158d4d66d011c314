import {
  isStake,
  isWhole,
  type Kurus,
  membersOf,
  type Random,
  stakesBetween,
  times,
} from '../game.ts'
import { replayAtTable } from '../rooms/replay-table.ts'
import type { Phase, RoomGame } from '../rooms/room-game.ts'
import { drawSome, range } from '../shuffle.ts'

/** Küre 6/49: six balls of forty-nine; a coupon of six numbers, and bets beside it. */
export type Bet =
  | { coupon: readonly number[]; stakeKurus: Kurus }
  | { side: Side; stakeKurus: Kurus }
/** The balls in the order in which they came. */
export type Table = { phase: 'betting' | 'closed' | 'ball' | 'result'; drawn: readonly number[] }
export type Side = keyof typeof SIDES

export const BALLS = 49
export const PICKED = 6
/** By hits, in hundredths of the stake. */
export const COUPON_PAYS: Readonly<Record<number, number>> = {
  2: 200,
  3: 2_000,
  4: 22_000,
  5: 500_000,
  6: 50_000_000,
}
const [MIDDLE_SUM, LOW_BELOW] = [150, 40]

const sumOf = (drawn: readonly number[]): number => drawn.reduce((sum, ball) => sum + ball, 0)

function hasNeighbours(drawn: readonly number[]): boolean {
  return drawn.some((ball) => drawn.includes(ball + 1))
}

/** What wins, and its price in hundredths of the stake: some 96 % of what would be fair. */
export const SIDES = {
  'first-odd': { price: 188, isWon: ([first = 0]: readonly number[]) => first % 2 === 1 },
  'first-even': { price: 196, isWon: ([first = 0]: readonly number[]) => first % 2 === 0 },
  'over-150': { price: 195, isWon: (drawn: readonly number[]) => sumOf(drawn) > MIDDLE_SUM },
  'under-150': { price: 195, isWon: (drawn: readonly number[]) => sumOf(drawn) < MIDDLE_SUM },
  'below-40': {
    price: 410,
    isWon: (drawn: readonly number[]) => drawn.every((ball) => ball < LOW_BELOW),
  },
  consecutive: { price: 194, isWon: hasNeighbours },
  'no-consecutive': { price: 190, isWon: (drawn: readonly number[]) => !hasNeighbours(drawn) },
} as const

export const SIDE_NAMES = Object.keys(SIDES) as Side[]

/** In whole lira. Twenty on six hits is the highest return of a round. */
export const COUPON_STAKES = { least: 1, most: 20 }
export const SIDE_STAKES = { least: 1, most: 2_000 }

/** A draw every five minutes. */
const PHASES: Record<Table['phase'], Omit<Phase, 'name'>> = {
  betting: { kind: 'betting', lengthMs: 255_000 },
  closed: { kind: 'closed', lengthMs: 3_000 },
  ball: { kind: 'play', lengthMs: 4_500 },
  result: { kind: 'result', lengthMs: 15_000 },
}

/** The first balls of a draw: those after them change none of them. */
export const drawBalls = (count: number, random: Random): number[] =>
  drawSome(range(1, BALLS), count, random)

export const draw649: RoomGame<Bet, never, Table> = {
  code: 'zar_kure_649',
  kind: 'room',
  version: '1',
  stakesKurus: stakesBetween(COUPON_STAKES.least, COUPON_STAKES.most),
  paytable: {
    balls: BALLS,
    coupon: COUPON_PAYS,
    sides: SIDE_NAMES.map((side) => [side, SIDES[side].price]),
  },
  stream: 'blocks',
  isAlwaysOpen: true,
  betsMax: 20,
  takeBackUntilMs: 3_000,
  readBet,
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: (bet) =>
    times(bet.stakeKurus, 'side' in bet ? SIDES[bet.side].price : (COUPON_PAYS[PICKED] ?? 0)),
  begin: () => ({ phase: 'betting', drawn: [] }),
  phaseOf: ({ phase }) => ({ name: phase, ...PHASES[phase] }),
  next({ phase, drawn }, _placed, random) {
    if (phase === 'betting') return { phase: 'closed', drawn }
    if (phase === 'result') return undefined
    if (drawn.length === PICKED) return { phase: 'result', drawn }
    return { phase: 'ball', drawn: drawBalls(drawn.length + 1, random()) }
  },
  readMove: () => undefined,
  make: () => ({ why: 'not_now' }),
  returnOf: ({ phase, drawn }, { bet }) =>
    phase === 'result' ? times(bet.stakeKurus, hundredthsOf(bet, drawn)) : undefined,
  shownOf: ({ drawn }) => ({ drawn }),
  courseOf: ({ drawn }, { bet }) =>
    'coupon' in bet ? { hits: hitsOf(bet.coupon, drawn) } : { side: bet.side },
  replay: (bet, moves, draws) =>
    moves.length === 0 ? replayAtTable(draw649, { bet, moves: [] }, draws) : undefined,
}

function readBet(input: unknown): Bet | undefined {
  const side = membersOf(input, ['side', 'stakeKurus'])
  if (side) {
    const known = SIDE_NAMES.find((name) => name === side.side)
    const { stakeKurus } = side
    if (!known || !isStake(stakeKurus, SIDE_STAKES.least, SIDE_STAKES.most)) return undefined
    return { side: known, stakeKurus }
  }
  const read = membersOf(input, ['coupon', 'stakeKurus'])
  const coupon = read && readCoupon(read.coupon)
  if (!coupon || !isStake(read.stakeKurus, COUPON_STAKES.least, COUPON_STAKES.most))
    return undefined
  return { coupon, stakeKurus: read.stakeKurus }
}

/** Six different numbers, from the least to the highest. */
function readCoupon(input: unknown): readonly number[] | undefined {
  if (!Array.isArray(input) || input.length !== PICKED) return undefined
  const isNumber = (value: unknown): value is number => isWhole(value, 1, BALLS)
  if (!input.every(isNumber) || new Set(input).size !== PICKED) return undefined
  return [...input].sort((a, b) => a - b)
}

export const hitsOf = (coupon: readonly number[], drawn: readonly number[]): number =>
  drawn.filter((ball) => coupon.includes(ball)).length

function hundredthsOf(bet: Bet, drawn: readonly number[]): number {
  if ('coupon' in bet) return COUPON_PAYS[hitsOf(bet.coupon, drawn)] ?? 0
  const { price, isWon } = SIDES[bet.side]
  return isWon(drawn) ? price : 0
}
