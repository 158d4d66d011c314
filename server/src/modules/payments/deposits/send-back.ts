import { KURUS_E5 } from '@zar/contract/money'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { balanceE5, lockCashAndBumpVersion } from '../../ledger/index.ts'
import { decryptPayer } from '../accounts/encrypted-detail.ts'
import { wasCreditedByLine } from '../bank-statement/matched.ts'
import { readLegalHold } from '../review/hold.ts'
import { leftText } from '../texts.ts'
import { type RefundDeps, refundDeposit } from './refund.ts'

/** What two people see before a deposit goes back: of its sum, what is there to go and what is not. */
export type SendableDeposit = {
  playerId: string
  amountE5: bigint
  takesE5: bigint
  leavesE5: bigint
}

/**
 * What of a deposit would go back now. The balance is never taken below zero: what was staked or withdrawn of it
 * stays where it is. Refuses one that was not paid, was sent back before, was credited by a line of the bank that
 * names no account, or of which nothing is left, and while the law holds the player's money.
 */
export async function readSendable(tx: Tx, depositId: string): Promise<SendableDeposit> {
  const deposit = await findDeposit(tx, depositId)
  const { player_id: playerId, amount_e5: amountE5 } = deposit
  refuseIf(deposit.status !== PAYMENT_STATUS.Confirmed, 'deposit_not_paid')
  refuseIf(await wasSentBack(tx, depositId), 'deposit_sent_back')
  // The payment service knows nobody to send it to.
  const isUnknown = deposit.payer_sealed === null && (await wasCreditedByLine(tx, depositId))
  refuseIf(isUnknown, 'deposit_by_line')
  refuseIf((await readLegalHold(tx, playerId)) !== undefined, 'held_by_law')
  const there = await balanceE5(tx, playerId)
  const whole = there < amountE5 ? there - (there % KURUS_E5) : amountE5
  refuseIf(whole <= 0n, 'deposit_nothing_left')
  return { playerId, amountE5, takesE5: whole, leavesE5: amountE5 - whole }
}

const findDeposit = async (db: Db | Tx, id: string, isLocked = false) => {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', PAYMENT_TYPES.Deposit)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

const wasSentBack = async (tx: Tx, depositId: string): Promise<boolean> =>
  (await tx
    .selectFrom('payment')
    .select('id')
    .where('refund_of', '=', depositId)
    .executeTakeFirst()) !== undefined

type SendingBack = {
  depositId: string
  operator: string
  note: string
  /** Whether another person has proposed it and sees the same facts: answers who; read under these locks. */
  agree: (tx: Tx) => Promise<string>
}

/** Holds the deposit and the player's cash, so that what both people saw is what goes back. */
export async function sendDepositBack(
  deps: RefundDeps & { db: Db; onCommitted: () => void },
  { depositId, operator, note, agree }: SendingBack,
): Promise<SendableDeposit> {
  const sent = await deps.db.transaction().execute(async (tx) => {
    const deposit = await findDeposit(tx, depositId, true)
    await lockCashAndBumpVersion(tx, deposit.player_id)
    const firstOperator = await agree(tx)
    const sendable = await readSendable(tx, depositId)
    const { amountE5, takesE5, leavesE5 } = sendable
    const payer = decryptPayer(deps.fieldCipher, deposit) ?? null
    await refundDeposit(
      tx,
      deps,
      { ...deposit, amount_e5: takesE5, payer },
      {
        reason: 'refunded_by_house',
        by: { operator, firstOperator, note },
        more: leavesE5 > 0n ? leftText(amountE5, leavesE5) : undefined,
      },
    )
    return sendable
  })
  deps.onCommitted()
  return sent
}
