import { Suspense, useEffect } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { useFeed } from './line-state.ts'

const fetchLine = () => import('./feed-line.tsx')
const FeedLine = lazy(async () => ({ default: (await fetchLine()).FeedLine }))

/** Says how fresh the prices are where they are not. It is fetched while there is a network to fetch it by. */
export function QuietFeedLine() {
  const { band } = useFeed()
  useEffect(() => {
    fetchLine().catch(() => {})
  }, [])
  return band === 'fresh' ? null : (
    <Suspense fallback={null}>
      <FeedLine />
    </Suspense>
  )
}
