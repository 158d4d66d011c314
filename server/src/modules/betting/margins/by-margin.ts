import { classOf } from '@zar/betting/prices/margin/books'
import { bookOfBp } from '@zar/contract/betting/margin/classes'
import { oddsByHand, type ToldSelection } from '@zar/contract/betting/margin/margin-odds'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { type Margins, type MarketPlaced, marginOver, scopesOver } from './scopes.ts'

/** The odds by the margin by hand that counts on a market, in the order of its selections; null where none does. */
export function marginOdds(
  margins: Margins,
  market: MarketPlaced,
  selections: readonly ToldSelection[],
): (number | null)[] {
  const margin = marginOver(margins, market)
  const { isOneSided } = classOf(market.sport, market.key)
  const odds = margin && oddsByHand(selections, { total: bookOfBp(margin.marginBp), isOneSided })
  return odds ?? selections.map(() => null)
}

/** The margins by hand that reach any of these markets. */
export async function marginsOver(
  db: Db | Tx,
  markets: readonly MarketPlaced[],
): Promise<Map<string, number>> {
  const scopes = [...new Set(markets.flatMap(scopesOver))]
  if (scopes.length === 0) return new Map()
  const rows = await db
    .selectFrom('betting_margin')
    .select(['scope', 'margin_bp'])
    .where(sql<boolean>`scope = any(${scopes}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.scope, row.margin_bp]))
}

/** Until the transaction ends no margin by hand is set. Comes before any lock on the board. */
export const holdMargins = (tx: Tx) =>
  sql`select pg_advisory_xact_lock_shared(${LOCKS.margins}::bigint)`.execute(tx)

/** Until the transaction ends no price of the feed is written, and no other margin set. */
export const holdPrices = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(${LOCKS.margins}::bigint)`.execute(tx)
