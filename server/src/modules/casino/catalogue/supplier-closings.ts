import { PROVIDERS, type ProviderName } from '@zar/contract/casino/casino'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { tellPlayers } from '../../../hub/outbox.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import type { Decision } from './closings.ts'
import { takeTurn } from './turn.ts'

type OfSupplier = Decision & { provider: ProviderName }

export type SupplierClosing = {
  provider: ProviderName
  beganAt: Date
  by: string
  because: string
  /** Games that were open until then. */
  games: number
}

/** The closing that stands of a supplier; undefined of one that is open. */
export async function findSupplierClosing(
  db: Db | Tx,
  provider: string,
): Promise<SupplierClosing | undefined> {
  return (await readSupplierClosings(db)).find((one) => one.provider === provider)
}

/** Suppliers that the office holds closed, the earliest first. */
export const readSupplierClosings = (db: Db | Tx): Promise<SupplierClosing[]> =>
  db
    .selectFrom('supplier_closing')
    .select(['provider', 'began_at as beganAt', 'began_by as by', 'because', 'games'])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()

/**
 * Closes all games of a supplier, whatever it lists: from the commit on no process takes a bet at them. What is
 * open is played to its end; wins and rollbacks are taken. Answers how many were open; refuses one that is closed.
 */
export async function closeSupplier(
  db: Db,
  { provider, operator, because, also }: OfSupplier,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const { numUpdatedRows } = await tx
      .updateTable('game')
      .set({ is_open: false })
      .where('provider', '=', provider)
      .where('is_open', '=', true)
      .executeTakeFirst()
    const games = Number(numUpdatedRows)
    const made = await tx
      .insertInto('supplier_closing')
      .values({ provider, began_by: operator, because, games })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    refuseIf(made.numInsertedOrUpdatedRows !== 1n, 'decided_meanwhile')
    await tellPlayersThere(tx, provider)
    await also?.(tx)
    return games
  })
}

/** Tells everybody who may be at one of its games. */
async function tellPlayersThere(tx: Tx, provider: ProviderName): Promise<void> {
  const rows = await tx
    .selectFrom('game_session')
    .select('player_id')
    .distinct()
    .where('provider', '=', provider)
    .where('is_open', '=', true)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('player_id')
    .execute()
  const push = {
    command: 'SupplierClosed',
    message: { mainProviderId: PROVIDERS[provider] },
  } as const
  await tellPlayers(
    tx,
    rows.map(({ player_id: playerId }) => ({ playerId, ...push })),
  )
}

/** Leaves a supplier to its list again: the next reading opens what is on offer there. */
export async function restoreSupplier(
  db: Db,
  { provider, operator, because, also }: OfSupplier,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    // Who seconds it looks at what stands before it ends.
    await also?.(tx)
    const ended = await tx
      .updateTable('supplier_closing')
      .set({ ended_at: sql<Date>`now()`, ended_by: operator, ended_because: because })
      .where('provider', '=', provider)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    refuseIf(ended.numUpdatedRows === 0n, 'decided_meanwhile')
  })
}
