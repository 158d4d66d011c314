import type { Db } from '../../../../db/db.ts'
import type { ClosedCode } from '../../../../db/tables/payments.ts'

/** One version of how a method was offered; people by their number. */
export type MethodVersion = {
  version: number
  closedCode: ClosedCode | null
  minE5: bigint
  maxE5: bigint
  because: string
  proposedBy: string
  setBy: string
  setAt: Date
}

/** The last versions of a deposit method, the newest first. */
export async function readMethodVersions(db: Db, id: number, limit: number) {
  const rows = await db
    .selectFrom('deposit_method_setting')
    .selectAll()
    .where('method_id', '=', id)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
  return rows.map(
    (row): MethodVersion => ({
      version: row.version,
      closedCode: row.closed_code,
      minE5: row.min_e5,
      maxE5: row.max_e5,
      because: row.because,
      proposedBy: row.proposed_by,
      setBy: row.set_by,
      setAt: row.set_at,
    }),
  )
}
