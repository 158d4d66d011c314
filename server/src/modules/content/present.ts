import type * as contract from '@zar/contract/content'
import type { Locale } from '@zar/contract/limits'
import type { z } from 'zod/mini'
import { Refusal } from '../../platform/refusal.ts'
import type { Content } from './read-content.ts'

type Sent<Call extends { output: z.ZodMiniType }> = z.output<Call['output']>

/** The slides of a page; a page that has none, or does not exist, has none. */
export function slidesOf(
  { slides }: Content,
  slug: string,
  locale: Locale,
): Sent<typeof contract.sliderList> {
  return slides
    .filter((slide) => slide.slug === slug && slide.is_on)
    .map((slide) => ({
      url: slide.url,
      target: slide.target,
      images: slide.images.map((url) => ({ url })),
      ...slide[`words_${locale}`],
    }))
}

/** The published pages of a category, in its order. */
export function pagesIn(
  { places, pages }: Content,
  categoryId: number,
  locale: Locale,
): Sent<typeof contract.contentList> {
  return places
    .filter((place) => place.category_id === categoryId)
    .flatMap(
      ({ page_id }) => pages.find(({ id, is_published }) => id === page_id && is_published) ?? [],
    )
    .map((page) => ({ id: page.id, title: page[`title_${locale}`] }))
}

export function categoriesOf(content: Content, locale: Locale): Sent<typeof contract.categoryList> {
  return content.categories.map(({ id, name }) => ({ name, content: pagesIn(content, id, locale) }))
}

/** Refuses a page that does not exist, or is not published. */
export function pageOf(
  { pages }: Content,
  id: number,
  locale: Locale,
): Sent<typeof contract.contentPage> {
  const page = pages.find((one) => one.id === id && one.is_published)
  if (!page) throw new Refusal('not_found')
  return {
    id,
    title: page[`title_${locale}`],
    updatedAt: page.updated_at.toISOString(),
    blocks: page[`blocks_${locale}`],
  }
}

export function promotionsOf(
  { promotions }: Content,
  now: Date,
  locale: Locale,
): Sent<typeof contract.promotions> {
  return promotions
    .filter((one) => runs(one, now))
    .map((one) => ({
      id: one.id,
      images: one.images,
      title: one[`title_${locale}`],
      summary: one[`summary_${locale}`],
      description: one[`description_${locale}`],
      category: one.category,
    }))
}

/** The newest popup that runs. */
export function popupOf({ popups }: Content, now: Date, locale: Locale): contract.Popup | null {
  const popup = popups.find((one) => runs(one, now))
  if (!popup) return null
  return {
    images: popup.images.map((url) => ({ url })),
    url: popup.url,
    audience: popup.audience,
    ...popup[`words_${locale}`],
  }
}

type Running = { is_on: boolean; starts_at: Date | null; ends_at: Date | null }

/** From its start on, and until just before its end. */
const runs = ({ is_on, starts_at, ends_at }: Running, now: Date): boolean =>
  is_on && (!starts_at || starts_at <= now) && (!ends_at || now < ends_at)
