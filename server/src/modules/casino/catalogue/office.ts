import type { ProviderName } from '@zar/contract/casino/casino'
import type { Db } from '../../../db/db.ts'
import type { GameName } from '../../../db/tables/casino.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { closeGames, takeTurn } from './games.ts'

type By<What> = What & { operator: string }

/**
 * Lets the last reading of the supplier's list, where it is held, close the games that it names. What
 * else it would have changed comes with the next one. Answers how many games it named.
 */
export async function acceptImport(
  db: Db,
  { provider, operator }: By<{ provider: ProviderName }>,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx)
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

/** Closes a game whatever its supplier says. Who closed it first stays named. */
export async function closeGame(db: Db, { code, operator }: By<{ code: string }>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const closed = await tx
      .updateTable('game')
      .set((eb) => ({
        is_open: false,
        closed_by: eb.fn.coalesce('closed_by', eb.val(operator)),
      }))
      .where('code', '=', code)
      .executeTakeFirst()
    refuseIf(closed.numUpdatedRows === 0n, 'game_unknown')
  })
}

/** Leaves a game to its supplier's list again: the next reading opens it, if it is on offer there. */
export async function openGame(db: Db, code: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const opened = await tx
      .updateTable('game')
      .set({ closed_by: null })
      .where('code', '=', code)
      .where('closed_by', 'is not', null)
      .executeTakeFirst()
    refuseIf(opened.numUpdatedRows === 0n, 'game_unknown')
  })
}

/** The games that an operator closed. */
export function readClosed(db: Db): Promise<(GameName & { closedBy: string | null })[]> {
  return db
    .selectFrom('game')
    .select(['code', 'name', 'closed_by as closedBy'])
    .where('closed_by', 'is not', null)
    .orderBy('code')
    .execute()
}
