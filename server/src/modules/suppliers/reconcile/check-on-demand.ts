import { setInterval } from 'node:timers'
import type { ProviderName } from '@zar/contract/casino/casino'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { DAY_MS, dayOf, daysOver, startOf } from './days.ts'
import { type ReconcileDeps, reconcileOne } from './reconcile.ts'

/** A comparison that gave no sign of life for so long has died. */
const DEAD_AFTER = '5 minutes'
const SIGN_MS = 30_000
const DIED = 'it broke off'
const SHOWN = 10
const BACK_DAYS = 90

export type SupplierCheck = {
  id: bigint
  provider: ProviderName
  day: string
  askedBy: string
  askedAt: Date
  endedAt: Date | null
  found: number | null
  failure: string | null
}

/** The days that can be compared by hand, by the clock of Greenwich. */
export function comparableDays(now: Date): { firstDay: string; lastDay: string } {
  const [lastDay = ''] = daysOver(now)
  return { lastDay, firstDay: dayOf(new Date(startOf(lastDay).getTime() - BACK_DAYS * DAY_MS)) }
}

type Asked = { provider: ProviderName; day: string; by: string; now: Date }

/** Asks for a comparison. Refuses a day that cannot be compared, and all while another one runs. */
export async function askSupplierCheck(tx: Tx, { provider, day, by, now }: Asked): Promise<bigint> {
  const { firstDay, lastDay } = comparableDays(now)
  // A day that no calendar has becomes another.
  refuseIf(dayOf(startOf(day)) !== day || day < firstDay || day > lastDay, 'reconcile_day')
  await sql`update supplier_check set ended_at = clock_timestamp(), failure = ${DIED}
    where ended_at is null and seen_at < clock_timestamp() - ${DEAD_AFTER}::interval`.execute(tx)
  const { rows } = await sql<{ id: bigint }>`
    insert into supplier_check (provider, day, asked_by) values (${provider}, ${day}::date, ${by})
      on conflict do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  refuseIf(id === undefined, 'reconcile_runs')
  return id as bigint
}

/** Does a comparison that was asked for: what it finds waits in the queue of differences. */
export async function runSupplierCheck(deps: ReconcileDeps, payload: unknown): Promise<void> {
  const { db, providers } = deps
  const id = BigInt((payload as { id: string }).id)
  const check = await db
    .selectFrom('supplier_check')
    .select('provider')
    .select(sql<string>`day::text`.as('day'))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!check) return
  const alive = () =>
    sql`update supplier_check set seen_at = clock_timestamp()
      where id = ${id} and ended_at is null`.execute(db)
  const signs = setInterval(() => void alive().catch(() => undefined), SIGN_MS)
  try {
    const from = startOf(check.day)
    const range = { from, to: new Date(from.getTime() + DAY_MS) }
    const provider = providers.find(({ name }) => name === check.provider)
    const failure = provider?.listMovements
      ? await reconcileOne(deps, provider, range)
      : 'it has no list'
    await end(db, { ...check, id, failure })
  } finally {
    clearInterval(signs)
  }
}

type Ended = { id: bigint; provider: string; day: string; failure: string | undefined }

const end = (db: Db, { id, provider, day, failure = '' }: Ended) =>
  sql`update supplier_check set ended_at = clock_timestamp(), failure = nullif(${failure}, ''),
      found = case when ${failure} = '' then (select count(*) from supplier_difference known
        where known.provider = ${provider} and known.day = ${day}::date
          and closed_at is null and explained_at is null) end
    where id = ${id} and ended_at is null`.execute(db)

/** The last ones that were asked for, the newest first. */
export async function readSupplierChecks(db: Db): Promise<SupplierCheck[]> {
  const rows = await db
    .selectFrom('supplier_check')
    .innerJoin('staff', 'staff.id', 'asked_by')
    .select(['supplier_check.id', 'provider', 'full_name as askedBy', 'asked_at as askedAt'])
    .select(['ended_at as endedAt', 'found', 'failure', sql<string>`day::text`.as('day')])
    .orderBy('supplier_check.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ provider, ...row }) => ({ ...row, provider: provider as ProviderName }))
}
