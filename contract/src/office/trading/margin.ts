/** Margins that traders set by hand. Margins are whole hundredths of a per cent: 525 is 5.25 %. */
import { z } from 'zod/mini'
import { MARKET_CLASSES } from '../../betting/margin/classes.ts'
import { SPORTS } from '../../betting/sport.ts'
import { operation } from '../operation.ts'
import { Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { Seen, Time } from './values.ts'

/** `market:12`, `class:football.results` or `class:football.results@tr-1`: the most exact one counts. */
export const MarginScope = z
  .string()
  .check(z.regex(/^(market:\d{1,18}|class:[a-z][a-z0-9-]{1,30}\.[a-z-]{2,30}(@[\w.:-]{1,80})?)$/))
const MarginBp = z.int().check(z.minimum(1), z.maximum(10_000))

const Shown = z.object({
  key: z.string(),
  name: z.nullable(z.string()),
  /** Thousandths; null where it is not offered. */
  wasMilli: z.nullable(z.int()),
  isMilli: z.nullable(z.int()),
  /** A trader’s own price, which no margin moves. */
  isByHand: z.boolean(),
})

const Bounds = { leastBp: z.int(), mostBp: z.int() }

export const MarginPreview = z.object({
  /** The margin by hand there now, or `none`. */
  seen: z.string(),
  ...Bounds,
  /** What it reaches: markets that are not settled, and their matches. */
  markets: z.int(),
  matches: z.int(),
  changedMarkets: z.int(),
  changedPrices: z.int(),
  /** The mean of the margins that are shown; null where nothing is offered. */
  wasBp: z.nullable(z.int()),
  isBp: z.nullable(z.int()),
  /** The first markets whose prices change, as players would see them. */
  examples: z.array(
    z.object({
      id: z.string(),
      matchId: z.string(),
      sport: z.enum(SPORTS),
      home: z.string(),
      away: z.string(),
      key: z.string(),
      line: z.nullable(z.string()),
      wasBp: z.nullable(z.int()),
      isBp: z.nullable(z.int()),
      selections: z.array(Shown),
    }),
  ),
})
export type MarginPreview = z.output<typeof MarginPreview>

export const previewMargin = operation({
  method: 'POST',
  path: '/api/office/trading-margin-preview',
  summary: 'What a margin by hand would make of the prices that are shown; nothing is written',
  right: 'event.view',
  writes: false,
  example: { scope: 'class:football.results', marginBp: 600 },
  input: z.strictObject({ scope: MarginScope, marginBp: z.nullable(MarginBp) }),
  output: MarginPreview,
})

export const setMargin = operation({
  method: 'POST',
  path: '/api/office/trading-margin',
  summary:
    'Sets a margin of a market, a class in a league or a class, within the bounds of the class; null: none',
  right: 'margin.set',
  writes: true,
  example: {
    scope: 'class:football.results',
    marginBp: 600,
    seen: 'none',
    reason: 'A final with twice the usual stakes.',
  },
  input: z.strictObject({
    scope: MarginScope,
    marginBp: z.nullable(MarginBp),
    /** The margin there before, or `none`. */
    seen: Seen,
    reason: Reason,
  }),
  output: z.null(),
})

const Class = z.object({ name: z.enum(MARKET_CLASSES), ...Bounds })

export const listMargins = operation({
  method: 'GET',
  path: '/api/office/trading-margins',
  summary: 'The margins by hand that count, who set them, and what each class allows',
  right: 'event.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    margins: z.array(
      z.object({
        scope: z.string(),
        marginBp: z.int(),
        ...Bounds,
        by: z.string(),
        at: Time,
        because: z.string(),
        league: z.nullable(z.string()),
        market: z.nullable(
          z.object({
            matchId: z.string(),
            sport: z.enum(SPORTS),
            home: z.string(),
            away: z.string(),
            key: z.string(),
            line: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    classes: z.record(z.enum(SPORTS), z.array(Class)),
    actions: z.array(Action),
  }),
})
export type Margins = z.output<typeof listMargins.output>

/** Of one market: its class, and the margins by hand that reach it, the most exact scope first. */
export const MarketMargin = z.object({
  marketClass: z.enum(MARKET_CLASSES),
  ...Bounds,
  scopes: z.array(z.object({ scope: z.string(), marginBp: z.nullable(z.int()) })),
})
export type MarketMargin = z.output<typeof MarketMargin>
