import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { HOUSE_ID, postTransfer } from '../../ledger/index.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'
import { readSums } from './totals.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

type Reason = 'sport_bet' | 'sport_win' | 'sport_rollback' | 'sport_correction'

function post(playerId: string, reason: Reason, liras: bigint): Promise<void> {
  const cash = { ownerId: playerId, kind: 'player_cash' } as const
  const games = { ownerId: HOUSE_ID, kind: 'games' } as const
  const isOut = reason === 'sport_bet' || reason === 'sport_correction'
  return cashier.casino.db.transaction().execute((tx) =>
    postTransfer(tx, {
      playerId,
      reason,
      amountE5: liras * E5,
      currency: 'TRY',
      key: `t:${randomUUID()}`,
      source: isOut ? cash : games,
      target: isOut ? games : cash,
    }),
  )
}

test('ACC-04: bets at a partner are in the history by their names, and in its sums', async () => {
  const playerId = await cashier.casino.player({ cashE5: 100n * E5 })
  await post(playerId, 'sport_bet', 30n)
  await post(playerId, 'sport_win', 50n)
  await post(playerId, 'sport_correction', 20n)
  await post(playerId, 'sport_bet', 10n)
  await post(playerId, 'sport_rollback', 10n)
  const { rows, totals } = await cashier.history(playerId, { product: 'sports' })
  expect(
    rows.map(({ kind, title, amount }: { kind: string; title: string; amount: number }) => [
      ...[kind, title, amount],
    ]),
  ).toEqual([
    ['rollback', 'Spor bahsi iadesi', 10],
    ['bet', 'Spor bahsi', -10],
    ['rollback', 'Spor sonucu düzeltmesi', -20],
    ['win', 'Spor kazancı', 50],
    ['bet', 'Spor bahsi', -30],
  ])
  expect(totals).toMatchObject({ staked: 30, won: 30 })
  expect((await cashier.history(playerId, { product: 'casino' })).rows).toEqual([])
  // What was staked at a partner has been staked: it counts for the deposits before it.
  expect((await readSums(cashier.casino.db, playerId)).unstaked).toBe(70n * E5)
})
