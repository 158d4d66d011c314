import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { takeLonger } from '../../db/take-longer.ts'
import type { Finding } from './finding.ts'

/** Finds what breaks a rule, as `id`. */
export type Rule = { rule: string; says: string; query: RawBuilder<{ id: string }> }

/**
 * Whether this transfer, by its name in a query, is one whose key is posted once: the index of those keys
 * is used by who says it.
 */
export const isPostedOnce = (transfer: string): RawBuilder<boolean> =>
  sql`array_position(array['bet', 'win', 'rollback']::transfer_reason[], ${sql.ref(`${transfer}.reason`)}) is null`

export type CheckLimit = {
  /** How long one query of a check may take; without it as long as it needs. */
  statementMs?: number
  /** Records from before are left out: what they moved may be in a detached part of the ledger. */
  since?: Date | null | undefined
}

/** Whether a record, by the time in this column, is one that is looked at. */
export const isSince = (column: string, since: Date | null | undefined): RawBuilder<boolean> =>
  since ? sql`${sql.ref(column)} >= ${since}` : sql`true`

/** Reads on one snapshot, and writes nothing. */
export const onSnapshot = <Read>(
  db: Db,
  { statementMs = 0 }: CheckLimit,
  read: (tx: Tx) => Promise<Read>,
): Promise<Read> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await takeLonger(tx, statementMs)
      return read(tx)
    })

/** What breaks the rules, each said by its name. */
export async function findBroken(
  tx: Tx,
  rules: readonly Rule[],
  nameOf: (id: string) => string,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { rule, says, query } of rules) {
    const { rows } = await query.execute(tx)
    findings.push(...rows.map(({ id }) => ({ rule, sentence: `${nameOf(id)} ${says}` })))
  }
  return findings
}
