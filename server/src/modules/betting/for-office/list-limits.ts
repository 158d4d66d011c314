import { SPORTS, type Sport } from '@zar/contract/betting/sport'
import type { Limits, SetLimit } from '@zar/contract/office/trading/limits'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'

type Row = Omit<SetLimit, 'of' | 'at'> & { at: Date | null }

/** Every limit that is set, by class and place; of matches only those that are not over. */
export async function listLimits(db: Db): Promise<(Omit<SetLimit, 'at'> & { at: Date | null })[]> {
  const { rows } = await sql<Row>`
    select own.scope, own.player_class as "playerClass", own.stake_max_kurus::float8 as "stakeKurus",
      own.payout_max_kurus::float8 as "payoutKurus", own.liability_max_kurus::float8 as "liabilityKurus",
      league.name as league, entry.asked_by as by, entry.decided_by as second, entry.asked_at as at,
      case when event.id is not null then json_build_object('id', event.id::text, 'sport', event.sport,
        'home', event.home, 'away', event.away, 'key', market.key, 'line', market.line) end as match
    from betting_limit own
      left join betting_league league on league.id = own.scope
      left join betting_market market on own.scope = 'market:' || market.id
      left join betting_event event on event.id::text = own.scope and league.id is null or event.id = market.event_id
      left join lateral (
        select asked_by, decided_by, asked_at from betting_order
        where kind = 'limit' and subject = 'limit ' || own.scope || ' ' || own.player_class
        order by id desc limit 1) entry on true
    where event.id is null or event.state in ('scheduled', 'live', 'interrupted')
    order by event.id nulls first, own.scope, own.player_class`.execute(db)
  return rows.map((row) => ({ ...row, of: kindOf(row) }))
}

function kindOf({ scope, league, match }: Row): SetLimit['of'] {
  if (scope === 'all') return 'all'
  if (scope.startsWith('key:')) return 'key'
  if (league !== null) return 'league'
  if (match) return match.key === null ? 'match' : 'market'
  return SPORTS.some((sport) => sport === scope) ? 'sport' : 'gone'
}

/** The leagues that there are and the markets that open matches have: where a limit of a class may be. */
export async function listPlaces(db: Db): Promise<Pick<Limits, 'leagues' | 'keys'>> {
  const leagues = await db
    .selectFrom('betting_league')
    .select(['id', 'sport', 'name'])
    .orderBy('sport')
    .orderBy('name')
    .execute()
  const { rows } = await sql<{ sport: Sport; key: string }>`
    select distinct event.sport, market.key from betting_event event
      join betting_market market on market.event_id = event.id
    where event.state in ('scheduled', 'live', 'interrupted') order by event.sport, market.key`.execute(
    db,
  )
  return { leagues, keys: rows }
}

/** The name of a league that a limit is of; null where its scope is no league. */
export async function leagueNamed(db: Db | Tx, scope: string): Promise<string | null> {
  const row = await db
    .selectFrom('betting_league')
    .select('name')
    .where('id', '=', scope)
    .executeTakeFirst()
  return row?.name ?? null
}
