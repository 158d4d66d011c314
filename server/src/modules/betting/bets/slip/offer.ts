import { whyRefuseTime } from '@zar/contract/betting/acceptance/at-submission'
import type { EventState } from '@zar/contract/betting/event'
import type { SlipCode } from '@zar/contract/betting/slip'
import type { Sport } from '@zar/contract/betting/sport'
import type { MarketState } from '../../../../db/tables/betting.ts'
import type { MatchesNow } from './read-matches.ts'

/** A selection with its market and event, as the database has them. */
export type Offer = {
  selectionId: bigint
  selection: string
  name: string | null
  /** Null where it is not offered. */
  oddsMilli: number | null
  fairPpm: number | null
  marketId: bigint
  market: string
  line: string | null
  marketState: MarketState
  reason: string | null
  /** Version of the market’s newest settlement. */
  settlement: number
  eventId: bigint
  sport: Sport
  leagueId: string
  home: string
  away: string
  startsAt: Date
  eventState: EventState
  material: bigint
  /** Taken off by us: the selection, its market or its event. */
  isStopped: boolean
  /** Whether a bet on it can be sold back. */
  hasCashOut: boolean
  /** When a fair chance of the event last moved by two points in three seconds. Null: nobody looks. */
  movedAt: Date | null
  /** Whether an attack or a set piece holds any market of the event. */
  isInDanger: boolean
  isProducerOpen: boolean
  heardAt: Date | null
}

/** Offers by the id of their selection, and the database’s time at which they were read. */
export type Offers = {
  nowMs: number
  byId: ReadonlyMap<number, Offer>
  /** Of events with several of the selections, or with one that can push. */
  matches: MatchesNow
}

/** A producer that says nothing for so long is not believed any more. */
const SILENCE_MAX_MS = 5_000

/** The feed’s words for a danger: what may pass without a goal. */
export const DANGERS = ['danger', 'corner', 'free_kick', 'attack'] as const

const WITHDRAWN = new Set<string>(['postponed', 'abandoned', 'cancelled'])

export const isLive = ({ eventState }: Offer): boolean => eventState === 'live'

export const silentMs = ({ heardAt }: Offer, nowMs: number): number =>
  heardAt === null ? Number.POSITIVE_INFINITY : nowMs - heardAt.getTime()

/** Whether what is known of it is of now. */
export const isFresh = (offer: Offer, nowMs: number): boolean =>
  offer.isProducerOpen && silentMs(offer, nowMs) <= SILENCE_MAX_MS

export const isWithdrawn = ({ eventState, marketState }: Offer): boolean =>
  WITHDRAWN.has(eventState) || marketState === 'cancelled' || marketState === 'inactive'

/** Why a selection cannot be bet on at this moment, or null. */
export function whyClosed(offer: Offer | undefined, nowMs: number): SlipCode | null {
  if (!offer || isWithdrawn(offer)) return 'R-140'
  const late = isLive(offer) ? null : whyRefuseTime(nowMs, offer.startsAt.getTime())
  if (late) return late
  if (offer.eventState !== 'scheduled' && !isLive(offer)) return 'R-110'
  if (!isFresh(offer, nowMs)) return 'R-114'
  if (offer.isStopped) return 'R-110'
  return offer.marketState === 'active' && offer.oddsMilli !== null ? null : 'R-110'
}
