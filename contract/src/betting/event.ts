import { z } from 'zod/mini'
import { SPORTS } from './sport.ts'

const Side = z.object({ id: z.string(), name: z.string() })

/** What can be bet on. The id is one number for deltas, the slip and bets. */
export const Selection = z.object({
  id: z.int(),
  /** As in the catalogue: `1`, `over`, `2:1`, or a player’s id. */
  key: z.string(),
  /** Where the event names it: a player or a team. */
  name: z.optional(z.string()),
  /** Thousandths. Null where it is not offered. */
  odds: z.nullable(z.int()),
})
export type Selection = z.infer<typeof Selection>

export const MARKET_STATES = ['active', 'suspended', 'inactive', 'closed'] as const

/** A market of an event: the catalogue’s key, and its line. */
export const Market = z.object({
  id: z.int(),
  key: z.string(),
  line: z.nullable(z.string()),
  state: z.enum(MARKET_STATES),
  /** Why it is suspended: the feed’s word. */
  reason: z.optional(z.string()),
  /** A bet on a side that leads by two goals is won at once. */
  hasEarlyPayout: z.optional(z.boolean()),
  selections: z.array(Selection),
})
export type Market = z.infer<typeof Market>

export const EVENT_STATES = [
  ...(['scheduled', 'live', 'interrupted', 'ended', 'closed'] as const),
  ...(['postponed', 'abandoned', 'cancelled'] as const),
] as const
export type EventState = (typeof EVENT_STATES)[number]

/** What both sides have. The first is home. */
const Pair = z.tuple([z.int(), z.int()])

export const Score = z.object({
  /** Goals, points, sets or maps. */
  total: Pair,
  /** By half, quarter, set or map, those that began. */
  parts: z.array(Pair),
  /** Of the game that is played now, in tennis: `40`, `A`. */
  points: z.optional(z.tuple([z.string(), z.string()])),
  /** Which side serves. */
  server: z.optional(z.enum(['1', '2'])),
  reds: z.optional(Pair),
})
export type Score = z.infer<typeof Score>

export const MatchClock = z.object({
  /** `h1`, `ht`, `h2`, `q3`, `set2`, `map1`… */
  period: z.string(),
  elapsedS: z.int(),
  isRunning: z.boolean(),
  stoppageMin: z.optional(z.int()),
})
export type MatchClock = z.infer<typeof MatchClock>

/** An event as lists show it, with some of its markets. */
export const EventRow = z.object({
  id: z.string(),
  sport: z.enum(SPORTS),
  league: z.object({ id: z.string(), name: z.string(), country: z.string() }),
  home: Side,
  away: Side,
  startsAt: z.string(),
  state: z.enum(EVENT_STATES),
  score: z.nullable(Score),
  clock: z.nullable(MatchClock),
  /** All markets that can be bet on. */
  marketCount: z.int(),
  markets: z.array(Market),
})
export type EventRow = z.infer<typeof EventRow>

/** What happened in a match, in order. */
export const Incident = z.object({
  kind: z.string(),
  side: z.nullable(z.enum(['1', '2'])),
  period: z.string(),
  elapsedS: z.int(),
  player: z.optional(z.string()),
  score: z.optional(Pair),
})
export type Incident = z.infer<typeof Incident>

export const EventPage = z.object({
  ...EventRow.shape,
  incidents: z.array(Incident),
  /** By the feed’s names: corners, shots, possession. */
  stats: z.array(z.object({ key: z.string(), values: Pair })),
})
export type EventPage = z.infer<typeof EventPage>
