import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import type { OrderKind } from '../../../../db/tables/betting.ts'
import type { Signed } from './deps.ts'

export type Entry = Signed & {
  kind: OrderKind
  subject: string
  terms: object
  /** How the subject stood. */
  seen: string
}

/** Keeps what one person has done, or two. */
export async function writeDone(tx: Tx, entry: Entry): Promise<bigint> {
  const { kind, subject, terms, seen, because, operator, approvedBy } = entry
  const now = sql<Date>`clock_timestamp()`
  const { id } = await tx
    .insertInto('betting_order')
    .values({
      kind,
      subject,
      seen,
      because,
      terms: JSON.stringify(terms),
      state: 'done',
      asked_by: operator,
      asked_at: now,
      decided_by: approvedBy ?? null,
      decided_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await entry.also?.(tx)
  return id
}

export type Order = {
  id: bigint
  kind: OrderKind
  subject: string
  terms: object
  because: string
  state: 'waits' | 'done' | 'withdrawn'
  askedBy: string
  askedAt: Date
  decidedBy: string | null
}

/** What traders did lately and what waits for a second person, newest first; of one subject where it is named. */
export async function readOrders(
  db: Db,
  { subject, take }: { subject?: string; take: number },
): Promise<Order[]> {
  const rows = await db
    .selectFrom('betting_order')
    .selectAll()
    .$if(subject !== undefined, (all) => all.where('subject', '=', subject ?? ''))
    .orderBy(sql`state = 'waits'`, 'desc')
    .orderBy('id', 'desc')
    .limit(take)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    terms: row.terms,
    because: row.because,
    state: row.state,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    decidedBy: row.decided_by,
  }))
}
