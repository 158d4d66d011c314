import { createHash } from 'node:crypto'
import type { Sport } from '@zar/contract/betting/sport'
import type { OwnChange, OwnEvent } from '@zar/contract/office/trading/own-events'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { type ByTwo, sign } from '../bets/trading/by-two/do-by-two.ts'
import type { Signed, TradeDeps } from '../bets/trading/deps.ts'
import { writeDone } from '../bets/trading/journal.ts'
import { checkSeen } from '../bets/trading/seen/marks.ts'
import { changeBoard } from '../board/changes/change-board.ts'
import { holdMargins, marginOdds, marginsOver } from '../margins/by-margin.ts'
import { checkOwn, checkStart, HOUSE, type PricedOwn, priceOwn } from './catalogue.ts'

/** The same match asked twice has one name. */
export const ownName = (event: OwnEvent): string =>
  createHash('sha256').update(JSON.stringify(event)).digest('hex').slice(0, 16)

/** Makes a match of our own, once: it is taken off until somebody opens it. */
export const makeOwnByTwo = (deps: TradeDeps, event: OwnEvent, by: ByTwo): Promise<void> =>
  changeBoard(deps, async (tx) => [Number(await makeOwn(tx, event, await sign(tx, by)))])

async function makeOwn(tx: Tx, event: OwnEvent, signed: Signed): Promise<bigint> {
  const { sport, league, startsAt, home, away, bestOf } = event
  checkOwn(event, await databaseNow(tx))
  const markets = priceOwn(sport, event.markets)
  await holdMargins(tx)
  await openHouse(tx)
  const leagueId = await leagueOf(tx, sport, league)
  const start = new Date(startsAt)
  const made = await tx
    .insertInto('betting_event')
    .values({
      source: HOUSE,
      source_id: ownName(event),
      producer: HOUSE,
      sport,
      league_id: leagueId,
      home_id: slugOf(home),
      home,
      away_id: slugOf(away),
      away,
      starts_at: start,
      first_starts_at: start,
      has_live: false,
      state: 'scheduled',
      is_stopped: true,
      best_of: bestOf,
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((on) => on.columns(['source', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal('decided_meanwhile')
  await writeMarkets(tx, { eventId: made.id, sport, leagueId }, markets)
  const subject = `event ${made.id}`
  await writeDone(tx, { ...signed, kind: 'own_event', subject, terms: event, seen: 'none' })
  return made.id
}

/** Nobody tells of our own matches, so that they are never silent; a trader shuts them like a feed. */
const openHouse = (tx: Tx) =>
  tx
    .insertInto('betting_producer')
    .values({
      source: HOUSE,
      producer: HOUSE,
      epoch: null,
      is_open: true,
      heard_at: NEVER_SILENT,
      settled_at: null,
    })
    .onConflict((on) => on.doNothing())
    .execute()
const NEVER_SILENT = new Date('9999-01-01T00:00:00Z')

async function leagueOf(tx: Tx, sport: Sport, league: OwnEvent['league']): Promise<string> {
  const id = 'id' in league ? league.id : `own-${sport}-${slugOf(league.name)}`.slice(0, 40)
  if ('name' in league) {
    const { name, country } = league
    await tx
      .insertInto('betting_league')
      .values({ id, sport, name, country })
      .onConflict((on) => on.doNothing())
      .execute()
  }
  const found = await tx
    .selectFrom('betting_league')
    .select('sport')
    .where('id', '=', id)
    .executeTakeFirst()
  if (found?.sport !== sport)
    throw new Refusal('own_event_wrong', [{ field: 'league', message: 'unknown' }])
  return id
}

/** `hazirlik-maclari`: the same name has the same one. */
function slugOf(name: string): string {
  const plain = name
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return slug || createHash('sha256').update(name).digest('hex').slice(0, 8)
}

type OfEvent = { eventId: bigint; sport: Sport; leagueId: string }

/** Prices what the match has anew, and adds what it has not. Refuses with `betting_over` what is settled. */
async function writeMarkets(tx: Tx, of: OfEvent, markets: readonly PricedOwn[]): Promise<void> {
  const { eventId, sport, leagueId } = of
  for (const { key, line, selections } of markets) {
    const id = await marketOf(tx, { eventId, key, line })
    const placed = { id, key, sport, leagueId }
    const byMargin = marginOdds(await marginsOver(tx, [placed]), placed, selections)
    const rows = selections.map(({ key: selection, oddsMilli, fairPpm }, at) => ({
      market_id: id,
      key: selection,
      name: null,
      odds_milli: oddsMilli,
      fair_ppm: fairPpm,
      closing_odds_milli: null,
      margin_odds_milli: byMargin[at] ?? null,
      trader_odds_milli: null,
      changed_at: sql<Date>`clock_timestamp()`,
    }))
    await tx
      .insertInto('betting_selection')
      .values(rows)
      .onConflict((on) =>
        on.columns(['market_id', 'key']).doUpdateSet(({ ref }) => ({
          odds_milli: ref('excluded.odds_milli'),
          fair_ppm: ref('excluded.fair_ppm'),
          margin_odds_milli: ref('excluded.margin_odds_milli'),
          changed_at: ref('excluded.changed_at'),
        })),
      )
      .execute()
  }
}

type Named = { eventId: bigint; key: string; line: string | null }

async function marketOf(tx: Tx, { eventId, key, line }: Named): Promise<bigint> {
  const { rows } = await sql<{ id: bigint; state: string }>`
    select id, state from betting_market where event_id = ${eventId} and key = ${key}
      and line is not distinct from ${line} for no key update`.execute(tx)
  const [known] = rows
  if (known?.state === 'settled' || known?.state === 'cancelled') throw new Refusal('betting_over')
  if (known) return known.id
  const { id } = await tx
    .insertInto('betting_market')
    .values({ event_id: eventId, key, line, state: 'active', reason: null, told: 1, awaits: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type OwnEdit = { eventId: bigint; seen: string; change: OwnChange }

/** Changes a match of our own before its start, once. */
export const editOwnByTwo = (deps: TradeDeps, edit: OwnEdit, by: ByTwo): Promise<void> =>
  changeBoard(deps, async (tx) => {
    const signed = await sign(tx, by)
    const { eventId, change, seen } = edit
    await holdMargins(tx)
    const { sport, leagueId } = await checkEdit(tx, edit, true)
    if (change.startsAt !== null) await moveStart(tx, eventId, change.startsAt)
    await writeMarkets(tx, { eventId, sport, leagueId }, priceOwn(sport, change.markets))
    const subject = `event ${eventId}`
    await writeDone(tx, { ...signed, kind: 'own_event', subject, terms: change, seen })
    return [Number(eventId)]
  })

/** A later start opens again what the earlier one had stopped. */
async function moveStart(tx: Tx, eventId: bigint, startsAt: string): Promise<void> {
  await tx
    .updateTable('betting_event')
    .set({ starts_at: new Date(startsAt), changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', eventId)
    .execute()
  await tx
    .updateTable('betting_market')
    .set({ state: 'active', reason: null })
    .where('event_id', '=', eventId)
    .where('state', '=', 'suspended')
    .where('reason', '=', 'started')
    .execute()
}

/**
 * Whether it may be so changed. Refuses with `not_found` what is no match of our own, with `betting_over`, `board_moved`
 * and `own_event_wrong`.
 */
export async function checkEdit(
  tx: Db | Tx,
  { eventId, seen, change }: OwnEdit,
  isHeld = false,
): Promise<{ sport: Sport; leagueId: string; startsAt: Date }> {
  if (isHeld)
    await sql`select from betting_event where id = ${eventId} for no key update`.execute(tx)
  const event = await tx
    .selectFrom('betting_event')
    .select(['sport', 'league_id as leagueId', 'state', 'starts_at as startsAt'])
    .where('id', '=', eventId)
    .where('source', '=', HOUSE)
    .executeTakeFirst()
  if (!event) throw new Refusal('not_found')
  await checkSeen(tx, { scope: 'event', id: eventId, seen })
  if (event.state !== 'scheduled') throw new Refusal('betting_over')
  if (change.startsAt === null && change.markets.length === 0)
    throw new Refusal('own_event_wrong', [{ field: 'change', message: 'none' }])
  if (change.startsAt !== null) checkStart(change.startsAt, await databaseNow(tx))
  priceOwn(event.sport, change.markets)
  return event
}

async function databaseNow(db: Db | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date(Number.NaN)
}
