import type { Db } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { shownUsercode } from '../../players/index.ts'

/** A player as the ledger's pages name them; refuses one that is not there. */
export async function readPlayerName(db: Db, id: string) {
  const row = await db
    .selectFrom('player')
    .select(['usercode', 'username'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return { id, number: shownUsercode(row.usercode), username: row.username }
}
