import type { HoldReason } from '../../../db/tables/payments.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { tellNews } from '../payment.ts'
import { holdText } from '../texts.ts'
import type { ReviewDeps } from './extend.ts'
import { holdIt } from './hold.ts'
import { lockWithdrawal, refuseUndecidable } from './lock-withdrawal.ts'
import { readRule } from './read-rule.ts'
import { HOUR_MS, REVIEW_BOUNDS } from './rule.ts'

type ByHand = {
  paymentId: string
  operator: string
  code: Extract<HoldReason, 'payee' | 'document' | 'risk' | 'manual'>
  /** Whole, 1 to 24. */
  hours: number
  note?: string | undefined
  version?: number | undefined
}

/**
 * Holds one that was to be paid by rule and that the bank was not asked for yet, once: its clock runs from now.
 * One person holds it, for no clock is longer by it than a day.
 */
export async function holdByHand(
  deps: ReviewDeps,
  { operator, code, hours, note, ...which }: ByHand,
): Promise<void> {
  const isWhole = Number.isInteger(hours) && hours >= 1 && hours <= REVIEW_BOUNDS.holdHours
  refuseIf(!isWhole, 'longest_hold')
  await deps.db.transaction().execute(async (tx) => {
    const payment = await lockWithdrawal(tx, which)
    const now = deps.clock.now()
    await refuseUndecidable(tx, payment, { event: 'hold', now })
    // What was held before has had its review.
    refuseIf(payment.clock_base_at !== null, 'withdrawal_decided')
    const clockAt = new Date(now.getTime() + hours * HOUR_MS)
    const { version } = await readRule(tx)
    const clocked = { clockAt, promisedAt: clockAt, reviewVersion: version }
    await holdIt(tx, deps, { paymentId: payment.id, hold: code, operator, note, ...clocked })
    const { player_id: playerId, amount_e5: amountE5 } = payment
    const more = holdText(code, { by: clockAt, now })
    await tellNews(tx, deps, 'held', { playerId, amountE5, type: 'Withdraw', more })
    await deps.audit?.(tx, {
      actor: { kind: 'command-line', id: operator },
      does: 'withdrawal.hold',
      right: 'withdrawal.hold',
      outcome: 'done',
      object: `withdrawal:${payment.id}`,
      playerId,
      after: { hold: code, clockAt: clockAt.toISOString() },
      reason: note ?? code,
    })
  })
  deps.onCommitted()
}
