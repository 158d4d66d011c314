import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** What a market is called: its match, key and line, and the selection where one is named. */
export type Label = { match: string; market: string; line: string | null; selection: string | null }

/** Names a match, a market, or the selection of one. Refuses with `not_found`. */
export async function readLabel(
  db: Db | Tx,
  { scope, id }: { scope: 'event' | 'market' | 'selection'; id: bigint },
): Promise<Label> {
  const isOne = scope === 'selection'
  const join =
    scope === 'event'
      ? sql``
      : sql`join betting_market market on market.event_id = event.id
          ${isOne ? sql`join betting_selection one on one.market_id = market.id` : sql``}`
  const { rows } = await sql<Label>`
    select event.home || ' – ' || event.away as match, ${scope === 'event' ? sql`''` : sql`market.key`} as market,
      ${scope === 'event' ? sql`null` : sql`market.line`} as line, ${isOne ? sql`one.key` : sql`null`} as selection
    from betting_event event ${join} where ${sql.ref(isOne ? 'one.id' : `${scope}.id`)} = ${id}`.execute(
    db,
  )
  const [label] = rows
  if (!label) throw new Refusal('not_found')
  return label
}
