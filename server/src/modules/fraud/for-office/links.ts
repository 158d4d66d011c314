import type { Db, Tx } from '../../../db/db.ts'
import { keyOf, pairsOf } from '../groups/edges.ts'
import { readAccounts } from '../groups/read-accounts.ts'

type Decided = {
  pairs: readonly (readonly [string, string])[]
  isLinked: boolean
  decidedBy: string
  because: string
  now: Date
}

/** Writes down what people decided of pairs of accounts; the newest word counts. */
export async function decideLinks(
  tx: Tx,
  { pairs, isLinked, decidedBy, because, now }: Decided,
): Promise<void> {
  if (pairs.length === 0) return
  await tx
    .insertInto('account_link')
    .values(
      pairs.map(([a, b]) => ({
        one_id: a < b ? a : b,
        other_id: a < b ? b : a,
        is_linked: isLinked,
        decided_by: decidedBy,
        because,
        decided_at: now,
      })),
    )
    .execute()
}

/** What the pair weighs now: 0 where they share nothing, or were found apart. */
export async function weighPair(
  db: Db | Tx,
  [one, other]: readonly [string, string],
  now: Date,
): Promise<number> {
  const pairs = pairsOf(await readAccounts(db, [one, other], now))
  return pairs.get(keyOf(one, other))?.weight ?? 0
}
