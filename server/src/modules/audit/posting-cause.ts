import assert from 'node:assert/strict'
import type { Db, Tx } from '../../db/db.ts'

/**
 * Notes which event posted a transfer, by the transfer's key, in the transaction that posts it. Said twice it is
 * the same; throws where another event was said before.
 */
export async function causedBy(tx: Tx, transferKey: string, auditId: bigint): Promise<void> {
  await tx
    .insertInto('posting_cause')
    .values({ transfer_key: transferKey, audit_id: auditId })
    .onConflict((conflict) => conflict.column('transfer_key').doNothing())
    .execute()
  const { audit_id } = await tx
    .selectFrom('posting_cause')
    .select('audit_id')
    .where('transfer_key', '=', transferKey)
    .executeTakeFirstOrThrow()
  assert.equal(audit_id, auditId, `${transferKey} was caused by another event`)
}

/** The event that posted a transfer, by its key; undefined of one that no event caused. */
export async function causeOf(db: Db, transferKey: string): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('posting_cause')
    .select('audit_id')
    .where('transfer_key', '=', transferKey)
    .executeTakeFirst()
  return row?.audit_id
}
