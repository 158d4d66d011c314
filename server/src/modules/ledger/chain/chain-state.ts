import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Finding } from '../finding.ts'

const CHAIN_RULE = 'LED-12'

type Checked = { findings: readonly Finding[]; isWhole: boolean; now: Date }

/**
 * Notes what a check that came to its end says of the chain of checkpoints. A broken one stays noted until a
 * whole check finds it right: an hour's looks at what is new alone.
 */
export async function noteChain(db: Db, { findings, isWhole, now }: Checked): Promise<void> {
  const isBroken = findings.some(({ rule }) => rule === CHAIN_RULE)
  if (!isBroken && !isWhole) return
  const since = sql<Date>`coalesce(chain_broken_at, ${now}::timestamptz)`
  await db
    .updateTable('books_check')
    .set({ chain_broken_at: isBroken ? since : null })
    .execute()
}

/** Whether the chain of checkpoints was found broken, and not whole since. */
export async function isChainBroken(db: Db | Tx): Promise<boolean> {
  const row = await db.selectFrom('books_check').select('chain_broken_at').executeTakeFirst()
  return row?.chain_broken_at != null
}
