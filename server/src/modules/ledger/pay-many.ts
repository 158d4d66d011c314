import assert from 'node:assert/strict'
import { MAX_E5 } from '@zar/contract/money'
import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import type { TransferReason } from '../../db/tables/ledger.ts'
import { HOUSE_ID } from './account.ts'

/** A player’s cash account as it is held. */
export type HeldCash = {
  accountId: bigint
  version: bigint
  currency: string
  balanceE5: bigint
  /** What the player owes; above zero where there is a debt. */
  debtE5: bigint
}

/**
 * Until the transaction ends, a few rows of a large table are looked up by index, whatever the planner knows of
 * its size: as post_transfers_v1() asks of its callers.
 */
export async function planByIndex(tx: Tx): Promise<void> {
  await sql`
    select set_config(name, 'off', true)
      from unnest(array['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']) name`.execute(tx)
}

/** What the games pay a player. `key` as of any transfer. */
type Payment = { key: string; playerId: string; amountE5: bigint; reason: TransferReason }

/**
 * Holds the cash of many players until the transaction ends. Whose cash somebody else holds is left out, so
 * that it waits for nobody. Nothing else of these players may be held before.
 */
export async function holdCashOf(
  tx: Tx,
  playerIds: readonly string[],
): Promise<Map<string, HeldCash>> {
  const { rows } = await sql<HeldCash & { playerId: string }>`
    select id as "accountId", owner_id as "playerId", version, currency, balance_e5 as "balanceE5", 0::bigint as "debtE5"
      from account where owner_id = any(${playerIds}::uuid[]) and kind = 'player_cash'
      order by id for no key update skip locked`.execute(tx)
  const held = new Map(rows.map(({ playerId, ...cash }) => [playerId, cash]))
  const debts = await sql<{ playerId: string; debtE5: bigint }>`
    select owner_id as "playerId", -balance_e5 as "debtE5" from account
      where owner_id = any(${playerIds}::uuid[]) and kind = 'player_debt'`.execute(tx)
  for (const { playerId, debtE5 } of debts.rows) {
    const cash = held.get(playerId)
    if (cash) cash.debtE5 = debtE5
  }
  return held
}

/** Whether an account could take so much more (LED-11). */
export const hasRoomFor = ({ balanceE5 }: HeldCash, amountE5: bigint): boolean =>
  balanceE5 + amountE5 <= MAX_E5

/** Pays players whose cash is held, from the games. Answers the new cash of each who was paid. */
export async function payMany(
  tx: Tx,
  held: ReadonlyMap<string, HeldCash>,
  payments: readonly Payment[],
): Promise<Map<string, bigint>> {
  const afterE5 = new Map<string, bigint>()
  const moves = payments.map((payment) => {
    const { playerId, amountE5 } = payment
    assert(amountE5 > 0n, 'an amount is above zero')
    const cash = held.get(playerId)
    assert(cash, 'the cash of who is paid is held')
    const balanceE5 = (afterE5.get(playerId) ?? cash.balanceE5) + amountE5
    assert(balanceE5 <= MAX_E5, 'the account holds it')
    afterE5.set(playerId, balanceE5)
    return { ...payment, accountId: cash.accountId, currency: cash.currency, balanceE5 }
  })
  if (moves.length === 0) return afterE5
  const paid = [...afterE5].map(([playerId, balanceE5]) => ({
    ...(held.get(playerId) as HeldCash),
    balanceE5,
  }))
  await planByIndex(tx)
  const { rows } = await sql<{ posted: boolean }>`
    select post_transfers_v1(${paid.map(({ accountId }) => accountId)}::bigint[],
      ${paid.map(({ version }) => version)}::bigint[], ${paid.map(({ balanceE5 }) => balanceE5)}::bigint[],
      (select array_agg(row(move.key, move.player_id, house.id, move.account_id, move.amount_e5, move.reason, null, move.balance_e5)::planned_transfer order by n)
        from unnest(${moves.map(({ key }) => key)}::text[], ${moves.map(({ playerId }) => playerId)}::uuid[],
          ${moves.map(({ accountId }) => accountId)}::bigint[], ${moves.map(({ amountE5 }) => amountE5)}::bigint[],
          ${moves.map(({ reason }) => reason)}::text[], ${moves.map(({ balanceE5 }) => balanceE5)}::bigint[],
          ${moves.map(({ currency }) => currency)}::text[])
          with ordinality move (key, player_id, account_id, amount_e5, reason, balance_e5, currency, n)
        join account house on house.owner_id = ${HOUSE_ID} and house.kind = 'games' and house.currency = move.currency)
    ) as posted`.execute(tx)
  assert(rows[0]?.posted, 'held accounts do not move')
  return afterE5
}
