import { useEffect } from 'react'
import { markStale } from '../odds/cells.ts'
import { type Band, useFeed } from './line-state.ts'

const UNFIT = new Set<Band>(['stale', 'closed'])

/** Takes the prices of the page out of play while they are too old. Draws nothing. */
export function FeedWatch() {
  const isUnfit = UNFIT.has(useFeed().band)
  useEffect(() => {
    markStale(isUnfit)
    return () => markStale(false)
  }, [isUnfit])
  return null
}
