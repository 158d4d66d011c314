import { classOf } from '@zar/betting/prices/margin/books'
import { marginOf } from '@zar/contract/betting/odds'
import type { Sport } from '@zar/contract/betting/sport'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { OPEN_STATES } from '../board/image/read-events.ts'
import { TRADED } from '../board/image/traded.ts'
import type { MarginPlace } from './scopes.ts'

/** A selection as the feed and people have it. Odds are thousandths. */
export type PricedSelection = {
  id: bigint
  key: string
  name: string | null
  oddsMilli: number | null
  fairPpm: number | null
  traded: number | null
  byMargin: number | null
}
export type PricedMarket = {
  id: bigint
  eventId: bigint
  key: string
  line: string | null
  sport: Sport
  leagueId: string
  home: string
  away: string
  selections: PricedSelection[]
}

type Row = Omit<PricedMarket, 'id' | 'selections'> &
  Omit<PricedSelection, 'id' | 'key'> & { marketId: bigint; id: bigint; selection: string }

/** The markets that a margin there would reach: those of open matches that are not settled, in the order of their matches. */
export async function readPriced(db: Db | Tx, place: MarginPlace): Promise<PricedMarket[]> {
  const where =
    place.of === 'market'
      ? sql`market.id = ${place.marketId}`
      : sql`event.sport = ${place.sport} and market.key = any(${await keysOf(db, place)}::text[])
          ${place.of === 'league' ? sql`and event.league_id = ${place.leagueId}` : sql``}`
  const { rows } = await sql<Row>`
    select one.id, one.key as selection, one.name, one.odds_milli as "oddsMilli", one.fair_ppm as "fairPpm",
      ${TRADED} as traded, one.margin_odds_milli as "byMargin", market.id as "marketId", market.key, market.line,
      event.id as "eventId", event.sport, event.league_id as "leagueId", event.home, event.away
    from betting_event event join betting_market market on market.event_id = event.id
      join betting_selection one on one.market_id = market.id
    where event.state = any(${OPEN_STATES}::text[]) and market.state not in ('settled', 'cancelled') and ${where}
    order by event.starts_at, event.id, market.id, one.id`.execute(db)
  return [...groupBy(rows, ({ marketId }) => marketId)].flatMap(([id, own]) => {
    const [first] = own
    if (!first) return []
    const { eventId, key, line, sport, leagueId, home, away } = first
    const selections = own.map(({ selection, ...one }) => ({
      id: one.id,
      key: selection,
      name: one.name,
      oddsMilli: one.oddsMilli,
      fairPpm: one.fairPpm,
      traded: one.traded,
      byMargin: one.byMargin,
    }))
    return [{ id, eventId, key, line, sport, leagueId, home, away, selections }]
  })
}

/** The keys of a class are told by its rules alone: those that open matches have are looked through. */
async function keysOf(db: Db | Tx, place: Exclude<MarginPlace, { of: 'market' }>) {
  const { rows } = await sql<{ key: string }>`
    select distinct market.key from betting_event event join betting_market market on market.event_id = event.id
    where event.state = any(${OPEN_STATES}::text[]) and event.sport = ${place.sport}`.execute(db)
  return rows.flatMap(({ key }) =>
    classOf(place.sport, key).name === place.marketClass ? [key] : [],
  )
}

/** The odds that count of a selection, with these by a margin. */
export const countingOf = ({ oddsMilli, traded }: PricedSelection, byMargin: number | null) =>
  oddsMilli === null ? null : (traded ?? byMargin ?? oddsMilli)

/** The margin of a market as it is shown, in hundredths of a per cent; null where it is not offered. */
export function shownBp(
  { selections }: PricedMarket,
  shown: readonly (number | null)[],
): number | null {
  const odds = shown.flatMap((one) => one ?? [])
  if (odds.length === 0) return null
  const chances = selections.reduce((sum, { fairPpm }) => sum + (fairPpm ?? 0), 0)
  return Math.round(marginOf(odds, Math.max(1, Math.round(chances / 1e6))) * 10_000)
}
