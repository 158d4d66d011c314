import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentTasks } from '../index.ts'
import { type Cashier, E5, IBAN, openCashier } from '../testing/cashier.ts'
import { encryptPlainPayments } from './encrypt-plain-details.ts'
import { accountIndex, decryptDetail } from './encrypted-detail.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
beforeEach(() => cashier.startOver())
afterAll(() => cashier.close())

/** As an earlier release left them. */
async function plainPayments(count: number): Promise<{ playerId: string; ids: string[] }> {
  const playerId = await cashier.casino.player()
  const now = cashier.casino.clock.now()
  const ids = Array.from({ length: count }, () => randomUUID())
  await cashier.casino.db
    .insertInto('payment')
    .values(
      ids.map((id) => ({
        id,
        player_id: playerId,
        type: 2,
        method_id: 1,
        status: 1,
        amount_e5: E5,
        currency: 'TRY',
        gateway_id: null,
        reason: null,
        ledger_mark: 0n,
        hold: null,
        approved_at: now,
        promised_at: null,
        created_at: now,
        updated_at: now,
        detail: JSON.stringify({ Iban: IBAN }),
      })),
    )
    .execute()
  return { playerId, ids }
}
const rowsOf = (ids: string[]) =>
  cashier.casino.db.selectFrom('payment').selectAll().where('id', 'in', ids).execute()

test('H15, PRV-04: what an earlier release wrote is encrypted by the job, and nothing plain is left', async () => {
  const { playerId, ids } = await plainPayments(7)
  await paymentTasks(cashier.deps).seal_payments?.({})
  const { fieldCipher } = cashier.deps
  for (const row of await rowsOf(ids)) {
    expect(row.detail).toBeNull()
    expect(row.account_hmac).toEqual(accountIndex(fieldCipher, { Iban: IBAN }))
    expect(decryptDetail(fieldCipher, row)).toEqual({ Iban: IBAN })
  }
  // The account is known by its index: the player was paid there before.
  await cashier.casino.deposit(playerId, 500n * E5)
  const more = { password: undefined }
  expect(await cashier.withdraw(playerId, 100, more)).toMatchObject({ success: true })
})

test('PRV-04: stopped half-way it goes on where it was, and two at once share the work', async () => {
  const { ids } = await plainPayments(9)
  const { db } = cashier.casino
  let batches = 0
  const dying = {
    ...cashier.deps,
    fieldCipher: {
      ...cashier.deps.fieldCipher,
      encrypt(text: string, context: string) {
        batches += 1
        if (batches > 4) throw new Error('killed')
        return cashier.deps.fieldCipher.encrypt(text, context)
      },
    },
  }
  await expect(encryptPlainPayments(dying, 2)).rejects.toThrow('killed')
  const left = await db
    .selectFrom('payment')
    .select('id')
    .where('detail', 'is not', null)
    .where('id', 'in', ids)
    .execute()
  expect(left).toHaveLength(5)
  const done = await Promise.all([1, 2, 3].map(() => encryptPlainPayments(cashier.deps, 2)))
  expect(done.reduce((all, one) => all + one)).toBe(5)
  for (const row of await rowsOf(ids))
    expect(decryptDetail(cashier.deps.fieldCipher, row)).toEqual({ Iban: IBAN })
})

test('PRV-04: what was encrypted for one payment opens in no other', async () => {
  const { ids } = await plainPayments(2)
  await encryptPlainPayments(cashier.deps)
  const [one, other] = await rowsOf(ids)
  if (!one || !other) throw new Error('no rows')
  const swapped = { ...one, detail_sealed: other.detail_sealed }
  expect(() => decryptDetail(cashier.deps.fieldCipher, swapped)).toThrow()
})
