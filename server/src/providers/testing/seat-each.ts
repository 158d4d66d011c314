import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { verifyWallet } from '../../modules/casino/index.ts'
import { type House, openHouse } from '../../testing/house.ts'
import { LIRA, openTable } from './suite-case.ts'
import type { Seat, Wire } from './wire.ts'

type Seated<Own extends Wire> = { house: House; wire: Own; seat: Seat }

/**
 * Hands every test of a file a new seat with ₺100 at one house and wire, and looks into the books after
 * each, and into the wallet's own after the last.
 */
export function seatEach<Own extends Wire>(
  openWire: (house: House) => Promise<Own>,
  hand: (seated: Seated<Own>) => void,
): void {
  let house: House
  let wire: Own
  beforeAll(async () => {
    house = await openHouse()
    wire = await openWire(house)
  })
  beforeEach(async () => {
    hand({ house, wire, seat: await openTable(house, wire, 'ok').seat(100n * LIRA) })
  })
  afterEach(async () => expect(await house.sumOfBooks()).toBe(0n))
  afterAll(async () => {
    expect(await verifyWallet(house.db)).toEqual([])
    await wire.close()
    await house.close()
  })
}
