import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../testing/house.ts'
import { BET_CASES } from './bet-cases.ts'
import { FAULT_CASES } from './fault-cases.ts'
import { ROLLBACK_CASES } from './rollback-cases.ts'
import { openTable } from './suite-case.ts'
import { WIN_CASES } from './win-cases.ts'
import type { OpenWire, Wire } from './wire.ts'

const CASES = [...BET_CASES, ...WIN_CASES, ...ROLLBACK_CASES, ...FAULT_CASES].sort((a, b) =>
  a.id.localeCompare(b.id),
)

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
}
