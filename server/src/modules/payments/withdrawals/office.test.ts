import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOffice } from '../../../testing/casino/run-script.ts'
import { readFlaggedDeposits } from '../index.ts'
import { noteDifference } from '../services/differences.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'

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

async function held() {
  const playerId = await cashier.casino.player({ cashE5: 900n * E5 })
  await cashier.withdraw(playerId, 600)
  return { playerId, payment: await cashier.onlyPayment(playerId) }
}

test('npm run office lists, approves and rejects withdrawals with a reason', async () => {
  expect(await office('withdrawals')).toEqual({ code: 0, said: 'No withdrawal waits.\n' })
  const [first, second] = [await held(), await held()]
  const list = await office('withdrawals')
  expect(list.said).toContain(`${first.payment.id}  ₺600,00`)
  expect(list.said).toContain('has not been staked once yet')
  expect(list.said).toContain('2 wait.')

  const approved = await office('withdrawals', 'approve', first.payment.id, '--by', 'ayla')
  expect(approved.code).toBe(0)
  expect(await cashier.onlyPayment(first.playerId)).toMatchObject({ status: 2, hold: 'turnover' })
  expect(await cashier.jobs()).toEqual([`payout:${first.payment.id}`])
  const again = await office('withdrawals', 'reject', first.payment.id, 'wrong_account')
  expect(again).toMatchObject({ code: 1, said: expect.stringMatching(/decided before/) })

  const id = second.payment.id.toUpperCase()
  expect((await office('withdrawals', 'reject', id, 'wrong_account')).code).toBe(0)
  expect(await cashier.casino.cashE5(second.playerId)).toBe(900n * E5)
  expect((await office('withdrawals')).said).toBe('No withdrawal waits.\n')
})

test('AUZ-03: npm run office tells the first of two that nothing has moved, and the second what was done', async () => {
  const { playerId, payment } = await held()
  const by = (name: string, ...words: string[]) => office('withdrawals', ...words, '--by', name)
  const extend = ['extend', payment.id, 'risk', '24', 'calls', 'the', 'bank']
  expect(await by('ayla', ...extend)).toMatchObject({
    code: 0,
    said: expect.stringContaining('nothing has moved'),
  })
  expect((await office('withdrawals')).said).toContain('ayla asks: withdrawal.extend')
  expect(await by('Ayla', ...extend)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/somebody else/),
  })
  expect((await by('deniz', ...extend)).said).toContain('Extended by 24 h')
  const reject = ['reject', payment.id, 'review_failed']
  expect((await by('ayla', ...reject)).said).toContain('nothing has moved')
  expect((await by('deniz', ...reject)).said).toContain('the money is back')
  expect(await cashier.casino.cashE5(playerId)).toBe(900n * E5)
  expect((await by('ayla', 'rule')).said).toContain('first_minutes  15')
  const { rows } = await cashier.casino.pool.query(
    `select actor, does, outcome from audit_event where object = $1 order by id`,
    [`withdrawal:${payment.id}`],
  )
  expect(rows).toEqual([
    { actor: 'command-line:ayla', does: 'withdrawal.extend', outcome: 'waits' },
    { actor: 'command-line:deniz', does: 'withdrawal.extend', outcome: 'done' },
    { actor: 'command-line:ayla', does: 'withdrawal.reject_judged', outcome: 'waits' },
    { actor: 'command-line:deniz', does: 'withdrawal.reject_judged', outcome: 'done' },
  ])
})

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
  const clear = ['deposits', 'clear', payment.id, 'Eşi,', 'belge var', '--by', 'ayla']
  expect((await office(...clear)).code).toBe(0)
  expect((await office('deposits')).said).toBe('No deposit is flagged.\n')
  expect(await office(...clear)).toMatchObject({ code: 1 })
})

test('npm run office lists payments that the service decided otherwise, and takes one off with what was found', async () => {
  expect((await office('payments')).said).toBe('No payment differs.\n')
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 250)
  const { id } = await cashier.onlyPayment(playerId)
  expect(await noteDifference(cashier.casino, id, 'paid here and not there')).toBe(true)
  const list = await office('payments')
  expect(list.said).toContain(`${id}  deposit of ₺250,00`)
  expect(list.said).toContain('paid here and not there')
  const explain = ['payments', 'explain', id, 'ekstre', 'geldi', '--by', 'ayla']
  expect((await office(...explain)).code).toBe(0)
  expect((await office('payments')).said).toBe('No payment differs.\n')
  expect(await office(...explain)).toMatchObject({ code: 1 })
  // Explained is this difference and no other one.
  expect(await noteDifference(cashier.casino, id, 'paid here and not there')).toBe(false)
  expect(await noteDifference(cashier.casino, id, 'another sum')).toBe(true)
  expect((await office('payments')).said).toContain('another sum')
})

test.each([
  [[]],
  [['payments', 'explain', '3f0c2a54-6f1d-4a8e-9a45-0c4f7d1f3b21']],
  [['deposit']],
  [['deposits', 'clear', '3f0c2a54-6f1d-4a8e-9a45-0c4f7d1f3b21']],
  [['withdrawals', 'cancel']],
  [['withdrawals', 'approve', 'x']],
  [['withdrawals', 'extend', '3f0c2a54-6f1d-4a8e-9a45-0c4f7d1f3b21', 'because', '3']],
  [['withdrawals', 'incident', '3']],
  [['withdrawals', 'rule', 'first_minutes=none', 'x']],
  [['withdrawals', 'legal-hold', 'x', 'sanction', 'x']],
  [['withdrawals', 'approve', '3f0c2a54-6f1d-4a8e-9a45-0c4f7d1f3b21', 'wrong_account']],
  [['withdrawals', 'reject', '3f0c2a54-6f1d-4a8e-9a45-0c4f7d1f3b21', 'because']],
])('%j is answered with how it is used, and decides nothing', async (words) => {
  const { code, said } = await office(...words)
  expect(code).toBe(2)
  expect(said).toContain('npm run office -- withdrawals reject ID REASON')
})
