import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Tables } from '../../../db/tables.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { CLAIMS } from './claims.ts'

/** What an offer may come to; null is no bound. */
export type Guard = {
  budgetE5: bigint | null
  playerDayE5: bigint | null
  exposureE5: bigint | null
}
export const NO_GUARD: Guard = { budgetE5: null, playerDayE5: null, exposureE5: null }

/** What of an offer was given until now, what of it is open, and to how many. */
export type Use = { grantedE5: bigint; openE5: bigint; takers: number }
const NO_USE: Use = { grantedE5: 0n, openE5: 0n, takers: 0 }

type UseRow = { id: string; granted: bigint; open: bigint; takers: bigint }

/** What was made of these offers, or of all. */
export async function readUse(
  db: Db | Tx,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, Use>> {
  const only = ids ? sql`where offer_id = any(${ids}::text[])` : sql``
  const { rows } = await sql<UseRow>`
    select offer_id as id, sum(granted_e5)::bigint as granted, sum(open_e5)::bigint as open, count(*) as takers
      from ${sql.raw(CLAIMS)} claim ${only} group by offer_id`.execute(db)
  return new Map(
    rows.map(({ id, granted, open, takers }) => [
      id,
      { grantedE5: granted, openE5: open, takers: Number(takers) },
    ]),
  )
}

export const useOf = (all: ReadonlyMap<string, Use>, id: string): Use => all.get(id) ?? NO_USE

type Bounds = Pick<Selectable<Tables['offer_guard']>, 'budget_e5' | 'player_day_e5' | 'exposure_e5'>
type Claiming = { offerId: string; playerId: string; now: Date }

const findBounds = (db: Db | Tx, offerId: string) =>
  db
    .selectFrom('offer_guard')
    .select(['budget_e5', 'player_day_e5', 'exposure_e5'])
    .where('offer_id', '=', offerId)

/** Which bound is passed by what was claimed and this much more. What has no bound is not added up. */
async function boundPassed(
  db: Db | Tx,
  { budget_e5: budgetE5, exposure_e5: exposureE5, player_day_e5: dayE5 }: Bounds,
  { offerId, playerId, now, moreE5 }: Claiming & { moreE5: bigint },
): Promise<'used_up' | 'day_full' | undefined> {
  const isAbove = (sumE5: bigint, boundE5: bigint | null) =>
    boundE5 !== null && sumE5 + moreE5 > boundE5
  if (budgetE5 !== null || exposureE5 !== null) {
    const use = useOf(await readUse(db, [offerId]), offerId)
    if (isAbove(use.grantedE5, budgetE5) || isAbove(use.openE5, exposureE5)) return 'used_up'
  }
  if (dayE5 === null) return undefined
  return isAbove(await givenTodayE5(db, playerId, now), dayE5) ? 'day_full' : undefined
}

/**
 * Refuses a claim that has just been written where it takes its offer over what it may come to. Claims of one
 * offer take turns here, so that of two that race for the last kuruş one is refused.
 */
export async function refuseAboveGuard(tx: Tx, claim: Claiming): Promise<void> {
  const row = await findBounds(tx, claim.offerId).forUpdate().executeTakeFirst()
  const passed = row && (await boundPassed(tx, row, { ...claim, moreE5: 0n }))
  refuseIf(passed === 'used_up', 'bonus_used_up')
  refuseIf(passed === 'day_full', 'bonus_day_full')
}

/** Which bound a claim of this worth would take its offer over; undefined where none. The claim itself decides. */
export async function whyAboveGuard(
  db: Db | Tx,
  { worthE5, ...claim }: Claiming & { worthE5: bigint },
): Promise<'used_up' | 'day_full' | undefined> {
  const row = await findBounds(db, claim.offerId).executeTakeFirst()
  return row && boundPassed(db, row, { ...claim, moreE5: worthE5 })
}

/** What a player has claimed since midnight in Istanbul, of every offer. */
async function givenTodayE5(tx: Db | Tx, playerId: string, now: Date): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    with day as (select date_trunc('day', ${now}::timestamptz at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul' as at)
    select coalesce(sum(sum_e5), 0)::bigint as sum from (
      select coalesce(amount_e5, amount_max_e5) as sum_e5 from bonus, day
        where player_id = ${playerId} and claimed_at >= day.at
          and not (account_id is null and status in ('declined', 'cancelled', 'expired'))
      union all
      select rounds * stake_e5 from free_rounds, day
        where player_id = ${playerId} and claimed_at >= day.at and status <> 'failed'
    ) claim`.execute(tx)
  return rows[0]?.sum ?? 0n
}

/** Offers of which nothing more can be claimed: the least claim would be refused. */
export async function readUsedUp(db: Db): Promise<ReadonlySet<string>> {
  const guards = await db
    .selectFrom('offer_guard')
    .select(['offer_id', 'budget_e5', 'exposure_e5'])
    .where((is) => is.or([is('budget_e5', 'is not', null), is('exposure_e5', 'is not', null)]))
    .execute()
  if (guards.length === 0) return new Set()
  const use = await readUse(
    db,
    guards.map(({ offer_id: id }) => id),
  )
  const isFull = (sumE5: bigint, boundE5: bigint | null) => boundE5 !== null && sumE5 >= boundE5
  return new Set(
    guards.flatMap(({ offer_id: id, budget_e5: budgetE5, exposure_e5: exposureE5 }) => {
      const { grantedE5, openE5 } = useOf(use, id)
      return isFull(grantedE5, budgetE5) || isFull(openE5, exposureE5) ? [id] : []
    }),
  )
}
