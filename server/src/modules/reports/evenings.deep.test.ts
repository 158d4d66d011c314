import { expect, test } from 'vitest'
import { SEED } from '../../testing/chance.ts'
import { openTestCasino } from '../../testing/test-casino.ts'
import { playEvenings } from './testing/play-evenings.ts'

const EVENINGS = 100_000
/** A casino of its own for so many, since the players' balances grow. */
const AT_ONCE = 2_000

test('LED-01: 100,000 evenings keep the identity to the kuruş', {
  timeout: 12 * 3_600_000,
}, async () => {
  let played = 0
  for (let run = 0; run * AT_ONCE < EVENINGS; run++) {
    const casino = await openTestCasino()
    played += (await playEvenings(casino, { evenings: AT_ONCE, seed: SEED + run })).played
    await casino.close()
  }
  expect(played).toBe(EVENINGS)
})
