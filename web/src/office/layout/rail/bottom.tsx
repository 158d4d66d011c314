import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { Screen } from '../../screens.ts'
import { BottomEntry } from './entry.tsx'
import { RailGroups } from './rail.tsx'
import { t } from './texts.ts'

/** Screens that the bar holds beside the way to all. */
const SHOWN = 4

/** The desk first, then what holds a queue; each kind in the order of the rail. */
const placeOf = ({ section, counts }: Screen): number => (section === 'desk' ? 0 : counts ? 1 : 2)

/** The bar at the bottom of a phone: the first screens, and all of them. */
export function Bottom({ screens }: { screens: readonly Screen[] }) {
  const [isOpen, setOpen] = useState(false)
  // One that is reached from others has no way in of its own.
  const own = screens
    .filter(({ section }) => section !== undefined)
    .sort((one, other) => placeOf(one) - placeOf(other))
  return (
    <>
      {isOpen && (
        <nav className="o-all" aria-label={t('all')}>
          <RailGroups screens={screens} onGo={() => setOpen(false)} />
        </nav>
      )}
      <nav className="o-bottom" aria-label={t('screens')}>
        {own.slice(0, SHOWN).map((screen) => (
          <BottomEntry key={screen.path} screen={screen} />
        ))}
        <button
          type="button"
          className="o-bottom__one"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={Menu} />
          <span>{t(isOpen ? 'close' : 'all')}</span>
        </button>
      </nav>
    </>
  )
}
