import { classesOf, classOf } from '@zar/betting/prices/margin/books'
import type { MarginBounds } from '@zar/contract/betting/margin/classes'
import type { Sport } from '@zar/contract/betting/sport'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Signed, TradeDeps } from '../bets/trading/deps.ts'
import { writeDone } from '../bets/trading/journal.ts'
import { refuseMoved } from '../bets/trading/seen/marks.ts'
import { changeBoard } from '../board/changes/change-board.ts'
import { holdPrices, marginOdds, marginsOver } from './by-margin.ts'
import { type PricedMarket, readPriced } from './read-priced.ts'
import { type MarginPlace, scopeOf } from './scopes.ts'

export type MarginOrder = Signed & {
  place: MarginPlace
  /** Hundredths of a per cent; null: none of its own any more. */
  marginBp: number | null
  /** The margin before as its trader saw it, or `none`. */
  seen: string
}

/** Rows of one statement: more would outlast its time. */
const ROWS_MAX = 5_000
export const NONE = 'none'

/**
 * Sets a margin by hand, or takes it away: the prices that it makes count for bets from then on, and stay so as the feed
 * moves. Refuses with `not_found`, with `margin_not_allowed` what is outside the bounds of its class, with `board_moved`
 * and, of a margin that is not there, with `not_found`.
 */
export const setMargin = (deps: TradeDeps, order: MarginOrder): Promise<void> =>
  changeBoard(deps, async (tx) => {
    const { place, marginBp, seen } = order
    await holdPrices(tx)
    const scope = scopeOf(place)
    const mark = await markOf(tx, scope)
    refuseMoved(seen, mark)
    if (marginBp === null && mark === NONE) throw new Refusal('not_found')
    checkBounds(marginBp, await boundsOf(tx, place))
    const orderId = await writeDone(tx, {
      ...order,
      kind: 'margin',
      subject: `margin ${scope}`,
      terms: { marginBp },
      seen: mark,
    })
    await keep(tx, { scope, marginBp, orderId })
    return remargin(tx, await readPriced(tx, place))
  })

/** The margin of a scope, or `none`. */
export async function markOf(tx: Db | Tx, scope: string): Promise<string> {
  const row = await tx
    .selectFrom('betting_margin')
    .select('margin_bp')
    .where('scope', '=', scope)
    .executeTakeFirst()
  return row ? String(row.margin_bp) : NONE
}

/** What a margin may be there. Refuses with `not_found` a market, league or class that there is not. */
export async function boundsOf(db: Db | Tx, place: MarginPlace): Promise<MarginBounds> {
  if (place.of === 'market') {
    const { rows } = await sql<{ key: string; sport: Sport }>`
      select market.key, event.sport from betting_market market join betting_event event on event.id = market.event_id
      where market.id = ${place.marketId}`.execute(db)
    const [market] = rows
    if (!market) throw new Refusal('not_found')
    return classOf(market.sport, market.key)
  }
  const found = classesOf(place.sport).find(({ name }) => name === place.marketClass)
  if (!found || (place.of === 'league' && !(await hasLeague(db, place))))
    throw new Refusal('not_found')
  return found
}

async function hasLeague(db: Db | Tx, { leagueId, sport }: { leagueId: string; sport: Sport }) {
  const row = await db
    .selectFrom('betting_league')
    .select('id')
    .where('id', '=', leagueId)
    .where('sport', '=', sport)
    .executeTakeFirst()
  return row !== undefined
}

export function checkBounds(marginBp: number | null, { leastBp, mostBp }: MarginBounds): void {
  if (marginBp !== null && (marginBp < leastBp || marginBp > mostBp))
    throw new Refusal('margin_not_allowed', [
      { field: 'least', message: String(leastBp) },
      { field: 'most', message: String(mostBp) },
    ])
}

type Kept = { scope: string; marginBp: number | null; orderId: bigint }

async function keep(tx: Tx, { scope, marginBp, orderId }: Kept): Promise<void> {
  if (marginBp === null) {
    await tx.deleteFrom('betting_margin').where('scope', '=', scope).execute()
    return
  }
  const set = { margin_bp: marginBp, order_id: orderId }
  await tx
    .insertInto('betting_margin')
    .values({ scope, ...set })
    .onConflict((on) => on.column('scope').doUpdateSet(set))
    .execute()
}

/** Prices these markets by the margins that count now. Answers the events whose prices changed. */
async function remargin(tx: Tx, markets: readonly PricedMarket[]): Promise<number[]> {
  const margins = await marginsOver(tx, markets)
  const changed = markets.flatMap((market) => {
    const odds = marginOdds(margins, market, market.selections)
    return market.selections.flatMap(({ id, byMargin }, at) => {
      const margined = odds[at] ?? null
      return byMargin === margined ? [] : [{ id, margined, eventId: market.eventId }]
    })
  })
  changed.sort((a, b) => (a.id < b.id ? -1 : 1))
  for (let at = 0; at < changed.length; at += ROWS_MAX) {
    await writeOdds(tx, changed.slice(at, at + ROWS_MAX))
  }
  return [...new Set(changed.map(({ eventId }) => Number(eventId)))]
}

/** Holds them in the order of their ids, as whoever bets does. */
async function writeOdds(tx: Tx, rows: readonly { id: bigint; margined: number | null }[]) {
  const ids = rows.map(({ id }) => id)
  await sql`select from betting_selection where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  )
  await sql`
    update betting_selection one set margin_odds_milli = made.odds
    from unnest(${ids}::bigint[], ${rows.map(({ margined }) => margined)}::integer[]) as made (id, odds)
    where one.id = made.id`.execute(tx)
}
