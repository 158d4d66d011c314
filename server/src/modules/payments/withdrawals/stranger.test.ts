import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cashier, E5, IBAN, OWN_PAYER, openCashier, PASSWORD } from '../testing/cashier.ts'

const THIEF = { account: 'TR280001009999901234567890', holder: 'BAŞKA BİRİSİ' }

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
beforeEach(() => {
  cashier.deps.otherNameDeposits = 'credit'
  return cashier.startOver()
})
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

/** A deposit that the bank approves, paid by whom it says. */
async function paidIn(playerId: string, amount: number, payer: object | null) {
  await cashier.deposit(playerId, amount)
  const payment = (await cashier.payments(playerId)).at(-1)
  if (!payment) throw new Error('no deposit')
  const verdict = cashier.verdictOn(payment, 'approved', { payer })
  expect((await cashier.callback(verdict)).status).toBe(200)
  return payment.id
}
const rowOf = async (id: string) =>
  cashier.casino.db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const flagsOf = (id: string) =>
  cashier.casino.db.selectFrom('payer_flag').selectAll().where('payment_id', '=', id).execute()
/** With the session alone, without the password. */
const toLast = { id: 2, detail: { Amount: 400 }, password: undefined }

test('H1, FRD-05: a thief who pays 50 in from an account of their own opens no payout to it, with the password or without', async () => {
  const playerId = await cashier.casino.player({ cashE5: 900n * E5 })
  const id = await paidIn(playerId, 100, THIEF)
  const cash = await cashier.casino.cashE5(playerId)
  expect(cash).toBe(1_000n * E5)
  for (const order of [toLast, { ...toLast, password: PASSWORD }]) {
    expect(await cashier.withdraw(playerId, 0, order)).toMatchObject({
      data: { code: 'no_deposit_yet' },
    })
  }
  expect(await cashier.casino.cashE5(playerId)).toBe(cash)
  expect(await rowOf(id)).toMatchObject({ is_payer_own: false })
  expect(await flagsOf(id)).toMatchObject([{ cleared_at: null }])
})

test('H1, FRD-05: after a thief’s deposit the instant method still pays to the player’s own account alone, for the password', async () => {
  const playerId = await cashier.casino.player({ cashE5: 900n * E5 })
  await paidIn(playerId, 100, OWN_PAYER)
  await paidIn(playerId, 101, THIEF)
  await paidIn(playerId, 102, null)
  expect(await cashier.withdraw(playerId, 0, toLast)).toMatchObject({
    data: { code: 'password_needed' },
  })
  await cashier.withdraw(playerId, 0, { ...toLast, password: PASSWORD })
  const payment = (await cashier.payments(playerId)).at(-1)
  expect(payment?.detail).toMatchObject({ Iban: OWN_PAYER.account })
  await cashier.askPayout(payment?.id ?? '')
  expect(cashier.bank.orders.at(-1)).toMatchObject({ path: '/payouts', iban: OWN_PAYER.account })
})

test('FRD-05: a deposit in another name is sent back where the operator’s rule says so, to whoever paid it, and makes no account known', async () => {
  cashier.deps.otherNameDeposits = 'return'
  const playerId = await cashier.casino.player({ cashE5: 500n * E5 })
  const id = await paidIn(playerId, 100, THIEF)
  expect(await rowOf(id)).toMatchObject({ status: 1, reason: 'refunded_other_name' })
  expect(await flagsOf(id)).toHaveLength(1)
  expect(await cashier.casino.cashE5(playerId)).toBe(500n * E5)
  const back = (await cashier.payments(playerId)).at(-1)
  expect(back).toMatchObject({ type: 2, refund_of: id, account_hmac: null })
  await cashier.askPayout(back?.id ?? '')
  // Nobody is asked whose it is: it goes back to where it came from.
  expect(cashier.bank.asked).toEqual([])
  expect(cashier.bank.orders.at(-1)).toMatchObject({ iban: THIEF.account, refundOf: id })
  const toThief = { detail: { Amount: 100, Iban: THIEF.account }, password: undefined }
  expect(await cashier.withdraw(playerId, 0, toThief)).toMatchObject({
    data: { code: 'password_needed' },
  })
})

test('a credited deposit in another name tells the player so, one in their own does not', async () => {
  const playerId = await cashier.casino.player()
  const notes = async () => JSON.stringify(await cashier.pushes(playerId))
  await paidIn(playerId, 100, OWN_PAYER)
  expect(await notes()).not.toContain('başka birinin')
  await paidIn(playerId, 101, THIEF)
  expect(await notes()).toContain('başka birinin hesabından')
})

test('H15, PRV-04: no account, phone, wallet or name of a payment can be read in the database, and no log has them', async () => {
  const playerId = await cashier.casino.player({ cashE5: 5_000n * E5 })
  await paidIn(playerId, 100, THIEF)
  await cashier.deposit(playerId, 150, {
    id: 3,
    detail: { Amount: 150, FullName: 'Deniz Yılmaz', Iban: IBAN },
  })
  for (const more of [
    {},
    { id: 5, detail: { Amount: 60, Phone: '532 111 22 33' } },
    { id: 4, detail: { Amount: 250, Network: 'doruk', Address: 'd0ruk-4f2a-long' } },
  ]) {
    expect(await cashier.withdraw(playerId, 100, more)).toMatchObject({ success: true })
  }
  const { rows } = await sql<{ row: string }>`
    select payment::text as row from payment where player_id = ${playerId}`.execute(
    cashier.casino.db,
  )
  const { rows: asked } = await sql<{ row: string }>`
    select request::text as row from request union all
    select payload::text from graphile_worker._private_jobs`.execute(cashier.casino.db)
  const kept = [...rows, ...asked].map(({ row }) => row).join() + cashier.logged()
  const hex = (text: string) => Buffer.from(text).toString('hex')
  for (const secret of [IBAN, THIEF.account, '5321112233', 'd0ruk-4f2a', 'Yılmaz', 'BAŞKA']) {
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(hex(secret))
  }
  expect(rows.filter(({ row }) => row.includes('Iban'))).toEqual([])
})
