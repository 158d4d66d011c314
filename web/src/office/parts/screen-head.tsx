import './screen-head.css'
import type { ReactNode } from 'react'

/** The head of a screen: its one h1, what it holds, and its actions. */
export const ScreenHead = ({
  title,
  sub,
  children,
}: {
  title: string
  sub?: ReactNode
  children?: ReactNode
}) => (
  <div className="o-head">
    <h1>{title}</h1>
    {sub && <span className="o-head__sub">{sub}</span>}
    {children && <div className="o-head__acts">{children}</div>}
  </div>
)
