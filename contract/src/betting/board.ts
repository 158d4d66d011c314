import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day } from '../period.ts'
import { EventPage, EventRow, Score, Selection } from './event.ts'
import { SPORTS } from './sport.ts'
import { MARKET_SETS } from './values.ts'

const Sport = z.enum(SPORTS)
const Id = z.string().check(z.regex(/^[a-z0-9:-]{1,40}$/))

/** The state of the feed, as pages tell it. */
export const FeedState = z.object({
  /** How long ago the newest message came. Null where none ever came. */
  silentMs: z.nullable(z.int()),
  isOpen: z.boolean(),
})

export type MarketSet = (typeof MARKET_SETS)[number]

const League = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  events: z.int(),
  live: z.int(),
})

export const bettingTree = endpoint({
  method: 'POST',
  path: '/api/betting/tree',
  summary: 'The sports and leagues that can be bet on, and how many events each hour of a day has',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({ day: z.nullable(Day) }),
  output: z.object({
    sports: z.array(
      z.object({
        sport: Sport,
        events: z.int(),
        live: z.int(),
        leagues: z.array(League),
        /** Markets of seasons that can be bet on. */
        outrights: z.optional(z.int()),
      }),
    ),
    /** Events that begin in each hour of the day, in Istanbul. */
    hours: z.array(z.int()),
    feed: FeedState,
  }),
})
export type BettingTree = z.infer<typeof bettingTree.output>

export const bettingEvents = endpoint({
  method: 'POST',
  path: '/api/betting/events',
  summary: 'Events with some of their markets, live ones first, then by start',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({
    sports: z.nullable(z.array(Sport).check(z.minLength(1), z.maxLength(10))),
    league: z.nullable(Id),
    /** Those named, and nothing else asked. */
    ids: z.nullable(z.array(Id).check(z.maxLength(50))),
    isLive: z.nullable(z.boolean()),
    /** Of Istanbul. */
    day: z.nullable(Day),
    /** Hours of the day, from and before. */
    hours: z.nullable(z.tuple([z.int(), z.int()])),
    set: z.enum(MARKET_SETS),
    after: z.nullable(z.string().check(z.maxLength(80))),
    take: z.int().check(z.positive(), z.maximum(100)),
  }),
  output: z.object({
    rows: z.array(EventRow),
    /** Pass as `after`; null at the end. */
    next: z.nullable(z.string()),
    /** The number of the newest change that is in the rows: subscribe after it. */
    seq: z.int(),
    feed: FeedState,
  }),
})
export type BettingEvents = z.infer<typeof bettingEvents.output>

export const bettingOutrights = endpoint({
  method: 'POST',
  path: '/api/betting/outrights',
  summary: 'The seasons of leagues that can be bet on, with all of their markets',
  caller: 'anyone',
  isPublicRead: true,
  /** Of one league, or of all. */
  input: z.strictObject({ league: z.nullable(Id) }),
  output: z.object({
    /**
     * A season is an event: its home side is the league, its away side the season by its name, and its start the
     * moment until which it can be bet on. Its selections are the teams and players by their names.
     */
    rows: z.array(EventRow),
    /** As in the list of matches: subscribe to `event:ID` after it. */
    seq: z.int(),
    feed: FeedState,
  }),
})
export type BettingOutrights = z.infer<typeof bettingOutrights.output>

/** What is in the page of `/spor` as it is sent. */
export const FirstRows = z.object({
  tree: bettingTree.output,
  /** The first matches of the first sport, in the order of its leagues. */
  events: bettingEvents.output,
})
export type FirstRows = z.infer<typeof FirstRows>

export const bettingEvent = endpoint({
  method: 'POST',
  path: '/api/betting/event',
  summary: 'An event with all of its markets',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({ id: Id }),
  output: z.object({ event: EventPage, seq: z.int(), feed: FeedState }),
})

/** A match that something found is of. */
const Fixture = z.object({
  id: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.string(),
})

export const bettingSearch = endpoint({
  method: 'POST',
  path: '/api/betting/search',
  summary:
    'Matches, teams, players, leagues and kinds of market by their names, nicknames and codes, with one typing error',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({ text: z.string().check(z.minLength(2), z.maxLength(60)) }),
  output: z.object({
    events: z.array(EventRow),
    teams: z.array(z.object({ id: z.string(), name: z.string(), sport: Sport })),
    /** Each with the match in which they may play next. */
    players: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        sport: Sport,
        event: Fixture,
      }),
    ),
    leagues: z.array(z.object({ ...League.shape, sport: Sport })),
    /** Kinds of market by their names in both languages, each with the first match that has it. */
    markets: z.array(
      z.object({
        key: z.string(),
        line: z.nullable(z.string()),
        sport: Sport,
        /** How many of the matches meant have it. */
        events: z.int(),
        event: Fixture,
      }),
    ),
  }),
})
export type BettingFinds = z.infer<typeof bettingSearch.output>

export const bettingResults = endpoint({
  method: 'POST',
  path: '/api/betting/results',
  summary: 'Events that are over on a day, with their facts and the closing prices of their result',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({ sport: Sport, day: Day }),
  output: z.array(
    z.object({
      ...EventRow.shape,
      score: z.nullable(Score),
      closing: z.nullable(z.array(Selection)),
      /** The selection of the result that won. */
      winner: z.nullable(z.string()),
      /** Of both sides, where they were told. */
      corners: z.optional(Score.shape.total),
      cards: z.optional(Score.shape.total),
      confirmedAt: z.nullable(z.string()),
    }),
  ),
})
/** What a match was for a team, the newest last. */
export const FORM = ['win', 'draw', 'loss'] as const

export const bettingStandings = endpoint({
  method: 'POST',
  path: '/api/betting/standings',
  summary: 'The table of a league, from the results that are settled here',
  caller: 'anyone',
  isPublicRead: true,
  input: z.strictObject({ league: Id }),
  output: z.array(
    z.object({
      team: z.object({ id: z.string(), name: z.string() }),
      played: z.int(),
      won: z.int(),
      drawn: z.int(),
      lost: z.int(),
      /** Goals, points, sets or maps. */
      scored: z.int(),
      conceded: z.int(),
      /** Three for a win and one for a draw; where nothing is drawn, one for a win. */
      points: z.int(),
      /** The last five. */
      form: z.array(z.enum(FORM)),
    }),
  ),
})
export type BettingStandings = z.infer<typeof bettingStandings.output>

export type BettingResult = z.infer<typeof bettingResults.output>[number]

/** What a selection’s delta carries: id, odds in thousandths (0: not offered), state (1 active, 0 suspended, −1 closed). */
export type OddsDelta = [id: number, oddsMilli: number, state: 1 | 0 | -1]

export type StreamMessage =
  | { t: 'o'; s: number; d: OddsDelta[] }
  /** An event’s score, clock or state. */
  | {
      t: 'e'
      s: number
      id: string
      e: Partial<Pick<EventRow, 'score' | 'clock' | 'state' | 'marketCount'>>
    }
  /** Markets came or went: read the event or list again. */
  | { t: 'm'; s: number; id: string }
  /** Every second: the newest number, and how old the feed’s newest message is. */
  | { t: 'a'; s: number; silentMs: number | null }
  /** What was missed is no longer kept: read what is shown again. */
  | { t: 'r'; s: number }
