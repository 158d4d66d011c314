import {
  isStake,
  isWhole,
  type Kurus,
  membersOf,
  oneStepGame,
  stakesBetween,
  times,
} from '../game.ts'
import { drawSome, range } from '../shuffle.ts'

/** Kırk Küp: ten of forty numbers are drawn; one to ten were picked. Risk changes the table alone. */
export type Bet = { stakeKurus: Kurus; picks: number[]; risk: Risk }
export type Result = { drawn: number[]; hits: number }
export type Risk = (typeof RISKS)[number]

export const NUMBERS = 40
export const DRAWN = 10
export const PICKS_MOST = 10
export const RISKS = ['low', 'mid', 'high'] as const
const [LEAST_LIRA, MOST_LIRA] = [1, 1_000]

/** By the number of picks: hits → hundredths. */
const TABLES: Record<Risk, readonly Readonly<Record<number, number>>[]> = {
  low: [
    { 0: 70, 1: 175 },
    { 1: 175, 2: 500 },
    { 1: 135, 2: 190, 3: 950 },
    { 1: 110, 2: 120, 3: 350, 4: 2_800 },
    { 2: 205, 3: 300, 4: 1_100, 5: 13_000 },
    { 2: 170, 3: 190, 4: 450, 5: 2_400, 6: 38_000 },
    { 2: 135, 3: 140, 4: 300, 5: 1_100, 6: 10_000, 7: 280_000 },
    { 2: 95, 3: 100, 4: 200, 5: 850, 6: 6_800, 7: 120_000, 8: 1_000_000 },
    { 3: 195, 4: 200, 5: 500, 6: 2_000, 7: 16_000, 8: 250_000, 9: 1_000_000 },
    { 3: 160, 4: 165, 5: 300, 6: 1_100, 7: 7_400, 8: 63_000, 9: 250_000, 10: 1_000_000 },
  ],
  mid: [
    { 0: 40, 1: 265 },
    { 1: 145, 2: 700 },
    { 2: 415, 3: 3_300 },
    { 2: 200, 3: 800, 4: 9_400 },
    { 2: 130, 3: 350, 4: 2_000, 5: 34_000 },
    { 3: 305, 4: 1_100, 5: 9_500, 6: 240_000 },
    { 3: 205, 4: 550, 5: 2_900, 6: 36_000, 7: 1_000_000 },
    { 3: 150, 4: 400, 5: 1_500, 6: 9_000, 7: 60_000, 8: 500_000 },
    { 3: 150, 4: 200, 5: 600, 6: 3_500, 7: 40_000, 8: 250_000, 9: 1_000_000 },
    { 4: 335, 5: 500, 6: 2_300, 7: 16_000, 8: 63_000, 9: 250_000, 10: 1_000_000 },
  ],
  high: [
    { 1: 388 },
    { 2: 1_680 },
    { 2: 350, 3: 4_000 },
    { 3: 1_235, 4: 21_000 },
    { 3: 405, 4: 3_400, 5: 84_000 },
    { 3: 200, 4: 1_000, 5: 12_000, 6: 440_000 },
    { 4: 920, 5: 4_100, 6: 72_000, 7: 1_000_000 },
    { 4: 610, 5: 1_500, 6: 16_000, 7: 250_000, 8: 1_000_000 },
    { 4: 465, 5: 650, 6: 5_200, 7: 63_000, 8: 250_000, 9: 1_000_000 },
    { 4: 365, 5: 400, 6: 2_200, 7: 16_000, 8: 63_000, 9: 250_000, 10: 1_000_000 },
  ],
}

/** Hits → hundredths, for this many picks. */
export const tableOf = (picks: number, risk: Risk): Readonly<Record<number, number>> =>
  TABLES[risk][picks - 1] ?? {}

const isPicks = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= PICKS_MOST &&
  value.every((pick) => isWhole(pick, 1, NUMBERS)) &&
  new Set(value).size === value.length

export const keno = oneStepGame<Bet, Result>({
  code: 'zar_kirk_kup',
  kind: 'instant',
  version: '1',
  stakesKurus: stakesBetween(LEAST_LIRA, MOST_LIRA),
  paytable: { numbers: NUMBERS, drawn: DRAWN, tables: TABLES },
  readBet(input) {
    const read = membersOf(input, ['stakeKurus', 'picks', 'risk'])
    if (!read || !isStake(read.stakeKurus, LEAST_LIRA, MOST_LIRA)) return undefined
    const risk = RISKS.find((known) => known === read.risk)
    if (!risk || !isPicks(read.picks)) return undefined
    return { stakeKurus: read.stakeKurus, picks: read.picks, risk }
  },
  stakeOf: ({ stakeKurus }) => stakeKurus,
  mostReturnOf: ({ stakeKurus, picks, risk }) =>
    times(stakeKurus, Math.max(...Object.values(tableOf(picks.length, risk)))),
  draw({ stakeKurus, picks, risk }, random) {
    const drawn = drawSome(range(1, NUMBERS), DRAWN, random)
    const hits = picks.filter((pick) => drawn.includes(pick)).length
    return {
      result: { drawn, hits },
      returnKurus: times(stakeKurus, tableOf(picks.length, risk)[hits] ?? 0),
    }
  },
})
