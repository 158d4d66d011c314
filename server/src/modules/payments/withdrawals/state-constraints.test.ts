import { PAYMENT_STATUS } from '@zar/contract/payment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'

const { Confirmed, Cancelled, Rejected, Created, Pending } = PAYMENT_STATUS

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterAll(async () => {
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
  await cashier.close()
})

async function withdrawing() {
  const playerId = await cashier.casino.player({ cashE5: 1_000n * E5 })
  await cashier.withdraw(playerId, 200)
  return cashier.onlyPayment(playerId)
}

type Columns = Partial<Awaited<ReturnType<typeof withdrawing>>>

const write = (id: string, { status, approved_at, payee_checked_at, gateway_id }: Columns) =>
  cashier.casino.db
    .updateTable('payment')
    .set({
      ...(status !== undefined && { status }),
      ...(approved_at !== undefined && { approved_at }),
      ...(payee_checked_at !== undefined && { payee_checked_at }),
      ...(gateway_id !== undefined && { gateway_id }),
    })
    .where('id', '=', id)
    .execute()

const AT = new Date(0)

test.each<{ columns: Columns; why: string }>([
  { columns: { status: Created }, why: 'withdrawal_status_is_known' },
  { columns: { approved_at: null, gateway_id: 'p1' }, why: 'withdrawal_at_bank_was_approved' },
  { columns: { approved_at: null, payee_checked_at: AT }, why: 'withdrawal_at_bank_was_approved' },
  { columns: { approved_at: null, status: Confirmed }, why: 'withdrawal_paid_was_approved' },
  {
    columns: { payee_checked_at: AT, status: Cancelled },
    why: 'withdrawal_stopped_was_not_at_bank',
  },
])('the database refuses $columns by $why', async ({ columns, why }) => {
  const { id } = await withdrawing()
  await expect(write(id, columns)).rejects.toThrow(why)
})

test.each([Confirmed, Rejected, Cancelled])('a withdrawal of status %i keeps it', async (end) => {
  const { id } = await withdrawing()
  await write(id, { status: end })
  for (const status of [Pending, Confirmed, Rejected, Cancelled])
    if (status !== end) await expect(write(id, { status })).rejects.toThrow('never changed')
})
