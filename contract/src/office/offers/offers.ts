/** Offers: listed with what they came to, drawn in versions, tried, published and stopped. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Money, Time } from '../players.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { Trial } from './dry-run.ts'
import { OFFER_KINDS, OfferContent, OfferId } from './terms.ts'

export const OFFER_STATES = ['draft', 'live', 'stopped'] as const

const Texts = z.object({ tr: z.string(), en: z.string() })

/** What of an offer was given and is open, beside its bounds; null is no bound. */
const Guard = z.object({
  budgetE5: z.nullable(Money),
  playerDayE5: z.nullable(Money),
  exposureE5: z.nullable(Money),
})
const Use = z.object({ grantedE5: Money, openE5: Money, takers: z.int() })

/** A version of a segment, as people know it. */
const OfferSegment = z.object({ id: z.string(), name: z.string(), version: z.int() })
export type OfferSegment = z.output<typeof OfferSegment>

export const OfferRow = z.object({
  id: z.string(),
  kind: z.enum(OFFER_KINDS),
  title: Texts,
  /** `draft` was never published. */
  state: z.enum(OFFER_STATES),
  /** Of the version that players claim; 0 is one that the installation gave. */
  version: z.int(),
  /** For whom players claim it, or of one that was never published is drawn; null is everybody. */
  segment: z.nullable(OfferSegment),
  /** A newer version is being drawn. */
  hasDraft: z.boolean(),
  guard: Guard,
  use: Use,
})
export type OfferRow = z.output<typeof OfferRow>

export const listOffers = operation({
  method: 'GET',
  path: '/api/office/offers',
  summary: 'Every offer: state, kind, budget used, open exposure, takers',
  right: 'offer.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(OfferRow),
    cashback: z.object({
      isOpen: z.boolean(),
      sharePercent: z.number(),
      leastE5: Money,
      mostE5: Money,
    }),
    actions: z.array(Action),
  }),
})
export type OfferList = z.output<typeof listOffers.output>

export const OfferVersion = z.object({
  version: z.int(),
  state: z.enum(['draft', 'live', 'old']),
  content: OfferContent,
  /** Of a draft the newest version, with which it would be published. */
  segment: z.nullable(OfferSegment),
  savedBy: z.string(),
  savedAt: Time,
  /** Who proposed and who approved it; null of a draft. */
  proposedBy: z.nullable(z.string()),
  publishedBy: z.nullable(z.string()),
  publishedAt: z.nullable(Time),
  /** Bonuses that were claimed under it, and keep it. */
  takers: z.int(),
})
export type OfferVersion = z.output<typeof OfferVersion>

export const OfferCase = z.extend(OfferRow, {
  /** What players claim now; null of one that was never published. */
  live: z.nullable(OfferContent),
  /** What is being drawn, with who saved it; null where nobody draws. */
  draft: z.nullable(
    z.object({
      content: OfferContent,
      /** With the newest version, with which it would be published. */
      segment: z.nullable(OfferSegment),
      version: z.int(),
      savedBy: z.string(),
      savedAt: Time,
    }),
  ),
  /** Newest first. */
  versions: z.array(OfferVersion),
  trial: z.nullable(Trial),
  stop: z.nullable(z.object({ by: z.string(), at: Time, because: z.string() })),
  /** Categories of games, for what counts; the name of the game of free rounds. */
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  game: z.nullable(z.string()),
  /** Why it cannot be published now, by the code of the refusal; null where it can. */
  whyNot: z.nullable(z.string()),
  actions: z.array(Action),
})
export type OfferCase = z.output<typeof OfferCase>

const NONE = 'no-such-offer'

export const readOffer = operation({
  method: 'GET',
  path: '/api/office/offer',
  summary: 'One offer: what is live, what is drawn, its versions, the last dry run and its figures',
  right: 'offer.view',
  writes: false,
  example: { id: NONE },
  input: z.strictObject({ id: OfferId }),
  output: OfferCase,
})

const EXAMPLE: OfferContent = {
  terms: { id: NONE, kind: 'free_bet', amountKurus: 2_000, days: 7 },
  words: { tr: { title: 'Bedava bahis', summary: '' }, en: { title: 'Free bet', summary: '' } },
  segment: null,
}

export const saveDraft = operation({
  method: 'POST',
  path: '/api/office/offer-draft',
  summary: 'Keeps what is drawn as the next version of an offer; players see nothing of it',
  right: 'offer.draft',
  writes: true,
  example: { content: EXAMPLE, savedAt: null },
  input: z.strictObject({
    content: OfferContent,
    /** When the draft that the person saw was saved; null where there was none. */
    savedAt: z.nullable(Time),
  }),
  output: z.object({ version: z.int(), savedAt: Time }),
})

export const dropDraft = operation({
  method: 'POST',
  path: '/api/office/offer-draft-drop',
  summary: 'Throws away what is drawn; what is live stays',
  right: 'offer.draft',
  writes: true,
  example: { id: NONE, savedAt: '2026-11-21T17:13:00.000Z' },
  input: z.strictObject({ id: OfferId, savedAt: Time }),
  output: z.null(),
})

const WHY = 'For the weekend, as the plan of the month says.'

export const publishOffer = operation({
  method: 'POST',
  path: '/api/office/offer-publish',
  summary:
    'Makes the draft what players claim, once two people want it and a dry run fits the budget',
  right: 'offer.publish',
  writes: true,
  example: { id: NONE, reason: WHY },
  input: z.strictObject({ id: OfferId, reason: Reason, proposal: z.optional(ProposalId) }),
  output: Outcome,
})

export const stopOffer = operation({
  method: 'POST',
  path: '/api/office/offer-stop',
  summary: 'Stops new claims at once; bonuses that run go on',
  right: 'offer.stop',
  writes: true,
  example: { id: NONE, reason: WHY },
  input: z.strictObject({ id: OfferId, reason: Reason }),
  output: z.null(),
})

const Bound = z.nullable(Money)

export const setBudget = operation({
  method: 'POST',
  path: '/api/office/offer-budget',
  summary:
    'Sets what an offer may come to: in all, for a player and day, and open at once; by two people',
  right: 'offer.budget',
  writes: true,
  example: { id: NONE, budgetE5: '52000000000', playerDayE5: null, exposureE5: null, reason: WHY },
  input: z.strictObject({
    id: OfferId,
    budgetE5: Bound,
    playerDayE5: Bound,
    exposureE5: Bound,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})

export const setCashback = operation({
  method: 'POST',
  path: '/api/office/cashback',
  summary: 'Sets the figures of the weekly cashback from the next payment on, by two people',
  right: 'cashback.settings',
  writes: true,
  example: { isOpen: true, sharePercent: 10, leastE5: '1000000', mostE5: '50000000', reason: WHY },
  input: z.strictObject({
    isOpen: z.boolean(),
    /** Of what Wednesday’s slots cost. */
    sharePercent: z.int().check(z.minimum(1), z.maximum(100)),
    leastE5: Money,
    mostE5: Money,
    reason: Reason,
    proposal: z.optional(ProposalId),
  }),
  output: Outcome,
})
