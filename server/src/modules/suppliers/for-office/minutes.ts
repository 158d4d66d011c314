import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { noTimes, withinMs } from '../calls/latency.ts'

/** So many minutes a card shows. */
export const MINUTES_SHOWN = 40
const SHARE = 0.95
/** What stands on the card in figures is of these last minutes. */
const LAST_MINUTES = 5

export type SupplierMinutes = {
  /** Within how many milliseconds 95 of 100 calls were answered, by minute, the oldest first; null of one without. */
  p95Ms: (number | null)[]
  /** Of the last five minutes. */
  lastP95Ms: number | null
  calls: number
  failed: number
}

type Row = { provider: string; ago: number; times: bigint[]; calls: number; failed: number }

/** How fast each supplier's calls were answered of late. What is past the last slot is told as its bound. */
export async function readMinutes(db: Db, now: Date): Promise<Map<string, SupplierMinutes>> {
  const { rows } = await sql<Row>`
    with counted as (
        select *, floor(extract(epoch from ${now}::timestamptz - minute) / 60)::int as ago from provider_minute
          where minute > ${now}::timestamptz - make_interval(mins => ${MINUTES_SHOWN}) and minute <= ${now}),
      slots as (select provider, ago, slot, sum(count)::bigint as count
        from counted, unnest(latency) with ordinality slot(count, slot) group by provider, ago, slot)
    select provider, ago, array_agg(count order by slot) as times,
        (select sum(calls)::float8 from counted c where (c.provider, c.ago) = (slots.provider, slots.ago)) as calls,
        (select sum(failed)::float8 from counted c where (c.provider, c.ago) = (slots.provider, slots.ago)) as failed
      from slots group by provider, ago`.execute(db)
  const providers = new Set(rows.map(({ provider }) => provider))
  return new Map(
    [...providers].map((name) => [name, minutesOf(rows.filter((row) => row.provider === name))]),
  )
}

function minutesOf(rows: readonly Row[]): SupplierMinutes {
  const last = rows.filter(({ ago }) => ago < LAST_MINUTES)
  return {
    p95Ms: Array.from({ length: MINUTES_SHOWN }, (_, at) =>
      p95Of(rows.filter(({ ago }) => ago === MINUTES_SHOWN - 1 - at)),
    ),
    lastP95Ms: p95Of(last),
    calls: last.reduce((sum, { calls }) => sum + calls, 0),
    failed: last.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** A minute that ends this late is told as so long. */
const LONGEST_MS = 10_000

function p95Of(rows: readonly Row[]): number | null {
  const times = noTimes().map((_, slot) =>
    rows.reduce((sum, { times }) => sum + Number(times[slot] ?? 0n), 0),
  )
  const within = withinMs(times, SHARE)
  return within === undefined ? null : Math.round(Math.min(within, LONGEST_MS))
}
