import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusDesk, openBonusDesk } from '../../testing/bonus-desk.ts'
import { bet, LIRA, openTable, winOf } from '../testing/suite-case.ts'
import { type EgtDigitalWire, openEgtDigitalWire } from './testing/open-wire.ts'

let desk: BonusDesk
let wire: EgtDigitalWire
beforeAll(async () => {
  desk = await openBonusDesk()
  wire = await openEgtDigitalWire(desk.house)
})
afterAll(async () => {
  expect(await desk.house.sumOfBooks()).toBe(0n)
  expect(await desk.findings()).toEqual([])
  await wire.close()
  await desk.close()
})

test('BON-03: what a bonus paid or won is told as bonus, also when it comes again', async () => {
  const seat = await openTable(desk.house, wire, 'ok').seat(15n * LIRA)
  await desk.trial(seat.playerId)
  const told = async (said: Promise<{ body: string }>) => JSON.parse((await said).body)
  expect(await told(wire.bet(seat, bet(10n * LIRA)))).toMatchObject({
    ...{ balance: 10_500, realAmount: 1_000, bonusAmount: 0 },
  })
  const staked = bet(10n * LIRA)
  for (const _ of [1, 2]) {
    expect(await told(wire.bet(seat, staked))).toMatchObject({
      ...{ balance: 9_500, realAmount: 0, bonusAmount: 1_000 },
    })
  }
  expect(await told(wire.win(seat, winOf(staked, 3n * LIRA)))).toMatchObject({
    ...{ balance: 9_800, realAmount: 0, bonusAmount: 300 },
  })
})
