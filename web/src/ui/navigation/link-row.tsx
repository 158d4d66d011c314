import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router/router.tsx'
import { Icon } from '../icons/icon.tsx'
import './link-row.css'

type Face = { icon: LucideIcon; title: string; children: ReactNode }

/** A link onwards: where it leads and what it is for, as a wide row. */
export function LinkRow({
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
        className="linkrow"
        to={to}
        {...(newTab && { target: '_blank' })}
        {...(onClick && { onClick })}
      >
        <RowFace {...face} />
        {newTab && <span className="sr"> {newTab}</span>}
      </Link>
    </li>
  )
}

/** The same for what opens over the page. */
export const ButtonRow = ({ onClick, ...face }: Face & { onClick: () => void }) => (
  <li>
    <button type="button" className="linkrow" onClick={onClick}>
      <RowFace {...face} />
    </button>
  </li>
)

const RowFace = ({ icon, title, children }: Face) => (
  <>
    <span className="linkrow__icon">
      <Icon of={icon} size="l" />
    </span>
    <span>
      <b>{title}</b>
      <small>{children}</small>
    </span>
    <Icon of={ChevronRight} size="s" />
  </>
)
