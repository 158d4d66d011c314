import type { EventState, Incident, MatchClock, Score } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import type { MarketState } from '../../../../db/tables/betting.ts'
import type { Early } from '../../feed/apply/settlement.ts'
import type { Player, Stat, ToldStatus } from '../../feed/message.ts'
import {
  type EventImage,
  type MarketImage,
  marketName,
  type SelectionImage,
  type Stream,
} from './event-image.ts'
import { TRADED } from './traded.ts'

/** Those that can still be bet on, or will be. */
export const OPEN_STATES: readonly EventState[] = ['scheduled', 'live', 'interrupted']

/** Which events: open ones; of a source those that are open or offered still; or those with these ids, ours or the source’s. */
export type WhichEvents =
  | { open: true }
  | { followed: string }
  | { ids: readonly number[] }
  | { source: string; sourceIds: readonly string[] }

/** Events whose markets one statement reads: of more it would outlast its time. */
const EVENTS_MAX = 100

/** Events with their markets and selections, as they are committed. */
export async function readEvents(db: Db | Tx, which: WhichEvents): Promise<EventImage[]> {
  const rows = await readRows(db, conditionOf(which))
  const events = new Map(rows.map((row) => [row.id, eventOf(row)]))
  const share = openShared()
  // Who follows a source compares with what the source told.
  const isShown = !('source' in which || 'followed' in which)
  const ids = [...events.keys()]
  for (let at = 0; at < ids.length; at += EVENTS_MAX) {
    for (const row of await readMarkets(db, ids.slice(at, at + EVENTS_MAX))) {
      const name = share(marketName(row.key, row.line))
      events.get(row.eventId)?.markets.set(name, marketOf(row, share, isShown))
    }
  }
  return [...events.values()]
}

function conditionOf(which: WhichEvents): RawBuilder<boolean> {
  if ('ids' in which) return sql`event.id = any(${which.ids}::bigint[])`
  if ('sourceIds' in which) {
    return sql`event.source = ${which.source} and event.source_id = any(${which.sourceIds})`
  }
  // As the index on the open ones has them.
  const isOpen = sql`event.state in ('scheduled', 'live', 'interrupted')`
  if ('open' in which) return sql<boolean>`${isOpen}`
  const isOffered = sql`exists (select from betting_market where event_id = event.id and told in (1, -1))`
  return sql`event.source = ${which.followed}
    and (${isOpen} or event.starts_at > now() - interval '7 days' and ${isOffered})`
}

type EventRow = {
  id: number
  sourceId: string
  producer: Stream
  sport: Sport
  leagueId: string
  leagueName: string
  country: string
  homeId: string
  home: string
  awayId: string
  away: string
  startsAt: Date
  hasLive: boolean
  isOutright: boolean
  state: EventState
  score: Score | null
  clock: MatchClock | null
  stats: Stat[]
  incidents: Incident[]
  material: number
  materialAt: Date | null
  heldUntil: Date | null
  heldFor: string | null
  movedAt: Date | null
  isStopped: boolean
  players: Player[]
  firstStartsAt: Date
  startedAt: Date | null
  stoppedAt: Date | null
  resumedAt: Date | null
  endedAt: Date | null
  bestOf: number | null
  ruledAt: Date | null
  changedAt: Date
}

async function readRows(db: Db | Tx, condition: RawBuilder<boolean>): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select event.id::float8 as id, source_id as "sourceId", producer, event.sport, league_id as "leagueId",
      league.name as "leagueName", league.country, home_id as "homeId", home, away_id as "awayId", away,
      starts_at as "startsAt", has_live as "hasLive", is_outright as "isOutright", state, score, clock, stats, incidents,
      material::float8 as material, material_at as "materialAt", held_until as "heldUntil", held_for as "heldFor",
      moved_at as "movedAt", is_stopped as "isStopped", players, changed_at as "changedAt",
      first_starts_at as "firstStartsAt", started_at as "startedAt", stopped_at as "stoppedAt",
      resumed_at as "resumedAt", ended_at as "endedAt", best_of as "bestOf", ruled_at as "ruledAt"
    from betting_event event join betting_league league on league.id = league_id
    where ${condition}`.execute(db)
  return rows
}

const msOf = (moment: Date | null): number | null => moment?.getTime() ?? null

const eventOf = (row: EventRow): EventImage => ({
  id: row.id,
  sourceId: row.sourceId,
  producer: row.producer,
  sport: row.sport,
  league: { id: row.leagueId, name: row.leagueName, country: row.country },
  home: { id: row.homeId, name: row.home },
  away: { id: row.awayId, name: row.away },
  startsAtMs: row.startsAt.getTime(),
  hasLive: row.hasLive,
  isOutright: row.isOutright,
  state: row.state,
  score: row.score,
  clock: row.clock,
  stats: row.stats,
  incidents: row.incidents,
  material: row.material,
  materialAtMs: msOf(row.materialAt),
  heldUntilMs: msOf(row.heldUntil),
  heldFor: row.heldFor,
  movedAtMs: msOf(row.movedAt),
  isStopped: row.isStopped,
  course: {
    announcedMs: row.firstStartsAt.getTime(),
    startedMs: msOf(row.startedAt),
    stoppedMs: msOf(row.stoppedAt),
    resumedMs: msOf(row.resumedAt),
    endedMs: msOf(row.endedAt),
    bestOf: row.bestOf,
    ruledMs: msOf(row.ruledAt),
  },
  players: row.players,
  trail: [],
  isLate: false,
  heardAtMs: row.changedAt.getTime(),
  mainLines: new Map(),
  markets: new Map(),
})

type MarketRow = {
  id: number
  eventId: number
  key: string
  line: string | null
  state: MarketState
  reason: string | null
  told: ToldStatus
  awaits: MarketImage['awaits']
  isStopped: boolean
  hasEarlyPayout: boolean
  early: Early[] | null
  settlement: number
  ids: number[]
  keys: string[]
  names: (string | null)[]
  odds: (number | null)[]
  fair: (number | null)[]
  traded: (number | null)[]
  byMargin: (number | null)[]
  closing: (number | null)[]
  stopped: boolean[]
}

async function readMarkets(db: Db | Tx, eventIds: readonly number[]): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`
    select market.id::float8 as id, event_id::float8 as "eventId", market.key, line, market.state, reason, told, awaits, market.is_stopped as "isStopped",
      has_early_payout as "hasEarlyPayout", settlement,
      case when has_early_payout and settlement > 0 then
        (select early from betting_settlement said where market_id = market.id and version = settlement) end as early,
      array_agg(one.id::float8 order by one.id) as ids, array_agg(one.key order by one.id) as keys,
      array_agg(one.name order by one.id) as names, array_agg(odds_milli order by one.id) as odds,
      array_agg(fair_ppm order by one.id) as fair, array_agg(${TRADED} order by one.id) as traded,
      array_agg(margin_odds_milli order by one.id) as "byMargin", array_agg(closing_odds_milli order by one.id) as closing,
      array_agg(one.is_stopped order by one.id) as stopped
    from betting_market market join betting_selection one on market_id = market.id
      join betting_event event on event.id = event_id
    where event_id = any(${eventIds}::bigint[])
    group by market.id order by market.id`.execute(db)
  return rows
}

function marketOf(row: MarketRow, share: (text: string) => string, isShown: boolean): MarketImage {
  const oddsAt = (at: number) => {
    const told = row.odds[at] ?? null
    return told === null || !isShown ? told : (row.traded[at] ?? row.byMargin[at] ?? told)
  }
  const selections = row.ids.map(
    (id, at): SelectionImage => ({
      id,
      key: share(row.keys[at] ?? ''),
      name: row.names[at] ?? null,
      odds: oddsAt(at),
      traded: row.traded[at] ?? null,
      byMargin: row.byMargin[at] ?? null,
      fairPpm: row.fair[at] ?? null,
      closing: row.closing[at] ?? null,
      isStopped: row.stopped[at] ?? false,
    }),
  )
  return {
    id: row.id,
    key: share(row.key),
    line: row.line === null ? null : share(row.line),
    state: row.state,
    reason: row.reason,
    told: row.told,
    awaits: row.awaits,
    dangerAtMs: null,
    trusted: null,
    isStopped: row.isStopped,
    hasEarlyPayout: row.hasEarlyPayout,
    early: row.early ?? [],
    settlement: row.settlement,
    selections,
  }
}

/** Equal texts as one: a thousand events have the same few hundred keys. */
function openShared(): (text: string) => string {
  const texts = new Map<string, string>()
  return (text) => {
    const known = texts.get(text)
    if (known === undefined) texts.set(text, text)
    return known ?? text
  }
}
