import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import type { EventDraft } from '../apply/draft.ts'
import { type SettlementState, UNSETTLED } from '../apply/settlement.ts'

/** Adds the new versions, and confirms those that were told again. */
export async function writeSettlements(
  tx: Tx,
  drafts: readonly EventDraft[],
  { source, now }: { source: string; now: Date },
): Promise<void> {
  const versions = drafts.flatMap(({ settlements }) => settlements)
  if (versions.length > 0) {
    await tx
      .insertInto('betting_settlement')
      .values(
        versions.map(({ market, version, state }) => ({
          market_id: BigInt(market.id),
          version,
          certainty: state.certainty,
          void_reason: state.voidReason,
          results: JSON.stringify(state.results),
          facts: JSON.stringify(state.facts),
          cancels: JSON.stringify(state.cancels),
          early: JSON.stringify(state.early),
          source,
          created_at: now,
          confirmed_at: state.certainty === 2 ? now : null,
        })),
      )
      .execute()
  }
  const confirmed = drafts.flatMap((draft) => draft.confirmed)
  if (confirmed.length === 0) return
  await sql`
    update betting_settlement one set certainty = 2, confirmed_at = ${now}
    from unnest(${confirmed.map(({ market }) => market.id)}::bigint[], ${confirmed.map(({ version }) => version)}::integer[])
      as told (market_id, version)
    where one.market_id = told.market_id and one.version = told.version`.execute(tx)
}

/** What stands for these markets: their newest versions. */
export async function readStanding(
  db: Db | Tx,
  marketIds: readonly number[],
): Promise<Map<number, SettlementState>> {
  if (marketIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('betting_settlement')
    .distinctOn('market_id')
    .select(['market_id', 'certainty', 'void_reason', 'results', 'facts', 'cancels', 'early'])
    .where(sql<boolean>`market_id = any(${marketIds}::bigint[])`)
    .orderBy('market_id')
    .orderBy('version', 'desc')
    .execute()
  return new Map(
    rows.map((row) => [
      Number(row.market_id),
      {
        ...UNSETTLED,
        certainty: row.certainty as SettlementState['certainty'],
        voidReason: row.void_reason,
        results: row.results as SettlementState['results'],
        facts: row.facts,
        cancels: row.cancels as SettlementState['cancels'],
        early: row.early as SettlementState['early'],
      },
    ]),
  )
}
