import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** What a market is called: its match, key and line, and the selection where one is named. */
export type Label = { match: string; market: string; line: string | null; selection: string | null }

/** Names a market, or the selection of one. Refuses with `not_found`. */
export async function readLabel(
  db: Db | Tx,
  { scope, id }: { scope: 'market' | 'selection'; id: bigint },
): Promise<Label> {
  const { rows } = await sql<Label>`
    select event.home || ' – ' || event.away as match, market.key as market, market.line,
      ${scope === 'selection' ? sql`one.key` : sql`null`} as selection
    from betting_market market join betting_event event on event.id = market.event_id
      ${scope === 'selection' ? sql`join betting_selection one on one.market_id = market.id` : sql``}
    where ${scope === 'selection' ? sql`one.id` : sql`market.id`} = ${id}`.execute(db)
  const [label] = rows
  if (!label) throw new Refusal('not_found')
  return label
}
