import type { Market } from '@zar/betting/markets/market'
import type { Model } from '@zar/betting/prices/model'
import type { FactsOf } from '@zar/betting/settlement/settle'
import type { StoppedOf } from '@zar/betting/settlement/stopped/abandoned'
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
  /** Given up for good as it ends: what is decided by then is settled, and nothing else. */
  isAbandoned?: boolean
  /** In order; what changes the score or the offer is among them. */
  happenings: readonly Happening[]
  shownAt: (s: number) => Shown
  /** What it would be settled by, were it over. */
  factsAt: (s: number) => FactsOf[S]
  /** What is known of it, were it stopped for good. */
  stoppedAt: (s: number) => StoppedOf[S]
  offerAt: (s: number) => Offered[]
  /** How it ends for a table, or for who comes through, where that is not its score. */
  outcome?: Two
  /** Whether a market’s part of the match is over, so that it is settled. */
  isOverAt: (s: number, market: Market) => boolean
}

/** Who may be top scorer of a season. */
export type Scorers = {
  /** Who is named of a side, by the country of its league. */
  ofSide: (country: string, side: string) => readonly { id: string; name: string }[]
  /** Who scored, once for each goal. */
  in: (facts: object) => readonly string[]
  /** Goals that are expected of both sides. */
  expectedOf: (fixture: Fixture) => Two
  /** What of them a player scores. */
  shareOf: (id: string) => number
}

/** A score with its chance. */
export type ScoreChance = { score: Two; p: number }

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
  /** The match as its prices see it before the start. */
  modelOf: (fixture: Fixture) => Model
  offerBefore: (fixture: Fixture) => Offered[]
  /** How a match may end for the table of its league, or for who comes through it. */
  endsOf: (fixture: Fixture) => readonly ScoreChance[]
  scorers?: Scorers
  playOf: (seed: string, fixture: Fixture) => Play<S>
}
