import type { Market } from '@zar/betting/markets/market'
import type { FactsOf } from '@zar/betting/settlement/settle'
import type {
  MatchClock,
  Player,
  PriceRow,
  Score,
  Sport,
  StoppedGroup,
} from '../protocol/message.ts'
import type { Fixture, League, Two } from './fixture.ts'

/** Something that happened in a match, so many seconds after its start. */
export type Happening = {
  atS: number
  /** The feed’s word for it, where it is told. */
  reason?: string
  /** What cannot be bet on after it, and for how long. A danger may pass: it stops nothing that is stopped. */
  stop?: { groups: readonly StoppedGroup[]; forS: number; isDanger?: boolean }
}

/** A match as everybody may see it. */
export type Shown = { score: Score; clock: MatchClock; stats?: Record<string, Two> }

export type Offered = Market & { prices: readonly PriceRow[] }

/** A match from its start to its end. It follows from the world’s seed and the fixture alone. */
export type Play<S extends Sport = Sport> = {
  /** Seconds from its start to its end. */
  endS: number
  /** Given up for good as it ends: the company settles nothing more of it. */
  isAbandoned?: boolean
  /** In order; what changes the score or the offer is among them. */
  happenings: readonly Happening[]
  shownAt: (s: number) => Shown
  /** What it would be settled by, were it over. */
  factsAt: (s: number) => FactsOf[S]
  offerAt: (s: number) => Offered[]
  /** Whether a market’s part of the match is over, so that it is settled. */
  isOverAt: (s: number, market: Market) => boolean
}

/** A sport of the world: who plays, and how a match goes. */
export type World<S extends Sport = Sport> = {
  sport: S
  leagues: readonly League[]
  /** How far ahead its matches are offered. */
  aheadH: number
  /** How often prices are made anew while nothing happens; null: they stand. */
  pricedEveryS: number | null
  /** Who markets of players name. */
  playersOf?: (fixture: Fixture) => readonly Player[]
  offerBefore: (fixture: Fixture) => Offered[]
  playOf: (seed: string, fixture: Fixture) => Play<S>
}
