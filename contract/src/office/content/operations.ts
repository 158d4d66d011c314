/** The desk of content: pieces with their versions, drafted, published, scheduled and taken back. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { Body, KINDS, LINES, PAGE_ORDERS, Piece } from './pieces.ts'
import { WRONGS } from './problems.ts'

const Time = z.string()
const Kind = z.enum(KINDS)
const VersionNumber = z.int().check(z.positive(), z.maximum(1_000_000))
const Edition = z.int().check(z.gte(0), z.maximum(1_000_000_000))
const Of = { kind: Kind, piece: Piece }
const WHY = 'The offer changes on Saturday, ticket 7.'

const ListedPiece = z.object({
  ...Of,
  /** Its Turkish title, of a text its key. */
  name: z.string(),
  place: z.nullable(z.string()),
  isLegal: z.boolean(),
  /** Whether players see it now. */
  isShown: z.boolean(),
  /** Whether it was ever published, and so has a place among others. */
  isPlaced: z.boolean(),
  /** Shown until then. */
  endsAt: z.nullable(Time),
  /** Number of the draft. */
  draft: z.nullable(z.int()),
  scheduledAt: z.nullable(Time),
  /** Of its draft: English that is missing or does not follow the Turkish. */
  gaps: z.int(),
  /** Of these: English whose Turkish changed since. */
  stale: z.int(),
  editedAt: z.nullable(Time),
})
export type ListedPiece = z.output<typeof ListedPiece>

export const listContent = operation({
  method: 'GET',
  path: '/api/office/content',
  summary: 'All that the operators word, with states and gaps, and what it can be made of',
  right: 'offer.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    pieces: z.array(ListedPiece),
    /** The pictures that there are, drawn or uploaded: their addresses by shape. */
    pictures: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        urls: z.record(z.string(), z.string()),
      }),
    ),
    /** The pages of the menu and of each part of the footer, in their order. */
    pageOrders: z.array(z.object({ place: z.enum(PAGE_ORDERS), pages: z.array(z.string()) })),
    /** Offers that a promotion can announce. */
    offers: z.array(z.object({ id: z.string(), title: z.string(), isOpen: z.boolean() })),
    actions: z.array(Action),
  }),
})
export type ContentList = z.output<typeof listContent.output>

const Version = z.object({
  number: z.int(),
  state: z.enum(['draft', 'scheduled', 'live', 'old', 'dropped']),
  basedOn: z.nullable(z.int()),
  /** Null: it came with the installation. */
  by: z.nullable(z.string()),
  at: Time,
  publishedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  publishedAt: z.nullable(Time),
  publishAt: z.nullable(Time),
  endsAt: z.nullable(Time),
})
export type ContentVersion = z.output<typeof Version>

export const readPiece = operation({
  method: 'GET',
  path: '/api/office/content-piece',
  summary: 'One piece: what is live, its draft with all that is wrong in it, and its versions',
  right: 'offer.view',
  writes: false,
  example: { kind: 'slide', piece: '1' },
  input: z.strictObject(Of),
  output: z.object({
    ...Of,
    name: z.string(),
    isLegal: z.boolean(),
    isShown: z.boolean(),
    /** Null: it was never shown. */
    live: z.nullable(Body),
    /** 0: no version of it was made here yet. */
    liveNumber: z.int(),
    draft: z.nullable(
      z.object({
        number: z.int(),
        edition: z.int(),
        body: Body,
        by: z.nullable(z.string()),
        at: Time,
        stale: z.array(z.string()),
        problems: z.array(
          z.object({ field: z.string(), locale: z.enum(['tr', 'en']), wrong: z.enum(WRONGS) }),
        ),
      }),
    ),
    versions: z.array(Version),
    actions: z.array(Action),
  }),
})
export type ContentPiece = z.output<typeof readPiece.output>

export const readVersion = operation({
  method: 'GET',
  path: '/api/office/content-version',
  summary: 'What one version said',
  right: 'offer.view',
  writes: false,
  example: { kind: 'slide', piece: '1', number: '1' },
  input: z.strictObject({ ...Of, number: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) }),
  output: Body,
})

const Draft = z.object({ ...Of, number: z.int(), edition: z.int() })

export const startDraft = operation({
  method: 'POST',
  path: '/api/office/content-draft',
  summary: 'A draft of what is live, or of a new piece; answers the draft that is there already',
  right: 'page.edit',
  writes: true,
  example: { kind: 'slide', piece: '999999999' },
  input: z.strictObject({ kind: Kind, piece: z.nullable(Piece) }),
  output: Draft,
})

export const startTranslation = operation({
  method: 'POST',
  path: '/api/office/content-translate',
  summary: 'A draft of what is live, for its English; answers the draft that is there already',
  right: 'translation.edit',
  writes: true,
  example: { kind: 'slide', piece: '999999999' },
  input: z.strictObject(Of),
  output: Draft,
})

const OfDraft = { ...Of, number: VersionNumber, edition: Edition }

const SAVED = {
  input: z.strictObject({
    ...OfDraft,
    body: Body,
    /** Fields whose English still says what the Turkish says now. */
    fresh: z.array(z.enum([...LINES, 'blocks'])),
  }),
  output: z.object({ edition: z.int(), stale: z.array(z.string()) }),
  example: {
    kind: 'slide',
    piece: '999999999',
    number: 1,
    edition: 0,
    body: { lines: {}, blocks: null, picture: null, link: null, place: null, offer: null },
    fresh: [],
  },
} as const

export const saveDraft = operation({
  method: 'POST',
  path: '/api/office/content-save',
  summary: 'Saves a draft; refused where somebody else saved it meanwhile',
  right: 'page.edit',
  writes: true,
  ...SAVED,
  example: { ...SAVED.example, fresh: [] },
})

export const saveTranslation = operation({
  method: 'POST',
  path: '/api/office/content-translation',
  summary: 'Saves the English of a draft; refused where anything else of it differs',
  right: 'translation.edit',
  writes: true,
  ...SAVED,
  example: { ...SAVED.example, fresh: [] },
})

export const dropDraft = operation({
  method: 'POST',
  path: '/api/office/content-drop',
  summary: 'Throws a draft away',
  right: 'page.edit',
  writes: true,
  example: { kind: 'slide', piece: '999999999', number: 1, edition: 0 },
  input: z.strictObject(OfDraft),
  output: z.null(),
})

/** `live`: the number of the live version that the person saw. */
const Chosen = z.strictObject({ ...OfDraft, live: z.int().check(z.gte(0)) })
export type Chosen = z.output<typeof Chosen>

const When = z.nullable(z.iso.datetime())
const PUBLISH = {
  pieces: z.array(Chosen).check(z.minLength(1), z.maxLength(30)),
  /** Null: now. */
  at: When,
  /** Taken from the site then; null: it stays. */
  until: When,
  reason: Reason,
}
const published = {
  pieces: [{ kind: 'slide' as const, piece: '999999999', number: 1, edition: 0, live: 0 }],
  at: null,
  until: null,
  reason: WHY,
}

export const publishContent = operation({
  method: 'POST',
  path: '/api/office/content-publish',
  summary:
    'Publishes drafts together, now or at a time: slides, popups, texts and pages that are no law',
  right: 'page.publish',
  writes: true,
  example: published,
  input: z.strictObject(PUBLISH),
  output: z.null(),
})

const BY_TWO = z.strictObject({ ...PUBLISH, proposal: z.optional(ProposalId) })

export const publishTerms = operation({
  method: 'POST',
  path: '/api/office/content-publish-terms',
  summary: 'Publishes texts of law, and what belongs to them, by two people',
  right: 'terms.publish',
  writes: true,
  example: published,
  input: BY_TWO,
  output: Outcome,
})

export const publishPromotion = operation({
  method: 'POST',
  path: '/api/office/content-publish-promotion',
  summary: 'Publishes promotions whose offers are open, and what belongs to them, by two people',
  right: 'promotion.publish',
  writes: true,
  example: published,
  input: BY_TWO,
  output: Outcome,
})

export const unschedule = operation({
  method: 'POST',
  path: '/api/office/content-unschedule',
  summary: 'Makes a scheduled version a draft again; all that was to be published with it too',
  right: 'page.publish',
  writes: true,
  example: { kind: 'slide', piece: '999999999', reason: WHY },
  input: z.strictObject({ ...Of, reason: Reason }),
  output: z.null(),
})

export const endPiece = operation({
  method: 'POST',
  path: '/api/office/content-end',
  summary: 'Takes a piece from the site; texts of law stay',
  right: 'page.publish',
  writes: true,
  example: { kind: 'slide', piece: '999999999', reason: WHY },
  input: z.strictObject({ ...Of, reason: Reason }),
  output: z.null(),
})

export const restoreVersion = operation({
  method: 'POST',
  path: '/api/office/content-restore',
  summary: 'Makes an old version a new draft',
  right: 'content.restore',
  writes: true,
  example: { kind: 'slide', piece: '999999999', number: 1 },
  input: z.strictObject({ ...Of, number: VersionNumber }),
  output: Draft,
})
