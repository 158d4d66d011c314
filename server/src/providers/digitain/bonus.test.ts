import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusDesk, openBonusDesk } from '../../testing/bonus-desk.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/suite-case.ts'
import { betWinItem } from './testing/fields.ts'
import { type DigitainWire, openDigitainWire } from './testing/open-wire.ts'

let desk: BonusDesk
let wire: DigitainWire
beforeAll(async () => {
  desk = await openBonusDesk()
  wire = await openDigitainWire(desk.house)
})
afterEach(async () => {
  expect(await desk.house.sumOfBooks()).toBe(0n)
  expect(await desk.findings()).toEqual([])
})
afterAll(async () => {
  await wire.close()
  await desk.close()
})

test('the balance tells the bonus that runs; a bet it pays is won, and amended, there (BON-03)', async () => {
  const seat = await openTable(desk.house, wire, 'ok').seat(5n * LIRA)
  expect(await desk.trial(seat.playerId)).toMatchObject({ success: true })
  expect(await wire.balance(seat)).toMatchObject({ status: '1', balanceE5: 105n * LIRA })
  const staked = bet(10n * LIRA)
  const won = winOf(staked, 30n * LIRA)
  expect(await wire.bet(seat, staked)).toMatchObject({ balanceE5: 95n * LIRA })
  expect(await wire.win(seat, won)).toMatchObject({ balanceE5: 125n * LIRA })
  const amend = rollbackOf(won)
  expect(await wire.rollback(seat, amend)).toMatchObject({ status: '1', balanceE5: 95n * LIRA })
  const both = betWinItem(seat, bet(10n * LIRA), 1n * LIRA)
  expect(await wire.items('/betwin', both)).toMatchObject({ balanceE5: 86n * LIRA })
  expect(await desk.house.cashE5(seat.playerId)).toBe(5n * LIRA)
  // The bonus may not pay so high a stake: the contract's nearest word is a low balance.
  expect((await wire.bet(seat, bet(80n * LIRA))).status).toBe('6')
})
