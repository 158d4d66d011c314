import './states.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'

/** Nothing is here: why, in a line and a sentence, and the way on. */
export const Empty = ({
  icon,
  title,
  children,
  action,
  isScreen = false,
}: {
  icon: LucideIcon
  title: string
  children?: ReactNode
  action?: ReactNode
  /** It is all that the screen shows. */
  isScreen?: boolean
}) => (
  <div className="o-empty">
    <Icon of={icon} />
    {isScreen ? <h2>{title}</h2> : <b>{title}</b>}
    {children && <p>{children}</p>}
    {action && <div className="o-empty__act">{action}</div>}
  </div>
)
