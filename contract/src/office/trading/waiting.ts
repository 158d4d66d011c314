import { z } from 'zod/mini'
import { SPORTS } from '../../betting/sport.ts'
import { operation } from '../operation.ts'
import { Reason } from '../proposals.ts'
import { Action } from '../staff.ts'
import { Kurus, RowId } from './values.ts'

/** A bet above the limit that a trader looks at. Sums are whole kuruş, odds thousandths. */
export const WaitingBet = z.object({
  id: z.string(),
  playerId: z.string(),
  username: z.string(),
  playerClass: z.enum(['new', 'standard', 'sharp', 'vip']),
  state: z.enum(['waits', 'countered']),
  costKurus: z.int(),
  unitKurus: z.int(),
  limitKurus: z.int(),
  possibleKurus: z.int(),
  /** The greatest stake of a column within the limit; what a counter-offer begins with. Null: none. */
  counterUnitKurus: z.nullable(z.int()),
  columns: z.int(),
  leftMs: z.int(),
  /** It needs a second person after the first. */
  needsTwo: z.boolean(),
  firstBy: z.nullable(z.string()),
  isFirstOwn: z.boolean(),
  /** This person was called for it. */
  isCalled: z.boolean(),
  /** Something happened in a match since it was sent: it is refused. */
  hasMoved: z.boolean(),
  legs: z.array(
    z.object({
      matchId: z.string(),
      sport: z.enum(SPORTS),
      home: z.string(),
      away: z.string(),
      market: z.string(),
      line: z.nullable(z.string()),
      selection: z.string(),
      name: z.nullable(z.string()),
      oddsMilli: z.int(),
      nowMilli: z.nullable(z.int()),
    }),
  ),
  actions: z.array(Action),
})
export type WaitingBet = z.output<typeof WaitingBet>

export const waitingBets = operation({
  method: 'GET',
  path: '/api/office/trading-waiting',
  summary:
    'Bets that wait for a trader, the one that runs out first at the top; says that the caller watches',
  right: 'waiting.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.array(WaitingBet),
})

export const acceptWaiting = operation({
  method: 'POST',
  path: '/api/office/trading-accept',
  summary:
    'Takes a bet of up to five times the limit, never after a material change; above ₺10,000 by two',
  right: 'waiting.accept',
  writes: true,
  example: { id: '1' },
  input: z.strictObject({ id: RowId }),
  output: z.object({ outcome: z.enum(['first', 'accepted']) }),
})

export const counterWaiting = operation({
  method: 'POST',
  path: '/api/office/trading-counter',
  summary: 'Offers a lower stake at the same odds, which the player takes within ten seconds',
  right: 'waiting.counter',
  writes: true,
  example: { id: '1', unitKurus: 1_000 },
  input: z.strictObject({ id: RowId, unitKurus: Kurus }),
  output: z.null(),
})

export const REFUSED_FOR = ['stake', 'odds', 'news'] as const
const For = z.enum(REFUSED_FOR)
const REASON = 'The sum is above what the book can carry.'

export const refuseWaiting = operation({
  method: 'POST',
  path: '/api/office/trading-refuse',
  summary: 'Refuses a bet with a code that its player reads; the stake is free again at once',
  right: 'waiting.refuse',
  writes: true,
  example: { id: '1', code: 'stake', reason: REASON },
  input: z.strictObject({ id: RowId, code: For, reason: Reason }),
  output: z.null(),
})

export const refuseAllWaiting = operation({
  method: 'POST',
  path: '/api/office/trading-refuse-all',
  summary: 'Refuses every bet that waits and names one match',
  right: 'waiting.refuse',
  writes: true,
  example: { match: '1', code: 'news', reason: REASON },
  input: z.strictObject({ match: RowId, code: For, reason: Reason }),
  output: z.object({ refused: z.int() }),
})
