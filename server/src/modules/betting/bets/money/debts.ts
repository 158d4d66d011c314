import type { Tx } from '../../../../db/db.ts'

const debtsOf = (tx: Tx, playerId: string) =>
  tx
    .selectFrom('betting_bet')
    .select(['id', 'owed_kurus'])
    .where('player_id', '=', playerId)
    .where('owed_kurus', '>', 0n)
    .orderBy('id')

/** What a player owes of bets that were corrected. Its caller holds the player’s cash. */
export async function openDebtKurus(tx: Tx, playerId: string): Promise<bigint> {
  const debts = await debtsOf(tx, playerId).execute()
  return debts.reduce((sum, { owed_kurus }) => sum + owed_kurus, 0n)
}

/** Repays the oldest debts first. */
export async function repayDebts(tx: Tx, playerId: string, amountKurus: bigint): Promise<void> {
  let leftKurus = amountKurus
  for (const { id, owed_kurus } of await debtsOf(tx, playerId).execute()) {
    const paidKurus = owed_kurus < leftKurus ? owed_kurus : leftKurus
    if (paidKurus === 0n) return
    leftKurus -= paidKurus
    await tx
      .updateTable('betting_bet')
      .set({ owed_kurus: owed_kurus - paidKurus })
      .where('id', '=', id)
      .execute()
  }
}
