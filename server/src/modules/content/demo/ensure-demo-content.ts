import { emblemUrl } from '@zar/contract/art/index'
import type { Db, Tx } from '../../../db/db.ts'
import { bannerUrl } from '../pictures.ts'
import type { DemoPage } from './demo-page.ts'
import type { DemoPromotion } from './demo-promotion.ts'
import type { DemoSlide } from './demo-slide.ts'
import { PAGES, PLACES } from './pages/index.ts'
import { PROMOTIONS } from './promotions.ts'
import { ICONS, OPTIONS, POPUP, TEXTS } from './site.ts'
import { imagesOf, SLIDES } from './slides.ts'
import { blocksOf } from './text.ts'

/**
 * Fills a fresh house with the demo set. Each piece is given once in the life of a database, so
 * that what an operator changed or took out stays so; called again it gives only what is new.
 */
export async function ensureDemoContent(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [item, write] of ITEMS) if (await isNew(tx, item)) await write(tx)
  })
}

/** Two houses that start together wait here for each other, and the second finds it given. */
async function isNew(tx: Tx, item: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('demo_content')
    .values({ item })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

type Item = [item: string, write: (tx: Tx) => Promise<unknown>]

const ITEMS: readonly Item[] = [
  ...OPTIONS.map(
    ({ key, isOn, value }): Item => [
      `option:${key}`,
      (tx) =>
        tx
          .insertInto('site_option')
          .values({ key, is_on: isOn, value })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
    ],
  ),
  ...Object.entries(TEXTS).map(
    ([key, both]): Item => [
      `text:${key}`,
      (tx) =>
        tx
          .insertInto('site_text')
          .values({ key, ...both })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
    ],
  ),
  ...Object.entries(ICONS).map(
    ([key, name]): Item => [
      `icon:${key}`,
      (tx) =>
        tx
          .insertInto('site_icon')
          .values({ key, url: emblemUrl(name) })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
    ],
  ),
  ...SLIDES.map(
    (slide, index): Item => [
      `slide:${slide.slug}:${slide.picture}`,
      (tx) => tx.insertInto('slide').values(slideRow(slide, index)).execute(),
    ],
  ),
  ...PAGES.map((page): Item => [`page:${page.id}`, (tx) => writePage(tx, page)]),
  ...PROMOTIONS.map(
    (one, index): Item => [
      `promotion:${one.id}`,
      (tx) => tx.insertInto('promotion').values(promotionRow(one, index)).execute(),
    ],
  ),
  [`popup:${POPUP.id}`, (tx) => tx.insertInto('popup').values(popupRow()).execute()],
]

function slideRow(slide: DemoSlide, position: number) {
  const words = (locale: 'tr' | 'en') =>
    JSON.stringify({
      kicker: slide.kicker[locale],
      title: slide.title[locale],
      note: slide.note[locale],
      action: slide.action[locale],
    })
  return {
    ...{ slug: slide.slug, position, url: slide.url, target: '_self' as const },
    images: imagesOf(slide),
    words_tr: words('tr'),
    words_en: words('en'),
  }
}

async function writePage(tx: Tx, page: DemoPage): Promise<void> {
  await tx
    .insertInto('content_page')
    .values({
      id: page.id,
      title_tr: page.title.tr,
      title_en: page.title.en,
      blocks_tr: JSON.stringify(blocksOf(page.tr)),
      blocks_en: JSON.stringify(blocksOf(page.en)),
      updated_at: new Date(`${page.updatedOn}T09:00:00+03:00`),
    })
    .execute()
  const places = PLACES.flatMap(({ categoryId, pages }) => {
    const position = pages.indexOf(page)
    return position < 0 ? [] : [{ category_id: categoryId, page_id: page.id, position }]
  })
  await tx.insertInto('content_in_category').values(places).execute()
}

function promotionRow(
  { id, category, picture, title, summary, tr, en }: DemoPromotion,
  position: number,
) {
  return {
    ...{ id, position, category },
    images: JSON.stringify([
      { type: 1, url: bannerUrl(picture, 'card') },
      { type: 2, url: bannerUrl(picture, 'wide') },
    ]),
    title_tr: title.tr,
    title_en: title.en,
    summary_tr: summary.tr,
    summary_en: summary.en,
    description_tr: JSON.stringify(blocksOf(tr)),
    description_en: JSON.stringify(blocksOf(en)),
  }
}

function popupRow() {
  return {
    id: POPUP.id,
    images: [
      bannerUrl('popup-welcome', 's'),
      bannerUrl('popup-welcome', 'l'),
      bannerUrl('popup-welcome', 'm'),
    ],
    url: POPUP.url,
    audience: 'visitors' as const,
    words_tr: JSON.stringify(POPUP.tr),
    words_en: JSON.stringify(POPUP.en),
  }
}
