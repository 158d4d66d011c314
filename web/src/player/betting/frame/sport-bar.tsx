import type { BettingTree } from '@zar/contract/betting/board'
import type { Sport } from '@zar/contract/betting/sport'
import { LayoutList, Radio, Search } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { SportIcon } from '../../../ui/icons/sport-icon.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { PATHS } from '../paths.ts'
import { openSearch } from '../search/search-door.tsx'
import { sportName } from '../words/sport-names.ts'
import './sport-bar.css'
import { t } from './texts.ts'
import { sportPath, Tree } from './tree.tsx'

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
        <Sheet side="left" label={t('menu')} onClose={() => setOpen(false)}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it hears which link was pressed */}
          <div
            onClick={({ target }) => {
              if ((target as Element).closest('a')) setOpen(false)
            }}
          >
            <Tree tree={tree} openSport={openSport} now={now} />
          </div>
        </Sheet>
      )}
    </>
  )
}
