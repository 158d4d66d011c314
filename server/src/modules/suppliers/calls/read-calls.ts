import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { noTimes, withinMs } from './latency.ts'

/** Calls of a time together; a latency of none is null. */
export type Calls = {
  calls: number
  refused: number
  failed: number
  p50Ms: number | null
  p99Ms: number | null
}
export type CallsOfSupplier = {
  provider: string
  wallet: Calls
  launches: Calls
  /** The calls to the wallet by their names. */
  methods: Record<string, Calls>
}

type Sum = { calls: number; refused: number; failed: number; times: number[] }
type Row = Omit<Sum, 'times'> & { provider: string; method: string; times: bigint[] }

export const LAUNCH = 'launch'

/** What was counted since then, by supplier. */
export async function readCalls(db: Db, since: Date): Promise<Map<string, CallsOfSupplier>> {
  const { rows } = await sql<Row>`
    with counted as (select * from provider_minute where minute >= ${since}),
      slots as (
        select provider, method, slot, sum(count) as count
          from counted, unnest(latency) with ordinality slot(count, slot) group by provider, method, slot),
      times as (
        select provider, method, array_agg(count::bigint order by slot) as times from slots group by provider, method)
    select provider, method, sum(calls)::float8 as calls, sum(refused)::float8 as refused,
           sum(failed)::float8 as failed, times
      from counted join times using (provider, method)
      group by provider, method, times order by provider, method`.execute(db)
  const suppliers = new Map<string, CallsOfSupplier>()
  for (const provider of new Set(rows.map((row) => row.provider))) {
    const own = rows
      .filter((row) => row.provider === provider)
      .map((row) => ({ ...row, times: row.times.map(Number) }))
    const wallet = own.filter(({ method }) => method !== LAUNCH)
    suppliers.set(provider, {
      provider,
      wallet: callsOf(wallet),
      launches: callsOf(own.filter(({ method }) => method === LAUNCH)),
      methods: Object.fromEntries(wallet.map((row) => [row.method, callsOf([row])])),
    })
  }
  return suppliers
}

export const NO_CALLS: Calls = { calls: 0, refused: 0, failed: 0, p50Ms: null, p99Ms: null }

function callsOf(sums: readonly Sum[]): Calls {
  const add = (of: (sum: Sum) => number) => sums.reduce((all, sum) => all + of(sum), 0)
  const times = noTimes().map((_, slot) => add((sum) => sum.times[slot] ?? 0))
  const within = (share: number) => withinMs(times, share) ?? null
  return {
    calls: add(({ calls }) => calls),
    refused: add(({ refused }) => refused),
    failed: add(({ failed }) => failed),
    p50Ms: within(0.5),
    p99Ms: within(0.99),
  }
}
