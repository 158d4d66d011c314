import { sql } from 'kysely'
import type { Tx } from '../../../../../db/db.ts'
import { Refusal } from '../../../../../platform/refusal.ts'
import { openCase } from '../../../../queues/index.ts'
import type { Signed } from '../deps.ts'
import { writeDone } from '../journal.ts'
import { readMarket, seenOfMarket } from '../settle-market.ts'
import { resultsOf } from '../told-facts.ts'

export type FactsOrder = Signed & {
  marketId: bigint
  facts: object
  /** Who says so: a league’s page, a referee’s sheet. */
  source: string
}

/** Two people are to settle by facts within this time; then those that agree with the feed settle. */
const CLOCK_MS = 2 * 3_600_000

/**
 * Keeps what two people have entered of a match, and has its settlement wait for two more. Refuses with
 * `facts_decide_nothing`, and with `order_waits` a second word on a market.
 */
export async function enterFacts(tx: Tx, order: FactsOrder): Promise<void> {
  const { marketId, facts, source } = order
  const market = await readMarket(tx, marketId, true)
  const results = resultsOf(market, facts)
  const subject = `market ${marketId}`
  const terms = { facts, source }
  const orderId = await writeDone(tx, {
    ...order,
    kind: 'facts',
    subject,
    terms,
    seen: seenOfMarket(market),
  })
  const row = await tx
    .insertInto('betting_facts')
    .values({
      market_id: marketId,
      facts: JSON.stringify(facts),
      results: JSON.stringify(results),
      source,
      order_id: orderId,
      entered_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((on) => on.doNothing())
    .returning('entered_at')
    .executeTakeFirst()
  if (!row) throw new Refusal('order_waits')
  const due = new Date(row.entered_at.getTime() + CLOCK_MS)
  await openCase(tx, {
    queue: 'settlements',
    subject: `market:${marketId}`,
    state: 'proposed',
    now: row.entered_at,
    promiseAt: due,
    clockAt: due,
  })
}
