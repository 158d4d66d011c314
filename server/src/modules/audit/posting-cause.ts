import type { Tx } from '../../db/db.ts'

/** Notes which event posted a transfer, by the transfer's key. Said twice it is the same. */
export async function causedBy(tx: Tx, transferKey: string, auditId: bigint): Promise<void> {
  await tx
    .insertInto('posting_cause')
    .values({ transfer_key: transferKey, audit_id: auditId })
    .onConflict((conflict) => conflict.column('transfer_key').doNothing())
    .execute()
}
