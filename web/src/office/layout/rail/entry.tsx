import { locale } from '../../../lib/language/translate.ts'
import { NavLink } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { type Count, useDesk } from '../../desk-state.ts'
import type { Screen } from '../../screens.ts'
import { t } from './texts.ts'

/** A screen's name with what waits there, as it is read. */
function nameOf(name: string, count: Count | undefined): string {
  if (!count || count.waiting === 0) return name
  if (count.late === 0) return t('waiting', { name, count: count.waiting })
  return t('late', { name, waiting: count.waiting, count: count.late })
}

export function useCount(screen: Screen): Count | undefined {
  const { counts } = useDesk()
  return screen.counts === undefined ? undefined : counts[screen.counts]
}

const marksOf = (base: string, count: Count | undefined): string =>
  [base, count?.waiting && 'has-count', count?.late && 'is-late'].filter(Boolean).join(' ')

/** A screen in the rail: plain figure where something waits, coral where a promise is broken. */
export function RailEntry({ screen, onGo }: { screen: Screen; onGo?: () => void }) {
  const count = useCount(screen)
  const name = screen.name[locale]
  return (
    <NavLink
      to={screen.path}
      end={screen.path === '/office'}
      className={marksOf('o-rail__one', count)}
      aria-label={nameOf(name, count)}
      title={name}
      {...(onGo && { onClick: onGo })}
    >
      <Icon of={screen.icon} />
      <span>{name}</span>
      {count && count.waiting > 0 && <small data-count={count.waiting} aria-hidden />}
    </NavLink>
  )
}

/** A screen in the bar at the bottom of a phone. */
export function BottomEntry({ screen }: { screen: Screen }) {
  const count = useCount(screen)
  const name = screen.name[locale]
  return (
    <NavLink
      to={screen.path}
      end={screen.path === '/office'}
      className={marksOf('o-bottom__one', count)}
      aria-label={nameOf(name, count)}
    >
      <Icon of={screen.icon} />
      <span className="o-ell">{name}</span>
      {count && count.waiting > 0 && (
        <span className="o-bottom__n" data-count={count.waiting} aria-hidden />
      )}
    </NavLink>
  )
}
