import type { Db, Tx } from '../../../db/db.ts'

type AnnouncedOffer = { id: string; title_tr: string; title_en: string; is_open: boolean }

/** Every offer that a page can announce, and whether it can be claimed now: bonuses and free rounds. */
export async function readAnnouncedOffers(db: Db | Tx): Promise<AnnouncedOffer[]> {
  const bonuses = await db
    .selectFrom('bonus_offer')
    .select(['id', 'title_tr', 'title_en', 'is_open'])
    .orderBy('position')
    .execute()
  const rounds = await db
    .selectFrom('free_rounds_offer')
    .select(['id', 'title_tr', 'title_en', 'is_open'])
    .orderBy('position')
    .execute()
  return [...bonuses, ...rounds]
}
