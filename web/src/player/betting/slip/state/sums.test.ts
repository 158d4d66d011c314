import { expect, test } from 'vitest'
import { columnsIn, sumsOf, totalMilliOf } from './sums.ts'

const legs = (...odds: number[]) => odds.map((oddsMilli) => ({ oddsMilli, isBanker: false }))

test('BET-09: the slip’s sums are those of the settlement', () => {
  expect(sumsOf(legs(1_950, 1_610, 1_500), [3], 25_000)).toEqual({
    columns: 1,
    costKurus: 25_000,
    winKurus: 117_732,
    leastKurus: 117_732,
  })
})

test('BET-09: a system with a banker has the columns, the least and the most of the design', () => {
  const system = [{ oddsMilli: 2_000, isBanker: true }, ...legs(1_580, 1_500, 1_880, 1_820)]
  expect(sumsOf(system, [2, 3], 1_000)).toEqual({
    columns: 10,
    costKurus: 10_000,
    winKurus: 72_991,
    leastKurus: 4_740,
  })
  expect([1, 2, 3, 4].map((size) => columnsIn(system, [size]))).toEqual([4, 6, 4, 1])
})

test('the total is shown to two decimals, half up', () => {
  expect(totalMilliOf(legs(2_000, 1_580, 1_500))).toBe(4_740)
  expect(totalMilliOf(legs(1_950, 1_610, 1_500))).toBe(4_710)
})

test('what is no bet has no sums', () => {
  expect(sumsOf([], [1], 100)).toBeNull()
  expect(sumsOf(legs(2_000), [2], 100)).toBeNull()
  expect(sumsOf(legs(0), [1], 100)).toBeNull()
})
