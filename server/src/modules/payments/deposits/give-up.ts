import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { NewsDeps, PaymentDeps } from '../deps.ts'
import { tellNews } from '../payment.ts'
import { addEvent } from '../timeline/event.ts'
import { addDepositQuestion } from './deposit-question.ts'

const { None, Created, Pending, Cancelled } = PAYMENT_STATUS
const OPEN: readonly number[] = [None, Created, Pending]

type GivingUp = {
  depositId: string
  operator: string
  note: string
  /** Written in the same transaction. */
  audit: (tx: Tx, playerId: string) => Promise<unknown>
}

/**
 * Closes a deposit that nobody has paid, and moves nothing. The bank is asked once more: what it credits after all
 * is credited here too. Refuses one that is not open.
 */
export async function giveUpDeposit(
  deps: NewsDeps & Pick<PaymentDeps, 'onCommitted'> & { db: Db },
  { depositId, operator, note, audit }: GivingUp,
): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const deposit = await tx
      .selectFrom('payment')
      .select(['player_id', 'amount_e5', 'status'])
      .where('id', '=', depositId)
      .where('type', '=', PAYMENT_TYPES.Deposit)
      .forUpdate()
      .executeTakeFirst()
    if (!deposit) throw new Refusal('not_found')
    refuseIf(!OPEN.includes(deposit.status), 'deposit_over')
    const reason = 'closed_by_house'
    await tx
      .updateTable('payment')
      .set({ status: Cancelled, reason, promised_at: null, updated_at: at })
      .where('id', '=', depositId)
      .execute()
    await addEvent(tx, { paymentId: depositId, step: 'given_up', reason, operator, note, at })
    await addDepositQuestion(tx, depositId, at)
    const { player_id: playerId, amount_e5: amountE5 } = deposit
    await audit(tx, playerId)
    await tellNews(tx, deps, 'givenUp', { playerId, amountE5, type: 'Deposit' })
  })
  deps.onCommitted()
}
