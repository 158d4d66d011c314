import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Results } from '../bets/trading/settle-market.ts'

export type Facts = {
  marketId: bigint
  facts: object
  results: Results
  source: string
  enteredAt: Date
  by: string
  second: string | null
}

/** The facts that wait on these markets. */
export async function readFacts(db: Db | Tx, marketIds: readonly bigint[]): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    select facts.market_id as "marketId", facts.facts, facts.results, facts.source, facts.entered_at as "enteredAt",
      entry.asked_by as by, entry.decided_by as second
    from betting_facts facts join betting_order entry on entry.id = facts.order_id
    where facts.state = 'waits' and facts.market_id = any(${marketIds}::bigint[])`.execute(db)
  return rows
}
