import { PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { PaymentDeps } from '../deps.ts'
import { type Detail, encryptDetail } from './encrypted-detail.ts'

const BATCH_MAX = 200

type Plain = { id: string; type: number; detail: Detail; refund_of: string | null }

/**
 * Encrypts the details of payments that were stored in plain text, batch by batch, and answers how many. Each
 * batch is a transaction, so what was stopped half-way goes on with the next call; two at once share the
 * work. Nothing plain is left in the table afterwards.
 */
export async function encryptPlainPayments(
  { db, fieldCipher, log }: Pick<PaymentDeps, 'db' | 'fieldCipher' | 'log'>,
  batchMax = BATCH_MAX,
): Promise<number> {
  let encrypted = 0
  for (;;) {
    const batch = await db.transaction().execute((tx) => encryptBatch(tx, fieldCipher, batchMax))
    if (batch === 0) break
    encrypted += batch
  }
  if (encrypted > 0) log.info({ event: 'payments encrypted', encrypted })
  return encrypted
}

async function encryptBatch(
  tx: Tx,
  fieldCipher: PaymentDeps['fieldCipher'],
  batchMax: number,
): Promise<number> {
  const rows = await tx
    .selectFrom('payment')
    .select(['id', 'type', 'detail', 'refund_of'])
    .where('detail', 'is not', null)
    .orderBy('id')
    .limit(batchMax)
    .forUpdate()
    .skipLocked()
    .$castTo<Plain>()
    .execute()
  if (rows.length === 0) return 0
  const fresh = rows.map(({ id, type, detail, refund_of }) => {
    const isPayout = type === PAYMENT_TYPES.Withdraw && refund_of === null
    return encryptDetail(fieldCipher, id, { detail, isPayout })
  })
  await sql`
    update payment set detail = null, detail_sealed = fresh.detail_sealed,
        account_hmac = fresh.account_hmac, account_network = fresh.account_network
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${fresh.map((one) => one.detail_sealed)}::bytea[],
        ${fresh.map((one) => one.account_hmac)}::bytea[],
        ${fresh.map((one) => one.account_network)}::text[])
        as fresh(id, detail_sealed, account_hmac, account_network)
      where payment.id = fresh.id`.execute(tx)
  return rows.length
}
