import { classesOf, classOf } from '@zar/betting/prices/margin/books'
import type { MarginBounds } from '@zar/contract/betting/margin/classes'
import type { Sport } from '@zar/contract/betting/sport'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { placeOf } from './scopes.ts'

/** A margin by hand with the names of where it counts. */
export type MarginRow = {
  scope: string
  marginBp: number
  by: string
  at: Date
  because: string
  /** Of a league. */
  league: string | null
  /** Of one market. */
  market: {
    matchId: string
    sport: Sport
    home: string
    away: string
    key: string
    line: string | null
  } | null
}

/** Every margin by hand that counts, the newest first; of markets only those whose match is not over. */
export async function listMargins(db: Db): Promise<(MarginRow & MarginBounds)[]> {
  const { rows } = await sql<MarginRow>`
    select margin.scope, margin.margin_bp as "marginBp", entry.asked_by as by, entry.asked_at as at, entry.because,
      league.name as league,
      case when event.id is not null then json_build_object('matchId', event.id::text, 'sport', event.sport,
        'home', event.home, 'away', event.away, 'key', market.key, 'line', market.line) end as market
    from betting_margin margin join betting_order entry on entry.id = margin.order_id
      left join betting_league league on league.id = split_part(margin.scope, '@', 2)
      left join betting_market market on margin.scope = 'market:' || market.id
      left join betting_event event on event.id = market.event_id
    where market.id is null or event.state in ('scheduled', 'live', 'interrupted')
    order by margin.order_id desc`.execute(db)
  return rows.flatMap((row) => {
    const bounds = boundsIn(row)
    return bounds ? [{ ...row, leastBp: bounds.leastBp, mostBp: bounds.mostBp }] : []
  })
}

function boundsIn({ scope, market }: MarginRow): MarginBounds | undefined {
  if (market) return classOf(market.sport, market.key)
  const place = placeOf(scope)
  if (!place || place.of === 'market') return undefined
  return classesOf(place.sport).find(({ name }) => name === place.marketClass)
}
