import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'

const isOpenToAll = sql<boolean>`is_open and segment_id is null`.as('is_open')

type AnnouncedOffer = { id: string; title_tr: string; title_en: string; is_open: boolean }

/**
 * Every offer that a page can announce, and whether everybody can claim it now: bonuses and free rounds. Pages are
 * everybody's: one for a segment is never open to them.
 */
export async function readAnnouncedOffers(db: Db | Tx): Promise<AnnouncedOffer[]> {
  const bonuses = await db
    .selectFrom('bonus_offer')
    .select(['id', 'title_tr', 'title_en', isOpenToAll])
    .orderBy('position')
    .execute()
  const rounds = await db
    .selectFrom('free_rounds_offer')
    .select(['id', 'title_tr', 'title_en', isOpenToAll])
    .orderBy('position')
    .execute()
  return [...bonuses, ...rounds]
}
