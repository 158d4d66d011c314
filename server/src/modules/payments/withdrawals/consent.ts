import { refuseIf } from '../../../platform/refusal.ts'
import { objectOf } from '../review/extend.ts'
import { lockWithdrawal, refuseUndecidable } from '../review/lock-withdrawal.ts'
import type { DecideDeps } from './decide-withdrawal.ts'

type Consent = {
  paymentId: string
  /** Who consents: a person of the office. */
  staffId: string
  because: string
  version?: number | undefined
}

/**
 * The yes of compliance, once, to a withdrawal that waits for its approvals: it approves nothing by itself.
 * Without it, what is above the limits of both approvers is not sent by them.
 */
export async function consentToWithdrawal(
  deps: DecideDeps,
  { staffId, because, ...which }: Consent,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const payment = await lockWithdrawal(tx, which)
    await refuseUndecidable(tx, payment, { event: 'approve', now: deps.clock.now() })
    const given = await tx
      .insertInto('withdrawal_consent')
      .values({ payment_id: payment.id, given_by: staffId, because })
      .onConflict((conflict) => conflict.column('payment_id').doNothing())
      .returning('payment_id')
      .executeTakeFirst()
    refuseIf(!given, 'decided_meanwhile')
    await deps.audit?.(tx, {
      actor: { kind: 'command-line', id: staffId },
      does: 'withdrawal.consent',
      right: 'withdrawal.consent',
      outcome: 'done',
      object: objectOf(payment.id),
      playerId: payment.player_id,
      reason: because,
    })
  })
  deps.onCommitted()
}
