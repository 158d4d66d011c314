import { isStake, type Kurus, membersOf, oneStepGame, stakesBetween, times } from '../game.ts'

/** Nar Tanesi: a seed falls through rows of studs, left or right at each, into a bowl. */
export type Bet = { stakeKurus: Kurus; rows: Rows; risk: Risk }
export type Result = { path: number[]; bowl: number }
export type Rows = (typeof ROWS)[number]
export type Risk = (typeof RISKS)[number]

export const ROWS = [8, 12, 16] as const
export const RISKS = ['low', 'mid', 'high'] as const
const [LEAST_LIRA, MOST_LIRA] = [1, 2_000]

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

const isRows = (value: unknown): value is Rows => ROWS.some((rows) => rows === value)
const isRisk = (value: unknown): value is Risk => RISKS.some((risk) => risk === value)

export const plinko = oneStepGame<Bet, Result>({
  code: 'zar_nar_tanesi',
  kind: 'instant',
  version: '1',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: ROWS.map((rows) => RISKS.map((risk) => bowlsOf(rows, risk))),
  readBet(input) {
    const read = membersOf(input, ['stakeKurus', 'rows', 'risk'])
    if (!read || !isStake(read.stakeKurus, LEAST_LIRA, MOST_LIRA)) return undefined
    if (!isRows(read.rows) || !isRisk(read.risk)) return undefined
    return { stakeKurus: read.stakeKurus, rows: read.rows, risk: read.risk }
  },
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus, rows, risk }) => times(stakeKurus, Math.max(...bowlsOf(rows, risk))),
  draw({ stakeKurus, rows, risk }, random) {
    const path = Array.from({ length: rows }, () => random.below(2))
    const bowl = path.reduce((sum, right) => sum + right, 0)
    return {
      result: { path, bowl },
      returnKurus: times(stakeKurus, bowlsOf(rows, risk)[bowl] ?? 0),
    }
  },
})
