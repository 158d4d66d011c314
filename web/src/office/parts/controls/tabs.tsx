import './chips.css'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

export type Tab<Key extends string = string> = {
  key: Key
  label: string
  count?: number | undefined
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tabs over a panel. Arrows walk them, Home and End go to the ends. */
export function Tabs<Key extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  panelId,
}: {
  label: string
  tabs: readonly Tab<Key>[]
  chosen: Key
  onChoose: (key: Key) => void
  panelId: string
}) {
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const step = STEPS[event.key]
    const ends: Partial<Record<string, number>> = { Home: 0, End: tabs.length - 1 }
    const next = step ? (at + step + tabs.length) % tabs.length : ends[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab || next === undefined) return
    event.preventDefault()
    onChoose(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div ref={list} className="o-tabs" role="tablist" aria-label={label} onKeyDown={walk}>
      {tabs.map(({ key, label: name, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${panelId}-${key}`}
          className="o-tab"
          aria-selected={key === chosen}
          aria-controls={panelId}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {name}
          {count !== undefined && <small>{count}</small>}
        </button>
      ))}
    </div>
  )
}

/** What a tab shows. */
export const TabPanel = ({
  id,
  tab,
  children,
}: {
  id: string
  tab: string
  children: ReactNode
}) => (
  <div id={id} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
    {children}
  </div>
)

/** One of a few, as a row of buttons. */
export function Segments<Key extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string
  choices: readonly Tab<Key>[]
  chosen: Key
  onChoose: (key: Key) => void
}) {
  return (
    <fieldset className="o-seg" aria-label={label}>
      {choices.map(({ key, label: name }) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

/** The two to five states of a queue, with what each holds. */
export function QuickChips<Key extends string>({
  label,
  chips,
  chosen,
  onChoose,
}: {
  label: string
  chips: readonly Tab<Key>[]
  chosen: Key | undefined
  onChoose: (key: Key) => void
}) {
  return (
    <fieldset className="o-chips" aria-label={label}>
      {chips.map(({ key, label: name, count }) => (
        <button
          key={key}
          type="button"
          className="o-chip"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
        >
          {name}
          {count !== undefined && <small>{count}</small>}
        </button>
      ))}
    </fieldset>
  )
}
