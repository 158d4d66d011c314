import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { GameProvider } from '../../casino/index.ts'
import { DAY_MS, type DayRange, daysIn, daysOver, dueSince, GRACE_MS, startOf } from './days.ts'
import { findDifferences } from './find-differences.ts'
import { type FoundDifference, queueDifferences } from './queue-differences.ts'
import { type Connection, dropSupplierList, stageSupplierList } from './stage-supplier-list.ts'
import { whyUnread } from './why-unread.ts'

export type ReconcileDeps = {
  db: Db
  clock: Clock
  log: Logger
  providers: readonly GameProvider[]
}

const FAILURE_MAX = 300
/** Of each of its days: a list that is told more slowly is given up, so that the other suppliers' are read. */
const LIST_MAX_MS = 10 * 60_000

/**
 * Every hour, though a day is compared once: a supplier who did not answer is asked again, and a casino
 * that was closed at midnight catches up.
 */
export const RECONCILE_CRONTAB = '40 * * * * reconcile_suppliers'

/**
 * Lays the days that are over beside each supplier's own list and keeps every difference (LED-15). A
 * day that was compared is left alone, unless the sides still differ about it: then it is compared
 * again the day after, and what both agree on by then is closed. One supplier's silence is noted and
 * leaves the others' days alone.
 */
export async function reconcileSuppliers(deps: ReconcileDeps): Promise<void> {
  for (const provider of deps.providers) {
    const range = await rangeDue(deps, provider.name)
    if (range && provider.listMovements) await reconcileOne(deps, provider, range)
  }
}

/** From the first day that is due to the end of the last that is over; undefined when none is. */
async function rangeDue(
  { db, clock }: ReconcileDeps,
  provider: string,
): Promise<DayRange | undefined> {
  const now = clock.now()
  const days = daysOver(now)
  const { rows } = await sql<{ day: string }>`
    select min(day)::text as day from unnest(${days}::date[]) over_day(day)
      where not exists (select from supplier_day done where done.provider = ${provider}
        and done.day = over_day.day and (done.reconciled_at >= ${dueSince(now)}
          or done.reconciled_at is not null and not exists (
            select from supplier_difference open where open.provider = ${provider}
              and open.day = over_day.day and closed_at is null and explained_at is null)))`.execute(
    db,
  )
  const [first, last] = [rows[0]?.day, days[0]]
  if (!first || !last) return undefined
  return { from: startOf(first), to: new Date(startOf(last).getTime() + DAY_MS) }
}

/** Compares some days with the supplier’s list; answers why that could not be done, undefined where it was. */
export async function reconcileOne(
  deps: ReconcileDeps,
  provider: GameProvider,
  range: DayRange,
): Promise<string | undefined> {
  const { db, log } = deps
  const about = { provider: provider.name, days: daysIn(range) }
  try {
    await db.connection().execute(async (connection) => {
      try {
        await stageSupplierList(connection, listOf(deps, provider, range))
        const open = await compare(deps, connection, provider.name, range)
        log.info({ event: 'supplier reconciled', ...about, open }, 'compared with their list')
        if (open > 0)
          log.error({ event: 'supplier differs', ...about, open }, 'see providers:status')
      } finally {
        // A connection that broke has lost it already.
        await dropSupplierList(connection).catch(() => undefined)
      }
    })
    return undefined
  } catch (err) {
    log.warn({ err, event: 'supplier not reconciled', ...about }, 'it will be tried again')
    const failure = whyUnread(err).slice(0, FAILURE_MAX)
    await noteFailure(deps, provider.name, range, failure)
    return failure
  }
}

async function* listOf({ clock }: ReconcileDeps, { listMovements }: GameProvider, range: DayRange) {
  if (!listMovements) return
  const { from, to } = range
  const [low, high] = [new Date(from.getTime() - GRACE_MS), new Date(to.getTime() + GRACE_MS)]
  const endsAtMs = clock.now().getTime() + daysIn(range).length * LIST_MAX_MS
  for await (const page of listMovements(low, high)) {
    if (clock.now().getTime() > endsAtMs) throw new Error('its list is told too slowly')
    yield page
  }
}

/** Answers how many differences nobody has explained are open since. */
function compare(
  { clock }: ReconcileDeps,
  connection: Connection,
  provider: string,
  range: DayRange,
): Promise<number> {
  return connection.transaction().execute(async (tx) => {
    // A day of a great casino takes its time, and nobody waits for it.
    await takeLonger(tx, 0)
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${LOCKS.reconcile})`.execute(tx)
    await findDifferences(tx, provider, range)
    await keepDifferences(tx, provider, range, clock.now())
    await noteDays(tx, provider, range, clock.now())
    const { open } = await tx
      .selectFrom('supplier_difference')
      .select(({ fn }) => fn.countAll<bigint>().as('open'))
      .where('provider', '=', provider)
      .where('closed_at', 'is', null)
      .where('explained_at', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(open)
  })
}

/**
 * New ones are kept and those that are no more are closed, each with its case in the queue. One whose numbers are
 * others than before has to be explained anew.
 */
async function keepDifferences(
  tx: Tx,
  provider: string,
  range: DayRange,
  now: Date,
): Promise<void> {
  const { rows: found } = await sql<FoundDifference>`insert into supplier_difference as known
      (provider, transaction_id, what, day, ours, theirs, found_at)
    select distinct on (id, what) ${provider}, id, what, day, ours, theirs, ${now} from found order by id, what, theirs
    on conflict on constraint supplier_difference_once
      do update set day = excluded.day, ours = excluded.ours, theirs = excluded.theirs, closed_at = null,
        explained_at = null, explained_by = null, explanation = null, explanation_code = null
      where (known.day, known.ours, known.theirs, known.closed_at)
        is distinct from (excluded.day, excluded.ours, excluded.theirs, null::timestamptz)
    returning id, ours`.execute(tx)
  const { rows: mended } = await sql<{ id: bigint }>`
    update supplier_difference known set closed_at = ${now}
      where provider = ${provider} and closed_at is null and day = any(${daysIn(range)}::date[])
        and not exists (select from found where found.id = known.transaction_id and found.what = known.what)
      returning id`.execute(tx)
  await queueDifferences(tx, { found, mended: mended.map(({ id }) => id) })
}

async function noteDays(tx: Tx, provider: string, range: DayRange, now: Date): Promise<void> {
  const days = daysIn(range)
  await sql`insert into supplier_day (provider, day, reconciled_at, listed, held)
    select ${provider}, day, ${now},
        (select count(*) from pg_temp.listed where (at at time zone 'UTC')::date = day),
        (select count(*) from ours where outcome = 'ok' and (at at time zone 'UTC')::date = day)
      from unnest(${days}::date[]) day
    on conflict (provider, day) do update set reconciled_at = excluded.reconciled_at,
      listed = excluded.listed, held = excluded.held, failed_at = null, failure = null`.execute(tx)
}

async function noteFailure(
  { db, clock }: ReconcileDeps,
  provider: string,
  range: DayRange,
  failure: string,
) {
  await sql`insert into supplier_day (provider, day, failed_at, failure)
    select ${provider}, day, ${clock.now()}, ${failure} from unnest(${daysIn(range)}::date[]) day
    on conflict (provider, day) do update set failed_at = excluded.failed_at, failure = excluded.failure`.execute(
    db,
  )
}
