import type { BettingTree } from '@zar/contract/betting/board'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../../lib/router/router.tsx'
import { Tag } from '../../../ui/data-display/tag.tsx'
import { Scroller } from '../../../ui/gallery/scroller.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useEvents, useTree } from '../../betting/board/data/use-board.ts'
import { LiveCard } from '../../betting/board/home/live-rail.tsx'
import { PATHS } from '../../betting/paths.ts'
import { useTopic } from '../../betting/stream/use-topic.ts'
import './sports.css'
import { t } from './texts.ts'

const STRIP_MAX = 12
const EVERY_MS = 30_000

/** The matches of our own board that are played now; nothing where there are none. */
export function LiveStrip() {
  const live = liveIn(useTree().data)
  return live > 0 ? <Strip count={live} /> : null
}

const liveIn = (tree: BettingTree | undefined): number =>
  tree?.sports.reduce((sum, sport) => sum + sport.live, 0) ?? 0

function Strip({ count }: { count: number }) {
  const { data } = useEvents({ isLive: true, take: STRIP_MAX }, { refetchInterval: EVERY_MS })
  useTopic('events:live', data?.seq)
  const rows = data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <div className="livehome">
      <Scroller
        title={t('live')}
        aside={<Tag kind="live">{t('liveCount', { count })}</Tag>}
        more={
          <Link className="head__more" to={PATHS.live}>
            {t('all')}
            <Icon of={ChevronRight} size="s" />
          </Link>
        }
        backLabel={t('back')}
        onLabel={t('on')}
      >
        {rows.map((row) => (
          <LiveCard key={row.id} row={row} />
        ))}
      </Scroller>
    </div>
  )
}
