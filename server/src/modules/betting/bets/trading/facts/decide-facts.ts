import { sql } from 'kysely'
import type { Tx } from '../../../../../db/db.ts'
import { closeCase } from '../../../../queues/index.ts'

/** What became of facts: settled by two, the feed said the same, or sent back to who entered them. */
export type FactsEnd = 'settled' | 'agreed' | 'sent_back'

/** Ends what facts wait on a market, and their case in the queue `settlements`. Says whether there were any. */
export async function decideFacts(
  tx: Tx,
  { marketId, state, by = 'system:settlement' }: { marketId: bigint; state: FactsEnd; by?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('betting_facts')
    .set({ state, decided_at: sql<Date>`clock_timestamp()` })
    .where('market_id', '=', marketId)
    .where('state', '=', 'waits')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const now = (await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)).rows[0]?.now
  await closeCase(
    tx,
    { queue: 'settlements', subject: `market:${marketId}` },
    {
      state: state === 'sent_back' ? 'sent_back' : 'confirmed',
      by,
      now: now ?? new Date(Number.NaN),
    },
  )
  return true
}
