import type { Db } from '../../../db/db.ts'
import type { DifferenceKind, MovementFacts } from '../../../db/tables/suppliers.ts'
import type { Clock } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/refusal.ts'

export type Difference = {
  id: bigint
  provider: string
  transactionId: string
  what: DifferenceKind
  day: string
  ours: MovementFacts | null
  theirs: MovementFacts | null
  foundAt: Date
}

/** More than a person reads at once. */
const SHOWN_MAX = 500

/** Those that nobody has explained and the sides have not come to agree on, the oldest of each supplier first. */
export async function readDifferences(db: Db): Promise<Difference[]> {
  const rows = await db
    .selectFrom('supplier_difference')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('explained_at', 'is', null)
    .orderBy('provider')
    .orderBy('day')
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute()
  return rows.map(({ transaction_id, found_at, id, provider, what, day, ours, theirs }) => ({
    id,
    provider,
    what,
    day,
    ours,
    theirs,
    transactionId: transaction_id,
    foundAt: found_at,
  }))
}

/** How many those are, of which `readDifferences` reads the first. */
export async function countDifferences(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('supplier_difference')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('closed_at', 'is', null)
    .where('explained_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Says why a difference is there, so that it is unexplained no more. The first word stands. */
export async function explainDifference(
  { db, clock }: { db: Db; clock: Clock },
  { id, operator, explanation }: { id: bigint; operator: string; explanation: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('supplier_difference')
    .set({ explained_at: clock.now(), explained_by: operator, explanation })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('explained_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
}
