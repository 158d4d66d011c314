import type { Logger } from 'pino'

/** What is left out of what a company tells, and why. */
export type FeedCount =
  | 'bad-signature'
  | 'bad-frame'
  | 'duplicate'
  | 'overflow'
  | 'unknown-type'
  | 'unknown-field'
  | 'unknown-event'
  | 'unknown-market'
  | 'handed-over'
  | 'late'
  | 'digest-differs'
export type FeedCounts = {
  add: (what: FeedCount, times?: number) => void
  /** All that was counted since it was opened. */
  read: () => Partial<Record<FeedCount, number>>
  /** Says in the log what was counted since the last time. */
  flush: () => void
}

export function openFeedCounts(log: Logger): FeedCounts {
  const all = new Map<FeedCount, number>()
  const news = new Map<FeedCount, number>()
  const increase = (counts: Map<FeedCount, number>, what: FeedCount, times: number) =>
    counts.set(what, (counts.get(what) ?? 0) + times)
  return {
    add: (what, times = 1) => {
      if (times === 0) return
      increase(all, what, times)
      increase(news, what, times)
    },
    read: () => Object.fromEntries(all),
    flush: () => {
      if (news.size === 0) return
      log.info({ event: 'feed counts', counts: Object.fromEntries(news) }, 'left out of the feed')
      news.clear()
    },
  }
}
