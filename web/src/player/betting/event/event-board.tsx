import type { EventPage } from '@zar/contract/betting/event'
import { Suspense, useMemo } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { useWide } from '../frame/use-wide.ts'
import { useEventNow } from '../stream/events.ts'
import { QuietFeedLine } from '../stream/quiet-feed-line.tsx'
import { Jump, JumpChips } from './jump.tsx'
import { groupsOf, MarketBoard } from './market-board.tsx'
import { usePins } from './pins.ts'
import { nameOf, ScoreStrip } from './strip/score-strip.tsx'

const LivePart = lazy(async () => ({ default: (await import('../live/live-part.tsx')).LivePart }))
const LiveList = lazy(async () => ({ default: (await import('../live/live-list.tsx')).LiveList }))

/** A match: how it stands, and its markets in their groups. */
export function EventBoard({ event }: { event: EventPage }) {
  const { state } = useEventNow(event)
  const pins = usePins()
  const groups = useMemo(() => groupsOf(event, pins), [event, pins])
  const isWide = useWide()
  const isLive = state === 'live' || state === 'interrupted'
  return (
    <SportsFrame
      sport={event.sport}
      aside={
        isLive ? (
          <Suspense fallback={null}>
            <LiveList current={event.id} />
          </Suspense>
        ) : (
          <Jump event={event} groups={groups} />
        )
      }
    >
      <h1 className="sr">{nameOf(event)}</h1>
      <ScoreStrip event={event} />
      {isLive ? (
        <Suspense fallback={null}>
          <LivePart event={event} />
        </Suspense>
      ) : (
        <QuietFeedLine />
      )}
      {(!isWide || isLive) && groups.length > 1 && <JumpChips groups={groups} />}
      <MarketBoard event={event} groups={groups} />
    </SportsFrame>
  )
}
