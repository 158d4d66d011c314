import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Reason } from '../proposals.ts'
import { Kurus, OddsMilli, RowId, Seen } from './values.ts'

const SEEN = 'scheduled 0 open'
const REASON = 'The referee looks at the pictures.'

export const suspend = operation({
  method: 'POST',
  path: '/api/office/trading-suspend',
  summary:
    'Takes a match or a market off: bets that are being written commit before, and none after',
  right: 'market.suspend',
  writes: true,
  example: { scope: 'event', id: '1', seen: SEEN },
  input: z.strictObject({ scope: z.enum(['event', 'market']), id: RowId, seen: Seen }),
  output: z.null(),
})

export const suspendAll = operation({
  method: 'POST',
  path: '/api/office/trading-suspend-all',
  summary: 'Takes every match off that can be bet on; each is opened by itself again',
  right: 'market.suspend',
  writes: true,
  example: {},
  input: z.strictObject({}),
  output: z.object({ stopped: z.int() }),
})

export const open = operation({
  method: 'POST',
  path: '/api/office/trading-open',
  summary: 'Leaves a match or a market to the feed again, while that is fresh and tells a price',
  right: 'market.open',
  writes: true,
  example: { scope: 'event', id: '1', seen: SEEN },
  input: z.strictObject({ scope: z.enum(['event', 'market']), id: RowId, seen: Seen }),
  output: z.null(),
})

export const setPrice = operation({
  method: 'POST',
  path: '/api/office/trading-price',
  summary:
    'Sets odds within a quarter of the fair ones, until the next phase of the match; null: the feed’s again',
  right: 'price.set',
  writes: true,
  example: { id: '1', oddsMilli: 2_100, seen: '- 2050 470000' },
  input: z.strictObject({ id: RowId, oddsMilli: z.nullable(OddsMilli), seen: Seen }),
  output: z.null(),
})

const Most = z.strictObject({ stakeKurus: Kurus, payoutKurus: Kurus, liabilityKurus: Kurus })

export const setLimit = operation({
  method: 'POST',
  path: '/api/office/trading-limit',
  summary:
    'Sets what one bet on a match or a market may stake and pay, and a selection lose, within the class',
  right: 'sportlimit.market',
  writes: true,
  example: {
    scope: 'event',
    id: '1',
    most: { stakeKurus: 100_000, payoutKurus: 1_000_000, liabilityKurus: 5_000_000 },
    seen: 'none',
    reason: REASON,
  },
  input: z.strictObject({
    scope: z.enum(['event', 'market']),
    id: RowId,
    most: z.nullable(Most),
    /** Stake, payout and liability of the limit before, or `none`. */
    seen: Seen,
    reason: Reason,
  }),
  output: z.null(),
})

export const setCashOut = operation({
  method: 'POST',
  path: '/api/office/trading-cash-out',
  summary: 'Stops that bets on a market, a match or all are sold back, or allows it again',
  right: 'cashout.stop',
  writes: true,
  example: { scope: 'event', id: '1', hasCashOut: false, reason: REASON },
  input: z.strictObject({
    scope: z.enum(['all', 'event', 'market']),
    /** `0` of all. */
    id: RowId,
    hasCashOut: z.boolean(),
    reason: Reason,
  }),
  output: z.null(),
})

export const askRecovery = operation({
  method: 'POST',
  path: '/api/office/trading-feed-recovery',
  summary:
    'Asks the odds company for all of a stream anew; it is closed until our state is the company’s',
  right: 'feed.switch',
  writes: true,
  example: { source: 'none', producer: 'live', reason: REASON },
  input: z.strictObject({
    source: z.string().check(z.minLength(1), z.maxLength(80)),
    producer: z.string().check(z.minLength(1), z.maxLength(40)),
    reason: Reason,
  }),
  output: z.null(),
})

export const switchFeed = operation({
  method: 'POST',
  path: '/api/office/trading-feed',
  summary: 'Shuts a stream of the odds company, or leaves it to the feed again',
  right: 'feed.switch',
  writes: true,
  example: { source: 'none', producer: 'live', isShut: true, reason: REASON },
  input: z.strictObject({
    source: z.string().check(z.minLength(1), z.maxLength(80)),
    producer: z.string().check(z.minLength(1), z.maxLength(40)),
    isShut: z.boolean(),
    reason: Reason,
  }),
  output: z.null(),
})
