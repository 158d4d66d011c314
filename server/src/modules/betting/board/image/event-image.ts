import type { EventState, Incident, MatchClock, Score } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import type { MarketState } from '../../../../db/tables/betting.ts'
import type { Early } from '../../feed/apply/settlement.ts'
import type { Player, Stat, ToldStatus } from '../../feed/message.ts'
import type { Producer } from '../../feed/odds-feed.ts'

/** Who tells of an event: a producer of the company, or nobody of a match of our own. */
export type Stream = Producer | 'house'

/** An event with all that is offered on it, as the database has it. Moments are in milliseconds. */
export type EventImage = {
  id: number
  /** The company’s own id. */
  sourceId: string
  producer: Stream
  sport: Sport
  league: { id: string; name: string; country: string }
  home: { id: string; name: string }
  away: { id: string; name: string }
  startsAtMs: number
  hasLive: boolean
  /** A season: its sides are the league and the season by its name, its start the end of betting. */
  isOutright: boolean
  state: EventState
  score: Score | null
  clock: MatchClock | null
  stats: readonly Stat[]
  incidents: readonly Incident[]
  /** Grows with every material change. */
  material: number
  materialAtMs: number | null
  /** Nothing reopens before it. */
  heldUntilMs: number | null
  heldFor: string | null
  /** When its prices last moved much. Null: it is not played. */
  movedAtMs: number | null
  /** Taken off by us. */
  isStopped: boolean
  /** How it went, as it was told here. */
  course: Course
  /** Who its markets of players name; of a season who takes part. */
  players: readonly Player[]
  /** Of the last seconds, while it is played: in memory alone. */
  trail: readonly Moment[]
  /** The newest message was old as it came: in memory alone. */
  isLate: boolean
  /** When the company last said something of it; as it is read, when it last changed. */
  heardAtMs: number
  /** The line of each market that lists show, by its key: in memory alone. */
  mainLines: Map<string, number>
  /** By `marketName`. */
  markets: Map<string, MarketImage>
}

/** How a fixture went; moments in milliseconds, null where it has not happened. */
export type Course = {
  /** The first start that was announced. */
  announcedMs: number
  startedMs: number | null
  /** Stopped before its end, and gone on with. */
  stoppedMs: number | null
  resumedMs: number | null
  endedMs: number | null
  /** Sets or maps it is played over. */
  bestOf: number | null
  /** When our rules settled what was left of it. */
  ruledMs: number | null
}

/** How a match stood: by what side it led, and the fair chances of its main market in millionths. */
export type Moment = { atMs: number; lead: number; fairPpm: Readonly<Record<string, number>> }

export type MarketImage = {
  id: number
  key: string
  line: string | null
  state: MarketState
  reason: string | null
  told: ToldStatus
  awaits: 'price' | 'agreement' | null
  /** When the company stopped it for a danger: in memory alone. */
  dangerAtMs: number | null
  /** The prices before those that are doubted: in memory alone. */
  trusted: readonly SelectionImage[] | null
  /** Taken off by us. */
  isStopped: boolean
  /** A leader by two goals is paid at once. */
  hasEarlyPayout: boolean
  /** Who was paid so. */
  early: readonly Early[]
  /** Version of the newest settlement. */
  settlement: number
  selections: readonly SelectionImage[]
}

export type SelectionImage = {
  id: number
  key: string
  name: string | null
  /** Thousandths. Null where it is not offered. */
  odds: number | null
  fairPpm: number | null
  /** What a trader has set in place of the feed’s odds. */
  traded: number | null
  /** What a margin by hand makes of the fair chance; null where none counts. */
  byMargin: number | null
  /** As it stood when the event began. */
  closing: number | null
  /** Taken off by us. */
  isStopped: boolean
}

/** One text for a market of an event. */
export const marketName = (key: string, line: string | null): string =>
  line === null ? key : `${key}|${line}`
