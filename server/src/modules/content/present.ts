import type * as contract from '@zar/contract/content'
import type { Locale } from '@zar/contract/limits'
import type { z } from 'zod/mini'
import { Refusal } from '../../platform/refusal.ts'
import type { Content } from './read-content.ts'

/** When a reader reads, and in which language. */
type Seen = { now: Date; locale: Locale }

type Sent<Call extends { output: z.ZodMiniType }> = z.output<Call['output']>

/** The slides of a page; a page that has none, or does not exist, has none. */
export function slidesOf(
  { slides }: Content,
  slug: string,
  { now, locale }: Seen,
): Sent<typeof contract.sliderList> {
  return slides
    .filter((slide) => slide.slug === slug && runs(slide, now))
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
  { now, locale }: Seen,
): Sent<typeof contract.contentList> {
  return places
    .filter((place) => place.category_id === categoryId)
    .flatMap(({ page_id }) => pages.find((page) => page.id === page_id && isRead(page, now)) ?? [])
    .map((page) => ({ id: page.id, title: page[`title_${locale}`] }))
}

export function categoriesOf(content: Content, seen: Seen): Sent<typeof contract.categoryList> {
  return content.categories.map(({ id, name }) => ({ name, content: pagesIn(content, id, seen) }))
}

/** Refuses a page that does not exist, or is not published. */
export function pageOf(
  { pages }: Content,
  id: number,
  { now, locale }: Seen,
): Sent<typeof contract.contentPage> {
  const page = pages.find((one) => one.id === id && isRead(one, now))
  if (!page) throw new Refusal('not_found')
  return {
    id,
    title: page[`title_${locale}`],
    updatedAt: page.updated_at.toISOString(),
    blocks: page[`blocks_${locale}`],
  }
}

/** Those that run; of those that announce an offer, whose offer can be claimed. */
export function promotionsOf(
  { promotions, offers }: Content,
  { now, locale }: Seen,
): Sent<typeof contract.promotions> {
  const isOpen = (id: string) => offers.some((offer) => offer.id === id && offer.is_open)
  return promotions
    .filter((one) => runs(one, now) && (one.offer === null || isOpen(one.offer)))
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

type Running = { is_on: boolean; starts_at?: Date | null; ends_at: Date | null }

/** From its start on, and until just before its end. */
export const runs = ({ is_on, starts_at, ends_at }: Running, now: Date): boolean =>
  is_on && (!starts_at || starts_at <= now) && (!ends_at || now < ends_at)

/** Whether a page is read now. */
export const isRead = (page: Content['pages'][number], now: Date): boolean =>
  runs({ is_on: page.is_published, ends_at: page.ends_at }, now)
