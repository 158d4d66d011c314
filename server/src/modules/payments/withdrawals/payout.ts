import type { Tx } from '../../../db/db.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { PaymentDeps } from '../deps.ts'
import { addEvent } from '../timeline/event.ts'

export const PAYOUT_TASK = 'ask_payout'

type Approval = {
  paymentId: string
  promisedAt: Date
  /** Of a person's word: who, and who was the first of two. */
  operator?: string
  firstOperator?: string | undefined
  note?: string | undefined
  /** The clock did it: by which version of its rule. */
  byClock?: { clockAt: Date; reviewVersion: number }
}

/** The name of the clock, where a person's would stand. */
export const CLOCK = 'system:clock'

/** Lets the payout go to the bank. Whoever calls this also promises the job that asks it. */
export async function approve(
  tx: Tx,
  { clock }: Pick<PaymentDeps, 'clock'>,
  { paymentId, promisedAt, byClock, ...by }: Approval,
): Promise<void> {
  const at = clock.now()
  await tx
    .updateTable('payment')
    .set({ approved_at: at, promised_at: promisedAt, updated_at: at })
    .where('id', '=', paymentId)
    .execute()
  const event = { paymentId, at, promisedAt }
  if (byClock) await addEvent(tx, { ...event, step: 'released', operator: CLOCK, ...byClock })
  else await addEvent(tx, { ...event, step: 'approved', ...by })
}

/** Promises to ask the bank about one payout; promised twice, it is asked once. */
export function addPayout(tx: Tx, paymentId: string, runAt: Date): Promise<void> {
  return addJob(tx, {
    name: PAYOUT_TASK,
    payload: { paymentId },
    key: `payout:${paymentId}`,
    runAt,
  })
}
