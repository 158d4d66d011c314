import { z } from 'zod/mini'
import { Category } from './casino/casino.ts'
import { endpoint } from './endpoint.ts'

const Picture = z.object({ url: z.string() })
const Id = z.int().check(z.positive(), z.maximum(2 ** 31 - 1))

/** A path of this site that begins with `/`, or an `https://` address: never a script, never another site by `//`. */
export const LINK = /^(\/([^/\\\s][^\\\s]*)?|https:\/\/[^\s]+)$/
const Link = z.string()

/** The banner that opens over the page, once per distinct content. */
export const Popup = z.object({
  /** 0 the default, 1 from 1200 px, 2 from 992 px. */
  images: z.array(Picture),
  url: z.nullable(Link),
  /** `visitors`: it is not shown to who is signed in. */
  audience: z.optional(z.enum(['all', 'visitors'])),
  /** The words that stand on the picture: it holds none itself. */
  title: z.string(),
  note: z.string(),
  action: z.string(),
})
export type Popup = z.infer<typeof Popup>

export const bootstrap = endpoint({
  method: 'GET',
  path: '/api/cms/grouped',
  summary: 'The bootstrap: what the page needs before it can draw itself',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.object({
    casinoCategoryList: z.array(Category),
    /** Slugs of the pages `/casino/{slug}` that no menu names. */
    hiddenSections: z.array(z.string()),
    language: z.array(z.object({ locale: z.enum(['tr', 'en']), name: z.string() })),
    /** Keys: SITE_OPTIONS, and what an operator adds. An option that is off has no effect. */
    siteOption: z.array(z.object({ key: z.string(), status: z.boolean(), value: z.string() })),
    /** The picture of each section, by the slugs of SLIDERS and `promotions`, `tickets`. */
    iconList: z.array(z.object({ key: z.string(), url: z.string() })),
    popup: z.nullable(Popup),
    domainStatus: z.object({ current: z.string(), next: z.string() }),
    /** Currency units. */
    trialBonusAmount: z.number(),
  }),
})

/** The options that the page knows of. */
export const SITE_OPTIONS = [
  'arcadeUrl',
  'playMoney',
  'trialBonus',
  'mainDomain',
  // The name of the root of the keys that sign evidence, 16 digits.
  'evidenceRoot',
  'tagManagerId',
  'tagManagerUrl',
  'liveChatUrl',
  'liveChatBackupUrl',
  'video.url',
  // Channels, named by their kind. A value is a Link.
  'social.photo',
  'social.video',
  'social.message',
  'social.post',
  'contact.message1',
  'contact.message2',
  'contact.chat1',
  'contact.chat2',
  'contact.chat3',
  'contact.chat4',
] as const
export type SiteOption = (typeof SITE_OPTIONS)[number]

export const SliderItem = z.object({
  url: Link,
  target: z.enum(['_self', '_blank']),
  /** 0 the default, 1 from 992 px, 2 from 1200 px. */
  images: z.array(Picture),
  /** The words that stand on the picture: it holds none itself. */
  kicker: z.string(),
  title: z.string(),
  note: z.string(),
  action: z.string(),
})
export type SliderItem = z.infer<typeof SliderItem>

/** The pages that have a slider. */
export const SLIDERS = [
  'home',
  'sports',
  'live-sports',
  'esports',
  'slot',
  'live',
  'games',
  'bingo',
  'tvbets',
] as const

export const sliderList = endpoint({
  method: 'POST',
  path: '/api/cms/sliderlist',
  summary: 'The slides of one page, in their order',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({ slug: z.string().check(z.maxLength(40)) }),
  output: z.array(SliderItem),
})

const PageLink = z.object({ id: Id, title: z.string() })

/** The category of the static-page menu: every page that a reader may leaf to. */
export const MENU_CATEGORY_ID = 1

/** The categories the footer is built from, by their fixed names. */
export const CONTENT_CATEGORIES = {
  story: 'Story',
  use: 'Terms of use',
  service: 'Terms of service',
  footer: 'Footer',
} as const

export const categoryList = endpoint({
  method: 'GET',
  path: '/api/cms/categorylist',
  summary:
    'The content categories, each with its pages. CONTENT_CATEGORIES names those of the footer',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.array(z.object({ name: z.string(), content: z.array(PageLink) })),
})

export const contentList = endpoint({
  method: 'POST',
  path: '/api/cms/contentlist',
  summary:
    'The titles of the pages of one category. The static-page menu asks for 1 with status true; drafts, status false, are told to nobody here',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({ status: z.boolean(), categoryId: Id }),
  output: z.array(PageLink),
})

/** A piece of a content page. Text only: nothing of it is ever read as HTML. */
export const Block = z.union([
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('link'), text: z.string(), url: Link }),
])
export type Block = z.infer<typeof Block>

export const contentPage = endpoint({
  method: 'POST',
  path: '/api/cms/content',
  summary: 'One content page, as /pages/{id} shows it',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({ id: Id }),
  output: z.object({
    id: Id,
    title: z.string(),
    /** UTC ISO */
    updatedAt: z.string(),
    blocks: z.array(Block),
  }),
})

export const translationList = endpoint({
  method: 'GET',
  path: '/api/cms/translationlist',
  summary: 'The sentences an operator words, in the caller’s language. Keys: SITE_TEXTS',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.array(z.object({ key: z.string(), value: z.string() })),
})

/** What an operator may word without a new release; the page holds its own wording of each. */
export const SITE_TEXTS = [
  'footer.brand',
  'footer.licence',
  'footer.terms',
  'notice.note',
  'video.title1',
] as const
export type SiteText = (typeof SITE_TEXTS)[number]

export const Promotion = z.object({
  id: Id,
  /** Type 2 is preferred in the dialog, type 1 in the list. */
  images: z.array(z.object({ type: z.int(), url: z.string() })),
  title: z.string(),
  /** One sentence, for the card. */
  summary: z.string(),
  description: z.array(Block),
  /** Which products it is for: a key the page words. */
  category: z.enum(['welcome', 'slots', 'live', 'sports', 'cashback', 'payment']),
})
export type Promotion = z.infer<typeof Promotion>

export const promotions = endpoint({
  method: 'GET',
  path: '/api/cms/promotions',
  summary: 'The promotions that run now, in their order',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.array(Promotion),
})
