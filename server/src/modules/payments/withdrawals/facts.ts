import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { readSums, refundsOf } from '../history/totals.ts'
import type { JudgedAccount } from './new-account.ts'
import type { WithdrawalFacts } from './rules.ts'

const DAY_MS = 24 * 60 * 60_000
const MONTH_MS = 30 * DAY_MS
const { Rejected, Cancelled } = PAYMENT_STATUS

const IS_FLAGGED = sql<boolean>`exists (
  select from bonus_flag where player.id in (one_id, other_id) and cleared_at is null)`

type WithdrawalQuery = { playerId: string; amountE5: bigint; now: Date }

/**
 * What the rules that hold a withdrawal look at, itself already among the player's payments. Read
 * under the lock on the player's cash, so that two at once cannot both be the fifth.
 */
export async function readWithdrawalFacts(
  tx: Tx,
  { playerId, amountE5, now }: WithdrawalQuery,
): Promise<WithdrawalFacts> {
  const { is_phone_verified: isPhoneVerified, isFlagged } = await tx
    .selectFrom('player')
    .select(['is_phone_verified', IS_FLAGGED.as('isFlagged')])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const ofDay = sql`filter (where created_at > ${new Date(now.getTime() - DAY_MS)})`
  const lately = await tx
    .selectFrom('payment')
    .select([
      sql<bigint>`coalesce(sum(amount_e5) ${ofDay}, 0)::bigint`.as('dayE5'),
      sql<bigint>`count(*) ${ofDay}`.as('dayCount'),
      sql<bigint>`coalesce(sum(amount_e5), 0)::bigint`.as('monthE5'),
    ])
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .where('status', 'not in', [Rejected, Cancelled])
    // What we sent straight back the player did not withdraw.
    .where(sql<boolean>`payment.id not in (select "backId" from (${refundsOf(playerId)}) refund)`)
    .where('created_at', '>', new Date(now.getTime() - MONTH_MS))
    .executeTakeFirstOrThrow()
  const sums = await readSums(tx, playerId)
  return {
    amountE5,
    isPhoneVerified,
    isFlagged,
    ...lately,
    dayCount: Number(lately.dayCount),
    unstakedE5: sums.unstaked,
  }
}

/** What the house changed lately of how a player is reached, logs in or is called. */
export type AccessGuard = {
  /** Since when withdrawals to accounts that are new wait; null where nothing was changed. */
  since: Date | null
  /** The mail addresses that the player had before. */
  former: string[]
}

/** Read under the lock on the player's cash. */
export async function readAccessGuard(
  tx: Tx,
  { playerId, now }: { playerId: string; now: Date },
): Promise<AccessGuard> {
  const changes = await tx
    .selectFrom('access_change')
    .select(['kind', 'former', 'changed_at'])
    .where('player_id', '=', playerId)
    .where('guarded_until', '>', now)
    .orderBy('id')
    .execute()
  return {
    since: changes[0]?.changed_at ?? null,
    former: changes.flatMap(({ kind, former }) => (kind === 'email' && former ? [former] : [])),
  }
}

/**
 * Whether a withdrawal there waits: whoever talked the house into a change is not paid before the owner had a
 * day to stop it. An account that the player was paid to before the change is theirs as it was.
 */
export const isGuardedFrom = (
  { since }: AccessGuard,
  account: Pick<JudgedAccount, 'since'>,
): boolean => since !== null && (account.since === null || account.since >= since)
