import { z } from 'zod/mini'
import { EVENT_STATES, MatchClock, Score } from '../../betting/event.ts'
import { SPORTS } from '../../betting/sport.ts'
import { operation } from '../operation.ts'
import { Action } from '../staff.ts'
import { MarketMargin } from './margin.ts'
import { RowId, Time } from './values.ts'

/** Sums are whole kuruş, odds thousandths, chances millionths, times UTC ISO. */
export const TradedMatch = z.object({
  id: z.string(),
  sport: z.enum(SPORTS),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: Time,
  state: z.enum(EVENT_STATES),
  score: z.nullable(Score),
  clock: z.nullable(MatchClock),
  /** Taken off by a trader. */
  isStopped: z.boolean(),
  hasCashOut: z.boolean(),
  /** Open bets that name it. */
  bets: z.int(),
  stakedKurus: z.int(),
  /** Stakes less payouts if each market ends worst for the house; below zero it loses. */
  houseKurus: z.int(),
  seen: z.string(),
})
export type TradedMatch = z.output<typeof TradedMatch>

/** One stream of the odds company. */
export const TradedFeed = z.object({
  source: z.string(),
  producer: z.string(),
  isOpen: z.boolean(),
  /** Shut by a trader. */
  isShut: z.boolean(),
  /** Since its last word; null where none came. */
  silentMs: z.nullable(z.int()),
  /** A trader asked that all of it is read anew: `asked` until that begins, `runs` until it is open again. */
  recovery: z.nullable(z.enum(['asked', 'runs'])),
})
export type TradedFeed = z.output<typeof TradedFeed>

/** A selection that loses the house most if it wins. */
export const LossLine = z.object({
  matchId: z.string(),
  home: z.string(),
  away: z.string(),
  sport: z.enum(SPORTS),
  market: z.string(),
  line: z.nullable(z.string()),
  selection: z.string(),
  name: z.nullable(z.string()),
  stakedKurus: z.int(),
  houseKurus: z.int(),
})

/** What a trader or the clock did. */
export const DeskLine = z.object({
  id: z.string(),
  at: Time,
  kind: z.string(),
  /** Who; two names of what takes two. `phase` and `liability` are rules. */
  by: z.string(),
  second: z.nullable(z.string()),
  because: z.string(),
  match: z.nullable(z.string()),
  was: z.string(),
  /** Odds of a price; null where they are the feed’s again. */
  oddsMilli: z.nullable(z.int()),
})
export type DeskLine = z.output<typeof DeskLine>

export const tradingDesk = operation({
  method: 'GET',
  path: '/api/office/trading',
  summary: 'Matches with open money, the feeds, what costs most, and what traders did last',
  right: 'event.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    matches: z.array(TradedMatch),
    feeds: z.array(TradedFeed),
    hasCashOut: z.boolean(),
    stakedKurus: z.int(),
    losses: z.array(LossLine),
    log: z.array(DeskLine),
    actions: z.array(Action),
  }),
})
export type TradingDesk = z.output<typeof tradingDesk.output>

export const TradedSelection = z.object({
  id: z.string(),
  key: z.string(),
  name: z.nullable(z.string()),
  /** Those that count; null where it is not offered. */
  oddsMilli: z.nullable(z.int()),
  feedMilli: z.nullable(z.int()),
  fairPpm: z.nullable(z.int()),
  isByHand: z.boolean(),
  isStopped: z.boolean(),
  stakedKurus: z.int(),
  /** Stakes on the market less what is paid if it wins. */
  houseKurus: z.int(),
  seen: z.string(),
})
export type TradedSelection = z.output<typeof TradedSelection>

/** Facts that two people have entered, and whose settlement waits for two more. */
export const WaitingFacts = z.object({
  by: z.string(),
  second: z.nullable(z.string()),
  source: z.string(),
  enteredAt: Time,
  clockAt: z.nullable(Time),
  isUrgent: z.boolean(),
  /** Outcome by selection. */
  outcomes: z.record(z.string(), z.string()),
})

const Limit = z.object({
  stakeKurus: z.int(),
  payoutKurus: z.int(),
  liabilityKurus: z.int(),
})

export const TradedMarket = z.object({
  id: z.string(),
  key: z.string(),
  line: z.nullable(z.string()),
  state: z.enum(['inactive', 'active', 'suspended', 'closed', 'settled', 'cancelled']),
  reason: z.nullable(z.string()),
  isStopped: z.boolean(),
  hasCashOut: z.boolean(),
  settlement: z.int(),
  stakedKurus: z.int(),
  /** What one bet may stake, by all limits that reach it. */
  limitKurus: z.int(),
  /** Its own limit; null where it has none. */
  ownLimit: z.nullable(Limit),
  /** Who took it off, when and why. */
  stopped: z.nullable(z.object({ by: z.string(), at: Time, because: z.string() })),
  facts: z.nullable(WaitingFacts),
  margin: MarketMargin,
  seen: z.string(),
  selections: z.array(TradedSelection),
  actions: z.array(Action),
})
export type TradedMarket = z.output<typeof TradedMarket>

export const tradingMatch = operation({
  method: 'GET',
  path: '/api/office/trading-match',
  summary:
    'One match with its markets: prices, fair chances, stakes and what the house wins or loses',
  right: 'event.view',
  writes: false,
  example: { id: '1' },
  input: z.strictObject({ id: RowId, all: z.optional(z.literal('1')) }),
  output: z.object({
    ...TradedMatch.shape,
    ownLimit: z.nullable(Limit),
    feed: TradedFeed,
    /** Those with money, a trader’s hand or facts, and the first ones; all where asked. */
    markets: z.array(TradedMarket),
    marketCount: z.int(),
    /** How many markets of each key the match has. */
    keys: z.array(z.object({ key: z.string(), count: z.int() })),
    actions: z.array(Action),
  }),
})
export type TradingMatch = z.output<typeof tradingMatch.output>

export const lateBets = operation({
  method: 'GET',
  path: '/api/office/trading-late-bets',
  summary: 'Live bets of a day that were taken within ten seconds before something happened',
  right: 'latebet.view',
  writes: false,
  example: {},
  input: z.strictObject({ match: z.optional(RowId) }),
  output: z.array(
    z.object({
      betId: z.string(),
      username: z.string(),
      match: z.string(),
      takenAt: Time,
      beforeMs: z.int(),
      costKurus: z.int(),
      possibleKurus: z.int(),
      oddsMilli: z.int(),
      laterOddsMilli: z.nullable(z.int()),
      state: z.string(),
    }),
  ),
})
