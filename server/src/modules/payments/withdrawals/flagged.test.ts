import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearFlags } from '../../fraud/index.ts'
import { readQueue } from '../index.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterAll(async () => {
  expect(await cashier.casino.sumOfBooks()).toBe(0n)
  await cashier.close()
})

/** Two players who are flagged with each other, and the number of the first. */
async function flagged() {
  const { db, clock } = cashier.casino
  const ids = [0, 1].map(() => cashier.casino.player({ cashE5: 400n * E5 }))
  const [one_id = '', other_id = ''] = (await Promise.all(ids)).sort()
  await db
    .insertInto('bonus_flag')
    .values({
      one_id,
      other_id,
      rule: 'same_offer',
      about: 'half-again',
      linked_by: ['payout'],
      found_at: clock.now(),
    })
    .execute()
  const { usercode } = await db
    .selectFrom('player')
    .select('usercode')
    .where('id', '=', one_id)
    .executeTakeFirstOrThrow()
  return { players: [one_id, other_id], usercode }
}
const holds = async (playerId: string) => (await cashier.payments(playerId)).map(({ hold }) => hold)

test('FRD-09: any withdrawal of both sides waits with its reason, and cleared the next is paid by rule', async () => {
  const { players, usercode } = await flagged()
  for (const playerId of players) {
    const answer = await cashier.withdraw(playerId, 100)
    expect(answer.message).toContain('başka bir hesapla birlikte kullanılmış olabileceğini')
    expect(answer.message).toContain('Para senin, kesinti olmaz.')
    expect(await holds(playerId)).toEqual(['linked'])
    expect(await cashier.casino.cashE5(playerId)).toBe(300n * E5)
  }
  const [held] = await readQueue(cashier.casino.db, {
    locale: 'en',
    limit: 1,
    now: cashier.casino.clock.now(),
  })
  expect(held?.why).toContain('used together with another account')

  await clearFlags(cashier.casino, { usercode, operator: 'ayla', because: 'Two sisters' })
  for (const playerId of players) {
    await cashier.withdraw(playerId, 100)
    expect(await holds(playerId)).toEqual(['linked', null])
  }
})
