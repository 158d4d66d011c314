import { PROVIDERS, type ProviderName } from '@zar/contract/casino/casino'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import { type CallsOfSupplier, NO_CALLS, readCalls } from '../calls/read-calls.ts'
import { DAY_MS, daysOver, dueSince } from '../reconcile/days.ts'
import { needsOf } from './needs.ts'
import type { SupplierHealth } from './supplier-health.ts'

const HOUR_MS = 60 * 60_000
const ROUNDS_MS = 7 * DAY_MS
/** A process writes once a minute. */
const RESTING_MS = 3 * 60_000
const NOBODY: SupplierHealth['hour'] = { wallet: NO_CALLS, launches: NO_CALLS, methods: {} }

/** How each supplier is doing. Reads and changes nothing. */
export async function readHealth(db: Db, now: Date): Promise<SupplierHealth[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const [hour, day] = [await readCalls(db, ago(HOUR_MS)), await readCalls(db, ago(DAY_MS))]
  const rounds = await readOpenRounds(db, ago(ROUNDS_MS))
  const facts = await readFacts(db, now)
  const [lastOver = ''] = daysOver(now)
  return facts.map(({ provider, isResting, gamesOpen, differences, ...known }) => {
    const health = {
      provider,
      isResting,
      gamesOpen: Number(gamesOpen),
      differences: Number(differences),
      hour: callsIn(hour, provider),
      day: callsIn(day, provider),
      openRounds: rounds.get(provider) ?? { rounds: 0, oldest: null },
      reconciled: {
        last: known.lastDay,
        // One who was never tried has no list, or no job that reads it.
        dueSince: known.isTried && (known.lastDay ?? '') < lastOver ? dueSince(now) : null,
        failure: known.failure,
      },
    }
    return { ...health, needs: needsOf(health, now) }
  })
}

function callsIn(calls: ReadonlyMap<string, CallsOfSupplier>, provider: string) {
  const { provider: _, ...own } = calls.get(provider) ?? { provider, ...NOBODY }
  return own
}

type Facts = {
  provider: ProviderName
  gamesOpen: bigint
  differences: bigint
  isResting: boolean
  isTried: boolean
  lastDay: string | null
  failure: string | null
}

async function readFacts(db: Db, now: Date): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    select provider,
      (select count(*) from game where game.provider = named.provider and is_open) as "gamesOpen",
      (select count(*) from supplier_difference known where known.provider = named.provider
        and closed_at is null and explained_at is null) as differences,
      exists (select from provider_minute counted where counted.provider = named.provider and is_resting
        and minute >= ${new Date(now.getTime() - RESTING_MS)}
        and minute = (select max(minute) from provider_minute newest
          where newest.provider = counted.provider and newest.process = counted.process)) as "isResting",
      exists (select from supplier_day tried where tried.provider = named.provider) as "isTried",
      (select max(day)::text from supplier_day done where done.provider = named.provider
        and reconciled_at is not null) as "lastDay",
      (select failure from supplier_day done where done.provider = named.provider
        and failure is not null order by day desc limit 1) as failure
    from unnest(${Object.keys(PROVIDERS)}::text[]) with ordinality named(provider, place) order by place`.execute(
    db,
  )
  return rows
}

/** Rounds with a stake that stands, which nothing has closed. */
async function readOpenRounds(db: Db, since: Date) {
  return db.transaction().execute(async (tx) => {
    // A week of a great casino is read through.
    await takeLonger(tx, 60_000)
    const { rows } = await sql<{ provider: string; rounds: bigint; oldest: Date }>`
      select provider, count(*) as rounds, min(began) as oldest from (
        select provider, min(created_at) filter (where kind = 'bet') as began
          from wallet_transaction where created_at >= ${since} and outcome = 'ok'
          group by provider, player_id, round_id
          having not bool_or(round_closed) and count(*) filter (where kind = 'bet')
            > count(*) filter (where kind = 'rollback')) open_round
        group by provider`.execute(tx)
    return new Map(
      rows.map(({ provider, rounds, oldest }) => [provider, { rounds: Number(rounds), oldest }]),
    )
  })
}
