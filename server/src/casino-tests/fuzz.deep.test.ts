import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CasinoHere, openCasinoHere } from '../testing/casino/casino-in-process.ts'
import { ENDPOINTS } from '../testing/fuzz/every-call.ts'
import { expectNoBug } from '../testing/fuzz/generated-inputs.ts'

/** Generated inputs per call (gate G5). */
const RUNS = 2_000

let casino: CasinoHere
beforeAll(async () => {
  casino = await openCasinoHere()
})
afterAll(() => casino.close())

test('G5, FLT-30: two thousand generated inputs per call, and none is a bug', async () => {
  expect(ENDPOINTS.length).toBeGreaterThan(60)
  await expectNoBug(casino, RUNS)
})
