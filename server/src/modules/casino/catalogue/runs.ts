import type { ProviderName } from '@zar/contract/casino/casino'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { ImportOutcome, ImportReport } from '../../../db/tables/casino.ts'
import { deleteOld } from '../../../platform/jobs/delete-old.ts'

/** What one reading of a supplier's list came to. */
export type CatalogueRun = ImportReport & { provider: ProviderName; outcome: ImportOutcome }
export type KeptRun = CatalogueRun & {
  id: bigint
  runs: number
  firstAt: Date
  lastAt: Date
  acceptedBy: string | null
}

const BROKEN_KEPT = 100
const KEPT_MS = 90 * 24 * 60 * 60_000

/** Keeps the run, or counts it where the one before it came to the very same. */
export async function keepRun(tx: Tx, run: CatalogueRun): Promise<CatalogueRun> {
  const { provider, outcome, ...facts } = run
  const report = JSON.stringify({ ...facts, broken: facts.broken.slice(0, BROKEN_KEPT) })
  const again = await tx
    .updateTable('catalogue_import')
    .set({ runs: sql<number>`runs + 1`, last_at: sql<Date>`now()` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('catalogue_import')
        .select((last) => last.fn.max('id').as('id'))
        .where('provider', '=', provider),
    )
    .where('outcome', '=', outcome)
    .where('outcome', '<>', 'changed')
    .where('accepted_by', 'is', null)
    .where(sql<boolean>`report = ${report}::jsonb`)
    .executeTakeFirst()
  if (again.numUpdatedRows > 0n) return run
  await tx
    .deleteFrom('catalogue_import')
    .where('provider', '=', provider)
    .where('outcome', '=', 'same')
    .execute()
  await tx.insertInto('catalogue_import').values({ provider, outcome, report }).execute()
  return run
}

/** The last runs of each supplier, the newest first. */
export async function readRuns(db: Db, ofEach: number): Promise<KeptRun[]> {
  const rows = await db
    .with('numbered', (qb) =>
      qb
        .selectFrom('catalogue_import')
        .selectAll()
        .select(sql<bigint>`row_number() over (partition by provider order by id desc)`.as('nth')),
    )
    .selectFrom('numbered')
    .selectAll()
    .where('nth', '<=', BigInt(ofEach))
    .orderBy('provider')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, provider, outcome, report, runs, first_at, last_at, accepted_by }) => ({
    ...report,
    id,
    provider,
    outcome,
    runs,
    firstAt: first_at,
    lastAt: last_at,
    acceptedBy: accepted_by,
  }))
}

/** Deletes what was long ago; the last run of each supplier stays. */
export const forgetImports = (db: Db, now: Date): Promise<unknown> =>
  deleteOld(
    db,
    'catalogue_import',
    sql`last_at < ${new Date(now.getTime() - KEPT_MS)}
      and id < (select max(id) from catalogue_import newer where newer.provider = catalogue_import.provider)`,
  )
