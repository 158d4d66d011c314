import * as contract from '@zar/contract/office/player/tags'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import { refuseIf } from '../../../../platform/refusal.ts'
import { type OfficeRoute, serve } from '../../operations/operation-route.ts'
import { aboutPlayer, type PlayerOfficeDeps } from '../about-player.ts'

/** Labels that people of the office give players. */
export const tagRoutes = (deps: PlayerOfficeDeps): OfficeRoute[] => [
  serve(contract.knownTags, async () => {
    const rows = await deps.db
      .selectFrom('player_tag')
      .select('tag')
      .groupBy('tag')
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('tag')
      .limit(contract.TAGS.known)
      .execute()
    return { data: rows.map(({ tag }) => tag) }
  }),
  serve(contract.tagPlayer, async (call) => {
    const { id, tag, isOn } = call.input
    const about = await aboutPlayer(deps, id)
    call.may(about)
    const tags = await deps.db.transaction().execute(async (tx) => {
      // Two labels at once are counted one after the other.
      await tx.selectFrom('player').select('id').where('id', '=', id).forNoKeyUpdate().execute()
      const before = await readTags(tx, id)
      if (isOn && !before.includes(tag)) {
        refuseIf(before.length >= contract.TAGS.ofPlayer, 'tags_full')
        const row = { player_id: id, tag, tagged_by: call.person.id }
        await tx.insertInto('player_tag').values(row).execute()
      }
      if (!isOn) await removeTag(tx, id, tag)
      await call.note(tx, { object: about.object, playerId: id, after: { tag, isOn } })
      return readTags(tx, id)
    })
    return { data: { tags } }
  }),
]

const removeTag = (tx: Tx, playerId: string, tag: string) =>
  tx.deleteFrom('player_tag').where('player_id', '=', playerId).where('tag', '=', tag).execute()

/** A player's labels, by name. */
export async function readTags(db: Db | Tx, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('player_tag')
    .select('tag')
    .where('player_id', '=', playerId)
    .orderBy('tag')
    .execute()
  return rows.map(({ tag }) => tag)
}

/** Takes the labels of a player who is erased away. */
export async function eraseTags(tx: Tx, playerId: string): Promise<void> {
  await tx.deleteFrom('player_tag').where('player_id', '=', playerId).execute()
}
