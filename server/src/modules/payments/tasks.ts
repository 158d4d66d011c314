import { z } from 'zod/mini'
import type { Tasks } from '../../platform/jobs/jobs.ts'
import { encryptPlainPayments } from './accounts/encrypt-plain-details.ts'
import { askDeposit } from './deposits/ask-deposit.ts'
import { DEPOSIT_TASK } from './deposits/deposit-question.ts'
import type { PaymentDeps } from './deps.ts'
import { RECONCILE_PAYMENTS_TASK, reconcilePayments } from './services/reconcile.ts'
import { sweepPayments } from './sweep.ts'
import { askPayout } from './withdrawals/ask-payout.ts'
import { PAYOUT_TASK } from './withdrawals/payout.ts'

const SWEEP_TASK = 'sweep_payments'
const SEAL_TASK = 'seal_payments'

const Payload = z.object({ paymentId: z.uuid() })

/** The cashier's work behind the scenes. */
export function paymentTasks(deps: PaymentDeps): Tasks {
  return {
    [PAYOUT_TASK]: async (payload) => askPayout(deps, Payload.parse(payload).paymentId),
    [DEPOSIT_TASK]: async (payload) => askDeposit(deps, Payload.parse(payload).paymentId),
    [SWEEP_TASK]: () => sweepPayments(deps),
    [RECONCILE_PAYMENTS_TASK]: () => reconcilePayments(deps),
    [SEAL_TASK]: async () => void (await encryptPlainPayments(deps)),
  }
}

/** Each minute: what a lost job or a lost callback left behind, and what an older release wrote. Each hour: the service's own list. */
export const PAYMENT_CRONTAB = [
  ...[SWEEP_TASK, SEAL_TASK].map((task) => `* * * * * ${task}`),
  `17 * * * * ${RECONCILE_PAYMENTS_TASK}`,
].join('\n')
