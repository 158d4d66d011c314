import { sql } from 'kysely'
import type { Db, Tx } from '../../../../../db/db.ts'
import { Refusal } from '../../../../../platform/refusal.ts'
import { PHASE, TRADED } from '../../../board/image/traded.ts'

/**
 * How a match, a market or a selection stands, in one short text: whoever changes it names the one that they
 * saw. `live 3 open`, `active v1 stopped`, `2100 2050 470000` (a trader’s odds or `-`, those without him, the fair chance).
 */
export const MARKS = {
  event: sql<string>`event.state || ' ' || event.material || case when event.is_stopped then ' stopped' else ' open' end`,
  market: sql<string>`market.state || ' v' || market.settlement
    || case when market.is_stopped then ' stopped' else ' open' end`,
  selection: sql<string>`coalesce(${TRADED}::text, '-') || ' '
    || coalesce(case when one.odds_milli is not null then coalesce(one.margin_odds_milli, one.odds_milli) end::text, '-') || ' '
    || coalesce(one.fair_ppm::text, '-')`,
} as const

export type Scope = keyof typeof MARKS

const FROM = {
  event: sql`betting_event event where event.id =`,
  market: sql`betting_market market where market.id =`,
  selection: sql`betting_selection one join betting_market market on market.id = one.market_id
    join betting_event event on event.id = market.event_id where one.id =`,
} as const

/** Refuses with `board_moved`, how it was and how it is, what stands otherwise than somebody saw it. */
export async function checkSeen(
  tx: Db | Tx,
  { scope, id, seen }: { scope: Scope; id: bigint; seen?: string | undefined },
): Promise<void> {
  if (seen === undefined) return
  const { rows } = await sql<{ mark: string }>`
    select ${MARKS[scope]} as mark from ${FROM[scope]} ${id}`.execute(tx)
  const mark = rows[0]?.mark
  if (mark === undefined) throw new Refusal('not_found')
  refuseMoved(seen, mark)
}

/** Refuses with `board_moved` what stands otherwise than it was seen. */
export function refuseMoved(seen: string | undefined, mark: string): void {
  if (seen === undefined || mark === seen) return
  throw new Refusal('board_moved', [
    { field: 'was', message: seen },
    { field: 'is', message: mark },
  ])
}

/** Refuses with `feed_not_fresh` where the feed of a match is silent, or nothing of it has a price. */
export async function checkFresh(
  tx: Tx,
  { scope, id }: { scope: Exclude<Scope, 'selection'>; id: bigint },
): Promise<void> {
  const { rows } = await sql<{ isFresh: boolean }>`
    select exists (
      select from betting_event event
        join betting_producer producer on producer.source = event.source and producer.producer = event.producer
        join betting_market market on market.event_id = event.id
        join betting_selection one on one.market_id = market.id
      where ${sql.ref(scope)}.id = ${id} and producer.is_open
        and producer.heard_at > clock_timestamp() - interval '5 seconds'
        and market.state in ('active', 'suspended') and one.odds_milli is not null and not one.is_stopped
    ) as "isFresh"`.execute(tx)
  if (!rows[0]?.isFresh) throw new Refusal('feed_not_fresh')
}

/** The phase that the match of a selection is in. */
export async function phaseOf(tx: Tx, selectionId: bigint): Promise<string> {
  const { rows } = await sql<{ phase: string }>`
    select ${PHASE} as phase from ${FROM.selection} ${selectionId}`.execute(tx)
  return rows[0]?.phase ?? ''
}
