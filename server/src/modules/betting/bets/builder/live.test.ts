import { builderChance } from '@zar/betting/builder/builder'
import { LEAGUE_EXPECTATION } from '@zar/betting/prices/football/expectation'
import { footballModel } from '@zar/betting/prices/football/football'
import { liveRatesOf } from '@zar/betting/prices/football/rates/live-rates'
import { type FootballState, KICK_OFF } from '@zar/betting/prices/football/state'
import { chancesOf } from '@zar/betting/prices/model'
import { ladderOdds } from '@zar/contract/betting/odds'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import { betOf, openBettors } from '../../testing/bettors.ts'
import { openOffers } from '../../testing/offered.ts'
import { quoteCashOut } from '../cash-out/cash-out.ts'
import { quoteSlip } from '../slip/quote.ts'

const E5 = 100_000n
const GOALS = { home: 1.6, away: 1.2 }

let casino: TestCasino
let offers: ReturnType<typeof openOffers>
beforeAll(async () => {
  casino = await openTestCasino()
  offers = openOffers(casino)
})
afterAll(() => casino.close())

const model = (state?: FootballState) =>
  footballModel({ ...LEAGUE_EXPECTATION, goals: GOALS }, state)
const at = (elapsedMin: number, home: number, away: number): FootballState => ({
  ...KICK_OFF,
  clock: { period: 'h2', elapsedMin },
  score: { home, away },
  halfTime: { home: 0, away: 0 },
})
const fairOf = (state: FootballState | undefined, key: string, line: string | null = null) =>
  Object.fromEntries(
    [...(chancesOf(model(state), { key, line }) ?? [])].map(([selection, { win }]) => [
      selection,
      Math.round(win * 1_000_000),
    ]),
  )

test.each([
  ['1:0 after an hour', at(15, 1, 0)],
  ['0:2 ten minutes before the end', at(35, 0, 2)],
  ['1:1, nine against eleven', { ...at(20, 1, 1), reds: { home: 2, away: 0 } }],
])('the rates of a match that is played are read from its result: %s', (_, state) => {
  const fair = fairOf(state, 'ft.result')
  const stated = { p1: (fair['1'] ?? 0) / 1e6, p2: (fair['2'] ?? 0) / 1e6, over: null }
  const rates = liveRatesOf(stated, state)
  expect(rates?.home).toBeCloseTo(GOALS.home, 1)
  expect(rates?.away).toBeCloseTo(GOALS.away, 1)
})

test('chances of another score than is told give no rates', () => {
  expect(liveRatesOf({ p1: 0.05, p2: 0.8, over: null }, at(40, 3, 0))).toBeUndefined()
})

test('a builder has a joint price while the match is played, within 0.5 % of the model’s, and none with corners that nobody counts', async () => {
  const state = at(15, 1, 0)
  const { markets } = await offers.event({
    isLive: true,
    score: {
      total: [1, 0],
      parts: [
        [0, 0],
        [1, 0],
      ],
    },
    clock: { period: 'h2', elapsedS: 60 * 60, isRunning: true },
    markets: [
      {
        key: 'ft.result',
        odds: { '1': 1_500, X: 3_500, '2': 8_000 },
        fairPpm: fairOf(state, 'ft.result'),
      },
      { key: 'ft.total', line: '2.5', odds: { over: 2_000, under: 1_800 } },
      { key: 'corners.ft.result', odds: { '1': 1_900 } },
    ],
  })
  const [result, total, corners] = markets
  const quote = async (...on: number[]) =>
    (await quoteSlip(casino.db, betOf('', { legs: [{ on, odds: 2_000 }] }).legs)).legs[0]
  const leg = await quote(result?.of('1') ?? 0, total?.of('over') ?? 0)
  const p =
    builderChance(model(state), [
      { key: 'ft.result', line: null, selection: '1' },
      { key: 'ft.total', line: '2.5', selection: 'over' },
    ]) ?? 0
  const exact = 1_000 / (p * 1.05)
  // A step of the ladder lies between them at most.
  expect(Math.abs((leg?.odds ?? 0) - exact) / exact).toBeLessThan(0.03)
  expect(await quote(result?.of('1') ?? 0, corners?.of('1') ?? 0)).toMatchObject({ code: 'R-130' })
})

/** Corners or cards still to come: a negative binomial of this mean and dispersion, term by term. */
function atLeast(count: number, mean: number, dispersion: number): number {
  const size = mean / (dispersion - 1)
  let term = dispersion ** -size
  let fewer = 0
  for (let n = 0; n < count; n++) {
    fewer += term
    term *= ((size + n) / (n + 1)) * (1 - 1 / dispersion)
  }
  return 1 - fewer
}

test('corners and cards go on from how many there were: the joint price is that of goals times what is missing', async () => {
  const state = at(15, 1, 0)
  const { markets } = await offers.event({
    isLive: true,
    score: {
      total: [1, 0],
      parts: [
        [0, 0],
        [1, 0],
      ],
      reds: [0, 0],
    },
    clock: { period: 'h2', elapsedS: 60 * 60, isRunning: true },
    stats: [
      { key: 'corners', values: [5, 3] },
      { key: 'yellow', values: [1, 2] },
    ],
    markets: [
      {
        key: 'ft.result',
        odds: { '1': 1_500, X: 3_500, '2': 8_000 },
        fairPpm: fairOf(state, 'ft.result'),
      },
      { key: 'corners.ft.total', line: '10.5', odds: { over: 1_900, under: 1_900 } },
      { key: 'cards.ft.total', line: '4.5', odds: { over: 1_900, under: 1_900 } },
      { key: 'corners.ft.total', line: '11.5', odds: { over: 3_000 }, fairPpm: { over: 310_000 } },
    ],
  })
  const [result, corners, cards, told] = markets
  const on = [result?.of('1') ?? 0, corners?.of('over') ?? 0, cards?.of('over') ?? 0]
  const asked = betOf('', { legs: [{ on, odds: 2_000 }] }).legs
  const [leg] = (await quoteSlip(casino.db, asked)).legs
  // Thirty-five of fifty minutes of the second half are left of 0.54 of a match.
  const left = 0.54 * (35 / 50)
  const p =
    ((fairOf(state, 'ft.result')['1'] ?? 0) / 1e6) *
    atLeast(3, 10.3 * left, 1.12) *
    atLeast(2, 4.7 * left, 1.28)
  const exact = 1_000 / (p * 1.08)
  expect(leg?.code).toBeUndefined()
  expect(Math.abs((leg?.odds ?? 0) - exact) / exact).toBeLessThan(0.02)
  // Where the company tells a chance of them, it is that one.
  const other = betOf('', { legs: [{ on: [on[0] ?? 0, told?.of('over') ?? 0], odds: 2_000 }] }).legs
  const both = ((fairOf(state, 'ft.result')['1'] ?? 0) / 1e6) * 0.31
  expect((await quoteSlip(casino.db, other)).legs[0]?.odds).toBe(ladderOdds(1_000 / (both * 1.08)))
})

test('a line that can push is sold with what comes back in it', async () => {
  const bettors = openBettors(casino)
  const whole = chancesOf(model(), { key: 'ft.total', line: '3' })?.get('over')
  if (!whole) throw new Error('the model prices the line')
  const { markets } = await offers.event({
    markets: [
      {
        key: 'ft.result',
        odds: { '1': 2_120, X: 3_500, '2': 3_350 },
        fairPpm: fairOf(undefined, 'ft.result'),
      },
      {
        key: 'ft.total',
        line: '2.5',
        odds: { over: 1_790, under: 1_990 },
        fairPpm: fairOf(undefined, 'ft.total', '2.5'),
      },
      {
        key: 'ft.total',
        line: '3',
        odds: { over: 2_300, under: 1_600 },
        fairPpm: { over: Math.round((whole.win / (whole.win + whole.loss)) * 1_000_000) },
      },
    ],
  })
  const on = markets[2]?.of('over') ?? 0
  const playerId = await casino.player({ cashE5: 100n * E5 })
  const { betId } = await bettors.place(playerId, { legs: [{ on, odds: 2_300 }] })
  const { fairKurus } = await quoteCashOut(casino.db, {
    playerId,
    betId: BigInt(betId ?? 0),
    percent: 100,
  })
  const expected = 10_000 * (whole.win * 2.3 + whole.push)
  expect(Math.abs(fairKurus - expected)).toBeLessThan(15)
  // As a line that cannot push it would be worth less.
  expect(fairKurus).toBeGreaterThan(10_000 * (whole.win / (whole.win + whole.loss)) * 2.3)
})
