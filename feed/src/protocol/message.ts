import type { StopGroup } from '@zar/betting/markets/market'
import type { FactsOf } from '@zar/betting/settlement/settle'
import type { ProducerName } from './producer-name.ts'

export type Sport = keyof FactsOf

export type EventStatus =
  | ('scheduled' | 'live' | 'interrupted' | 'ended' | 'closed')
  | ('postponed' | 'abandoned' | 'cancelled')

/** Home, away. */
export type Two = readonly [home: number, away: number]

export type Fixture = {
  id: string
  sport: Sport
  league: { id: string; name: string; country: string }
  /** In ms. */
  start: number
  home: Side
  away: Side
  bestOf: number | null
  /** Whether it is told of while it is played. */
  live: boolean
  status: EventStatus
  /** Grows with every change. */
  version: number
  /** Who may be named by markets of players. */
  players?: readonly Player[]
  /**
   * A season: its home side is the league, its away side the season by its name, and its start the moment until
   * which it can be bet on. Those who take part are the selections of its markets.
   */
  outright?: { participants: readonly Side[] }
}
export type Side = { id: string; name: string }
export type Player = { id: string; name: string; side: '1' | '2' }

export type Score = {
  /** Goals, points, sets or maps. */
  total: Two
  /** By half, quarter, set or map, those that began. */
  parts: readonly Two[]
  /** Of the game that is played, in tennis: `40`, `A`. */
  points?: readonly [home: string, away: string]
  server?: '1' | '2'
  reds?: Two
}

/** `elapsed` in seconds: of the match in football, of its period elsewhere. */
export type MatchClock = { period: string; elapsed: number; running: boolean; stoppage?: number }

/** 1 active, 0 off, −1 suspended, −2 handed over to the other producer, −3 settled, −4 cancelled. */
export type MarketStatus = 1 | 0 | -1 | -2 | -3 | -4

export type MarketName = { key: string; line: string | null }
/** Odds in thousandths, null where the selection is not offered; the fair chance in millionths. */
export type PriceRow = readonly [selection: string, oddsMilli: number | null, fairPpm: number]
export type ToldMarket = MarketName & { status: MarketStatus; prices: readonly PriceRow[] }

export type DeadHeat = readonly [places: number, equals: number]
/** `void`: the part of the stake that is given back. */
export type ResultRow =
  | readonly [selection: string, result: 0 | 1, void_: 0 | 0.5 | 1]
  | readonly [selection: string, result: 0 | 1, void_: 0 | 0.5 | 1, deadHeat: DeadHeat]
export type SettledMarket = MarketName & { voidReason?: number; results: readonly ResultRow[] }

/** Bets placed from and before, in ms; open where it is not there. */
export type PlacedWithin = { from?: number; to?: number }

/** What is told of an event. */
export type EventBody = { event: string } & (
  | ({ type: 'fixture' } & Fixture)
  | {
      type: 'fixture_change'
      id: string
      change: 'new' | 'time' | 'cancelled' | 'format' | 'sides' | 'coverage'
      start?: number
      nextLiveTime?: number
    }
  | {
      type: 'odds_change'
      score?: Score
      clock?: MatchClock
      stats?: Readonly<Record<string, Two>>
      /** What happened: `goal`, `red_card`, `var`… */
      reason?: string
      markets: readonly ToldMarket[]
    }
  | { type: 'bet_stop'; groups: readonly StoppedGroup[]; status: -1 | 0; reason?: string }
  | {
      type: 'bet_settlement'
      /** 1 live, 2 confirmed. */
      certainty: 1 | 2
      markets: readonly SettledMarket[]
      facts: object
    }
  | { type: 'rollback_bet_settlement'; markets: readonly MarketName[] }
  | ({ type: 'bet_cancel'; markets: readonly MarketName[]; reason: number } & PlacedWithin)
  | ({ type: 'rollback_bet_cancel'; markets: readonly MarketName[]; reason: number } & PlacedWithin)
)
export type StoppedGroup = StopGroup | 'all'
export type Body = EventBody | { type: 'alive'; subscribed: boolean }
export type BodyOf<T extends Body['type']> = Extract<Body, { type: T }>

/** Where a message stands: `seq` has no holes within an epoch; `ts` is when it was made, in ms. */
export type Place = { v: 1; producer: ProducerName; epoch: string; seq: number; ts: number }
export type Message = Place & Body

/** Told to the one who asked for a recovery: everything up to `seq` was sent. */
export type SnapshotComplete = Place & { type: 'snapshot_complete'; request: string }

/** Those that tell what bets are paid. */
const SETTLING: ReadonlySet<string> = new Set<Body['type']>([
  ...(['bet_settlement', 'rollback_bet_settlement'] as const),
  ...(['bet_cancel', 'rollback_bet_cancel'] as const),
])
export const isSettling = ({ type }: { type: string }): boolean => SETTLING.has(type)

/** One text for a market of an event. */
export const marketName = ({ key, line }: MarketName): string =>
  line === null ? key : `${key}|${line}`
