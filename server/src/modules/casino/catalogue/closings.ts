import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { takeTurn } from './turn.ts'

/** Who decides, and why: both are kept for good. `also` is done in the same transaction. */
export type Decision = {
  operator: string
  because: string
  also?: ((tx: Tx) => Promise<unknown>) | undefined
}
type OfGame = Decision & { code: string }

/** Of a game, or of all gaming where it names none. */
export type Closing = {
  game: { code: string; name: string } | null
  beganAt: Date
  by: string
  because: string
}

/**
 * Closes a game whatever its supplier says: from the commit on no process takes a bet at it, and what is
 * open is played to its end. Who closed it first stays named, with their reason.
 */
export async function closeGame(db: Db, { code, ...decision }: OfGame): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const closed = await tx
      .updateTable('game')
      .set((eb) => ({
        is_open: false,
        closed_by: eb.fn.coalesce('closed_by', eb.val(decision.operator)),
      }))
      .where('code', '=', code)
      .executeTakeFirst()
    refuseIf(closed.numUpdatedRows === 0n, 'game_unknown')
    await begin(tx, code, decision)
    await decision.also?.(tx)
  })
}

/** Leaves a game to its supplier's list again: the next reading opens it, if it is on offer there. */
export async function openGame(db: Db, { code, ...decision }: OfGame): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const opened = await tx
      .updateTable('game')
      .set({ closed_by: null })
      .where('code', '=', code)
      .where('closed_by', 'is not', null)
      .executeTakeFirst()
    refuseIf(opened.numUpdatedRows === 0n, 'game_unknown')
    await end(tx, code, decision)
    await decision.also?.(tx)
  })
}

/**
 * Closes every supplier's games and the sports at once, as a game is closed; the lists stay as they are.
 * False where all was closed already.
 */
export const closeGaming = (db: Db, decision: Decision): Promise<boolean> =>
  db.transaction().execute((tx) => withAlso(tx, decision, begin))

/** Ends that at once. What is closed by itself stays closed. False where gaming was open. */
export const openGaming = (db: Db, decision: Decision): Promise<boolean> =>
  db.transaction().execute((tx) => withAlso(tx, decision, end))

/** What is done beside it looks at what stands before. */
async function withAlso(tx: Tx, decision: Decision, act: typeof begin): Promise<boolean> {
  await decision.also?.(tx)
  const isDone = await act(tx, null, decision)
  refuseIf(decision.also !== undefined && !isDone, 'decided_meanwhile')
  return isDone
}

async function begin(tx: Tx, code: string | null, { operator, because }: Decision) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('game_closing')
    .values({ game_code: code, began_by: operator, because })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function end(tx: Tx, code: string | null, { operator, because }: Decision) {
  const { numUpdatedRows } = await tx
    .updateTable('game_closing')
    .set({ ended_at: sql<Date>`now()`, ended_by: operator, ended_because: because })
    .where('game_code', code === null ? 'is' : '=', code)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether an operator has closed all gaming. */
export async function isGamingClosed(db: Db): Promise<boolean> {
  const closing = await db
    .selectFrom('game_closing')
    .select('id')
    .where('game_code', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return closing !== undefined
}

/** What operators hold closed now, the earliest first. */
export async function readClosings(db: Db | Tx): Promise<Closing[]> {
  const rows = await db
    .selectFrom('game_closing as closing')
    .leftJoin('game', 'game.code', 'closing.game_code')
    .select(['game.code', 'game.name', 'began_at as beganAt', 'began_by as by', 'because'])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ code, name, ...closing }) => ({
    ...closing,
    game: code === null || name === null ? null : { code, name },
  }))
}
