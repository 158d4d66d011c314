import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import type { Course, EventImage } from '../../board/image/event-image.ts'
import type { EventChanges } from './changes.ts'

const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value))
const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms))

type Writing = { source: string; now: Date }

/** Writes new and changed events. New ones have their ids afterwards. */
export async function writeEvents(
  tx: Tx,
  changes: readonly EventChanges[],
  writing: Writing,
): Promise<void> {
  const changed = changes.filter(({ isChanged }) => isChanged)
  if (changed.length === 0) return
  await writeLeagues(tx, changed)
  const added = changed.flatMap(({ event }) => (event.id === 0 ? [event] : []))
  await insertEvents(tx, added, writing)
  await updateEvents(tx, changed, writing)
}

async function writeLeagues(tx: Tx, changed: readonly EventChanges[]): Promise<void> {
  const told = changed.filter(({ base, event }) => base?.league !== event.league)
  const leagues = new Map(told.map(({ event }) => [event.league.id, event]))
  if (leagues.size === 0) return
  await tx
    .insertInto('betting_league')
    .values([...leagues.values()].map(({ league, sport }) => ({ ...league, sport })))
    .onConflict((on) =>
      on
        .column('id')
        .doUpdateSet(({ ref }) => ({
          name: ref('excluded.name'),
          country: ref('excluded.country'),
        }))
        .where(sql<boolean>`(betting_league.name, betting_league.country)
          is distinct from (excluded.name, excluded.country)`),
    )
    .execute()
}

async function insertEvents(
  tx: Tx,
  events: readonly EventImage[],
  { source, now }: Writing,
): Promise<void> {
  if (events.length === 0) return
  const of = <T>(pick: (event: EventImage) => T) => events.map(pick)
  const { rows } = await sql<{ id: number; source_id: string }>`
    insert into betting_event (source, source_id, producer, sport, league_id, home_id, home, away_id, away, starts_at,
      first_starts_at, has_live, is_outright, state, changed_at)
    select ${source}, source_id, producer, sport, league_id, home_id, home, away_id, away, starts_at, starts_at, has_live,
      is_outright, state, ${now}
    from unnest(${of((one) => one.sourceId)}::text[], ${of((one) => one.producer)}::text[],
      ${of((one) => one.sport)}::text[], ${of((one) => one.league.id)}::text[], ${of((one) => one.home.id)}::text[],
      ${of((one) => one.home.name)}::text[], ${of((one) => one.away.id)}::text[], ${of((one) => one.away.name)}::text[],
      ${of((one) => dateOf(one.startsAtMs))}::timestamptz[], ${of((one) => one.hasLive)}::boolean[],
      ${of((one) => one.isOutright)}::boolean[], ${of((one) => one.state)}::text[])
      as told (source_id, producer, sport, league_id, home_id, home, away_id, away, starts_at, has_live, is_outright,
        state)
    returning id::float8 as id, source_id`.execute(tx)
  const ids = new Map(rows.map(({ id, source_id }) => [source_id, id]))
  for (const event of events) event.id = ids.get(event.sourceId) ?? 0
}

/** Locks them in the order of their ids, as whoever bets does. Others count material changes too: ours are added. */
async function updateEvents(
  tx: Tx,
  changed: readonly EventChanges[],
  { now }: Writing,
): Promise<void> {
  const of = <T>(pick: (event: EventImage) => T) => changed.map(({ event }) => pick(event))
  const moments = (which: Exclude<keyof Course, 'announcedMs' | 'bestOf'>) =>
    of(({ course }) => dateOf(course[which]))
  const growth = changed.map(({ event, base }) => event.material - (base?.material ?? 0))
  const ids = of(({ id }) => id)
  await sql`select from betting_event where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  )
  await sql`
    update betting_event event set producer = told.producer, league_id = told.league_id, home_id = told.home_id,
      home = told.home, away_id = told.away_id, away = told.away, starts_at = told.starts_at, has_live = told.has_live,
      state = told.state, score = told.score::jsonb, clock = told.clock::jsonb, stats = told.stats::jsonb,
      incidents = told.incidents::jsonb, material = event.material + told.growth, material_at = told.material_at,
      held_until = told.held_until, held_for = told.held_for, moved_at = told.moved_at, players = told.players::jsonb,
      started_at = told.started_at, stopped_at = told.stopped_at, resumed_at = told.resumed_at,
      ended_at = told.ended_at, best_of = told.best_of, ruled_at = told.ruled_at, changed_at = ${now}
    from unnest(${ids}::bigint[], ${of((one) => one.producer)}::text[], ${of((one) => one.league.id)}::text[],
      ${of((one) => one.home.id)}::text[], ${of((one) => one.home.name)}::text[], ${of((one) => one.away.id)}::text[],
      ${of((one) => one.away.name)}::text[], ${of((one) => dateOf(one.startsAtMs))}::timestamptz[],
      ${of((one) => one.hasLive)}::boolean[], ${of((one) => one.state)}::text[],
      ${of((one) => jsonOf(one.score))}::text[], ${of((one) => jsonOf(one.clock))}::text[],
      ${of((one) => jsonOf(one.stats))}::text[], ${of((one) => jsonOf(one.incidents))}::text[],
      ${growth}::bigint[], ${of((one) => dateOf(one.materialAtMs))}::timestamptz[],
      ${of((one) => dateOf(one.heldUntilMs))}::timestamptz[], ${of((one) => one.heldFor)}::text[],
      ${of((one) => dateOf(one.movedAtMs))}::timestamptz[], ${of((one) => jsonOf(one.players))}::text[],
      ${moments('startedMs')}::timestamptz[], ${moments('stoppedMs')}::timestamptz[],
      ${moments('resumedMs')}::timestamptz[], ${moments('endedMs')}::timestamptz[],
      ${of((one) => one.course.bestOf)}::smallint[], ${moments('ruledMs')}::timestamptz[])
      as told (id, producer, league_id, home_id, home, away_id, away, starts_at, has_live, state, score, clock, stats,
        incidents, growth, material_at, held_until, held_for, moved_at, players,
        started_at, stopped_at, resumed_at, ended_at, best_of, ruled_at)
    where event.id = told.id`.execute(tx)
}
