import './marks.css'
import {
  CircleCheck,
  CircleX,
  Info,
  type LucideIcon,
  MessageSquareText,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'

const ICONS = { wait: TriangleAlert, no: CircleX, info: Info, ok: CircleCheck } as const

/** A note in its place: what waits, failed, is to be known, or was done. */
export function Say({
  id,
  tone,
  icon,
  role,
  action,
  children,
}: {
  id?: string
  tone?: keyof typeof ICONS
  icon?: LucideIcon
  role?: 'alert' | 'status'
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={tone ? `o-say o-say--${tone}` : 'o-say'} id={id} role={role}>
      <Icon of={icon ?? (tone ? ICONS[tone] : MessageSquareText)} />
      <div className="o-say__text">{children}</div>
      {action}
    </div>
  )
}
