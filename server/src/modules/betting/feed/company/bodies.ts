import { STOP_GROUPS } from '@zar/betting/markets/market'
import { EVENT_STATES, Score } from '@zar/contract/betting/event'
import { SPORTS } from '@zar/contract/betting/sport'
import { z } from 'zod/mini'

const Moment = z.int().check(z.nonnegative())
const Name = z.string().check(z.minLength(1), z.maxLength(200))
const Side = z.object({ id: Name, name: Name })
const Line = z.nullable(z.string().check(z.maxLength(10)))
const Market = { key: z.string().check(z.maxLength(60)), line: Line }
const Markets = z.array(z.object(Market))
const VoidReason = z.int().check(z.minimum(1), z.maximum(14))
const Part = z.union([z.literal(0), z.literal(0.5), z.literal(1)])

/** What a message of each type carries beside its envelope. Moments are in ms. */
export const BODIES = {
  fixture: z.object({
    id: Name,
    sport: z.enum(SPORTS),
    league: z.object({ id: Name, name: Name, country: z.string() }),
    start: Moment,
    home: Side,
    away: Side,
    bestOf: z.optional(z.nullable(z.int())),
    live: z.boolean(),
    status: z.enum(EVENT_STATES),
    version: z.int(),
    players: z.optional(z.array(z.object({ id: Name, name: Name, side: z.string() }))),
    outright: z.optional(z.object({ participants: z.array(Side) })),
  }),
  fixture_change: z.object({
    id: Name,
    change: z.enum(['new', 'time', 'cancelled', 'format', 'sides', 'coverage']),
    start: z.optional(Moment),
    nextLiveTime: z.optional(Moment),
  }),
  odds_change: z.object({
    score: z.optional(Score),
    clock: z.optional(
      z.object({
        period: z.string(),
        elapsed: z.int().check(z.nonnegative()),
        running: z.boolean(),
        stoppage: z.optional(z.int()),
      }),
    ),
    stats: z.optional(z.record(z.string(), z.tuple([z.int(), z.int()]))),
    reason: z.optional(z.string()),
    markets: z.array(
      z.object({
        ...Market,
        status: z.literal([1, 0, -1, -2, -3, -4]),
        prices: z._default(
          z.array(z.tuple([z.string(), z.nullable(z.int()), z.nullable(z.int())])),
          [],
        ),
      }),
    ),
  }),
  bet_stop: z.object({
    // A group that nobody knows may be any.
    groups: z.catch(z.array(z.enum(['all', ...STOP_GROUPS])), ['all']),
    status: z.literal([-1, 0]),
    reason: z.optional(z.string()),
  }),
  bet_settlement: z.object({
    certainty: z.literal([1, 2]),
    markets: z.array(
      z.object({
        ...Market,
        voidReason: z.optional(z.nullable(VoidReason)),
        results: z.array(
          z.union([
            z.tuple([z.string(), z.literal([0, 1]), Part]),
            z.tuple([z.string(), z.literal([0, 1]), Part, z.nullable(z.tuple([z.int(), z.int()]))]),
          ]),
        ),
      }),
    ),
    facts: z._default(z.record(z.string(), z.unknown()), {}),
  }),
  rollback_bet_settlement: z.object({ markets: Markets }),
  bet_cancel: z.object({
    markets: Markets,
    from: z.optional(z.nullable(Moment)),
    to: z.optional(z.nullable(Moment)),
    reason: VoidReason,
  }),
  rollback_bet_cancel: z.object({
    markets: Markets,
    from: z.optional(z.nullable(Moment)),
    to: z.optional(z.nullable(Moment)),
    reason: z.optional(VoidReason),
  }),
}

export type BodyType = keyof typeof BODIES
export type Body<T extends BodyType> = z.output<(typeof BODIES)[T]>
