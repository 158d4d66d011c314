import { expect, test } from 'vitest'
import { seededRandom } from '../testing/seeded-random.ts'
import { openDraw } from './draw.ts'

test('each place is drawn as often as its weight says, and one without weight never', () => {
  const weights = [5, 0, 1, 3, 1]
  const draw = openDraw(weights, seededRandom(3))
  const counts = weights.map(() => 0)
  const times = 100_000
  for (let time = 0; time < times; time++) {
    const at = draw()
    counts[at] = (counts[at] ?? 0) + 1
  }
  for (const [at, weight] of weights.entries()) {
    const p = weight / 10
    // Four standard deviations.
    const slack = 4 * Math.sqrt((p * (1 - p)) / times)
    expect(Math.abs((counts[at] ?? 0) / times - p), `${at}`).toBeLessThanOrEqual(slack)
  }
})

test('one place is drawn each time', () => {
  const draw = openDraw([0.3], seededRandom(1))
  expect([draw(), draw(), draw()]).toEqual([0, 0, 0])
})
