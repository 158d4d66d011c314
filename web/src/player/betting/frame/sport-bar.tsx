import type { BettingTree } from '@zar/contract/betting/board'
import type { Sport } from '@zar/contract/betting/sport'
import { LayoutList, Radio, Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { lazy } from '../../../lib/browser/lazily.ts'
import { Link, useLocation } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { SportIcon } from '../../../ui/icons/sport-icon.tsx'
import { PATHS } from '../paths.ts'
import { openSearch } from '../search/search-door.tsx'
import './sport-bar.css'
import { t } from './texts.ts'
import { sportPath } from './tree.tsx'

const TreeSheet = lazy(async () => ({ default: (await import('./tree-sheet.tsx')).TreeSheet }))

type BarProps = { tree: BettingTree; openSport: Sport | null; now: number }

/** The sports as icons with words, and the tree in a sheet, where there is no room for it. */
export function SportBar({ tree, openSport, now }: BarProps) {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  return (
    <>
      <nav className="sportbar" aria-label={t('sportsBar')}>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon of={LayoutList} />
          {t('leagues')}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={openSearch}>
          <Icon of={Search} />
          {t('search')}
        </button>
        <Link to={PATHS.live} {...(pathname === PATHS.live && { 'aria-current': 'page' as const })}>
          <Icon of={Radio} />
          {t('live')}
        </Link>
        {tree.sports.map(({ sport }) => (
          <Link
            key={sport}
            to={sportPath(sport)}
            {...(sport === openSport && { 'aria-current': 'page' as const })}
          >
            <SportIcon of={sport} />
            {sportName(sport)}
          </Link>
        ))}
      </nav>
      {isOpen && (
        <Suspense fallback={null}>
          <TreeSheet tree={tree} openSport={openSport} now={now} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
