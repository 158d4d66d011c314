import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'

const MIGRATION = new URL('../../../db/migrations/039-refunds.sql', import.meta.url)

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

/** A player who pays in three times and takes out once; the second and third deposit go straight back. */
async function withTwoSentBack() {
  const { casino } = cashier
  const playerId = await casino.player()
  for (const liras of [400, 300, 200]) await cashier.deposit(playerId, liras)
  const orders = await cashier.payments(playerId)
  await cashier.callback(cashier.verdictOn(orders[0] as (typeof orders)[0], 'approved'))
  await casino.db
    .insertInto('player_limit')
    .values({
      player_id: playerId,
      kind: 'deposit',
      period: 'day',
      most: 400n * E5,
      changed_at: casino.clock.now(),
      wished: null,
      wished_at: null,
    })
    .execute()
  for (const order of orders.slice(1)) {
    await cashier.callback(cashier.verdictOn(order, 'approved'))
  }
  expect(await cashier.withdraw(playerId, 100)).toMatchObject({ success: true })
  return playerId
}
/** Of each withdrawal the deposit that it sends back, by their sums. */
async function linksOf(playerId: string) {
  const rows = await cashier.casino.db
    .selectFrom('payment as back')
    .leftJoin('payment as deposit', 'deposit.id', 'back.refund_of')
    .select(['back.amount_e5 as back', 'deposit.amount_e5 as deposit'])
    .where('back.player_id', '=', playerId)
    .where('back.type', '=', 2)
    .orderBy('back.seq')
    .execute()
  return rows.map(({ back, deposit }) => [back / E5, deposit && deposit / E5])
}

test('a withdrawal that sends a deposit straight back names it, and no other sends it back again', async () => {
  const playerId = await withTwoSentBack()
  expect(await linksOf(playerId)).toEqual([
    [300n, 300n],
    [200n, 200n],
    [100n, null],
  ])
  const [sent] = (await cashier.payments(playerId)).slice(1)
  const own = cashier.casino.owner.db.updateTable('payment').where('player_id', '=', playerId)
  const again = own.set({ refund_of: sent?.id ?? '' }).where('amount_e5', '=', 100n * E5)
  await expect(again.execute()).rejects.toThrow('payment_refunded_once')
})

test('the refunds of a release before know their deposits after its migration', async () => {
  const playerId = await withTwoSentBack()
  const links = await linksOf(playerId)
  const { pool } = cashier.casino.owner
  const sql = await readFile(MIGRATION, 'utf8')
  await pool.query(`begin; alter table payment drop column refund_of; ${sql}; commit`)
  expect(await linksOf(playerId)).toEqual(links)
})
