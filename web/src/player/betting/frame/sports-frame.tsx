import type { Sport } from '@zar/contract/betting/sport'
import { type ReactNode, Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { useSignedIn } from '../../../lib/session/session.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useTree } from '../board/data/use-board.ts'
import { SportsKeys } from '../keys/sports-keys-door.tsx'
import { useOneTouch } from '../one-touch/one-touch.ts'
import { SearchDoor } from '../search/search-door.tsx'
import { useSettings } from '../settings/settings.ts'
import { SlipAtFoot, SlipColumn } from '../slip/slip-door.tsx'
import { FeedWatch } from '../stream/feed-watch.tsx'
import { SportBar } from './sport-bar.tsx'
import './sports-frame.css'
import { t } from './texts.ts'
import { Tree } from './tree.tsx'
import { useNow } from './use-now.ts'
import { useWide } from './use-wide.ts'

const KeepPreferences = lazy(async () => ({
  default: (await import('../preferences/keep-preferences.tsx')).KeepPreferences,
}))

const OneTouchBar = lazy(async () => ({
  default: (await import('../one-touch/one-touch-bar.tsx')).OneTouchBar,
}))

type FrameProps = {
  /** The sport whose leagues are open in the tree. */
  sport?: Sport | null
  /** What stands at the left in place of the tree. */
  aside?: ReactNode
  /** A page about bets that were made has no slip beside it. */
  hasSlip?: boolean
  /** What stands at the right in place of the slip. */
  end?: ReactNode
  children: ReactNode
}

/** What stands around every page of the sportsbook: the tree at its left, and the slip. */
export function SportsFrame(props: FrameProps) {
  const { sport = null, aside, hasSlip = true, end, children } = props
  const isWide = useWide()
  const now = useNow()
  const tree = useTree().data
  const { rows, clock } = useSettings()
  return (
    <div
      className={hasSlip || end ? 'sports' : 'sports sports--two'}
      data-rows={rows}
      data-clock={clock}
    >
      <FeedWatch />
      <SearchDoor />
      <SportsKeys />
      <WithAccount />
      {isWide ? (
        <aside className="sports__side">
          {aside ?? (tree ? <Tree tree={tree} openSport={sport} now={now} /> : <TreeShape />)}
        </aside>
      ) : (
        tree && <SportBar tree={tree} openSport={sport} now={now} />
      )}
      {/* Times are written anew; the settings themselves stay as they are. */}
      <div key={hasSlip ? clock : ''} className="sports__main">
        {!(isWide && hasSlip) && <OneTouchPlace />}
        {children}
      </div>
      {end && <aside className="sports__side">{end}</aside>}
      {hasSlip && <SlipPlace isWide={isWide} />}
    </div>
  )
}

const WithAccount = () =>
  useSignedIn() && (
    <Suspense fallback={null}>
      <KeepPreferences />
    </Suspense>
  )

const SlipPlace = ({ isWide }: { isWide: boolean }) => (isWide ? <SlipAside /> : <SlipAtFoot />)

const SlipAside = () => (
  <aside className="sports__side" aria-label={t('slip')}>
    <OneTouchPlace />
    <SlipColumn />
  </aside>
)

/** Shown from when it is first on: what became of the last press outlasts it. */
function OneTouchPlace() {
  const isOn = useOneTouch() !== null
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn && !wasOn) setWasOn(true)
  return wasOn ? (
    <Suspense fallback={null}>
      <OneTouchBar />
    </Suspense>
  ) : null
}

const TreeShape = () => <Skeleton height="640px" radius="16px" />
