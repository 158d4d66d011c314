import type { StopGroup } from '@zar/betting/markets/market'
import type { EventState, MatchClock, Score } from '@zar/contract/betting/event'
import type { DeadHeat, Outcome } from '@zar/contract/betting/outcome'
import type { Sport } from '@zar/contract/betting/sport'

/** What an odds company tells, whatever its protocol. `event` is its own id of the event. */
export type FeedMessage = { event: string; toldAt: Date } & (
  | ({ type: 'fixture' } & Fixture)
  | ({ type: 'fixture_change' } & FixtureChange)
  | ({ type: 'odds_change' } & OddsChange)
  | { type: 'bet_stop'; groups: readonly (StopGroup | 'all')[]; status: -1 | 0; reason?: string }
  | ({ type: 'bet_settlement' } & Settlement)
  | { type: 'rollback_bet_settlement'; markets: readonly MarketName[] }
  | ({ type: 'bet_cancel'; voidReason: number } & Cancellation)
  | ({ type: 'rollback_bet_cancel' } & Cancellation)
)
export type MessageOf<T extends FeedMessage['type']> = Extract<FeedMessage, { type: T }>

/** The catalogue’s key, and the line as text. */
export type MarketName = { key: string; line: string | null }

export type Fixture = {
  sport: Sport
  league: { id: string; name: string; country: string }
  startsAt: Date
  home: { id: string; name: string }
  away: { id: string; name: string }
  /** Whether it will be told of while it is played. */
  hasLive: boolean
  state: EventState
  /** Sets or maps it is played over; null where that is none of its sport, or not told. */
  bestOf: number | null
  /** Who markets of players name; of a season who takes part. */
  players: readonly Player[]
  /** A season: its sides are the league and the season by its name, its start the end of betting. */
  isOutright: boolean
}
/** The side is there where it is told. */
export type Player = { id: string; name: string; side?: '1' | '2' }

export type FixtureChange = {
  change: 'new' | 'time' | 'cancelled' | 'format' | 'sides' | 'coverage'
  startsAt?: Date
}

/** 1 active, 0 off, −1 suspended, −2 handed over to the other producer, −3 settled, −4 cancelled. */
export type ToldStatus = 1 | 0 | -1 | -2 | -3 | -4

export type OddsChange = {
  score?: Score
  clock?: MatchClock
  stats?: readonly Stat[]
  /** What happened: `goal`, `red_card`, `var`… */
  reason?: string
  markets: readonly ToldMarket[]
}
export type Stat = { key: string; values: [number, number] }

/** All selections of the market: those that are not named are not offered. */
export type ToldMarket = MarketName & {
  status: ToldStatus
  /** Odds in thousandths, null where there are none; the fair chance in millionths. */
  prices: readonly (readonly [key: string, oddsMilli: number | null, fairPpm: number | null])[]
}

export type Settlement = {
  /** 1 live, 2 confirmed. */
  certainty: 1 | 2
  markets: readonly (MarketName & { voidReason: number | null; results: ToldResults })[]
  facts: object
}
export type ToldResults = Readonly<Record<string, { outcome: Outcome; deadHeat?: DeadHeat }>>

/** Of the bets that were placed from and before; null is open. */
export type Cancellation = { markets: readonly MarketName[]; from: Date | null; to: Date | null }
