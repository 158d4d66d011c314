/** The streams of the odds company, and when they were not heard. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { TradedFeed } from './board.ts'

const Gap = z.object({
  source: z.string(),
  producer: z.string(),
  /** Shut by a trader; else it was not heard. */
  isShut: z.boolean(),
  beganAt: z.string(),
  /** Null while it lasts. */
  endedAt: z.nullable(z.string()),
})
export type FeedGap = z.output<typeof Gap>

export const listFeeds = operation({
  method: 'GET',
  path: '/api/office/feeds',
  summary:
    'Every stream of the odds company, and when it was not heard or shut in the last 30 days',
  right: 'feed.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({ feeds: z.array(TradedFeed), gaps: z.array(Gap) }),
})
export type OfficeFeeds = z.output<typeof listFeeds.output>
