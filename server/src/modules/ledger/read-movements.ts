import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { TransferReason } from '../../db/tables/ledger.ts'

export type PlayerMovement = {
  id: string
  at: Date
  reason: TransferReason
  /** From the player's side. */
  amountE5: bigint
  balanceE5: bigint | null
  account: 'cash' | 'withdrawal' | 'debt' | 'bonus'
  key: string
}

/** The parts that have an index of their own, by its words, and the rest. */
const PARTS = {
  cashier: sql<boolean>`reason in ('deposit', 'withdrawal_reserve', 'withdrawal_return')`,
  bonus: sql<boolean>`reason = 'bonus'`,
  rest: sql<boolean>`reason not in ('deposit', 'withdrawal_reserve', 'withdrawal_return', 'bonus')`,
}
export type LedgerPart = keyof typeof PARTS

type Asked = { before: bigint | undefined; limit: number; part?: LedgerPart }

/** What moved on a player's accounts, the newest first. A transfer between two of them is told of the one it left. */
export async function readMovements(
  db: Db,
  playerId: string,
  { before, limit, part }: Asked,
): Promise<PlayerMovement[]> {
  const rows = await db
    .selectFrom('transfer')
    .innerJoin('account as source', 'source.id', 'source_id')
    .innerJoin('account as target', 'target.id', 'target_id')
    .select(['transfer.id', 'transfer.created_at', 'reason', 'amount_e5', 'key'])
    .select(['source.kind as sourceKind', 'target.kind as targetKind'])
    .select(['source_balance_e5', 'target_balance_e5'])
    .where('player_id', '=', playerId)
    .$if(before !== undefined, (query) => query.where('transfer.id', '<', before ?? 0n))
    .$if(part !== undefined, (query) => query.where(PARTS[part ?? 'rest']))
    .orderBy('transfer.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const isOut = row.sourceKind.startsWith('player_')
    const kind = isOut ? row.sourceKind : row.targetKind
    return {
      id: `${row.id}`,
      at: row.created_at,
      reason: row.reason,
      amountE5: isOut ? -row.amount_e5 : row.amount_e5,
      balanceE5: isOut ? row.source_balance_e5 : row.target_balance_e5,
      account: kind.replace('player_', '') as PlayerMovement['account'],
      key: row.key,
    }
  })
}
