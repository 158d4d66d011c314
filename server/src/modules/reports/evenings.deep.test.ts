import { expect, test } from 'vitest'
import { SEED } from '../../testing/chance.ts'
import { openTestCasino } from '../../testing/test-casino.ts'
import { playEvenings } from './testing/play-evenings.ts'

/** Fewer where they are shared among runs with seeds of their own. */
const EVENINGS = Number(process.env.ZAR_EVENINGS ?? 100_000)
/** A casino of its own for so many, since the players' balances grow. */
const AT_ONCE = 2_000

test(`LED-01: ${EVENINGS} evenings keep the identity to the kuruş (ZAR_SEED=${SEED})`, {
  timeout: 12 * 3_600_000,
}, async () => {
  let played = 0
  for (let run = 0; played < EVENINGS; run++) {
    const evenings = Math.min(AT_ONCE, EVENINGS - played)
    const casino = await openTestCasino()
    played += (await playEvenings(casino, { evenings, seed: SEED + run })).played
    await casino.close()
    console.log(`${played} evenings (ZAR_SEED=${SEED})`)
  }
  expect(played).toBe(EVENINGS)
})
