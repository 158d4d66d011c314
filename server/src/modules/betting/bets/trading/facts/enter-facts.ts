import { sql } from 'kysely'
import type { Tx } from '../../../../../db/db.ts'
import { Refusal } from '../../../../../platform/refusal.ts'
import { openCase } from '../../../../queues/index.ts'
import type { Signed } from '../deps.ts'
import { writeDone } from '../journal.ts'
import { type Results, readMarket, seenOfMarket } from '../settle-market.ts'
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
  await keepFacts(tx, { facts, source, orderId, decided: [{ marketId, results }] })
}

export type Decided = { marketId: bigint; results: Results }
type Kept = Pick<FactsOrder, 'facts' | 'source'> & {
  orderId: bigint
  decided: readonly Decided[]
}

/** Keeps the facts of held markets, and opens a case for each. Refuses with `order_waits` a second word on a market. */
export async function keepFacts(tx: Tx, { facts, source, orderId, decided }: Kept): Promise<void> {
  const rows = await tx
    .insertInto('betting_facts')
    .values(
      decided.map(({ marketId, results }) => ({
        market_id: marketId,
        facts: JSON.stringify(facts),
        results: JSON.stringify(results),
        source,
        order_id: orderId,
        entered_at: sql<Date>`clock_timestamp()`,
      })),
    )
    .onConflict((on) => on.doNothing())
    .returning(['market_id', 'entered_at'])
    .execute()
  if (rows.length < decided.length) throw new Refusal('order_waits')
  for (const { market_id: marketId, entered_at: now } of rows) {
    const due = new Date(now.getTime() + CLOCK_MS)
    const subject = `market:${marketId}`
    const times = { now, promiseAt: due, clockAt: due }
    await openCase(tx, { queue: 'settlements', subject, state: 'proposed', ...times })
  }
}
