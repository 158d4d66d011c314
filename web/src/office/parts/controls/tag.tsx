import './marks.css'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'

export type Tone = 'done' | 'wait' | 'no' | 'info' | 'line'

/** A state in a word. Its colour says nothing that the word does not. */
export const Tag = ({
  tone,
  icon,
  children,
}: {
  tone?: Tone | undefined
  icon?: LucideIcon | undefined
  children: ReactNode
}) => (
  <span className={tone ? `o-tag o-tag--${tone}` : 'o-tag'}>
    {icon && <Icon of={icon} />}
    {children}
  </span>
)
