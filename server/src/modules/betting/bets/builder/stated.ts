import type { Stated } from '@zar/betting/prices/football/rates/from-prices'
import { takeMarginOut } from '@zar/betting/prices/margin/power'
import type { EventState, MatchClock, Score } from '@zar/contract/betting/event'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'

/** What a match states of its result and of over 2.5, and how it stands. */
export type MatchNow = {
  stated: Stated
  state: EventState
  score: Score | null
  clock: MatchClock | null
}
export type StatedByEvent = ReadonlyMap<bigint, MatchNow>

type Row = {
  eventId: bigint
  market: string
  selection: string
  oddsMilli: number | null
  fairPpm: number | null
  state: EventState
  score: Score | null
  clock: MatchClock | null
}

/** Of events without a result that has a price nothing is stated. */
export async function readStated(db: Db | Tx, eventIds: readonly bigint[]): Promise<StatedByEvent> {
  const stated = new Map<bigint, MatchNow>()
  if (eventIds.length === 0) return stated
  const { rows } = await sql<Row>`
    select market.event_id as "eventId", market.key as market, one.key as selection,
      one.odds_milli as "oddsMilli", one.fair_ppm as "fairPpm", event.state, event.score, event.clock
    from betting_market market join betting_selection one on one.market_id = market.id
      join betting_event event on event.id = market.event_id
    where market.event_id = any(${eventIds}::bigint[])
      and (market.key = 'ft.result' or market.key = 'ft.total' and market.line = '2.5')`.execute(db)
  for (const eventId of eventIds) {
    const own = rows.filter((row) => row.eventId === eventId)
    const result = fairOf(own, 'ft.result', ['1', 'X', '2'])
    const total = fairOf(own, 'ft.total', ['over', 'under'])
    const [p1, , p2] = result ?? []
    const [first] = own
    if (p1 === undefined || p2 === undefined || !first) continue
    const { state, score, clock } = first
    const fair = { p1, p2, over: total?.[0] ?? null }
    stated.set(eventId, { stated: fair, state, score, clock })
  }
  return stated
}

/** As the company tells them; else from the prices, their margin taken out. */
function fairOf(
  rows: readonly Row[],
  market: string,
  selections: readonly string[],
): number[] | undefined {
  const own = selections.map((selection) =>
    rows.find((row) => row.market === market && row.selection === selection),
  )
  const told = own.flatMap((row) => row?.fairPpm ?? [])
  if (told.length === selections.length) return told.map((ppm) => ppm / 1_000_000)
  const odds = own.flatMap((row) => row?.oddsMilli ?? [])
  return odds.length === selections.length ? takeMarginOut(odds).p : undefined
}
