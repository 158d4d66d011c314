import type { Db, Tx } from '../../db/db.ts'
import { readAnnouncedOffers } from '../bonuses/index.ts'

export type Content = Awaited<ReturnType<typeof readContent>>

/**
 * All content, also what is switched off: a few dozen rows. One query
 * after the other, so that reading them never takes more than one connection from the wallet.
 */
export async function readContent(db: Db | Tx) {
  return {
    options: await db.selectFrom('site_option').selectAll().orderBy('key').execute(),
    texts: await db.selectFrom('site_text').selectAll().orderBy('key').execute(),
    domains: await db.selectFrom('site_domain').selectAll().execute(),
    icons: await db.selectFrom('site_icon').selectAll().orderBy('key').execute(),
    slides: await db.selectFrom('slide').selectAll().orderBy('position').orderBy('id').execute(),
    categories: await db.selectFrom('content_category').selectAll().orderBy('id').execute(),
    pages: await db.selectFrom('content_page').selectAll().orderBy('id').execute(),
    places: await db
      .selectFrom('content_in_category')
      .selectAll()
      .orderBy('position')
      .orderBy('page_id')
      .execute(),
    promotions: await db
      .selectFrom('promotion')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute(),
    offers: await readAnnouncedOffers(db),
    popups: await db.selectFrom('popup').selectAll().orderBy('id', 'desc').execute(),
  }
}
