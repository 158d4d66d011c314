import type { BettingTree } from '@zar/contract/betting/board'
import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { Link } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useNear } from '../stream/use-topic.ts'
import { OutrightPanel } from './outright-panel.tsx'
import { t } from './texts.ts'
import { useOutrights } from './use-outrights.ts'

type HomeProps = {
  facts: BettingTree['sports'][number]
  /** Where all of them are. */
  all: string
}

/** The first market of the first league’s season, and the way to all of them. Read as it comes near the screen. */
export function HomeOutright({ facts, all }: HomeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  const [league] = facts.leagues
  const { data } = useOutrights(league?.id ?? null, { isWanted: isNear && league !== undefined })
  const season = data?.rows.find(({ markets }) => markets.length > 0)
  const [market] = season?.markets ?? []
  return (
    <div ref={box}>
      <div className="head2">
        <h2>{t('title')}</h2>
        <Link className="tool" to={all}>
          {t('count', { count: facts.outrights ?? 0 })}
          <Icon of={ArrowRight} size="s" />
        </Link>
      </div>
      {season && market && <OutrightPanel season={season} market={market} hasLeague />}
    </div>
  )
}
