import type { BettingTree } from '@zar/contract/betting/board'
import { ArrowRight } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { lazy } from '../../../../lib/browser/lazily.ts'
import { Link } from '../../../../lib/router/router.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useNear } from '../../stream/use-topic.ts'
import { t } from './texts.ts'

const FirstPanel = lazy(async () => ({
  default: (await import('../../outrights/first-panel.tsx')).FirstPanel,
}))

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
  return (
    <div ref={box}>
      <div className="head2">
        <h2>{t('outrights')}</h2>
        <Link className="tool" to={all}>
          {t('outrightCount', { count: facts.outrights ?? 0 })}
          <Icon of={ArrowRight} size="s" />
        </Link>
      </div>
      {isNear && league && (
        <Suspense fallback={null}>
          <FirstPanel league={league.id} />
        </Suspense>
      )}
    </div>
  )
}
