import type { Right } from '@zar/contract/office/rights/rights'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/db.ts'

const waiting = (db: Db, now?: Date) =>
  db
    .selectFrom('proposal')
    .select(['id', 'right_name', 'object', 'terms', 'facts', 'reason', 'proposed_by'])
    .select('proposer_id')
    .select(['proposed_at', 'lapses_at'])
    .where('state', '=', 'waiting')
    .where('lapses_at', '>', now ?? sql<Date>`clock_timestamp()`)
    .orderBy('id')

/** What waits of these rights on one object. */
export const readWaitingOn = (
  db: Db,
  { rights, object, now }: { rights: readonly Right[]; object: string; now: Date },
) => waiting(db, now).where('object', '=', object).where('right_name', 'in', rights).execute()

/** Which of these wait still. */
export async function whichWait(db: Db, ids: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  if (ids.length === 0) return new Set()
  const rows = await waiting(db).where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** What waits of these rights, and what this person proposed: the oldest first. */
export const readWaiting = (
  db: Db,
  { rights, by, limit }: { rights: readonly Right[]; by: string; limit: number },
) =>
  waiting(db)
    .where((is) =>
      is.or([is('proposed_by', '=', by), sql<boolean>`right_name = any(${rights}::text[])`]),
    )
    .limit(limit)
    .execute()

/** One of many, as a statement gives it beside its object. Times are texts of the database. */
export type WaitingBeside = {
  right: Right
  by: string
  terms: Record<string, unknown>
  because: string
  lapsesAt: string
}

/** In a statement: what waits on the object of each row, null where nothing does. */
export const waitingBeside = (object: RawBuilder<unknown>) => sql<WaitingBeside[] | null>`(
  select jsonb_agg(jsonb_build_object('right', right_name, 'by', proposed_by, 'terms', terms, 'because', reason,
      'lapsesAt', lapses_at) order by id)
    from proposal where proposal.object = ${object} and state = 'waiting')`

type Agreed = {
  objects: RawBuilder<unknown>
  first: RawBuilder<unknown>
  second: RawBuilder<unknown>
  at: RawBuilder<unknown>
}

/** In a statement: whether these two agreed on it then. */
export const wasAgreed = ({ objects, first, second, at }: Agreed) => sql<boolean>`exists (
  select from proposal join proposal_approval on proposal_id = id
    where state = 'done' and proposed_by = ${first} and approved_by = ${second} and approved_at = ${at}
      and object in (${objects}))`
