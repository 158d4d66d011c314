import type { BoardRow, MatchNow } from '@zar/betting/match/match-now'
import { takeMarginOut } from '@zar/contract/betting/margin/power'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import { groupBy } from '../../../../platform/group-by.ts'

/** A match as it stands, and of which side its players are, where the feed tells it. */
export type Match = MatchNow & { sideOf: ReadonlyMap<string, 'home' | 'away'> }
export type MatchesNow = ReadonlyMap<bigint, Match>

type EventRow = Omit<MatchNow, 'board'> & {
  id: bigint
  players: readonly { id: string; side?: '1' | '2' }[]
}
type PriceRow = Omit<BoardRow, 'p'> & {
  eventId: bigint
  marketId: bigint
  oddsMilli: number | null
  fairPpm: number | null
}

/** Markets that tell how likely a line is hit exactly: its neighbours, who wins, and how much falls. */
const TELLING = String.raw`\.(result|winner|total(\.home|\.away)?|touchdowns|ah)$`

/**
 * The matches with what their boards say of the result and of over 2.5; of those with a line that can push, of the other
 * lines and of the winner too.
 */
export async function readMatches(
  db: Db | Tx,
  { all, pushing }: { all: readonly bigint[]; pushing: readonly bigint[] },
): Promise<MatchesNow> {
  if (all.length === 0) return new Map()
  const events = await sql<EventRow>`
    select id, sport, state, score, clock, stats, best_of as "bestOf", players from betting_event
    where id = any(${all}::bigint[])`.execute(db)
  const prices = await sql<PriceRow>`
    select market.event_id as "eventId", market.id as "marketId", market.key, market.line,
      market.state = 'active' as "isOpen", one.key as selection, one.odds_milli as "oddsMilli",
      one.fair_ppm as "fairPpm"
    from betting_market market join betting_selection one on one.market_id = market.id
    where market.event_id = any(${all}::bigint[]) and (market.key = 'ft.result'
      or market.key = 'ft.total' and market.line = '2.5'
      or market.event_id = any(${pushing}::bigint[]) and market.state = 'active' and market.key ~ ${TELLING})
    order by market.id, one.id`.execute(db)
  const byEvent = groupBy(prices.rows, ({ eventId }) => eventId)
  return new Map(
    events.rows.map(({ id, players, ...event }) => {
      const sides = players.flatMap((player): [string, 'home' | 'away'][] =>
        player.side ? [[player.id, player.side === '1' ? 'home' : 'away']] : [],
      )
      return [id, { ...event, board: boardOf(byEvent.get(id) ?? []), sideOf: new Map(sides) }]
    }),
  )
}

const boardOf = (rows: readonly PriceRow[]): BoardRow[] =>
  [...groupBy(rows, ({ marketId }) => marketId).values()].flatMap((market) => {
    const fair = fairIn(market)
    return market.flatMap(({ key, line, selection, isOpen }, at) => {
      const p = fair[at]
      return p === undefined ? [] : [{ key, line, selection, isOpen, p }]
    })
  })

/** As the company tells them; else from the prices of the market, their margin taken out. */
function fairIn(market: readonly PriceRow[]): readonly number[] {
  const told = market.flatMap(({ fairPpm }) => fairPpm ?? [])
  if (told.length === market.length) return told.map((ppm) => ppm / 1_000_000)
  const odds = market.flatMap(({ oddsMilli }) => oddsMilli ?? [])
  return odds.length === market.length && odds.length > 1 ? takeMarginOut(odds).p : []
}
