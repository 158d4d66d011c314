import type { Db, Tx } from '../../../db/db.ts'

/** Given names and surname, as a bank would have them. */
export async function readPlayerName(db: Db | Tx, playerId: string): Promise<string> {
  const { name, surname } = await db
    .selectFrom('player')
    .select(['name', 'surname'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return `${name} ${surname}`
}
