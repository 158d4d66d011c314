import assert from 'node:assert/strict'
import { MAX_E5 } from '@zar/contract/money'
import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import type { TransferReason } from '../../db/tables/ledger.ts'
import { refuseIf } from '../../platform/refusal.ts'
import type { AccountRef } from './account.ts'

type Transfer = {
  /** The caller's name for this movement. A second transfer with the same key is a bug. */
  key: string
  /** In whose history it is shown. */
  playerId: string
  currency: string
  source: AccountRef
  target: AccountRef
  amountE5: bigint
  reason: TransferReason
}

type Account = { id: bigint; version: bigint; balance_e5: bigint | null; floor_e5: bigint | null }

/**
 * What is given to a player stops at the bound of an account. A deposit is sent back by who credits it,
 * and what comes back of a withdrawal is the player's own.
 */
const BOUND: ReadonlySet<TransferReason> = new Set([
  ...(['win', 'rollback', 'bonus', 'bonus_release', 'cashback', 'adjustment'] as const),
  ...(['sport_win', 'sport_rollback'] as const),
])

/**
 * Moves money between two accounts of one currency. Refuses with `insufficient_funds` what would
 * take the source below its floor, and with `balance_full` what the target could not hold (LED-11).
 */
export async function postTransfer(tx: Tx, transfer: Transfer): Promise<void> {
  const { key, playerId, amountE5, reason } = transfer
  assert(amountE5 > 0n, 'an amount is above zero')
  const { source, target } = await lockPair(tx, transfer)
  assert.notEqual(source.id, target.id, 'money moves between two accounts')

  const sourceAfterE5 = source.balance_e5 === null ? null : source.balance_e5 - amountE5
  const targetAfterE5 = target.balance_e5 === null ? null : target.balance_e5 + amountE5
  const isBelowFloor =
    sourceAfterE5 !== null && source.floor_e5 !== null && sourceAfterE5 < source.floor_e5
  refuseIf(isBelowFloor, 'insufficient_funds')
  const isOverBound = targetAfterE5 !== null && targetAfterE5 > MAX_E5
  refuseIf(isOverBound && BOUND.has(reason), 'balance_full')

  const moved = [source, target].filter((account) => account.balance_e5 !== null)
  const afterE5 = [sourceAfterE5, targetAfterE5].filter((balance) => balance !== null)
  const { rows } = await sql<{ posted: boolean }>`select post_transfer_v1(
    ${moved.map(({ id }) => id)}, ${moved.map(({ version }) => version)}, ${afterE5},
    row(${key}, ${playerId}, ${source.id}, ${target.id}, ${amountE5}, ${reason},
      ${sourceAfterE5}, ${targetAfterE5})::planned_transfer) as posted`.execute(tx)
  assert(rows[0]?.posted, 'locked accounts do not move')
}

/**
 * Locks the accounts that carry a balance, in id order so that two opposite transfers cannot wait
 * for each other. The casino's own are only looked up: locking them would queue everyone.
 */
async function lockPair(tx: Tx, { source, target, currency }: Transfer) {
  const find = async ({ ownerId, kind }: AccountRef) =>
    tx
      .selectFrom('account')
      .select(['id', 'version', 'balance_e5', 'floor_e5'])
      .where('owner_id', '=', ownerId)
      .where('kind', '=', kind)
      .where('currency', '=', currency)
      .executeTakeFirstOrThrow(() => new Error(`no ${kind} account of ${ownerId} in ${currency}`))
  const pair: Record<'source' | 'target', Account> = {
    source: await find(source),
    target: await find(target),
  }
  const held = await tx
    .selectFrom('account')
    .select(['id', 'version', 'balance_e5', 'floor_e5'])
    .where('id', 'in', [pair.source.id, pair.target.id])
    .where('balance_e5', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const account of held) {
    if (account.id === pair.source.id) pair.source = account
    if (account.id === pair.target.id) pair.target = account
  }
  return pair
}
