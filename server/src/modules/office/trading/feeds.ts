import * as contract from '@zar/contract/office/trading/feeds'
import { listFeeds, listGaps } from '../../betting/index.ts'
import { type OfficeRoute, serve } from '../operations/operation-route.ts'
import type { Room } from './deps.ts'

/** The streams of the odds company, and their bad days. */
export const feedRoutes = ({ deps: { db } }: Room): OfficeRoute[] => [
  serve(contract.listFeeds, async () => {
    const [feeds, gaps] = await Promise.all([listFeeds(db), listGaps(db)])
    return {
      data: {
        feeds,
        gaps: gaps.map(({ beganAt, endedAt, ...gap }) => ({
          ...gap,
          beganAt: beganAt.toISOString(),
          endedAt: endedAt?.toISOString() ?? null,
        })),
      },
    }
  }),
]
