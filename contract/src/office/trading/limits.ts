/** Every limit of bets that is set, and the places where one of a class may be, with their names. */
import { z } from 'zod/mini'
import { SPORTS } from '../../betting/sport.ts'
import { operation } from '../operation.ts'
import { Action } from '../staff.ts'
import { BET_CLASSES } from './debts.ts'
import { Time } from './values.ts'

export const SetLimit = z.object({
  /** `all`, a sport, a league’s or a match’s id, `key:` and a market’s key, or `market:` and the number of one. */
  scope: z.string(),
  /** What the scope is; `gone` where a match or league is not there any more. */
  of: z.enum(['all', 'sport', 'league', 'key', 'match', 'market', 'gone']),
  playerClass: z.enum(BET_CLASSES),
  stakeKurus: z.int(),
  payoutKurus: z.int(),
  liabilityKurus: z.int(),
  /** Of a league. */
  league: z.nullable(z.string()),
  /** Of a match or of a market of it. */
  match: z.nullable(
    z.object({
      id: z.string(),
      sport: z.enum(SPORTS),
      home: z.string(),
      away: z.string(),
      key: z.nullable(z.string()),
      line: z.nullable(z.string()),
    }),
  ),
  /** Who set it; null of one that no trader has set. */
  by: z.nullable(z.string()),
  second: z.nullable(z.string()),
  at: z.nullable(Time),
})
export type SetLimit = z.output<typeof SetLimit>

export const listLimits = operation({
  method: 'GET',
  path: '/api/office/trading-limits',
  summary: 'The limits of bets that are set, for each class and place, and the names of places',
  right: 'event.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    /** Of matches only those that are not over. */
    limits: z.array(SetLimit),
    leagues: z.array(z.object({ id: z.string(), sport: z.enum(SPORTS), name: z.string() })),
    /** The keys of markets that open matches have, by their sport. */
    keys: z.array(z.object({ sport: z.enum(SPORTS), key: z.string() })),
    actions: z.array(Action),
  }),
})
export type Limits = z.output<typeof listLimits.output>
