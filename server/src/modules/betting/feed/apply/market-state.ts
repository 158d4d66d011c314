import type { EventState } from '@zar/contract/betting/event'
import type { MarketState } from '../../../../db/tables/betting.ts'
import type { EventImage, MarketImage } from '../../board/image/event-image.ts'
import { OPEN_STATES } from '../../board/image/read-events.ts'
import type { ToldStatus } from '../message.ts'
import { type EventDraft, touchMarket } from './draft.ts'
import { DANGERS } from './material.ts'

/** A danger that the company does not end is over after so long. */
const DANGER_MAX_MS = 20_000

/** No match lasts so long without a word. */
const UNHEARD_MAX_MS = 6 * 3_600_000

const OVER: readonly EventState[] = ['ended', 'closed', 'postponed', 'abandoned', 'cancelled']

type Standing = { state: MarketState; reason: string | null }
const suspended = (reason: string | null): Standing => ({ state: 'suspended', reason })
const plain = (state: MarketState): Standing => ({ state, reason: null })

/** By the company’s word alone; what it calls active is decided here. */
const BY_WORD: Partial<Record<ToldStatus, MarketState>> = {
  [-4]: 'cancelled',
  [-3]: 'settled',
  [-2]: 'inactive',
  0: 'inactive',
}

/** How a market stands: by what the company says of it, and by what holds it here. */
export function standingOf(market: MarketImage, event: EventImage, nowMs: number): Standing {
  const state = BY_WORD[market.told]
  const isOver = OVER.includes(event.state) || event.course.ruledMs !== null
  if (isOver) return plain(market.told < -2 && state ? state : 'closed')
  return state ? plain(state) : heldBy(market, event, nowMs)
}

function heldBy(market: MarketImage, event: EventImage, nowMs: number): Standing {
  if (market.told === -1 && !isDangerOver(market, nowMs)) return suspended(market.reason)
  if (isStarted(event, nowMs)) return suspended('started')
  if (event.heldUntilMs !== null && nowMs < event.heldUntilMs) return suspended(event.heldFor)
  if (market.awaits === 'price') return suspended(event.heldFor)
  if (market.awaits === 'agreement') return suspended('price')
  return event.isLate ? suspended('late') : plain('active')
}

/** Its time has come and nobody tells how it is played. */
export const isStarted = ({ state, startsAtMs }: EventImage, nowMs: number): boolean =>
  state === 'scheduled' && startsAtMs <= nowMs

/** Its start is long ago, and so is the last word of it: nobody follows it any more. */
export const isForgotten = (event: EventImage, nowMs: number): boolean =>
  OPEN_STATES.includes(event.state) && nowMs >= forgottenAtMs(event)

const forgottenAtMs = ({ startsAtMs, heardAtMs }: EventImage): number =>
  Math.max(startsAtMs, heardAtMs) + UNHEARD_MAX_MS

const isDangerOver = ({ dangerAtMs }: MarketImage, nowMs: number): boolean =>
  dangerAtMs !== null && nowMs - dangerAtMs >= DANGER_MAX_MS

export const isDanger = (reason: string | null | undefined): boolean => DANGERS.has(reason ?? '')

/** Brings the state of every market up to what holds now. */
export function settleStates(draft: EventDraft, nowMs: number): void {
  for (const market of draft.event.markets.values()) {
    const { state, reason } = standingOf(market, draft.event, nowMs)
    if (market.state === state && market.reason === reason) continue
    Object.assign(touchMarket(draft, market) ?? {}, { state, reason })
  }
}

/** When something of the event changes next by time alone. */
export function dueAtMs(event: EventImage, nowMs: number): number {
  const dues = OPEN_STATES.includes(event.state) ? [forgottenAtMs(event)] : []
  if (event.heldUntilMs !== null) dues.push(event.heldUntilMs)
  if (event.state === 'scheduled') dues.push(event.startsAtMs)
  for (const { told, dangerAtMs } of event.markets.values()) {
    if (told === -1 && dangerAtMs !== null) dues.push(dangerAtMs + DANGER_MAX_MS)
  }
  return Math.min(...dues.filter((due) => due > nowMs), Number.POSITIVE_INFINITY)
}
