import type { bettingResults } from '@zar/contract/betting/board'
import type { Sport } from '@zar/contract/betting/sport'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../../../db/db.ts'
import type { ToldResults } from '../../feed/message.ts'
import { emptyImage } from '../image/board-image.ts'
import type { EventImage, MarketImage } from '../image/event-image.ts'
import { readEvents } from '../image/read-events.ts'
import { rowOf } from './event-row.ts'
import { endOf, startOf } from './istanbul.ts'

type Result = z.input<typeof bettingResults.output>[number]

/** A day has no more of one sport; a page could not show them. */
const RESULTS_MAX = 500
/** The market by which a result is told: the first of these that the event has. */
const RESULT_MARKETS = ['ft.result', 'match.winner']

/** Events of a day that are over, by their start, with what settled them. */
export async function readResults(
  db: Db,
  { sport, day }: { sport: Sport; day: string },
): Promise<Result[]> {
  const { rows } = await sql<{ id: number }>`
    select id::float8 as id from betting_event
    where sport = ${sport} and starts_at >= ${startOf(day)} and starts_at < ${endOf(day)} and state in ('ended', 'closed')
      and not is_outright
    order by starts_at, id limit ${RESULTS_MAX}`.execute(db)
  const events = await readEvents(db, { ids: rows.map(({ id }) => id) })
  const markets = events.flatMap((event) => resultMarket(event) ?? [])
  const settled = await readSettled(
    db,
    markets.map(({ id }) => id),
  )
  return events
    .sort((a, b) => a.startsAtMs - b.startsAtMs || a.id - b.id)
    .map((event) => resultOf(event, settled))
}

const resultMarket = ({ markets }: EventImage): MarketImage | undefined =>
  RESULT_MARKETS.map((key) => markets.get(key)).find(Boolean)

type Settled = { results: ToldResults; confirmedAt: Date | null }

/** What stands, and since when it is confirmed. */
async function readSettled(db: Db, marketIds: readonly number[]): Promise<Map<number, Settled>> {
  const { rows } = await sql<Settled & { id: number }>`
    select distinct on (market_id) market_id::float8 as id, results, confirmed_at as "confirmedAt"
    from betting_settlement where market_id = any(${marketIds}::bigint[])
    order by market_id, version desc`.execute(db)
  return new Map(rows.map(({ id, ...settled }) => [id, settled]))
}

function resultOf(event: EventImage, settled: ReadonlyMap<number, Settled>): Result {
  const market = resultMarket(event)
  const { results = {}, confirmedAt = null } = (market && settled.get(market.id)) ?? {}
  const closing = market?.selections.map(({ id, key, closing: odds }) => ({ id, key, odds }))
  const winner = Object.entries(results).find(([, { outcome }]) => outcome === 'win')
  return {
    ...rowOf(emptyImage(), event, 'main'),
    closing: closing?.some(({ odds }) => odds !== null) ? closing : null,
    winner: winner?.[0] ?? null,
    ...countsOf(event),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}

/** What companies call the cards of a match. */
const CARDS = ['cards', 'yellow']

/** Corners and cards of both sides, where they were told. */
function countsOf({ stats }: EventImage): Pick<Result, 'corners' | 'cards'> {
  const corners = stats.find(({ key }) => key === 'corners')?.values
  const cards = stats.find(({ key }) => CARDS.includes(key))?.values
  return { ...(corners && { corners }), ...(cards && { cards }) }
}
