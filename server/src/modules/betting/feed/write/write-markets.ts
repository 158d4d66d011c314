import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import { type MarketImage, marketName, type SelectionImage } from '../../board/image/event-image.ts'
import type { EventChanges } from './changes.ts'

/** Rows of one statement: more would outlast its time. */
const ROWS_MAX = 5_000

/** Writes new and changed markets of events that have their ids. New ones have theirs afterwards. */
export async function writeMarkets(tx: Tx, changes: readonly EventChanges[]): Promise<void> {
  const rows = changes.flatMap(({ event, markets }) => markets.map((market) => ({ event, market })))
  const added = rows.filter(({ market }) => market.id === 0)
  const known = rows.flatMap(({ market }) => (market.id === 0 ? [] : [market]))
  for (const part of parts(added)) await insertMarkets(tx, part)
  for (const part of parts(known.sort((a, b) => a.id - b.id))) await updateMarkets(tx, part)
}

type Row = { event: { id: number }; market: MarketImage }

async function insertMarkets(tx: Tx, added: readonly Row[]): Promise<void> {
  const of = <T>(pick: (market: MarketImage) => T) => added.map(({ market }) => pick(market))
  const { rows } = await sql<{ id: number; event_id: number; key: string; line: string | null }>`
    insert into betting_market (event_id, key, line, state, reason, told, awaits, settlement,
      has_early_payout)
    select * from unnest(${added.map(({ event }) => event.id)}::bigint[], ${of((one) => one.key)}::text[],
      ${of((one) => one.line)}::text[], ${of((one) => one.state)}::text[], ${of((one) => one.reason)}::text[],
      ${of((one) => one.told)}::smallint[], ${of((one) => one.awaits)}::text[], ${of((one) => one.settlement)}::integer[],
      ${of((one) => one.hasEarlyPayout)}::boolean[])
    returning id::float8 as id, event_id::float8 as event_id, key, line`.execute(tx)
  const nameOf = (eventId: number, { key, line }: { key: string; line: string | null }) =>
    `${eventId} ${marketName(key, line)}`
  const ids = new Map(rows.map((row) => [nameOf(row.event_id, row), row.id]))
  for (const { event, market } of added) market.id = ids.get(nameOf(event.id, market)) ?? 0
}

/** Locks them in the order of their ids, as whoever bets does: a suspension comes before their bet, or after it. */
async function updateMarkets(tx: Tx, markets: readonly MarketImage[]): Promise<void> {
  const of = <T>(pick: (market: MarketImage) => T) => markets.map(pick)
  const ids = of(({ id }) => id)
  await sql`select from betting_market where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  )
  await sql`
    update betting_market market set state = told.state, reason = told.reason, told = told.told, awaits = told.awaits,
      settlement = told.settlement
    from unnest(${ids}::bigint[], ${of((one) => one.state)}::text[], ${of((one) => one.reason)}::text[],
      ${of((one) => one.told)}::smallint[], ${of((one) => one.awaits)}::text[], ${of((one) => one.settlement)}::integer[])
      as told (id, state, reason, told, awaits, settlement)
    where market.id = told.id`.execute(tx)
}

/** Writes new and changed selections of markets that have their ids. New ones have theirs afterwards. */
export async function writeSelections(
  tx: Tx,
  changes: readonly EventChanges[],
  now: Date,
): Promise<void> {
  const rows = changes.flatMap(({ selections }) => selections)
  const added = rows.filter(({ selection }) => selection.id === 0)
  const known = rows.flatMap(({ selection }) => (selection.id === 0 ? [] : [selection]))
  for (const part of parts(added)) await insertSelections(tx, part, now)
  for (const part of parts(known.sort((a, b) => a.id - b.id))) {
    await updateSelections(tx, part, now)
  }
}

async function insertSelections(
  tx: Tx,
  added: readonly EventChanges['selections'][number][],
  now: Date,
): Promise<void> {
  const of = <T>(pick: (one: SelectionImage) => T) => added.map(({ selection }) => pick(selection))
  const { rows } = await sql<{ id: number; market_id: number; key: string }>`
    insert into betting_selection (market_id, key, name, odds_milli, fair_ppm, closing_odds_milli, margin_odds_milli,
      changed_at)
    select told.*, ${now} from unnest(${added.map(({ market }) => market.id)}::bigint[], ${of((one) => one.key)}::text[],
      ${of((one) => one.name)}::text[], ${of((one) => one.odds)}::integer[], ${of((one) => one.fairPpm)}::integer[],
      ${of((one) => one.closing)}::integer[], ${of((one) => one.byMargin)}::integer[]) as told
    returning id::float8 as id, market_id::float8 as market_id, key`.execute(tx)
  const ids = new Map(rows.map((row) => [`${row.market_id} ${row.key}`, row.id]))
  for (const { market, selection } of added) {
    selection.id = ids.get(`${market.id} ${selection.key}`) ?? 0
  }
}

async function updateSelections(
  tx: Tx,
  selections: readonly SelectionImage[],
  now: Date,
): Promise<void> {
  const of = <T>(pick: (one: SelectionImage) => T) => selections.map(pick)
  const ids = of(({ id }) => id)
  await sql`select from betting_selection where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  )
  await sql`
    update betting_selection one set odds_milli = told.odds, fair_ppm = told.fair, closing_odds_milli = told.closing,
      margin_odds_milli = told.margin, changed_at = ${now}
    from unnest(${ids}::bigint[], ${of(({ odds }) => odds)}::integer[],
      ${of(({ fairPpm }) => fairPpm)}::integer[], ${of(({ closing }) => closing)}::integer[],
      ${of(({ byMargin }) => byMargin)}::integer[]) as told (id, odds, fair, closing, margin)
    where one.id = told.id`.execute(tx)
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_MAX) }, (_, at) =>
    rows.slice(at * ROWS_MAX, (at + 1) * ROWS_MAX),
  )
}
