import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'

type GiftProps = {
  icon: LucideIcon
  title: string
  summary: string
  /** What it is worth. */
  sum: string
  /** Its terms, and the button that takes it. */
  children: ReactNode
}

/** The card of something that can be claimed. */
export const Gift = ({ icon, title, summary, sum, children }: GiftProps) => (
  <article className="gift panel">
    <header className="gift__head">
      <span className="gift__icon">
        <Icon of={icon} size="l" />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{summary}</p>
      </div>
      <b className="gift__sum num">{sum}</b>
    </header>
    {children}
  </article>
)
