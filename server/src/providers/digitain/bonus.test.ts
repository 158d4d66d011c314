import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusFixture, openBonusFixture } from '../../testing/bonuses/bonus-fixture.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import { betWinItem } from './testing/fields.ts'
import { type DigitainWire, openDigitainWire } from './testing/open-wire.ts'

let fixture: BonusFixture
let wire: DigitainWire
beforeAll(async () => {
  fixture = await openBonusFixture()
  wire = await openDigitainWire(fixture.casino)
})
afterEach(async () => {
  expect(await fixture.casino.sumOfBooks()).toBe(0n)
  expect(await fixture.findings()).toEqual([])
})
afterAll(async () => {
  await wire.close()
  await fixture.close()
})

test('the balance tells the bonus that runs; a bet it pays is won, and amended, there (BON-03)', async () => {
  const seat = await openTable(fixture.casino, wire, 'ok').seat(5n * LIRA)
  expect(await fixture.trial(seat.playerId)).toMatchObject({ success: true })
  expect(await wire.balance(seat)).toMatchObject({ status: '1', balanceE5: 105n * LIRA })
  const staked = bet(10n * LIRA)
  const won = winOf(staked, 30n * LIRA)
  expect(await wire.bet(seat, staked)).toMatchObject({ balanceE5: 95n * LIRA })
  expect(await wire.win(seat, won)).toMatchObject({ balanceE5: 125n * LIRA })
  const amend = rollbackOf(won)
  expect(await wire.rollback(seat, amend)).toMatchObject({ status: '1', balanceE5: 95n * LIRA })
  const both = betWinItem(seat, bet(10n * LIRA), 1n * LIRA)
  expect(await wire.items('/betwin', both)).toMatchObject({ balanceE5: 86n * LIRA })
  expect(await fixture.casino.cashE5(seat.playerId)).toBe(5n * LIRA)
  // The bonus may not pay so high a stake: the contract's nearest word is a low balance.
  expect((await wire.bet(seat, bet(80n * LIRA))).status).toBe('6')
})
