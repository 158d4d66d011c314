import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEED, times } from '../../testing/chance.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { playEvenings } from './testing/play-evenings.ts'

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(() => casino.close())

test('LED-01: each evening NGR by play is NGR by money, to the kuruş, in whatever batches it was folded', async () => {
  const evenings = times(100)
  const { played, moved } = await playEvenings(casino, { evenings, seed: SEED })
  expect(played).toBe(evenings)
  expect(moved).toBeGreaterThan(evenings * 5)
})
