import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { decryptDetail } from '../accounts/encrypted-detail.ts'
import type { PaymentDeps } from '../deps.ts'
import { approveIt } from '../withdrawals/decide-withdrawal.ts'
import { turnDown } from '../withdrawals/turn-down.ts'
import { callForBrake } from './house/brake.ts'
import { lookForStops } from './house/stops.ts'
import type { Withdrawal } from './lock-withdrawal.ts'

/** How often the clocks are looked at. */
export const CLOCK_EVERY_MS = 10_000
/** One look decides so many at most; the next one goes on. */
const RUN_MAX = 5_000

/**
 * Decides each withdrawal whose review has run out, for its player: to the bank like an approval, or back into
 * the balance where nobody knows whose account it is. One transaction each, and what another process works on
 * is passed by: a process that dies leaves the one it held to the next. Answers how many it decided.
 */
export async function runReviewClock(deps: PaymentDeps): Promise<number> {
  if (!(await lookForStops(deps))) return 0
  const failed: string[] = []
  let [decided, released] = [0, 0]
  while (decided + failed.length < RUN_MAX) {
    const came = await decideNext(deps, failed)
    if (came === 'nothing is due') break
    if (came === 'failed') continue
    decided += 1
    if (came === 'released') released += 1
  }
  if (decided > 0) deps.onCommitted()
  if (released > 0) await callForBrake(deps)
  return decided
}

type Came = 'released' | 'returned' | 'failed' | 'nothing is due'

/** Decides the one that has waited longest of those that nobody holds now. What fails is left out of this look. */
async function decideNext(deps: PaymentDeps, failed: string[]): Promise<Came> {
  let paymentId: string | undefined
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const payment = await nextDue(tx, deps.clock.now(), failed)
      if (!payment) return 'nothing is due'
      paymentId = payment.id
      return await decideOne(tx, deps, payment)
    })
  } catch (err) {
    deps.log.error({ err, paymentId, event: 'clock failed' }, 'it will be tried again')
    if (paymentId === undefined) return 'nothing is due'
    failed.push(paymentId)
    return 'failed'
  }
}

const nextDue = (tx: Tx, now: Date, failed: readonly string[]) =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .where('status', '=', PAYMENT_STATUS.Pending)
    .where('approved_at', 'is', null)
    .where('clock_at', '<=', now)
    .where(sql<boolean>`id <> all(${failed}::uuid[])`)
    .orderBy('clock_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

async function decideOne(tx: Tx, deps: PaymentDeps, payment: Withdrawal) {
  const { clock_at: clockAt, review_version: reviewVersion } = payment
  if (!clockAt || !reviewVersion) throw new Error(`withdrawal ${payment.id} has half a clock`)
  const isReleased = await isPayable(tx, deps, payment)
  if (isReleased) await approveIt(tx, deps, payment, { byClock: { clockAt, reviewVersion } })
  else {
    const reason = 'no_confirmed_account'
    await turnDown(tx, deps, payment, { event: 'clock_return', reason, clockAt, reviewVersion })
  }
  await audit(tx, deps, payment, isReleased)
  return isReleased ? 'released' : 'returned'
}

/**
 * The clock pays nobody whose name is unknown. In whose name an account is the bank says before it is ordered
 * (payee.ts). A crypto address has no name, so while its player is blocked it may be somebody else's.
 */
async function isPayable(tx: Tx, deps: PaymentDeps, payment: Withdrawal): Promise<boolean> {
  // A person who confirms it takes this hold away (payees/say-payee.ts).
  if (payment.hold === 'payee') return false
  if (decryptDetail(deps.fieldCipher, payment).Address === undefined) return true
  const { status } = await tx
    .selectFrom('player')
    .select('status')
    .where('id', '=', payment.player_id)
    .executeTakeFirstOrThrow()
  return status !== 'blocked'
}

const audit = (tx: Tx, deps: PaymentDeps, payment: Withdrawal, isReleased: boolean) =>
  deps.audit?.(tx, {
    actor: { kind: 'system', id: 'clock' },
    does: isReleased ? 'withdrawal.release' : 'withdrawal.return',
    outcome: 'done',
    object: `withdrawal:${payment.id}`,
    playerId: payment.player_id,
    before: { hold: payment.hold, clockAt: payment.clock_at?.toISOString() ?? null },
    after: { reviewVersion: payment.review_version },
  })
