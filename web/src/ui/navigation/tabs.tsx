import type { ReactNode } from 'react'
import './tabs.css'

/** A line of views, of which one is open under it. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string
  tabs: readonly { id: Id; label: ReactNode; count?: number }[]
  chosen: Id
  onChoose: (id: Id) => void
}) {
  return (
    <fieldset className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          className="tab"
          aria-pressed={tab.id === chosen}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && <small className="num">{tab.count}</small>}
        </button>
      ))}
    </fieldset>
  )
}
