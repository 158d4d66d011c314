import { MAX_E5 } from '@zar/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TransferReason } from '../../db/tables/ledger.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { HOUSE_ID } from './account.ts'
import { balancesE5, postTransfer } from './index.ts'

let casino: TestCasino
beforeAll(async () => {
  casino = await openTestCasino()
})
afterAll(async () => {
  expect(await casino.sumOfBooks()).toBe(0n)
  await casino.close()
})

const reserve = (playerId: string, key: string, amountE5: bigint) =>
  casino.db.transaction().execute((tx) =>
    postTransfer(tx, {
      key,
      playerId,
      currency: 'TRY',
      source: { ownerId: playerId, kind: 'player_cash' },
      target: { ownerId: playerId, kind: 'player_withdrawal' },
      amountE5,
      reason: 'withdrawal_reserve',
    }),
  )

test('a transfer moves money once and leaves its running balances', async () => {
  const playerId = await casino.player({ cashE5: 100n })
  await reserve(playerId, 'moves-once', 40n)
  expect(await balancesE5(casino.db, playerId)).toEqual({
    player_cash: 60n,
    player_withdrawal: 40n,
    player_debt: 0n,
  })
  const posted = await casino.db
    .selectFrom('transfer')
    .selectAll()
    .where('key', '=', 'moves-once')
    .executeTakeFirstOrThrow()
  expect(posted).toMatchObject({ source_balance_e5: 60n, target_balance_e5: 40n, amount_e5: 40n })
})

test('money that is not there is refused, and nothing moves (ACC-08)', async () => {
  const playerId = await casino.player({ cashE5: 10n })
  await expect(reserve(playerId, 'too-much', 11n)).rejects.toMatchObject({
    code: 'insufficient_funds',
  })
  expect(await casino.cashE5(playerId)).toBe(10n)
})

test('H25, LED-11: what is given stops at what an account can hold; what comes back of a withdrawal does not', async () => {
  const playerId = await casino.player({ cashE5: MAX_E5 })
  const give = (reason: TransferReason, kind: 'promotion' | 'player_withdrawal', amountE5 = 1n) =>
    casino.db.transaction().execute((tx) =>
      postTransfer(tx, {
        key: `over:${reason}`,
        playerId,
        currency: 'TRY',
        amountE5,
        reason,
        source: { ownerId: kind === 'promotion' ? HOUSE_ID : playerId, kind },
        target: { ownerId: playerId, kind: 'player_cash' },
      }),
    )
  for (const reason of ['win', 'rollback', 'cashback', 'sport_win', 'sport_rollback'] as const) {
    await expect(give(reason, 'promotion')).rejects.toMatchObject({ code: 'balance_full' })
  }
  await reserve(playerId, 'makes-room', 5n)
  await give('cashback', 'promotion', 5n)
  await give('withdrawal_return', 'player_withdrawal', 5n)
  expect(await casino.cashE5(playerId)).toBe(MAX_E5 + 5n)
})

test('a key is posted once: the second time throws and moves nothing', async () => {
  const playerId = await casino.player({ cashE5: 10n })
  await reserve(playerId, 'same-key', 3n)
  await expect(reserve(playerId, 'same-key', 3n)).rejects.toThrow(/transfer_posted_once/)
  expect(await casino.cashE5(playerId)).toBe(7n)
})

test('posted transfers and checkpoints cannot be changed or removed, even by hand (LED-04)', async () => {
  await casino.player({ cashE5: 1n })
  for (const table of ['transfer', 'ledger_seal']) {
    for (const statement of [
      `update ${table} set id = default`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(casino.owner.pool.query(statement)).rejects.toThrow(/never changed/)
    }
  }
})

test('the database itself keeps cash at or above zero (LED-03)', async () => {
  const playerId = await casino.player({ cashE5: 1n })
  await expect(
    casino.db
      .updateTable('account')
      .set({ balance_e5: -1n })
      .where('owner_id', '=', playerId)
      .where('kind', '=', 'player_cash')
      .execute(),
  ).rejects.toThrow(/account_not_below_floor/)
})

test('forty reservations at once on a purse for ten: ten are taken', async () => {
  const playerId = await casino.player({ cashE5: 100n })
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => reserve(playerId, `race-${index}`, 10n)),
  )
  expect(results.filter((result) => result.status === 'fulfilled').length).toBe(10)
  const others = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(others.every((reason) => reason.code === 'insufficient_funds')).toBe(true)
  expect(await casino.cashE5(playerId)).toBe(0n)
})

test('opposite transfers between two players do not lock each other out (FLT-11)', async () => {
  const [one, two] = [await casino.player({ cashE5: 50n }), await casino.player({ cashE5: 50n })]
  const move = (from: string, to: string, index: number) =>
    casino.db.transaction().execute((tx) =>
      postTransfer(tx, {
        key: `cross-${from}-${index}`,
        playerId: from,
        currency: 'TRY',
        source: { ownerId: from, kind: 'player_cash' },
        target: { ownerId: to, kind: 'player_cash' },
        amountE5: 1n,
        reason: 'bonus',
      }),
    )
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => [move(one, two, index), move(two, one, index)]).flat(),
  )
  expect(await casino.cashE5(one)).toBe(50n)
  expect(await casino.cashE5(two)).toBe(50n)
})

test('an account that does not exist is a bug, not a transfer', async () => {
  const playerId = await casino.player({ cashE5: 5n })
  await expect(
    casino.db.transaction().execute((tx) =>
      postTransfer(tx, {
        key: 'other-currency',
        playerId,
        currency: 'EUR',
        source: { ownerId: HOUSE_ID, kind: 'gateway' },
        target: { ownerId: playerId, kind: 'player_cash' },
        amountE5: 1n,
        reason: 'deposit',
      }),
    ),
  ).rejects.toThrow(/no gateway account/)
})
