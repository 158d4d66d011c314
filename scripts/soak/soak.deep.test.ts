import { expect, test } from 'vitest'
import { SEED } from '../../server/src/testing/chance.ts'
import { soak } from './soak.ts'

const MINUTES = Number(process.env.ZAR_SOAK_MINUTES ?? 60)
const TIMEOUT_MS = (MINUTES + 30) * 60_000
const DRIFT_MAX_MS = 50
/** FLT-13: after the warm-up. */
const GROWTH_MAX = 1.1
const MB = 2 ** 20

test(`FLT-13: ${MINUTES} minutes of ten rooms with 300 players leave the memory flat, the clocks right and the ledger whole`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const { warm, end, driftMs, phases, players, bets, missingE5, sumOfBooksE5 } = await soak({
    minutes: MINUTES,
    seed: SEED,
  })
  for (const side of ['arcade', 'casino'] as const) {
    const told = [warm, end].map((use) => {
      const { heap, memory } = use[side]
      return `${(heap / MB).toFixed(1)} MB of heap in ${(memory / MB).toFixed(0)} MB`
    })
    console.log(`${side}: ${told.join(', at the end ')}`)
  }
  console.log(
    `${bets} bets of ${players} players, drift ${driftMs.toFixed(1)} ms in ${phases} phases`,
  )
  console.log(`sum of the books ${sumOfBooksE5}, missing ${missingE5} (ZAR_SEED=${SEED})`)
  expect([sumOfBooksE5, missingE5]).toEqual([0n, 0n])
  expect(bets).toBeGreaterThan(100 * MINUTES)
  expect(driftMs).toBeLessThanOrEqual(DRIFT_MAX_MS)
  for (const side of ['arcade', 'casino'] as const) {
    expect(end[side].heap / warm[side].heap, `the heap of the ${side}`).toBeLessThan(GROWTH_MAX)
    expect(end[side].memory / warm[side].memory, `memory of the ${side}`).toBeLessThan(GROWTH_MAX)
  }
})
