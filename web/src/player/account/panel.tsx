import './account.css'
import type { ReactNode } from 'react'

/** One matter of the account, under its heading. */
export const AccountPanel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="panel" aria-label={title}>
    <div className="panel__head">
      <h2>{title}</h2>
    </div>
    <div className="acc__body">{children}</div>
  </section>
)

type RowProps = {
  name: string
  children: ReactNode
  /** What can be done about it. */
  action?: ReactNode
}

/** A name, what it is, and what can be done about it. */
export const AccountRow = ({ name, children, action }: RowProps) => (
  <div className="acc__row">
    <div className="acc__what">
      <b>{name}</b>
      <div className="acc__now">{children}</div>
    </div>
    {action}
  </div>
)
