import type { Locale } from '@zar/contract/limits'
import type * as trials from '@zar/contract/office/offers/dry-run'
import type * as contract from '@zar/contract/office/offers/offers'
import type { OfferContent } from '@zar/contract/office/offers/terms'
import { Refusal } from '../../../platform/refusal.ts'
import {
  type FoundOffer,
  type Guard,
  readGameOf,
  readLastTrial,
  readOffer,
  readStop,
  readVersions,
  whyNotPublish,
} from '../../bonuses/index.ts'
import { readCategories } from '../../casino/index.ts'
import { shownUsercode } from '../../players/index.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { contentsOf, type SegmentOf, tellSegments } from './segments.ts'

export const offerObject = (id: string): string => `offer:${id}`

type Names = (id: string) => string
type FoundTrial = NonNullable<Awaited<ReturnType<typeof readLastTrial>>>

const textOf = (sum: bigint | null): string | null => (sum === null ? null : `${sum}`)

export const tellGuard = (guard: Guard) => ({
  budgetE5: textOf(guard.budgetE5),
  playerDayE5: textOf(guard.playerDayE5),
  exposureE5: textOf(guard.exposureE5),
})

/** What of an offer the list shows. */
export function tellOffer(found: FoundOffer, segmentOf: SegmentOf): contract.OfferRow {
  const { id, live, draft, guard, use } = found
  const content = live?.content ?? draft?.content
  if (!content) throw new Error(`offer ${id} is neither live nor drawn`)
  return {
    id,
    kind: content.terms.kind,
    title: { tr: content.words.tr.title, en: content.words.en.title },
    state: live ? (live.isOpen ? 'live' : 'stopped') : 'draft',
    version: live?.version ?? 0,
    segment: segmentOf(content, live?.segmentVersion),
    hasDraft: draft !== undefined,
    guard: tellGuard(guard),
    use: {
      grantedE5: `${use.grantedE5}`,
      openE5: `${use.openE5}`,
      takers: use.takers,
    },
  }
}

/** One offer with everything that its case shows. */
export async function tellCase(
  { db }: OfficeDeps,
  call: OfficeCall<{ id: string }>,
): Promise<contract.OfferCase> {
  const { id } = call.input
  const found = await readOffer(db, id)
  if (!found) throw new Refusal('not_found')
  const { live, draft } = found
  const [versions, trial, stop] = await Promise.all([
    readVersions(db, id),
    readLastTrial(db, id),
    readStop(db, id),
  ])
  const name = await staffNames(db, [
    ...versions.flatMap((one) => [one.saved_by, one.proposed_by, one.published_by]),
    trial?.asked_by ?? null,
    stop?.stopped_by ?? null,
  ])
  const why = draft && (await whyNotPublish(db, draft, call.now))
  const contents = [...contentsOf(found), ...versions.map(({ content }) => content)]
  const segmentOf = await tellSegments(db, contents)
  return {
    ...tellOffer(found, segmentOf),
    live: live?.content ?? null,
    draft: draft
      ? {
          content: draft.content,
          segment: segmentOf(draft.content),
          version: draft.version,
          savedBy: name(draft.saved_by),
          savedAt: draft.saved_at.toISOString(),
        }
      : null,
    versions: versions.map((one) => tellVersion(one, name, segmentOf)),
    trial: trial ? tellTrial(trial, name, draft && termsOf(draft, segmentOf)) : null,
    stop:
      stop && live && !live.isOpen
        ? { by: name(stop.stopped_by), at: stop.stopped_at.toISOString(), because: stop.because }
        : null,
    categories: (await readCategories(db, call.caller.locale)).map((one) => ({
      id: `${one.id}`,
      name: one.name,
    })),
    game: await gameOf(db, draft?.content ?? live?.content, call.caller.locale),
    whyNot: why ?? null,
    actions: call.actions(
      ['offer.draft', 'offer.dry_run', 'offer.publish', 'offer.stop', 'offer.budget'],
      {
        object: offerObject(id),
      },
    ),
  }
}

async function gameOf(db: OfficeDeps['db'], content: OfferContent | undefined, locale: Locale) {
  if (content?.terms.kind !== 'free_rounds') return null
  return readGameOf(db, content.terms.gameCode, locale)
}

type FoundVersion = Awaited<ReturnType<typeof readVersions>>[number]

const tellVersion = (
  one: FoundVersion,
  name: Names,
  segmentOf: SegmentOf,
): contract.OfferVersion => ({
  version: one.version,
  state: one.state,
  content: one.content,
  segment: segmentOf(one.content, one.segment_version),
  savedBy: name(one.saved_by),
  savedAt: one.saved_at.toISOString(),
  proposedBy: one.proposed_by && name(one.proposed_by),
  publishedBy: one.published_by && name(one.published_by),
  publishedAt: one.published_at?.toISOString() ?? null,
  takers: one.takers,
})

type Draft = NonNullable<FoundOffer['draft']>
type TriedTerms = { hash: string; segmentVersion: number | null }

/** What a dry run has to have been of, for this draft to be published. */
export const termsOf = (draft: Draft, segmentOf: SegmentOf): TriedTerms => ({
  hash: draft.content_hash,
  segmentVersion: segmentOf(draft.content)?.version ?? null,
})

/** A dry run with the numbers of players as people say them. */
export function tellTrial(
  trial: FoundTrial,
  name: Names,
  terms: TriedTerms | undefined,
): trials.Trial {
  const { result } = trial
  const isOfThese =
    trial.content_hash === terms?.hash && trial.segment_version === terms.segmentVersion
  const shown = <One extends { number: string }>(one: One): One => ({
    ...one,
    number: shownUsercode(one.number),
  })
  return {
    id: `${trial.id}`,
    month: trial.month,
    seed: trial.seed,
    state: trial.state,
    progress: trial.progress,
    askedBy: name(trial.asked_by),
    askedAt: trial.asked_at.toISOString(),
    isOfTheseTerms: isOfThese,
    figures: result && {
      ...result,
      worst: result.worst && shown(result.worst),
      examples: result.examples.map(shown),
    },
  }
}
