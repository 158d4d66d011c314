import type { Db } from '../../../server/src/db/db.ts'
import { findByNumber, isErased } from '../../../server/src/modules/players/index.ts'

/** A player's number, as it is shown or without its spaces. */
export const PLAYER_NUMBER = /^(ZR ?)?\d{3} ?\d{3} ?\d{3}$/i

/** The player of this number; undefined where there is none, or none any more. */
export async function findPlayer(db: Db, number: string): Promise<string | undefined> {
  const playerId = await findByNumber(db, number)
  return playerId && !(await isErased(db, playerId)) ? playerId : undefined
}
