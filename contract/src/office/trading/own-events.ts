/** Matches of our own: made, priced and settled by people, without a feed. */
import { z } from 'zod/mini'
import { MARKET_CLASSES } from '../../betting/margin/classes.ts'
import { SPORTS } from '../../betting/sport.ts'
import { operation } from '../operation.ts'
import { Outcome, ProposalId, Reason } from '../proposals.ts'
import { RowId, Seen } from './values.ts'

const Name = z.string().check(z.trim(), z.minLength(2), z.maxLength(80))
const Moment = z.iso.datetime()

/** A market with the fair chance of each of its selections in millionths, which its class’s margin makes a price of. */
export const OwnMarket = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(76)),
  line: z.nullable(z.string().check(z.maxLength(8))),
  chancesPpm: z.record(
    z.string().check(z.maxLength(40)),
    z.int().check(z.minimum(0), z.maximum(1_000_000)),
  ),
})
export type OwnMarket = z.output<typeof OwnMarket>
const OwnMarkets = z.array(OwnMarket).check(z.maxLength(40))

/** `name` is of a league of our own, `id` of one that there is. */
const League = z.union([
  z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(80)) }),
  z.strictObject({ name: Name, country: z.string().check(z.regex(/^[A-Z]{2,3}$/)) }),
])

export const OwnEvent = z.strictObject({
  sport: z.enum(SPORTS),
  league: League,
  home: Name,
  away: Name,
  startsAt: Moment,
  /** Sets or maps, of a sport that is played over them. */
  bestOf: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(5)])),
  markets: OwnMarkets.check(z.minLength(1)),
})
export type OwnEvent = z.output<typeof OwnEvent>

/** What becomes different of one; null stays as it is. Markets that it has are priced anew, others are added. */
export const OwnChange = z.strictObject({
  startsAt: z.nullable(Moment),
  markets: OwnMarkets,
})
export type OwnChange = z.output<typeof OwnChange>

const REASON = 'The friendly match of the club, which no feed tells.'
const two = { reason: Reason, proposal: z.optional(ProposalId) }
const RESULT: OwnMarket = {
  key: 'ft.result',
  line: null,
  chancesPpm: { '1': 500_000, X: 280_000, '2': 220_000 },
}

export const ownCatalogue = operation({
  method: 'GET',
  path: '/api/office/trading-own-catalogue',
  summary:
    'The markets that a match of our own may have, with their books, and the leagues that there are',
  right: 'event.view',
  writes: false,
  example: { sport: 'football' },
  input: z.strictObject({ sport: z.enum(SPORTS) }),
  output: z.object({
    markets: z.array(
      z.object({
        key: z.string(),
        hasLine: z.boolean(),
        selections: z.array(z.string()),
        marketClass: z.enum(MARKET_CLASSES),
        /** What the reciprocals of its prices add up to for each winner, in ten-thousandths. */
        book: z.int(),
        isOneSided: z.boolean(),
      }),
    ),
    leagues: z.array(z.object({ id: z.string(), name: z.string() })),
    isOverParts: z.boolean(),
  }),
})
export type OwnCatalogue = z.output<typeof ownCatalogue.output>

export const makeOwnEvent = operation({
  method: 'POST',
  path: '/api/office/trading-own-event',
  summary:
    'Makes a match of our own with its markets and prices, taken off until it is opened, by two people',
  right: 'event.edit',
  writes: true,
  example: {
    event: {
      sport: 'football',
      league: { name: 'Hazırlık maçları', country: 'TR' },
      home: 'Galata',
      away: 'Körfez',
      startsAt: '2030-01-01T17:00:00.000Z',
      bestOf: null,
      markets: [RESULT],
    },
    reason: REASON,
  },
  input: z.strictObject({ event: OwnEvent, ...two }),
  output: Outcome,
})

export const editOwnEvent = operation({
  method: 'POST',
  path: '/api/office/trading-own-event-edit',
  summary:
    'Changes the start of a match of our own before it, prices its markets anew or adds some, by two people',
  right: 'event.edit',
  writes: true,
  example: {
    id: '1',
    seen: 'scheduled 0 open',
    change: { startsAt: null, markets: [RESULT] },
    reason: REASON,
  },
  input: z.strictObject({ id: RowId, seen: Seen, change: OwnChange, ...two }),
  output: Outcome,
})
