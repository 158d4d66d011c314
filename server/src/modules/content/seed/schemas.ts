import { EMBLEMS, type EmblemName } from '@zar/art'
import {
  CONTENT_CATEGORIES,
  Promotion,
  SITE_OPTIONS,
  SITE_TEXTS,
  SLIDERS,
} from '@zar/contract/content'
import { z } from 'zod/mini'
import { PICTURE_NAMES } from '../pictures.ts'

/** Of the files of a seed: `server/seed/README.md` tells an editor what each is for. */

const Words = z.string().check(z.regex(/^\S(.*\S)?$/))
const Slug = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/))
/** A number below those that the database gives to what an operator adds. */
const Id = z.int().check(z.positive(), z.lt(1000))
const Url = z.string().check(z.regex(/^(\/|https:\/\/)/))

export type FooterPart = keyof typeof CONTENT_CATEGORIES
const FOOTER_PARTS = Object.keys(CONTENT_CATEGORIES) as FooterPart[]

export const Pages = z.strictObject({
  /** Each page and its number, in the order of the static-page menu. */
  menu: z.record(Slug, Id),
  /** The pages of each part of the footer, in its order. Every page is in one. */
  footer: z.record(z.enum(FOOTER_PARTS), z.array(Slug)),
})

/** In the order of the page. */
export const Promotions = z.array(
  z.strictObject({
    slug: Slug,
    id: Id,
    category: Promotion.shape.category,
    picture: z.enum(PICTURE_NAMES),
  }),
)

/** In the order of each page. `hero`: the pictures that the home page shows before it has asked for any. */
export const Slides = z.array(
  z.strictObject({
    page: z.enum(SLIDERS),
    picture: z.enum(['hero', ...PICTURE_NAMES]),
    url: Url,
  }),
)

export const Site = z.strictObject({
  /** Off where the value is empty. */
  options: z.partialRecord(z.enum(SITE_OPTIONS), z.string()),
  icons: z.record(Slug, z.enum(Object.keys(EMBLEMS) as EmblemName[])),
  popup: z.strictObject({ id: Id, url: Url, picture: z.enum(PICTURE_NAMES) }),
})

export const PageFields = z.strictObject({ title: Words, updated: z.iso.date() })
export const PromotionFields = z.strictObject({ title: Words, summary: Words })

const SlideWords = z.strictObject({ kicker: Words, title: Words, note: Words, action: Words })

/** The words of the slides with these pictures, and of no others. */
export const slideWordsOf = (pictures: readonly string[]) =>
  z.strictObject(Object.fromEntries(pictures.map((picture) => [picture, SlideWords])))

export const SiteWords = z.strictObject({
  texts: z.record(z.enum(SITE_TEXTS), Words),
  popup: z.strictObject({ title: Words, note: Words, action: Words }),
})
