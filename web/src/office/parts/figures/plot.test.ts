import { expect, test } from 'vitest'
import { niceAbove, pathOf, plotOf, ticksOf } from './plot.ts'

test('an axis ends at a round number that no value passes', () => {
  expect([0, 1, 1.1, 3, 7, 41, 960, 428_900].map(niceAbove)).toEqual([
    1, 1, 2, 4, 8, 60, 1_000, 600_000,
  ])
})

test('the axis holds zero, and losses below it', () => {
  const plot = plotOf([{ name: 'a', values: [-30, 40] }], { width: 600, height: 200 })
  expect(ticksOf(plot)).toEqual([-40, 0, 40])
  expect(plot.y(40)).toBeLessThan(plot.y(0))
  expect(plot.y(0)).toBeLessThan(plot.y(-40))
})

test('a hole in what is known is a hole in the line', () => {
  const plot = plotOf([{ name: 'a', values: [1, null, 1, 1] }], { width: 600, height: 200 })
  expect(pathOf([1, null, 1, 1], plot).match(/[ML]/g)).toEqual(['M', 'M', 'L'])
})

test('an axis that has an end of its own keeps it', () => {
  const plot = plotOf([{ name: 'a', values: [null, 12] }], { width: 600, height: 200, top: 100 })
  expect(ticksOf(plot)).toEqual([0, 50, 100])
})

test('an axis of one count has no middle', () => {
  const whole = (value: number) => value.toFixed(0)
  expect(ticksOf({ min: 0, max: 1 }, whole)).toEqual([0, 1])
  expect(ticksOf({ min: 0, max: 2 }, whole)).toEqual([0, 1, 2])
})
