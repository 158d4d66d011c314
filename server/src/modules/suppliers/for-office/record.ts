import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { DifferenceKind, MovementFacts } from '../../../db/tables/suppliers.ts'

/** What a supplier's own list says of a transaction. */
export type SupplierRecord = {
  /** The day of the list, in UTC. */
  day: string
  /** When it was laid beside ours; null where it was not yet. */
  comparedAt: Date | null
  differences: {
    id: bigint
    what: DifferenceKind
    theirs: MovementFacts | null
    /** Why it is there, once somebody has said it. */
    explanation: string | null
    closedAt: Date | null
  }[]
}

/** The record of one transaction, by the day on which we took it. */
export async function readSupplierRecord(
  db: Db,
  { provider, id, at }: { provider: string; id: string; at: Date },
): Promise<SupplierRecord> {
  const day = at.toISOString().slice(0, 10)
  const [compared, differences] = await Promise.all([
    db
      .selectFrom('supplier_day')
      .select('reconciled_at')
      .where('provider', '=', provider)
      .where('day', '=', sql<string>`${day}::date`)
      .executeTakeFirst(),
    db
      .selectFrom('supplier_difference')
      .select(['id', 'what', 'theirs', 'explanation', 'closed_at as closedAt'])
      .where('provider', '=', provider)
      .where('transaction_id', '=', id)
      .orderBy('id')
      .execute(),
  ])
  return { day, comparedAt: compared?.reconciled_at ?? null, differences }
}
