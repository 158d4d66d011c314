import { expect, test } from 'vitest'
import { randomOf } from '../../../fairness/seeds.ts'
import { scripted } from '../../testing/scripted.ts'
import examples from '../../testing/slot-examples.json' with { type: 'json' }
import { cascadeMachine, fallen, LINES, wonLines } from './rules.ts'
import { CASCADE_SHEETS, suKemeri } from './titles.ts'

const SEEDS = { serverSeed: 'example_server_seed', clientSeed: 'example_client_seed' }
/** A draw that shows each stone. */
const [A, B, C, D, E] = [0, 30, 56, 76, 91] as const

test('FAIR-20: Su Kemeri is the cascade of the reference', () => {
  const { pays, multipliers, rtpDecimal, hit, lines } = examples.cascade3x3
  expect(suKemeri.stones.map(({ pay }) => pay)).toEqual(
    Object.values(pays).map((times) => Math.round(times * 100)),
  )
  expect(suKemeri.stones.map(({ weight }) => weight)).toEqual([30, 26, 20, 15, 9])
  expect([suKemeri.factors, LINES.length]).toEqual([multipliers, lines])
  expect(suKemeri.figures.rtp).toBeCloseTo(Number(rtpDecimal), 11)
  expect(suKemeri.figures.hitRate).toBeCloseTo(hit, 11)
})

test.each(CASCADE_SHEETS)('FAIR-20: $code returns 95.5 to 96.5 %', ({ figures, stones }) => {
  expect([figures.rtp >= 0.955, figures.rtp <= 0.965]).toEqual([true, true])
  expect(new Set(stones.map(({ id }) => id)).size).toBe(5)
  for (const { pay } of stones) expect(Number.isSafeInteger(pay)).toBe(true)
})

test('each of the eight lines wins, and a grid of one stone on all', () => {
  for (const [line, cells] of LINES.entries()) {
    const others = [1, 2, 3, 2, 3, 4, 3, 4, 1]
    const grid = others.map((stone, cell) => (cells.some((one) => one === cell) ? 0 : stone))
    expect(wonLines(grid)).toEqual([line])
  }
  expect(wonLines(Array.from({ length: 9 }, () => 2))).toHaveLength(8)
})

test('what is left of a column lies at its bottom', () => {
  expect(fallen([1, 2, 3, 4, 0, 2, 3, 1, 0], [1, 4, 7])).toEqual([
    null,
    1,
    3,
    null,
    4,
    2,
    null,
    3,
    0,
  ])
  expect(fallen([1, 1, 1, 4, 0, 2, 3, 1, 0], [0, 1, 2])).toEqual([
    ...[null, null, null],
    ...[4, 0, 2],
    ...[3, 1, 0],
  ])
})

test('stones fall until nothing wins, and each fall has its factor', () => {
  const first = [A, B, C, A, D, E, A, C, D]
  const { steps, hundredths } = cascadeMachine(suKemeri).play(scripted(...first, E, E, E, A, B, D))
  expect(steps.map(({ factor, hundredths: sum }) => [factor, sum])).toEqual([
    [1, 47],
    [2, 2_792],
    [3, 0],
  ])
  expect(steps[0]).toMatchObject({ removed: [0, 3, 6], wins: [{ line: 0, stone: 'tdalga' }] })
  expect(hundredths).toBe(47 + 2_792)
})

test('the fourth fall and all later ones have the last factor, and the round ends at its highest', () => {
  const all = Array.from({ length: 9 * 6 }, () => A)
  const play = (mostHundredths: number) =>
    cascadeMachine({ ...suKemeri, mostHundredths }).play(
      scripted(...all, A, B, C, D, E, A, B, C, D),
    )
  expect(play(100_000).steps.map(({ factor }) => factor)).toEqual([1, 2, 3, 5, 5, 5, 5])
  expect(play(1_000)).toMatchObject({ hundredths: 1_000, isCut: true, steps: { length: 2 } })
})

test('the stones of the published seeds are the known ones', () => {
  const { play } = cascadeMachine(suKemeri)
  const grids = [0, 1].map((nonce) => play(randomOf(SEEDS, nonce)).steps[0]?.grid.join(' '))
  expect(grids).toEqual([
    'tnilufer tyusufcuk tsalamura tyusufcuk tyaprak tdalga tsalamura tdalga tyaprak',
    'tnilufer tdalga tyaprak tyusufcuk tyusufcuk tnilufer tnilufer tyaprak tdalga',
  ])
})
