import type { EventImage } from '../../board/image/event-image.ts'
import type { MessageOf } from '../message.ts'
import type { Producer } from '../odds-feed.ts'
import { voidChanged } from '../rules/settle-by-rule.ts'
import { begin } from './begin.ts'
import type { Context } from './context.ts'
import { type EventDraft, newDraft } from './draft.ts'
import type { Standing } from './settle.ts'

/** An event that nobody here knew. */
export function newEvent(
  message: MessageOf<'fixture'>,
  producer: Producer,
  nowMs: number,
): EventDraft {
  const {
    event: sourceId,
    sport,
    league,
    home,
    away,
    startsAt,
    hasLive,
    state,
    bestOf,
    players,
    isOutright,
  } = message
  return newDraft({
    id: 0,
    sourceId,
    producer,
    sport,
    league,
    home,
    away,
    startsAtMs: startsAt.getTime(),
    hasLive,
    isOutright,
    state,
    score: null,
    clock: null,
    stats: [],
    incidents: [],
    material: 0,
    materialAtMs: null,
    heldUntilMs: null,
    heldFor: null,
    movedAtMs: null,
    isStopped: false,
    course: {
      announcedMs: startsAt.getTime(),
      startedMs: null,
      stoppedMs: null,
      resumedMs: null,
      endedMs: null,
      bestOf,
      ruledMs: null,
    },
    players,
    trail: [],
    isLate: false,
    heardAtMs: nowMs,
    mainLines: new Map(),
    markets: new Map(),
  })
}

/** Takes what is known of an event anew. */
export function applyFixture(
  draft: EventDraft,
  message: MessageOf<'fixture'>,
  context: Pick<Context, 'nowMs'> & { standing: Standing },
): void {
  const { event } = draft
  const { league, home, away, startsAt, hasLive, bestOf, players } = message
  voidChanged(draft, message, context)
  const state = stateAfter(event, message.state)
  if (event.state === 'scheduled' && state === 'live') begin(draft, context)
  Object.assign(event, {
    league,
    home,
    away,
    startsAtMs: startsAt.getTime(),
    hasLive,
    state,
    course: { ...event.course, bestOf: bestOf ?? event.course.bestOf },
    players,
  })
}

/** Takes what changed. What else is to be known of it comes as a fixture. */
export function applyFixtureChange(
  { event }: EventDraft,
  { change, startsAt }: MessageOf<'fixture_change'>,
  { nowMs }: Pick<Context, 'nowMs'>,
): void {
  if (startsAt) event.startsAtMs = startsAt.getTime()
  const isPlannedAnew = event.state === 'closed' && event.score === null
  if (isPlannedAnew && event.startsAtMs > nowMs) event.state = 'scheduled'
  if (change === 'cancelled') event.state = 'cancelled'
}

/** A fixture that was read beside the stream may be older than what the stream told. */
function stateAfter({ state, course }: EventImage, told: EventImage['state']): EventImage['state'] {
  // Our rules had the last word.
  if (course.ruledMs !== null) return state
  return told === 'scheduled' && state === 'live' ? state : told
}
