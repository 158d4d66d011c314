import { expect, test } from 'vitest'
import { openPace } from './pace.ts'

test('a pace lets so many through in a second, and catches up a second at most', async () => {
  let now = 0
  const waited: number[] = []
  const pace = openPace(
    10,
    () => now,
    async (ms) => void waited.push(ms),
  )
  for (let time = 0; time < 4; time++) await pace()
  expect(waited.splice(0)).toEqual([0, 100, 200, 300])

  now = 10_000
  for (let time = 0; time < 13; time++) await pace()
  expect(waited.slice(-3)).toEqual([0, 100, 200])
})
