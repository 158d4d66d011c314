import type { Db } from '../../../db/db.ts'
import type { RefundReason } from '../../../db/tables/payments.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { decryptPayer } from '../accounts/encrypted-detail.ts'
import { accountDetail, accountOf } from '../accounts/payout-account.ts'
import type { Payer } from '../services/payment-service.ts'

const LIST_MAX = 500

export type FlaggedDeposit = {
  id: string
  usercode: string
  /** Of the player. */
  name: string
  amountE5: bigint
  /** Who paid; null where the cipher's key is not at hand. */
  payer: Payer | null
  /** Why it was sent back; null where it was credited. */
  refund: RefundReason | null
  foundAt: Date
}

/** Deposits in another name that nobody has looked at yet, the oldest first. */
export async function readFlaggedDeposits(
  db: Db,
  fieldCipher?: FieldCipher,
): Promise<FlaggedDeposit[]> {
  const rows = await db
    .selectFrom('payer_flag')
    .innerJoin('payment', 'payment.id', 'payer_flag.payment_id')
    .innerJoin('player', 'player.id', 'payment.player_id')
    .select(['payment.id', 'payment.payer_sealed', 'payment.amount_e5', 'payment.reason'])
    .select(['player.usercode', 'player.name', 'player.surname', 'payer_flag.found_at'])
    .where('payer_flag.cleared_at', 'is', null)
    .orderBy('payer_flag.found_at')
    .limit(LIST_MAX)
    .execute()
  return rows.map((row) => {
    const payer = fieldCipher && decryptPayer(fieldCipher, row)
    return {
      id: row.id,
      usercode: row.usercode,
      name: `${row.name} ${row.surname}`,
      amountE5: row.amount_e5,
      payer: payer
        ? { holder: payer.holder, account: accountOf(accountDetail(payer.account)) }
        : null,
      refund: row.reason?.startsWith('refunded_') ? (row.reason as RefundReason) : null,
      foundAt: row.found_at,
    }
  })
}

type Clearing = { paymentId: string; operator: string; because: string }

/** Writes down that an operator has looked at one, and what they found. It never becomes a payout account. */
export async function clearFlaggedDeposit(
  { db, clock }: { db: Db; clock: Clock },
  { paymentId, operator, because }: Clearing,
): Promise<void> {
  const cleared = await db
    .updateTable('payer_flag')
    .set({ cleared_at: clock.now(), cleared_by: operator, because })
    .where('payment_id', '=', paymentId)
    .where('cleared_at', 'is', null)
    .returning('payment_id')
    .executeTakeFirst()
  if (!cleared) throw new Refusal('not_found')
}
