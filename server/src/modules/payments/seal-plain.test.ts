import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentTasks } from './index.ts'
import { sealPlainPayments } from './seal-plain.ts'
import { accountIndex, openDetail } from './sealed.ts'
import { type Cashier, E5, IBAN, openCashier } from './testing/cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
beforeEach(() => cashier.startOver())
afterAll(() => cashier.close())

/** As an earlier release left them. */
async function plainPayments(count: number): Promise<{ playerId: string; ids: string[] }> {
  const playerId = await cashier.house.player()
  const now = cashier.house.clock.now()
  const ids = Array.from({ length: count }, () => randomUUID())
  await cashier.house.db
    .insertInto('payment')
    .values(
      ids.map((id) => ({
        ...{ id, player_id: playerId, type: 2, method_id: 1, status: 1, amount_e5: E5 },
        ...{ currency: 'TRY', gateway_id: null, reason: null, ledger_mark: 0n, hold: null },
        ...{ approved_at: now, promised_at: null, created_at: now, updated_at: now },
        detail: JSON.stringify({ Iban: IBAN }),
      })),
    )
    .execute()
  return { playerId, ids }
}
const rowsOf = (ids: string[]) =>
  cashier.house.db.selectFrom('payment').selectAll().where('id', 'in', ids).execute()

test('H15, PRV-04: what an earlier release wrote is sealed by the job, and nothing plain is left', async () => {
  const { playerId, ids } = await plainPayments(7)
  await paymentTasks(cashier.deps).seal_payments?.({})
  const { seal } = cashier.deps
  for (const row of await rowsOf(ids)) {
    expect(row.detail).toBeNull()
    expect(row.account_hmac).toEqual(accountIndex(seal, { Iban: IBAN }))
    expect(openDetail(seal, row)).toEqual({ Iban: IBAN })
  }
  // The account is known by its index: the player was paid there before.
  await cashier.house.deposit(playerId, 500n * E5)
  const more = { password: undefined }
  expect(await cashier.withdraw(playerId, 100, more)).toMatchObject({ success: true })
})

test('PRV-04: stopped half-way it goes on where it was, and two at once share the work', async () => {
  const { ids } = await plainPayments(9)
  const { db } = cashier.house
  let batches = 0
  const dying = {
    ...cashier.deps,
    seal: {
      ...cashier.deps.seal,
      seal(text: string, context: string) {
        batches += 1
        if (batches > 4) throw new Error('killed')
        return cashier.deps.seal.seal(text, context)
      },
    },
  }
  await expect(sealPlainPayments(dying, 2)).rejects.toThrow('killed')
  const left = await db
    .selectFrom('payment')
    .select('id')
    .where('detail', 'is not', null)
    .where('id', 'in', ids)
    .execute()
  expect(left).toHaveLength(5)
  const done = await Promise.all([1, 2, 3].map(() => sealPlainPayments(cashier.deps, 2)))
  expect(done.reduce((all, one) => all + one)).toBe(5)
  for (const row of await rowsOf(ids))
    expect(openDetail(cashier.deps.seal, row)).toEqual({ Iban: IBAN })
})

test('PRV-04: what was sealed for one payment opens in no other', async () => {
  const { ids } = await plainPayments(2)
  await sealPlainPayments(cashier.deps)
  const [one, other] = await rowsOf(ids)
  if (!one || !other) throw new Error('no rows')
  const swapped = { ...one, detail_sealed: other.detail_sealed }
  expect(() => openDetail(cashier.deps.seal, swapped)).toThrow()
})
