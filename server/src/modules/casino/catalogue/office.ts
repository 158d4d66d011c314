import type { ProviderName } from '@zar/contract/casino/casino'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { closeGames } from './games.ts'
import { takeTurn } from './turn.ts'

type By<What> = What & { operator: string; also?: ((tx: Tx) => Promise<unknown>) | undefined }

/**
 * Lets the last reading of the supplier's list, where it is held, close the games that it names. What
 * else it would have changed comes with the next one. Answers how many games it named.
 */
export async function acceptImport(
  db: Db,
  { provider, operator, also }: By<{ provider: ProviderName }>,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    await also?.(tx)
    const last = await tx
      .selectFrom('catalogue_import')
      .select(['id', 'outcome', 'report', 'accepted_by'])
      .where('provider', '=', provider)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last?.outcome !== 'held' || last.accepted_by !== null) throw new Refusal('not_found')
    const codes = last.report.disabled.map(({ code }) => code)
    await closeGames(tx, provider, codes)
    await tx
      .updateTable('catalogue_import')
      .set({ accepted_by: operator })
      .where('id', '=', last.id)
      .execute()
    return codes.length
  })
}
