import type { ExplanationCode } from '@zar/contract/office/suppliers'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { DifferenceKind, MovementFacts } from '../../../db/tables/suppliers.ts'
import type { Clock } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { closeCase } from '../../queues/index.ts'

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

/** A difference as its case in the queue names it. */
export const subjectOf = (id: bigint): string => `difference:${id}`

type Word = {
  id: bigint
  operator: string
  explanation: string
  code?: ExplanationCode | undefined
  /** Done in the same transaction, before the word is written. */
  also?: ((tx: Tx) => Promise<unknown>) | undefined
}

/** Says why a difference is there, so that it is unexplained no more; its case ends. The first word stands. */
export const explainDifference = (
  { db, clock }: { db: Db; clock: Clock },
  { also, ...word }: Word,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await also?.(tx)
    await explainIn(tx, clock.now(), word)
  })

export async function explainIn(
  tx: Tx,
  now: Date,
  { id, operator, explanation, code }: Omit<Word, 'also'>,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('supplier_difference')
    .set({ explained_at: now, explained_by: operator, explanation, explanation_code: code ?? null })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('explained_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  const named = { queue: 'supplier_differences', subject: subjectOf(id) } as const
  await closeCase(tx, named, { state: 'explained', by: operator, now: await databaseNow(tx) })
}

/** Cases keep the database's time. */
export async function databaseNow(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  return rows[0]?.now ?? new Date(Number.NaN)
}
