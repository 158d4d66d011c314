import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyPayments } from './index.ts'
import { type Cashier, E5, openCashier } from './testing/cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterAll(() => cashier.close())

const found = () => verifyPayments(cashier.casino.db)

/** A player of whose ₺200 on their way the bank has said this. */
async function withdrew(verdict?: 'paid' | 'rejected') {
  const playerId = await cashier.casino.player({ cashE5: 500n * E5 })
  await cashier.withdraw(playerId, 200)
  const payment = await cashier.onlyPayment(playerId)
  if (verdict) {
    await cashier.askPayout(payment.id)
    await cashier.callback(cashier.verdictOn(payment, verdict))
  }
  return { playerId, paymentId: payment.id }
}

async function deposited(verdict?: 'approved' | 'declined') {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 100)
  const payment = await cashier.onlyPayment(playerId)
  if (verdict) await cashier.callback(cashier.verdictOn(payment, verdict))
  return { playerId, paymentId: payment.id }
}

test('LED-10: what is on its way is what the open withdrawals come to, and what differs is named', async () => {
  const { playerId, paymentId } = await withdrew()
  for (const verdict of ['paid', 'rejected'] as const) await withdrew(verdict)
  for (const verdict of ['approved', 'declined', undefined] as const) await deposited(verdict)
  const { paymentId: credited } = await deposited('approved')
  expect(await found()).toEqual([])

  const { pool } = cashier.casino
  await pool.query(
    `update account set balance_e5 = balance_e5 - 1 where owner_id = $1 and kind = 'player_withdrawal'`,
    [playerId],
  )
  await pool.query('update payment set status = 5 where id = $1', [credited])
  const findings = await found()
  expect(findings.map(({ rule }) => rule)).toEqual(['LED-10', 'LED-10'])
  expect(findings[0]?.sentence).toMatch(
    new RegExp(
      `^player_withdrawal of ${playerId} .*holds 19999999, the open withdrawals come to 20000000$`,
    ),
  )
  expect(findings[1]?.sentence).toMatch(
    new RegExp(`^payment ${credited} of .*: its status is 5, and it has moved deposit 10000000$`),
  )

  await pool.query(`update payment set status = 1 where id = $1`, [paymentId])
  expect((await found()).map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(
      `payment ${paymentId} of ${playerId}: its status is 1, and it has moved withdrawal_reserve`,
    ),
  )
  expect(await cashier.casino.sumOfBooks()).toBe(-1n)
})
