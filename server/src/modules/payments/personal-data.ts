import { unitsOf } from '@zar/contract/money'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { OwnData } from '@zar/contract/players/own-data'
import type { Db, Tx } from '../../db/db.ts'
import type { FieldCipher } from '../../platform/encryption/field-cipher.ts'
import { refuseIf } from '../../platform/refusal.ts'
import { decryptDetail } from './accounts/encrypted-detail.ts'
import { copyDocuments } from './documents/read-own.ts'

/** All payments of a player, the oldest first, with all that they filled in (PRV-02). */
export async function copyPayments(
  db: Db,
  playerId: string,
  fieldCipher: FieldCipher,
): Promise<OwnData['payments']> {
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'type', 'amount_e5', 'status', 'detail', 'detail_sealed', 'created_at'])
    .where('player_id', '=', playerId)
    .orderBy('seq')
    .execute()
  const documents = await copyDocuments(db, playerId)
  return rows.map((row) => ({
    id: row.id,
    type: row.type === PAYMENT_TYPES.Deposit ? 'deposit' : 'withdrawal',
    amount: unitsOf(row.amount_e5),
    status: row.status,
    detail: decryptDetail(fieldCipher, row),
    documents: documents(row.id),
    at: row.created_at.toISOString(),
  }))
}

const NO_BYTES = Buffer.alloc(0)

/**
 * Empties what the player filled in for the bank and who paid in: accounts, names, phones. Sums, times and the bank's own
 * numbers stay. A payout that is still to be asked for keeps the account it goes to, and is refused here.
 */
export async function erasePayments(tx: Tx, playerId: string): Promise<void> {
  // Locked before anything else of the player's: a verdict of the bank takes the payment first, too.
  const payments = await tx
    .selectFrom('payment')
    .select(['id', 'type', 'status'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const isOpen = payments.some(
    ({ type, status }) => type === PAYMENT_TYPES.Withdraw && status === PAYMENT_STATUS.Pending,
  )
  refuseIf(isOpen, 'erasure_withdrawal_open')
  await tx
    .updateTable('payment')
    .set({ detail: null, detail_sealed: NO_BYTES, account_hmac: null, payer_sealed: NO_BYTES })
    .where('player_id', '=', playerId)
    .execute()
  // No withdrawal is open, so that none waits; what was decided of them stays without them.
  await tx.deleteFrom('document_file').where('player_id', '=', playerId).execute()
}
