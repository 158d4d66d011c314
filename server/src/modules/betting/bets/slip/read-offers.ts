import { canPush } from '@zar/betting/fair/leg-chances'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import { COUNTING } from '../../board/image/traded.ts'
import { DANGERS, type Offer, type Offers } from './offer.ts'
import { readMatches } from './read-matches.ts'

const NOW_MS = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::float8`

/** Whether bets can be sold back: the market's, of its match and of all. */
const HAS_CASH_OUT = sql<boolean>`market.has_cash_out and event.has_cash_out
  and (select has_cash_out from betting_board)`

/** The selections as they are offered. One that there is not is left out. */
export async function readOffers(db: Db | Tx, selectionIds: readonly number[]): Promise<Offers> {
  const rows = await db
    .selectFrom('betting_selection as one')
    .innerJoin('betting_market as market', 'market.id', 'one.market_id')
    .innerJoin('betting_event as event', 'event.id', 'market.event_id')
    .leftJoin('betting_producer as producer', (join) =>
      join
        .onRef('producer.source', '=', 'event.source')
        .onRef('producer.producer', '=', 'event.producer'),
    )
    .select(['one.id as selectionId', 'one.key as selection', 'one.name'])
    .select(['one.fair_ppm as fairPpm', HAS_CASH_OUT.as('hasCashOut')])
    .select(COUNTING.as('oddsMilli'))
    .select(sql<boolean>`one.is_stopped or market.is_stopped or event.is_stopped`.as('isStopped'))
    .select(['market.id as marketId', 'market.key as market', 'market.line', 'market.settlement'])
    .select(['market.state as marketState', 'market.reason', 'event.moved_at as movedAt'])
    .select(['event.id as eventId', 'event.sport', 'event.league_id as leagueId', 'event.home'])
    .select(['event.away', 'event.starts_at as startsAt', 'event.state as eventState'])
    .select('event.best_of as bestOf')
    .select(['event.material', 'producer.is_open as isOpen', 'producer.heard_at as heardAt'])
    .select(NOW_MS.as('nowMs'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('betting_market as held')
          .select('held.id')
          .whereRef('held.event_id', '=', 'event.id')
          .where('held.state', '=', 'suspended')
          .where('held.reason', 'in', DANGERS),
      )
        .$castTo<boolean>()
        .as('isInDanger'),
    )
    .where(sql<boolean>`one.id = any(${selectionIds}::bigint[])`)
    .execute()
  // Where nothing is found no time is asked for either.
  const nowMs = rows[0]?.nowMs ?? 0
  const offers = rows.map(({ isOpen, nowMs: _, bestOf: __, ...row }): [number, Offer] => [
    Number(row.selectionId),
    { ...row, isProducerOpen: isOpen === true },
  ])
  const pushing = rows
    .filter(({ market: key, ...row }) => canPush({ ...row, key }, row))
    .map(({ eventId }) => eventId)
  const all = [...new Set([...withSeveral(rows), ...pushing])]
  return { nowMs, byId: new Map(offers), matches: await readMatches(db, { all, pushing }) }
}

/** The events that several of the selections are of. */
function withSeveral(rows: readonly { eventId: bigint }[]): bigint[] {
  const ids = rows.map(({ eventId }) => eventId)
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) < at))]
}

/**
 * The same, held until the transaction ends: a change that is under way is waited for, and none is made
 * meanwhile. Locks in the order producer, event, market, selection, and each by id, as the feed does.
 */
export async function lockOffers(tx: Tx, selectionIds: readonly number[]): Promise<Offers> {
  const markets = sql`select market_id from betting_selection where id = any(${selectionIds}::bigint[])`
  const events = sql`select event_id from betting_market where id in (${markets})`
  await sql`
    select from betting_producer where (source, producer) in
      (select source, producer from betting_event where id in (${events}))
      order by source, producer for key share`.execute(tx)
  await sql`select from betting_event where id in (${events}) order by id for share`.execute(tx)
  await sql`select from betting_market where id in (${markets}) order by id for share`.execute(tx)
  await sql`
    select from betting_selection where id = any(${selectionIds}::bigint[]) order by id for share`.execute(
    tx,
  )
  return readOffers(tx, selectionIds)
}

/** What the database’s clock says now, in whole milliseconds, rounded down. */
export async function databaseNowMs(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ ms: number }>`select ${NOW_MS} as ms`.execute(db)
  return rows[0]?.ms ?? Number.POSITIVE_INFINITY
}
