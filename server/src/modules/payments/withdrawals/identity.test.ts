import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
beforeEach(() => cashier.startOver())
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

const unchecked = () => cashier.casino.player({ cashE5: 50_000n * E5, isUnchecked: true })
const refused = { success: false, data: { code: 'identity_needed' } }

test('H7, AGE-02: an unchecked player is paid ₺5.000 in all, and refused by name above it, with nothing moved', async () => {
  const playerId = await unchecked()
  expect(await cashier.withdraw(playerId, 3_000)).toMatchObject({ success: true })
  expect(await cashier.withdraw(playerId, 2_001)).toMatchObject({
    ...refused,
    message: expect.stringContaining('Hesap sayfandaki Kimlik bölümünden'),
  })
  expect(await cashier.casino.cashE5(playerId)).toBe(47_000n * E5)
  expect(await cashier.withdraw(playerId, 2_000)).toMatchObject({ success: true })
  cashier.casino.clock.advance(400 * 24 * 60 * 60_000)
  expect(await cashier.withdraw(playerId, 100)).toMatchObject(refused)
})

test('H7, AGE-02: the same, once the identity was checked, goes its way', async () => {
  const playerId = await cashier.casino.player({ cashE5: 50_000n * E5 })
  expect(await cashier.withdraw(playerId, 6_000)).toMatchObject({ success: true })
})

test('H7: a check that runs, was refused or waits for a person is none', async () => {
  const { db, clock } = cashier.casino
  for (const state of ['pending', 'refused', 'review'] as const) {
    const playerId = await unchecked()
    const answered_at = state === 'pending' ? null : clock.now()
    const row = { player_id: playerId, state, asked_at: clock.now(), answered_at }
    await db
      .insertInto('identity_check')
      .values({ ...row, id: playerId })
      .execute()
    expect(await cashier.withdraw(playerId, 5_001)).toMatchObject(refused)
  }
})

test('H7: ten withdrawals at once do not together pass what is free', async () => {
  const playerId = await unchecked()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => cashier.withdraw(playerId, 1_000)),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(5)
  expect(await cashier.casino.cashE5(playerId)).toBe(45_000n * E5)
})

test('H7: a deposit is refused by name where an account of the same number is excluded and nobody was checked', async () => {
  const [out = '', playerId = ''] = await cashier.casino.players([
    { isUnchecked: true },
    { isUnchecked: true },
  ])
  const { db } = cashier.casino
  await db
    .updateTable('player')
    .set({ personal_no_hmac: Buffer.from(out) })
    .where('id', 'in', [out, playerId])
    .execute()
  expect(await cashier.deposit(playerId, 100)).toMatchObject({ success: true })
  await cashier.casino.setStatus(out, 'excluded')
  expect(await cashier.deposit(playerId, 100)).toMatchObject({
    success: false,
    data: { code: 'identity_needed_first' },
  })
})
