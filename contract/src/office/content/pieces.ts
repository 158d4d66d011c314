/** What the operators word and show, as a draft holds it: in both languages, with no HTML anywhere. */
import { z } from 'zod/mini'
import { LINK, SITE_TEXTS, SLIDERS } from '../../content.ts'
import type { Right } from '../rights/rights.ts'

export const KINDS = ['slide', 'promotion', 'page', 'popup', 'text'] as const
export type Kind = (typeof KINDS)[number]

export const LINES = ['kicker', 'title', 'note', 'summary', 'action', 'value'] as const
export type LineName = (typeof LINES)[number]

/** The kinds of promotions, as the page sorts them. */
const PROMOTION_PLACES = ['welcome', 'slots', 'live', 'sports', 'cashback', 'payment'] as const
/** The parts of the footer that a page can stand in. */
export const PAGE_PLACES = ['story', 'use', 'service', 'footer'] as const
/** What pages have an order in: the menu of all, and each part of the footer. */
export const PAGE_ORDERS = ['menu', ...PAGE_PLACES] as const
export type PageOrder = (typeof PAGE_ORDERS)[number]
/** Where the texts of law stand: two people publish them, and none is taken away. */
const LEGAL_PLACES: readonly string[] = ['use', 'service']

type KindFacts = {
  /** Its lines in their order, with the most characters of each. */
  lines: Partial<Record<LineName, number>>
  /** Lines without which it is not shown. */
  due: readonly LineName[]
  hasBlocks: boolean
  picture: 'none' | 'due'
  link: 'none' | 'may' | 'due'
  /** Where it can stand; none: it has one place. */
  places: readonly string[]
  hasOffer: boolean
}

export const KIND_FACTS: Record<Kind, KindFacts> = {
  slide: {
    lines: { kicker: 32, title: 48, note: 140, action: 24 },
    due: ['title'],
    hasBlocks: false,
    picture: 'due',
    link: 'due',
    places: SLIDERS,
    hasOffer: false,
  },
  promotion: {
    lines: { title: 60, summary: 160 },
    due: ['title', 'summary'],
    hasBlocks: true,
    picture: 'due',
    link: 'none',
    places: PROMOTION_PLACES,
    hasOffer: true,
  },
  page: {
    lines: { title: 80 },
    due: ['title'],
    hasBlocks: true,
    picture: 'none',
    link: 'none',
    places: PAGE_PLACES,
    hasOffer: false,
  },
  popup: {
    lines: { title: 48, note: 160, action: 24 },
    due: ['title', 'action'],
    hasBlocks: false,
    picture: 'due',
    link: 'may',
    places: ['all', 'visitors'],
    hasOffer: false,
  },
  text: {
    lines: { value: 400 },
    due: ['value'],
    hasBlocks: false,
    picture: 'none',
    link: 'none',
    places: [],
    hasOffer: false,
  },
}

/** Most blocks of one text, and characters of one block. */
export const BLOCKS_MAX = 120
export const BLOCK_LENGTH = 2_000
const HEADING_LENGTH = 120
const ITEMS_MAX = 60

const Text = (max: number) => z.string().check(z.maxLength(max))

/** A text as it is edited. No kind beside these exists, and each is text alone. */
export const DraftBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: Text(HEADING_LENGTH) }),
  z.strictObject({ kind: z.literal('text'), text: Text(BLOCK_LENGTH) }),
  z.strictObject({
    kind: z.literal('list'),
    items: z.array(Text(BLOCK_LENGTH)).check(z.maxLength(ITEMS_MAX)),
  }),
  z.strictObject({
    kind: z.literal('link'),
    text: Text(HEADING_LENGTH),
    url: z.union([z.literal(''), z.string().check(z.maxLength(500), z.regex(LINK))]),
  }),
])
export type DraftBlock = z.output<typeof DraftBlock>
export const BLOCK_KINDS = ['heading', 'text', 'list', 'link'] as const

const Blocks = z.array(DraftBlock).check(z.maxLength(BLOCKS_MAX))

/** `same`: English readers read the Turkish. */
const Line = z.strictObject({ tr: Text(600), en: Text(600), same: z.boolean() })
export type Line = z.output<typeof Line>

export const Body = z.strictObject({
  lines: z.partialRecord(z.enum(LINES), Line),
  blocks: z.nullable(z.strictObject({ tr: Blocks, en: Blocks })),
  /** Its name in the catalogue of pictures. Null: none is chosen, or the one that it had before it was edited here. */
  picture: z.nullable(Text(60)),
  link: z.nullable(z.string().check(z.maxLength(500), z.regex(LINK))),
  place: z.nullable(Text(40)),
  /** The offer that a promotion announces; it is shown while that can be claimed. */
  offer: z.nullable(Text(100)),
})
export type Body = z.output<typeof Body>

export const Piece = z.string().check(z.regex(/^(\d{1,9}|[a-z]+\.[a-z0-9]+)$/))

/** Whether it is a text of law, by where it stands or is to stand. */
export const isLegal = (kind: Kind, ...places: readonly (string | null | undefined)[]): boolean =>
  kind === 'page' && places.some((one) => typeof one === 'string' && LEGAL_PLACES.includes(one))

/** Who publishes it. */
export const publishingRight = (kind: Kind, legal: boolean): Right =>
  legal ? 'terms.publish' : kind === 'promotion' ? 'promotion.publish' : 'page.publish'

export const isTextKey = (key: string): boolean => (SITE_TEXTS as readonly string[]).includes(key)

/** One without words, of a kind. */
export const emptyBody = (kind: Kind): Body => {
  const { lines, hasBlocks, places } = KIND_FACTS[kind]
  const names = Object.keys(lines) as LineName[]
  return {
    lines: Object.fromEntries(names.map((name) => [name, { tr: '', en: '', same: false }])),
    blocks: hasBlocks ? { tr: [], en: [] } : null,
    picture: null,
    link: null,
    place: places[0] ?? null,
    offer: null,
  }
}
