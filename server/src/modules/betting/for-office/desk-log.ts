import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { OrderKind } from '../../../db/tables/betting.ts'

export type LogLine = {
  id: string
  at: Date
  kind: OrderKind
  by: string
  second: string | null
  because: string
  match: string | null
  was: string
  oddsMilli: number | null
}

/** What traders and their rules did last, the newest first, with the match that it was on. */
export async function readLog(db: Db, take: number): Promise<LogLine[]> {
  const { rows } = await sql<LogLine>`
    select one.id::text, coalesce(one.decided_at, one.asked_at) as at, one.kind, one.asked_by as by,
      one.decided_by as second, one.because, one.seen as was, (one.terms ->> 'oddsMilli')::float8 as "oddsMilli",
      (select event.home || ' – ' || event.away from betting_event event where event.id = case
        when one.subject like 'event %' then substr(one.subject, 7)::bigint
        when one.subject like 'market %' then
          (select event_id from betting_market where id = substr(one.subject, 8)::bigint)
        when one.subject like 'selection %' then (select market.event_id from betting_selection own
          join betting_market market on market.id = own.market_id where own.id = substr(one.subject, 11)::bigint)
        end) as match
    from (select * from betting_order where state = 'done' order by id desc limit ${take}) one
    order by one.id desc`.execute(db)
  return rows
}
