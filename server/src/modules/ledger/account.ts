import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import type { AccountKind } from '../../db/tables/ledger.ts'

/** Who owns the accounts that are not a player's. */
export const HOUSE_ID = '00000000-0000-0000-0000-000000000000'

export type AccountRef = { ownerId: string; kind: AccountKind }

const HOUSE_KINDS = ['games', 'gateway', 'promotion'] as const

/**
 * Opens a player's accounts, and the casino's in this currency if they are the first. Cash and
 * money on its way out never go below zero; debt is a balance below zero that the player owes.
 */
export async function openAccounts(tx: Tx, playerId: string, currency: string): Promise<void> {
  await tx
    .insertInto('account')
    .values([
      { owner_id: playerId, kind: 'player_cash', currency, balance_e5: 0n, floor_e5: 0n },
      { owner_id: playerId, kind: 'player_withdrawal', currency, balance_e5: 0n, floor_e5: 0n },
      { owner_id: playerId, kind: 'player_debt', currency, balance_e5: 0n, floor_e5: null },
    ])
    .execute()
  await tx
    .insertInto('account')
    .values(HOUSE_KINDS.map((kind) => ({ owner_id: HOUSE_ID, kind, currency, ...NO_BALANCE })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
const NO_BALANCE = { balance_e5: null, floor_e5: null }

/** Opens the account of one bonus, which owns it: it never goes below zero. */
export async function openBonusAccount(tx: Tx, bonusId: string, currency: string): Promise<bigint> {
  const account = { owner_id: bonusId, kind: 'player_bonus' as const, currency }
  const { id } = await tx
    .insertInto('account')
    .values({ ...account, balance_e5: 0n, floor_e5: 0n })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Holds the player's cash until the transaction ends and moves its version, so that whoever decided
 * on what was known of the player before has to look again.
 */
export async function lockCashAndBumpVersion(tx: Tx, playerId: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ version: sql`version + 1` })
    .where('owner_id', '=', playerId)
    .where('kind', '=', 'player_cash')
    .execute()
}

/** The player's last committed cash. Waits for no one, so it may be polled. */
export async function balanceE5(db: Db | Tx, playerId: string): Promise<bigint> {
  return (await balancesE5(db, playerId)).player_cash ?? 0n
}

/** The last committed balance of each of the player's accounts. */
export async function balancesE5(
  db: Db | Tx,
  playerId: string,
): Promise<Partial<Record<AccountKind, bigint>>> {
  const accounts = await db
    .selectFrom('account')
    .select(['kind', 'balance_e5'])
    .where('owner_id', '=', playerId)
    .execute()
  return Object.fromEntries(accounts.map((account) => [account.kind, account.balance_e5 ?? 0n]))
}
