import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalDataOf } from '../app/personal-data.ts'
import { verifyLedger } from '../modules/ledger/index.ts'
import { type Cashier, openCashier } from '../modules/payments/testing/cashier.ts'
import { closeForErasure, readErasures } from '../modules/players/index.ts'
import { erasePlayer } from './erase-players.ts'

const E5 = 100_000n

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterAll(async () => {
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
  expect((await verifyLedger(cashier.casino.db)).findings).toEqual([])
  await cashier.close()
})

test('PRV-02: a deposit that the bank confirms while its player is erased is kept on the account, and listed', async () => {
  const { casino } = cashier
  const deps = { ...casino, onCommitted: () => {} }
  for (let round = 0; round < 10; round += 1) {
    const playerId = await casino.player()
    await cashier.deposit(playerId, 100 + round)
    const payment = await cashier.onlyPayment(playerId)
    await casino.db
      .transaction()
      .execute((tx) =>
        closeForErasure(tx, { ...casino, ...personalDataOf(casino.db) }, { playerId }),
      )
    const [erased, told] = await Promise.all([
      erasePlayer(deps, { playerId }),
      cashier.callback(cashier.verdictOn(payment, 'approved')),
    ])
    expect({ erased, status: told.status }).toEqual({ erased: true, status: 200 })
    expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 1, detail: {} })
    expect(await casino.cashE5(playerId)).toBe(BigInt(100 + round) * E5)
  }
  const { left } = await readErasures(casino.db)
  expect(left).toHaveLength(10)
})

test('PRV-02: a withdrawal asked for at the moment of closing keeps the account open', async () => {
  const { casino } = cashier
  const deps = { ...casino, ...personalDataOf(casino.db) }
  for (let round = 0; round < 6; round += 1) {
    const playerId = await casino.player({ cashE5: deps.payments.leastPayoutE5 })
    const amount = Number(deps.payments.leastPayoutE5 / E5)
    const closing = casino.db
      .transaction()
      .execute((tx) => closeForErasure(tx, deps, { playerId }))
      .then(
        () => 'closed',
        (refusal: Error) => refusal.message,
      )
    const [closed] = await Promise.all([closing, cashier.withdraw(playerId, amount)])
    expect(closed).toMatch(/^erasure_(balance_left|withdrawal_open)$/)
  }
})
