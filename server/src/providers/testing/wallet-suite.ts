import { randomInt } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../testing/house.ts'
import { BET_CASES } from './bet-cases.ts'
import { FAULT_CASES } from './fault-cases.ts'
import { LIMIT_CASES } from './limit-cases.ts'
import { MANY } from './many.ts'
import { RACE_CASES } from './race-cases.ts'
import { playScripts } from './random-scripts.ts'
import { ROLLBACK_CASES } from './rollback-cases.ts'
import { expectHouseBooks } from './scripts/house-books.ts'
import { openTable } from './suite-case.ts'
import { WIN_CASES } from './win-cases.ts'
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
  let house: House
  let wire: Wire

  beforeAll(async () => {
    house = await openHouse()
    wire = await openWire(house)
  })
  afterEach(async () => expect(await house.sumOfBooks()).toBe(0n))
  afterAll(async () => {
    await wire.close()
    await house.close()
  })

  test('the table has each of the 34 cases once', () => {
    const ids = Array.from({ length: 34 }, (_, index) => `W${String(index + 1).padStart(2, '0')}`)
    expect(CASES.map(({ id }) => id)).toEqual(ids)
  })

  for (const { id, title, expected, run } of CASES) {
    test(`${id} ${title}: ${expected}`, () => run(openTable(house, wire, expected, id)))
  }

  for (const { title, run } of [...LIMIT_CASES, ...RACE_CASES]) {
    test(title, () => run(openTable(house, wire, 'ok')))
  }

  const seeds = seedsToPlay()
  test(
    `${seeds.length} random scripts are answered as the rules say, and leave LED-01 to LED-15 as they must be`,
    {
      timeout: SCRIPTS_MAX_MS,
    },
    () => playAlone(openWire, seeds),
  )
}

/** In a house of their own, where nothing has moved but by them. */
async function playAlone(openWire: OpenWire, seeds: readonly number[]): Promise<void> {
  const house = await openHouse()
  const wire = await openWire(house)
  try {
    await expectHouseBooks(house, wire, await playScripts(house, wire, seeds))
  } finally {
    await wire.close()
    await house.close()
  }
}

/** Others on every run; `ZAR_SCRIPT_SEED` plays the one that failed again. */
function seedsToPlay(): number[] {
  const again = process.env.ZAR_SCRIPT_SEED
  if (again !== undefined) return [Number(again)]
  const first = randomInt(1_000_000_000)
  return Array.from({ length: MANY }, (_, index) => first + index)
}
