import { expect, test } from 'vitest'
import { SEED } from '../../testing/chance.ts'
import { openTestCasino } from '../../testing/test-casino.ts'
import { playEvenings } from './testing/play-evenings.ts'

/** Fewer where they are shared among runs with seeds of their own. */
const EVENINGS = Number(process.env.ZAR_EVENINGS ?? 100_000)
/** A casino of its own for so many, since the players' balances grow. */
const AT_ONCE = 2_000
/** Most of what an evening costs is its folds, which `npm test` makes more often. */
const FOLDED = 0.15

test(`LED-01: ${EVENINGS} evenings keep the identity to the kuruş (ZAR_SEED=${SEED})`, {
  timeout: 12 * 3_600_000,
}, async () => {
  let played = 0
  for (let run = 0; played < EVENINGS; run++) {
    const evenings = Math.min(AT_ONCE, EVENINGS - played)
    const casino = await openTestCasino()
    const how = { evenings, seed: SEED + run, folded: FOLDED }
    played += (await playEvenings(casino, how)).played
    await casino.close()
    console.log(`${played} evenings (ZAR_SEED=${SEED})`)
  }
  expect(played).toBe(EVENINGS)
})
