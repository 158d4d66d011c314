import { emblemUrl } from '@zar/art'
import { MENU_CATEGORY_ID, SITE_TEXTS } from '@zar/contract/content'
import { type Piece, rowOf } from '../../../platform/seed/give-pieces.ts'
import type { SeedFiles } from '../../../platform/seed/seed-files.ts'
import { popupImages, promotionImages, slideImages } from '../pictures.ts'
import { readContentFiles, type SeedContent } from './read-content.ts'

/** What the files say, piece by piece. */
export async function readContentPieces(files: SeedFiles): Promise<Piece[]> {
  const content = await readContentFiles(files)
  return [
    ...sitePieces(content),
    ...content.slides.map((slide, position) => ({
      name: `slide:${slide.page}:${slide.picture}`,
      rows: [rowOf('slide', ['slug', 'images'], slideRow(slide, position))],
    })),
    ...content.pages.map((page) => ({
      name: `page:${page.id}`,
      rows: [
        rowOf('content_page', ['id'], pageRow(page)),
        ...placesOf(page).map((row) => rowOf('content_in_category', ['page_id'], row)),
      ],
    })),
    ...content.promotions.map((one, position) => ({
      name: `promotion:${one.id}`,
      rows: [rowOf('promotion', ['id'], promotionRow(one, position))],
    })),
    {
      name: `popup:${content.site.popup.id}`,
      rows: [rowOf('popup', ['id'], popupRow(content))],
    },
  ]
}

const sitePieces = ({ site, siteWords: { tr, en } }: SeedContent): Piece[] => [
  ...Object.entries(site.options).map(([key, value]) => ({
    name: `option:${key}`,
    rows: [rowOf('site_option', ['key'], { key, is_on: value !== '', value })],
  })),
  ...SITE_TEXTS.map((key) => ({
    name: `text:${key}`,
    rows: [rowOf('site_text', ['key'], { key, tr: tr.texts[key], en: en.texts[key] })],
  })),
  ...Object.entries(site.icons).map(([key, name]) => ({
    name: `icon:${key}`,
    rows: [rowOf('site_icon', ['key'], { key, url: emblemUrl(name) })],
  })),
]

function slideRow(slide: SeedContent['slides'][number], position: number) {
  const { page, picture, url, words } = slide
  return {
    slug: page,
    position,
    is_on: true,
    url,
    target: '_self' as const,
    images: slideImages(picture),
    words_tr: words.tr,
    words_en: words.en,
  }
}

/** The numbers that the table of categories was made with. */
export const CATEGORY_IDS = { story: 2, use: 3, service: 4, footer: 5 } as const

function pageRow({ id, tr, en }: SeedContent['pages'][number]) {
  const updated = tr.fields.updated > en.fields.updated ? tr.fields.updated : en.fields.updated
  return {
    id,
    title_tr: tr.fields.title,
    title_en: en.fields.title,
    is_published: true,
    blocks_tr: tr.blocks,
    blocks_en: en.blocks,
    updated_at: new Date(`${updated}T09:00:00+03:00`),
  }
}

const placesOf = ({ id, menuPosition, footer }: SeedContent['pages'][number]) => [
  { category_id: MENU_CATEGORY_ID, page_id: id, position: menuPosition },
  { category_id: CATEGORY_IDS[footer.part], page_id: id, position: footer.position },
]

/** Until an operator says otherwise. */
const SHOWN = { is_on: true, starts_at: null, ends_at: null }

function promotionRow(one: SeedContent['promotions'][number], position: number) {
  const { id, category, picture, tr, en } = one
  return {
    id,
    position,
    ...SHOWN,
    category,
    images: promotionImages(picture),
    title_tr: tr.fields.title,
    title_en: en.fields.title,
    summary_tr: tr.fields.summary,
    summary_en: en.fields.summary,
    description_tr: tr.blocks,
    description_en: en.blocks,
  }
}

function popupRow({ site: { popup }, siteWords: { tr, en } }: SeedContent) {
  const { id, url, picture } = popup
  return {
    id,
    ...SHOWN,
    images: popupImages(picture),
    url,
    audience: 'visitors' as const,
    words_tr: tr.popup,
    words_en: en.popup,
  }
}
