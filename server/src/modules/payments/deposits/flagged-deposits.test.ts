import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOffice } from '../../../testing/casino/run-script.ts'
import { readFlaggedDeposits } from '../index.ts'
import { type Cashier, openCashier } from '../testing/cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
  // The command asks the database for the time.
  cashier.casino.clock.set(new Date())
})
afterAll(async () => {
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
  await cashier.close()
})

const office = (...words: string[]) => runOffice(cashier.casino.url, words)

test('H1, FRD-07: npm run office lists deposits in another name, and takes one off once with what was found', async () => {
  expect((await office('deposits')).said).toBe('No deposit is flagged.\n')
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 150)
  const payment = await cashier.onlyPayment(playerId)
  const payer = { account: 'TR280001009999901234567890', holder: 'BAŞKA BİRİSİ' }
  await cashier.callback(cashier.verdictOn(payment, 'approved', { payer }))
  const list = await office('deposits')
  expect(list.said).toContain(`${payment.id}  ₺150,00`)
  expect(list.said).toContain('credited')
  const [flagged] = await readFlaggedDeposits(cashier.casino.db, cashier.deps.fieldCipher)
  expect(flagged?.payer).toEqual({ account: 'TR28 •••• 7890', holder: 'BAŞKA BİRİSİ' })
  const clear = ['deposits', 'clear', payment.id, 'Eşi,', 'belge var']
  expect((await office(...clear)).code).toBe(0)
  expect((await office('deposits')).said).toBe('No deposit is flagged.\n')
  expect(await office(...clear)).toMatchObject({ code: 1 })
  const { rows } = await cashier.casino.pool.query(
    `select actor, outcome, reason from audit_event where object = $1`,
    [`deposit:${payment.id}`],
  )
  expect(rows).toEqual([
    { actor: 'command-line:deposits clear', outcome: 'done', reason: 'Eşi, belge var' },
  ])
})

test.each([[['deposit']], [['deposits', 'clear', '3f0c2a54-6f1d-4a8e-9a45-0c4f7d1f3b21']]])(
  '%j is answered with how it is used, and decides nothing',
  async (words) => {
    const { code, said } = await office(...words)
    expect(code).toBe(2)
    expect(said).toContain('deposits clear ID TEXT')
  },
)
