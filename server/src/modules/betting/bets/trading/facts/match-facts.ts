import { createHash } from 'node:crypto'
import type { Db, Tx } from '../../../../../db/db.ts'
import { Refusal } from '../../../../../platform/refusal.ts'
import { readFacts } from '../../../for-office/read-facts.ts'
import type { Signed } from '../deps.ts'
import { writeDone } from '../journal.ts'
import { type Preview, previewSettlements } from '../preview.ts'
import { refuseMoved } from '../seen/marks.ts'
import {
  type HeldMarket,
  nextSettlement,
  type Results,
  readOpenMarkets,
  settleMarket,
} from '../settle-market.ts'
import { resultsByRules } from '../told-facts.ts'
import { decideFacts } from './decide-facts.ts'
import { keepFacts } from './enter-facts.ts'

export type DecidedMarket = { market: HeldMarket; results: Results; facts: object }

/** The markets of a match that its facts decide, and how many of the open ones they leave open. */
export type Decision = { seen: string; decided: DecidedMarket[]; undecided: number }

/**
 * What facts make of the open markets of a match; without facts, what those that wait make of theirs. A market with facts
 * that wait is not decided by others. In a transaction the markets are held.
 */
export async function decideMatch(
  db: Db | Tx,
  { eventId, facts, isHeld = false }: { eventId: bigint; facts?: object; isHeld?: boolean },
): Promise<Decision> {
  const markets = await readOpenMarkets(db, eventId, isHeld)
  const ids = markets.map(({ id }) => id)
  const waiting = new Map((await readFacts(db, ids)).map((one) => [one.marketId, one]))
  const decided = markets.flatMap((market) => {
    const waits = waiting.get(market.id)
    if (facts === undefined)
      return waits ? [{ market, results: waits.results, facts: waits.facts }] : []
    const results = waits ? undefined : resultsByRules(market, facts)
    return results ? [{ market, results, facts }] : []
  })
  return { seen: markOf(decided), decided, undecided: markets.length - decided.length }
}

/** `3 markets 5f0c…`: other markets or versions since are another matter. */
function markOf(decided: readonly DecidedMarket[]): string {
  const text = decided.map(({ market, results }) => [
    `${market.id}`,
    market.version,
    Object.entries(results),
  ])
  const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)
  return `${decided.length} markets ${hash}`
}

/** What settling them would do to all bets at once. */
export async function previewDecision(db: Db | Tx, { decided }: Decision): Promise<Preview> {
  const settlements = []
  for (const { market, results, facts } of decided)
    settlements.push(await nextSettlement(db, market, { kind: 'settle', results, facts }))
  return previewSettlements(db, settlements)
}

type MatchOrder = Signed & { eventId: bigint; seen: string }

/**
 * Keeps the facts of a whole match, which two people have entered, on every market that they decide: the settlement of
 * each waits for two more. Refuses with `facts_decide_nothing` and `board_moved`.
 */
export async function enterMatchFacts(
  tx: Tx,
  order: MatchOrder & { facts: object; source: string },
): Promise<void> {
  const { eventId, facts, source } = order
  const { seen, decided } = await decideMatch(tx, { eventId, facts, isHeld: true })
  if (decided.length === 0) throw new Refusal('facts_decide_nothing')
  refuseMoved(order.seen, seen)
  const subject = `event ${eventId}`
  const terms = { facts, source }
  const orderId = await writeDone(tx, { ...order, kind: 'facts', subject, terms })
  const own = decided.map(({ market, results }) => ({ marketId: market.id, results }))
  await keepFacts(tx, { facts, source, orderId, decided: own })
}

/** Settles every market of a match by the facts that wait on it. Refuses with `not_found` and `board_moved`. */
export async function settleMatch(tx: Tx, order: MatchOrder): Promise<void> {
  const { eventId, also, ...signed } = order
  const { seen, decided } = await decideMatch(tx, { eventId, isHeld: true })
  if (decided.length === 0) throw new Refusal('not_found')
  refuseMoved(order.seen, seen)
  for (const { market, results, facts } of decided) {
    const subject = `market ${market.id}`
    const terms = { kind: 'settle', marketId: `${market.id}`, results, facts }
    await writeDone(tx, { ...signed, kind: 'settle', subject, terms, seen })
    await settleMarket(tx, market, { kind: 'settle', results, facts })
    await decideFacts(tx, { marketId: market.id, state: 'settled' })
  }
  await also?.(tx)
}

/** Sends the facts that wait on a match back to who entered them. Answers on how many markets there were any. */
export async function sendMatchBack(
  tx: Tx,
  { eventId, by }: { eventId: bigint; by: string },
): Promise<number> {
  const { decided } = await decideMatch(tx, { eventId, isHeld: true })
  for (const { market } of decided)
    await decideFacts(tx, { marketId: market.id, by, state: 'sent_back' })
  return decided.length
}
