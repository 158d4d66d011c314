import { Icon } from '../../icon.tsx'

/** Arrow keys walk through tabs. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

type Props<Tab extends string> = {
  tabs: readonly { key: Tab; name: string }[]
  tab: Tab
  onTab: (tab: Tab) => void
}

/** The tabs of a rail; what they lead to is `#rail-list`. */
export function RailTabs<Tab extends string>({ tabs, tab, onTab }: Props<Tab>) {
  const walk = (key: string) => {
    const step = STEPS[key]
    const at = tabs.findIndex((one) => one.key === tab)
    const next = step && tabs[(at + step + tabs.length) % tabs.length]?.key
    if (next) onTab(next)
    return next
  }
  return (
    <div className="rail__tabs" role="tablist">
      {tabs.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`tab-${key}`}
          aria-selected={key === tab}
          aria-controls="rail-list"
          tabIndex={key === tab ? 0 : -1}
          onClick={() => onTab(key)}
          onKeyDown={({ key: pressed, currentTarget }) => {
            const next = walk(pressed)
            currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
          }}
        >
          {key === 'chat' && <Icon name="chat" />}
          <span>{name}</span>
        </button>
      ))}
    </div>
  )
}
