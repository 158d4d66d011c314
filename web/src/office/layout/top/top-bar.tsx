import './top.css'
import { Keyboard, Search } from 'lucide-react'
import { locale } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { IconButton, Kbd } from '../../parts/controls/button.tsx'
import type { Screen } from '../../screens.ts'
import { Alarms } from './alarms.tsx'
import { Clock } from './clock.tsx'
import { MeMenu } from './me-menu.tsx'
import { t } from './texts.ts'

/** Where we are, the search, the clock, alarms, keys, and who is here. */
export const TopBar = ({
  screen,
  hasSearch,
  onFind,
  onKeys,
}: {
  screen: Screen | undefined
  /** Whether this person may search the records of the house. */
  hasSearch: boolean
  onFind: () => void
  onKeys: () => void
}) => (
  <header className="o-top">
    <div className="o-crumbs">
      <b>{screen?.name[locale] ?? ''}</b>
    </div>
    <button type="button" className="o-find" onClick={onFind}>
      <Icon of={Search} size="s" />
      <span className="sr">{t('search')}</span>
      <span className="o-find__what">{t(hasSearch ? 'find' : 'findBare')}</span>
      <Kbd>Ctrl K</Kbd>
    </button>
    <div className="o-top__end">
      <Clock />
      <Alarms />
      <span className="o-wide">
        <IconButton icon={Keyboard} label={t('keys')} onClick={onKeys} />
      </span>
      <MeMenu />
    </div>
  </header>
)
