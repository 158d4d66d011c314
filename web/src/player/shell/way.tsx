import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import './way.css'

type Face = { icon: LucideIcon; title: string; children: ReactNode }

/** One way on: where it leads and what it is for, as a wide row. */
export function WayLink({
  to,
  newTab,
  onClick,
  ...face
}: Face & {
  to: string
  /** Says that it opens a tab of its own, which it then does. */
  newTab?: string
  onClick?: () => void
}) {
  return (
    <li>
      <Link
        className="way"
        to={to}
        {...(newTab && { target: '_blank' })}
        {...(onClick && { onClick })}
      >
        <WayFace {...face} />
        {newTab && <span className="sr"> {newTab}</span>}
      </Link>
    </li>
  )
}

/** The same for what opens over the page. */
export const WayButton = ({ onClick, ...face }: Face & { onClick: () => void }) => (
  <li>
    <button type="button" className="way" onClick={onClick}>
      <WayFace {...face} />
    </button>
  </li>
)

const WayFace = ({ icon, title, children }: Face) => (
  <>
    <span className="way__icon">
      <Icon of={icon} size="l" />
    </span>
    <span>
      <b>{title}</b>
      <small>{children}</small>
    </span>
    <Icon of={ChevronRight} size="s" />
  </>
)
