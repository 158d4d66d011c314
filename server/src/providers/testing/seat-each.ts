import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { verifyWallet } from '../../modules/casino/index.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { LIRA, openTable } from './cases/suite-case.ts'
import type { Seat, Wire } from './wire.ts'

type Seated<Own extends Wire> = { casino: TestCasino; wire: Own; seat: Seat }

/**
 * Hands every test of a file a new seat with ₺100 at one casino and wire, and looks into the ledger after
 * each, and into the wallet's own after the last.
 */
export function seatEach<Own extends Wire>(
  openWire: (casino: TestCasino) => Promise<Own>,
  hand: (seated: Seated<Own>) => void,
): void {
  let casino: TestCasino
  let wire: Own
  beforeAll(async () => {
    casino = await openTestCasino()
    wire = await openWire(casino)
  })
  beforeEach(async () => {
    hand({ casino, wire, seat: await openTable(casino, wire, 'ok').seat(100n * LIRA) })
  })
  afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
  afterAll(async () => {
    expect(await verifyWallet(casino.db)).toEqual([])
    await wire.close()
    await casino.close()
  })
}
