import type { Trial } from '@zar/contract/office/offers/dry-run'
import {
  listOffers,
  type OfferCase,
  type OfferList,
  readOffer,
} from '@zar/contract/office/offers/offers'
import type { OfferContent } from '@zar/contract/office/offers/terms'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import { countSegment, listSegments } from '@zar/contract/office/segments/segments'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { SEGMENT } from '../../parts/testing/segment.ts'
import { BuilderPage } from '../builder/builder-page.tsx'
import { OffersPage } from '../offers-page.tsx'

export const WHY = 'For the weekend, as the plan says.'
export const CONTENT: OfferContent = {
  terms: {
    id: 'weekend',
    kind: 'deposit_match',
    amountKurus: 100_000,
    sharePercent: 50,
    depositMinKurus: 20_000,
    wagering: 10,
    days: 7,
    maxStakeKurus: 5_000,
    contribution: { 1: 100 },
  },
  words: {
    tr: { title: 'Hafta sonu', summary: 'Yarısı kadar.' },
    en: { title: 'Weekend', summary: 'Half again.' },
  },
  segment: null,
}
const may = (...rights: Right[]) =>
  rights.map((right) => ({ right, state: 'yes' as const, why: null }))
export const ALL = may(
  'offer.draft',
  'offer.dry_run',
  'offer.publish',
  'offer.stop',
  'offer.budget',
)
export const TRIAL: Trial = {
  id: '4',
  month: '2026-10',
  seed: 'one',
  state: 'done',
  progress: 100,
  askedBy: 'Mert',
  askedAt: '2026-11-21T17:10:00.000Z',
  isOfTheseTerms: true,
  figures: {
    takers: 6_140,
    simulated: 2_000,
    grantedE5: '400000000000',
    finished: 31,
    meanE5: '41800000000',
    p5E5: '31000000000',
    p95E5: '50700000000',
    worst: { number: 'ZR 204 718 331', costE5: '100000000' },
    examples: [
      {
        number: 'ZR 204 718 331',
        at: '2026-10-03T10:00:00.000Z',
        depositE5: '100000000',
        grantedE5: '50000000',
        wageredE5: '20000000',
        after: 'open',
        finished: 31,
        costE5: '1500000',
      },
    ],
    bars: [
      { fromE5: '30000000000', runs: 80 },
      { fromE5: '54000000000', runs: 120 },
    ],
  },
}
export const OFFER: OfferCase = {
  id: 'weekend',
  kind: 'deposit_match',
  title: { tr: 'Hafta sonu', en: 'Weekend' },
  state: 'live',
  version: 1,
  segment: null,
  hasDraft: true,
  guard: { budgetE5: '52000000000', playerDayE5: null, exposureE5: null },
  use: { grantedE5: '44000000000', openE5: '9000000000', takers: 812 },
  live: CONTENT,
  draft: {
    content: CONTENT,
    segment: null,
    version: 2,
    savedBy: 'Mert',
    savedAt: '2026-11-21T17:13:00.000Z',
  },
  versions: [
    {
      version: 1,
      state: 'live',
      content: CONTENT,
      segment: null,
      savedBy: 'Mert',
      savedAt: '2026-11-20T17:13:00.000Z',
      proposedBy: 'Mert',
      publishedBy: 'Selin',
      publishedAt: '2026-11-20T18:00:00.000Z',
      takers: 812,
    },
  ],
  trial: TRIAL,
  stop: null,
  categories: [{ id: '1', name: 'Slots' }],
  game: null,
  whyNot: null,
  actions: ALL,
}
export const LIST: OfferList = {
  rows: [OFFER],
  cashback: { isOpen: true, sharePercent: 10, leastE5: '1000000', mostE5: '50000000' },
  actions: may('offer.draft', 'cashback.settings'),
}

function answer(offer: OfferCase, some: readonly Proposal[]) {
  server.on(listOffers, LIST)
  server.on(readOffer, offer)
  server.on(proposals, [...some])
  server.on(listSegments, { rows: [SEGMENT], actions: [] })
  server.on(countSegment, { count: 812, isEstimate: false, from: 812, to: 812 })
}

export function openOffers(offer: OfferCase = OFFER, some: readonly Proposal[] = []) {
  answer(offer, some)
  const page = renderScreen(OffersPage, '/office/bonus?row=weekend', '/office/bonus')
  signInStaff(['offer.view'])
  return page
}

export function openBuilder(offer: OfferCase = OFFER, id = 'weekend') {
  answer(offer, [])
  const page = renderScreen(BuilderPage, `/office/bonus/${id}`, '/office/bonus/:id')
  signInStaff(['offer.view'])
  return page
}

export const proposalOf = (change: Partial<Proposal>): Proposal => ({
  id: '9',
  right: 'offer.publish',
  object: 'offer:weekend',
  terms: {},
  facts: {},
  reason: WHY,
  proposedBy: 'Mert',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 40 * 60_000).toISOString(),
  isOwn: false,
  ...change,
})
