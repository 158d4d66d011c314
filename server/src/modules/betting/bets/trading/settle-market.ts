import type { DeadHeat, Outcome } from '@zar/contract/betting/outcome'
import type { Sport } from '@zar/contract/betting/sport'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { Settlement } from '../settling/outcome.ts'

export type Results = Record<string, { outcome: Outcome; deadHeat?: DeadHeat }>

/** What becomes of a market: its results, or that bets of a time are void. */
export type MarketTerms =
  | { kind: 'settle'; results: Results; facts: object }
  | {
      kind: 'void'
      /** Bets that were placed from and before, in ISO; null is open. */
      from: string | null
      to: string | null
      /** 1 to 14 of the house rules. */
      reason: number
    }

export type HeldMarket = {
  id: bigint
  eventId: bigint
  sport: Sport
  key: string
  line: string | null
  version: number
  state: string
  /** Sets or maps that its match is played over. */
  bestOf: number | null
  selections: readonly string[]
}

/** The columns of a `HeldMarket`, of a `market` and its `event`. */
const HELD = sql`market.id, event.id as "eventId", event.sport, market.key, market.line, market.settlement as version,
  market.state, event.best_of as "bestOf",
  array(select key from betting_selection where market_id = market.id order by id) as selections`

/** A market as it stands; in a transaction held until its end. Refuses with `not_found`. */
export async function readMarket(db: Db | Tx, marketId: bigint, isHeld = false) {
  if (isHeld)
    await sql`select from betting_market where id = ${marketId} for no key update`.execute(db)
  const { rows } = await sql<HeldMarket>`
    select ${HELD} from betting_market market join betting_event event on event.id = market.event_id
    where market.id = ${marketId}`.execute(db)
  const [market] = rows
  if (!market) throw new Refusal('not_found')
  return market
}

/**
 * The markets of an event that are neither settled nor void, by their numbers; in a transaction held until its end.
 * Refuses with `not_found` an event that there is not.
 */
export async function readOpenMarkets(db: Db | Tx, eventId: bigint, isHeld = false) {
  const isOpen = sql`event_id = ${eventId} and state not in ('settled', 'cancelled')`
  if (isHeld)
    await sql`select from betting_market where ${isOpen} order by id for no key update`.execute(db)
  const { rows } = await sql<HeldMarket>`
    select ${HELD} from betting_market market join betting_event event on event.id = market.event_id
    where event.id = ${eventId} and market.state not in ('settled', 'cancelled') order by market.id`.execute(
    db,
  )
  if (rows.length > 0) return rows
  const event = await db
    .selectFrom('betting_event')
    .select('id')
    .where('id', '=', eventId)
    .executeTakeFirst()
  if (!event) throw new Refusal('not_found')
  return rows
}

/** Two people approve what they saw: another version since is another matter. */
export const seenOfMarket = ({ version }: HeldMarket): string => `version ${version}`

/** The version that a market gets by these terms, as bets are settled by it. */
export async function nextSettlement(
  db: Db | Tx,
  market: HeldMarket,
  terms: MarketTerms,
): Promise<Settlement & { facts: object }> {
  const version = market.version + 1
  const common = { marketId: market.id, version, voidReason: null }
  const newest = await db
    .selectFrom('betting_settlement')
    .select(['results', 'facts', 'cancels', 'early', 'void_reason'])
    .where('market_id', '=', market.id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const early = (newest?.early ?? []) as Settlement['early']
  if (terms.kind === 'settle') {
    return { ...common, results: terms.results, facts: terms.facts, cancels: [], early }
  }
  const cancel = { from: terms.from, to: terms.to, reason: terms.reason }
  return {
    ...common,
    voidReason: newest?.void_reason ?? null,
    results: (newest?.results ?? {}) as Results,
    facts: newest?.facts ?? {},
    cancels: [...((newest?.cancels ?? []) as Settlement['cancels']), cancel],
    early,
  }
}

const isWhole = (terms: MarketTerms): boolean =>
  terms.kind === 'settle' || (terms.from === null && terms.to === null)

/** Gives a held market its next version; the job gives it to every bet. Takes no bets on it any more. */
export async function settleMarket(tx: Tx, market: HeldMarket, terms: MarketTerms): Promise<void> {
  const { version, results, facts, cancels, early, voidReason } = await nextSettlement(
    tx,
    market,
    terms,
  )
  const now = sql<Date>`clock_timestamp()`
  await tx
    .insertInto('betting_settlement')
    .values({
      market_id: market.id,
      version,
      certainty: 2,
      void_reason: voidReason,
      results: JSON.stringify(results),
      facts: JSON.stringify(facts),
      cancels: JSON.stringify(cancels),
      early: JSON.stringify(early),
      source: 'trader',
      created_at: now,
      confirmed_at: now,
    })
    .execute()
  const state = terms.kind === 'settle' ? ('settled' as const) : ('cancelled' as const)
  await tx
    .updateTable('betting_market')
    .set({ settlement: version, ...(isWhole(terms) ? { state, is_stopped: true } : {}) })
    .where('id', '=', market.id)
    .execute()
}
