import {
  isStake,
  isWhole,
  type Kurus,
  membersOf,
  oneStepGame,
  stakesBetween,
  times,
} from '../game.ts'

/**
 * Nar Tanesi: a seed falls through rows of studs, left or right at each, into a bowl. Several may fall in
 * one round, each for the same stake and by draws of its own.
 */
export type Bet = One | (One & { count: number })
type One = { stakeKurus: Kurus; rows: Rows; risk: Risk }
/** The turns of all seeds, one seed after the other, and the bowl of each. */
export type Result = { path: number[]; bowls: number[] }
export type Rows = (typeof ROWS)[number]
export type Risk = (typeof RISKS)[number]

export const ROWS = [8, 12, 16] as const
export const RISKS = ['low', 'mid', 'high'] as const
export const COUNT_MOST = 20
/** Of all seeds together. */
export const MOST_LIRA = 2_000
const LEAST_LIRA = 1

export const countOf = (bet: Bet): number => ('count' in bet ? bet.count : 1)
const stakeOf = (bet: Bet): Kurus => bet.stakeKurus * countOf(bet)

/** Hundredths from the outer bowl to the middle one, which exists once. */
const HALVES: Record<Rows, Record<Risk, readonly number[]>> = {
  8: {
    low: [560, 210, 110, 100, 50],
    mid: [1_300, 300, 130, 70, 40],
    high: [2_800, 400, 150, 30, 20],
  },
  12: {
    low: [1_000, 300, 160, 140, 110, 100, 50],
    mid: [3_300, 1_100, 400, 200, 110, 60, 30],
    high: [17_000, 2_400, 800, 200, 70, 20, 20],
  },
  16: {
    low: [1_600, 900, 200, 140, 140, 120, 110, 100, 50],
    mid: [11_000, 4_100, 1_000, 500, 300, 150, 100, 50, 30],
    high: [100_000, 13_000, 2_600, 900, 400, 200, 20, 20, 20],
  },
}

/** Hundredths of each bowl, from the left. */
export function bowlsOf(rows: Rows, risk: Risk): number[] {
  const half = HALVES[rows][risk]
  return [...half, ...half.slice(0, -1).reverse()]
}

/** The turns of each seed. */
export const fallsOf = (path: readonly number[], rows: Rows): (readonly number[])[] =>
  Array.from({ length: path.length / rows }, (_, seed) =>
    path.slice(seed * rows, (seed + 1) * rows),
  )

/** As many turns to the right, as many bowls from the left. */
export const bowlOf = (turns: readonly number[]): number =>
  turns.reduce((sum, right) => sum + right, 0)

const isRows = (value: unknown): value is Rows => ROWS.some((rows) => rows === value)
const isRisk = (value: unknown): value is Risk => RISKS.some((risk) => risk === value)

export const plinko = oneStepGame<Bet, Result>({
  code: 'zar_nar_tanesi',
  kind: 'instant',
  version: '2',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: ROWS.map((rows) => RISKS.map((risk) => bowlsOf(rows, risk))),
  readBet(input) {
    const several = membersOf(input, ['stakeKurus', 'rows', 'risk', 'count'])
    const read = several ?? membersOf(input, ['stakeKurus', 'rows', 'risk'])
    if (!read || !isStake(read.stakeKurus, LEAST_LIRA, MOST_LIRA)) return undefined
    if (!isRows(read.rows) || !isRisk(read.risk)) return undefined
    const one = { stakeKurus: read.stakeKurus, rows: read.rows, risk: read.risk }
    if (!several) return one
    if (!isWhole(several.count, 1, COUNT_MOST)) return undefined
    const bet = { ...one, count: several.count }
    return isStake(stakeOf(bet), LEAST_LIRA, MOST_LIRA) ? bet : undefined
  },
  stakeOf,
  mostReturnOf: (bet) => times(stakeOf(bet), Math.max(...bowlsOf(bet.rows, bet.risk))),
  draw(bet, random) {
    const { stakeKurus, rows, risk } = bet
    const path = Array.from({ length: rows * countOf(bet) }, () => random.below(2))
    const bowls = fallsOf(path, rows).map(bowlOf)
    const hundredths = bowls.reduce((sum, bowl) => sum + (bowlsOf(rows, risk)[bowl] ?? 0), 0)
    return { result: { path, bowls }, returnKurus: times(stakeKurus, hundredths) }
  },
})
