import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { isIdentityChecked } from '../../protection/index.ts'
import { refundsOf } from '../history/totals.ts'
import { WITHDRAWAL_POLICY } from './rules.ts'

const { Rejected, Cancelled } = PAYMENT_STATUS

/**
 * Refuses a withdrawal that takes all that the player was ever paid above the sum that is free, while
 * nobody has checked who they are (AGE-02). The withdrawal is already among the payments. Call it under
 * the lock on the player's cash, so that two at once do not each stay below.
 */
export async function refuseUnchecked(tx: Tx, playerId: string): Promise<void> {
  if (await isIdentityChecked(tx, playerId)) return
  const { sumE5 } = await tx
    .selectFrom('payment')
    .select(sql<bigint>`coalesce(sum(amount_e5), 0)::bigint`.as('sumE5'))
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .where('status', 'not in', [Rejected, Cancelled])
    // What we sent straight back the player did not withdraw.
    .where(sql<boolean>`payment.id not in (select "backId" from (${refundsOf(playerId)}) refund)`)
    .executeTakeFirstOrThrow()
  refuseIf(sumE5 > WITHDRAWAL_POLICY.uncheckedMaxE5, 'identity_needed')
}
