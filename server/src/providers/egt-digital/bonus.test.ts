import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, openBonusFixture } from '../../testing/bonuses/bonus-fixture.ts'
import { bet, LIRA, openTable, winOf } from '../testing/cases/suite-case.ts'
import { type EgtDigitalWire, openEgtDigitalWire } from './testing/open-wire.ts'

let fixture: BonusFixture
let wire: EgtDigitalWire
beforeAll(async () => {
  fixture = await openBonusFixture()
  wire = await openEgtDigitalWire(fixture.casino)
})
afterAll(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
  await wire.close()
  await fixture.close()
})

test('BON-03: what a bonus paid or won is told as bonus, also when it comes again', async () => {
  const seat = await openTable(fixture.casino, wire, 'ok').seat(15n * LIRA)
  await fixture.trial(seat.playerId)
  const told = async (said: Promise<{ body: string }>) => JSON.parse((await said).body)
  expect(await told(wire.bet(seat, bet(10n * LIRA)))).toMatchObject({
    balance: 10_500,
    realAmount: 1_000,
    bonusAmount: 0,
  })
  const staked = bet(10n * LIRA)
  for (const _ of [1, 2]) {
    expect(await told(wire.bet(seat, staked))).toMatchObject({
      balance: 9_500,
      realAmount: 0,
      bonusAmount: 1_000,
    })
  }
  expect(await told(wire.win(seat, winOf(staked, 3n * LIRA)))).toMatchObject({
    balance: 9_800,
    realAmount: 0,
    bonusAmount: 300,
  })
})
