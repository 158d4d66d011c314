import type { ReactNode } from 'react'
import './empty.css'

/** Which medallion tells the story: `/art/empty-….svg`. */
export type Medallion = 'nazar' | 'lale' | 'balik' | 'tavla' | 'fener'

/** Nothing to show: a medallion, a line, a sentence and at most one button. */
export function Empty({
  art,
  title,
  children,
  action,
  heading: Heading = 'b',
}: {
  art: Medallion
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Where the line is the heading of the page or section. */
  heading?: 'b' | 'h1' | 'h2'
}) {
  return (
    <div className="empty">
      <img src={`/art/empty-${art}.svg`} alt="" width="240" height="180" />
      <Heading className="empty__line">{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
