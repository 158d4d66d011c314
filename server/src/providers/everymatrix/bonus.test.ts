import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, openBonusFixture } from '../../testing/bonuses/bonus-fixture.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import { type EverymatrixWire, openEverymatrixWire } from './testing/open-wire.ts'

let fixture: BonusFixture
let wire: EverymatrixWire
beforeAll(async () => {
  fixture = await openBonusFixture()
  wire = await openEverymatrixWire(fixture.casino)
})
afterAll(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
  await wire.close()
  await fixture.close()
})

test('BON-03: the balance is cash and bonus, each told apart, and so is what was moved of them', async () => {
  const seat = await openTable(fixture.casino, wire, 'ok').seat(15n * LIRA)
  await fixture.trial(seat.playerId)
  const told = async (said: Promise<{ body: string }>) => JSON.parse((await said).body)
  expect(await told(wire.balance(seat))).toMatchObject({
    Balance: 115,
    RealMoney: 15,
    BonusMoney: 100,
  })
  expect(await told(wire.bet(seat, bet(10n * LIRA)))).toMatchObject({
    Balance: 105,
    RealMoneyAffected: 10,
    BonusMoneyAffected: 0,
  })
  const [won, undone] = [bet(10n * LIRA), bet(8n * LIRA)]
  const ofBonus = { RealMoneyAffected: 0, BonusMoneyAffected: 10, Balance: 95 }
  expect(await told(wire.bet(seat, won))).toMatchObject(ofBonus)
  expect(await told(wire.bet(seat, won))).toMatchObject(ofBonus)
  expect(await told(wire.win(seat, winOf(won, 3n * LIRA)))).toMatchObject({
    Balance: 98,
    RealMoneyAffected: 0,
    BonusMoneyAffected: 3,
  })
  await wire.bet(seat, undone)
  expect(await told(wire.rollback(seat, rollbackOf(undone)))).toMatchObject({
    ReturnCode: 0,
    Balance: 98,
    RealMoneyAffected: 0,
    BonusMoneyAffected: 8,
  })
  const { Balance, BonusMoney } = await told(wire.balance(seat))
  expect([Balance, BonusMoney]).toEqual([98, 93])
})

test('a stake above what the bonus allows is over the limit, and takes nothing (FRD-09)', async () => {
  const seat = await openTable(fixture.casino, wire, 'ok').seat(0n)
  await fixture.trial(seat.playerId)
  expect((await wire.bet(seat, bet(50n * LIRA))).status).toBe('112')
  expect((await wire.balance(seat)).balanceE5).toBe(100n * LIRA)
})
