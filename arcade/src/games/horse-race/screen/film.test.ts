import { expect, test } from 'vitest'
import { range } from '../../shuffle.ts'
import { chainDraws } from '../../testing/room-round.ts'
import { cardOf } from '../chances.ts'
import { drawOrder, drawSplits, PARTS } from '../race.ts'
import { cameraAt, isPhotoFinish, orderAt, wayAt, wonAtMs } from './film.ts'

const raceOf = (round: number) => {
  const draws = chainDraws(round)()
  const order = drawOrder(cardOf(0), draws)
  return { order, splits: drawSplits(order, draws) }
}

test.each([1, 2, 3])('the film of race %i runs through its splits, and never back', (round) => {
  const { splits } = raceOf(round)
  for (const one of splits) {
    for (const [part, ms] of one.entries())
      expect(wayAt(one, ms)).toBeCloseTo((part + 1) / PARTS, 9)
    const ways = range(0, 480).map((tenth) => wayAt(one, tenth * 100))
    for (const [at, way] of ways.entries()) expect(way).toBeGreaterThanOrEqual(ways[at - 1] ?? 0)
    expect(wayAt(one, 1)).toBeLessThan(0.001)
  }
})

test.each([1, 2, 3])('the order of race %i ends as it was drawn', (round) => {
  const { order, splits } = raceOf(round)
  expect(orderAt(splits, 48_000)).toEqual(order)
  expect(orderAt(splits, 0)).toEqual(range(1, 8))
})

test('the camera goes with the first horse, and comes to rest at the post', () => {
  const { splits } = raceOf(1)
  const ways = range(0, 480).map((tenth) => cameraAt(splits, tenth * 100))
  for (const [at, way] of ways.entries()) expect(way).toBeGreaterThanOrEqual(ways[at - 1] ?? 0)
  expect(cameraAt(splits, 20_000)).toBe(Math.max(...splits.map((one) => wayAt(one, 20_000))))
  expect(ways.at(-1)).toBe(1)
})

test('a picture is needed where the first two are within a twentieth of a second', () => {
  const at = (second: number) => [[40_000], [40_000 + second], [41_000]]
  expect([isPhotoFinish(at(40)), isPhotoFinish(at(50))]).toEqual([true, false])
  expect(wonAtMs(at(40))).toBe(40_000)
})
