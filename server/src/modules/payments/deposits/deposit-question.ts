import type { Tx } from '../../../db/db.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'

export const DEPOSIT_TASK = 'ask_deposit'

/** Promises to ask the bank what became of a deposit; promised twice, it is asked once. */
export function addDepositQuestion(tx: Tx, paymentId: string, runAt: Date): Promise<void> {
  return addJob(tx, {
    name: DEPOSIT_TASK,
    payload: { paymentId },
    key: `deposit:${paymentId}`,
    runAt,
  })
}
