import { emblemUrl } from '@zar/art'
import { MENU_CATEGORY_ID, SITE_TEXTS } from '@zar/contract/content'
import type { InsertObject } from 'kysely'
import type { ContentTables } from '../../../db/tables/content.ts'
import type { Tables } from '../../../db/tables.ts'
import { bannerUrl } from '../pictures.ts'
import type { DemoContent } from './read-demo-files.ts'

export type DemoTable = Exclude<
  keyof ContentTables,
  'demo_content' | 'site_domain' | 'content_category'
>

/** The rows of each table, each with the name of the piece that it belongs to. */
export type DemoRows = {
  [Table in DemoTable]: { item: string; row: InsertObject<Tables, Table> }[]
}

/** In the order in which they are inserted. */
export const demoRows = (content: DemoContent): DemoRows => ({
  ...siteRows(content),
  slide: content.slides.map((slide, position) => ({
    item: `slide:${slide.page}:${slide.picture}`,
    row: slideRow(slide, position),
  })),
  content_page: content.pages.map((page) => ({ item: `page:${page.id}`, row: pageRow(page) })),
  content_in_category: content.pages.flatMap((page) =>
    placesOf(page).map((row) => ({ item: `page:${page.id}`, row })),
  ),
  promotion: content.promotions.map((one, position) => ({
    item: `promotion:${one.id}`,
    row: promotionRow(one, position),
  })),
  popup: [{ item: `popup:${content.site.popup.id}`, row: popupRow(content) }],
})

const siteRows = ({ site, siteWords: { tr, en } }: DemoContent) => ({
  site_option: Object.entries(site.options).map(([key, value]) => ({
    item: `option:${key}`,
    row: { key, is_on: value !== '', value },
  })),
  site_text: SITE_TEXTS.map((key) => ({
    item: `text:${key}`,
    row: { key, tr: tr.texts[key], en: en.texts[key] },
  })),
  site_icon: Object.entries(site.icons).map(([key, name]) => ({
    item: `icon:${key}`,
    row: { key, url: emblemUrl(name) },
  })),
})

const HERO = ['/art/hero-1-s.svg', '/art/hero-1-m.svg', '/art/hero-1.svg']

function slideRow(slide: DemoContent['slides'][number], position: number) {
  const { page, picture, url, words } = slide
  return {
    slug: page,
    position,
    url,
    target: '_self' as const,
    images:
      picture === 'hero'
        ? HERO
        : [bannerUrl(picture, 's'), bannerUrl(picture, 'm'), bannerUrl(picture, 'l')],
    words_tr: JSON.stringify(words.tr),
    words_en: JSON.stringify(words.en),
  }
}

/** The numbers that the table of categories was made with. */
const CATEGORY_IDS = { story: 2, use: 3, service: 4, footer: 5 } as const

function pageRow({ id, tr, en }: DemoContent['pages'][number]) {
  const updated = tr.fields.updated > en.fields.updated ? tr.fields.updated : en.fields.updated
  return {
    id,
    title_tr: tr.fields.title,
    title_en: en.fields.title,
    blocks_tr: JSON.stringify(tr.blocks),
    blocks_en: JSON.stringify(en.blocks),
    updated_at: new Date(`${updated}T09:00:00+03:00`),
  }
}

const placesOf = ({ id, menuPosition, footer }: DemoContent['pages'][number]) => [
  { category_id: MENU_CATEGORY_ID, page_id: id, position: menuPosition },
  { category_id: CATEGORY_IDS[footer.part], page_id: id, position: footer.position },
]

function promotionRow(one: DemoContent['promotions'][number], position: number) {
  const { id, category, picture, tr, en } = one
  return {
    id,
    position,
    category,
    images: JSON.stringify([
      { type: 1, url: bannerUrl(picture, 'card') },
      { type: 2, url: bannerUrl(picture, 'wide') },
    ]),
    title_tr: tr.fields.title,
    title_en: en.fields.title,
    summary_tr: tr.fields.summary,
    summary_en: en.fields.summary,
    description_tr: JSON.stringify(tr.blocks),
    description_en: JSON.stringify(en.blocks),
  }
}

function popupRow({ site: { popup }, siteWords: { tr, en } }: DemoContent) {
  const { id, url, picture } = popup
  return {
    id,
    images: [bannerUrl(picture, 's'), bannerUrl(picture, 'l'), bannerUrl(picture, 'm')],
    url,
    audience: 'visitors' as const,
    words_tr: JSON.stringify(tr.popup),
    words_en: JSON.stringify(en.popup),
  }
}
