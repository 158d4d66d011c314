import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SEED } from '../../testing/chance.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { BET_CASES } from './cases/bet-cases.ts'
import { FAULT_CASES } from './cases/fault-cases.ts'
import { LIMIT_CASES } from './cases/limit-cases.ts'
import { RACE_CASES } from './cases/race-cases.ts'
import { ROLLBACK_CASES } from './cases/rollback-cases.ts'
import { openTable } from './cases/suite-case.ts'
import { WIN_CASES } from './cases/win-cases.ts'
import { MANY } from './many.ts'
import { playScripts } from './random-scripts.ts'
import { expectLedgerOfScripts } from './scripts/script-ledger.ts'
import type { OpenWire, Wire } from './wire.ts'

const CASES = [...BET_CASES, ...WIN_CASES, ...ROLLBACK_CASES, ...FAULT_CASES].sort((a, b) =>
  a.id.localeCompare(b.id),
)

/** Some ten seconds of a core; on a machine that others use too, as long as it takes. */
const SCRIPTS_MAX_MS = 600_000

/**
 * W01 to W34 of the seamless wallet, the same for every supplier. What differs between them is the
 * wire: how a message is written, and which words the answers have (`says`).
 */
export function walletSuite(openWire: OpenWire): void {
  let casino: TestCasino
  let wire: Wire

  beforeAll(async () => {
    casino = await openTestCasino()
    wire = await openWire(casino)
  })
  afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
  afterAll(async () => {
    await wire.close()
    await casino.close()
  })

  test('G3: the table has each of the 34 cases once', () => {
    const ids = Array.from({ length: 34 }, (_, index) => `W${String(index + 1).padStart(2, '0')}`)
    expect(CASES.map(({ id }) => id)).toEqual(ids)
  })

  for (const { id, title, expected, run } of CASES) {
    test(`${id} ${title}: ${expected}`, () => run(openTable(casino, wire, expected, id)))
  }

  for (const { title, run } of [...LIMIT_CASES, ...RACE_CASES]) {
    test(title, () => run(openTable(casino, wire, 'ok')))
  }

  const seeds = seedsToPlay()
  test(
    `${seeds.length} random scripts are answered as the rules say, and leave LED-01 to LED-15 (LED-09: in the order they were answered) as they must be`,
    {
      timeout: SCRIPTS_MAX_MS,
    },
    () => playAlone(openWire, seeds),
  )
}

/** In a casino of their own, where nothing has moved but by them. */
async function playAlone(openWire: OpenWire, seeds: readonly number[]): Promise<void> {
  const casino = await openTestCasino()
  const wire = await openWire(casino)
  try {
    await expectLedgerOfScripts(casino, wire, await playScripts(casino, wire, seeds))
  } finally {
    await wire.close()
    await casino.close()
  }
}

/** From `SEED` on; `ZAR_SCRIPT_SEED` plays the one that failed again. */
function seedsToPlay(): number[] {
  const again = process.env.ZAR_SCRIPT_SEED
  if (again !== undefined) return [Number(again)]
  return Array.from({ length: MANY }, (_, index) => SEED + index)
}
