import type { KeyboardEvent } from 'react'
import { Icon } from '../../icon.tsx'

export type RowOption<Value> = { value: Value; text: string }

type Props<Value> = {
  label: string
  value: Value
  options: readonly RowOption<Value>[]
  onPick: (value: Value) => void
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -1_000, End: 1_000 }

/** The chosen row, for the focus of what opens. */
export const CHOSEN_ROW = '[role=option][aria-selected=true]'

/** One of many, in rows; arrows walk them. */
export const OptionRows = <Value extends string | number>(props: Props<Value>) => (
  <div
    className="pick__rows num"
    role="listbox"
    aria-label={props.label}
    tabIndex={-1}
    onKeyDown={walkRows}
  >
    {props.options.map((option) => (
      <button
        key={option.value}
        type="button"
        role="option"
        className="pick__row"
        aria-selected={option.value === props.value}
        tabIndex={option.value === props.value ? 0 : -1}
        onClick={() => props.onPick(option.value)}
      >
        {option.text}
        {option.value === props.value && <Icon name="check" />}
      </button>
    ))}
  </div>
)

function walkRows(event: KeyboardEvent): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const rows = [...event.currentTarget.querySelectorAll<Element>('[role=option]')]
  const at = document.activeElement ? rows.indexOf(document.activeElement) : -1
  const next = rows[Math.max(0, Math.min(rows.length - 1, at + step))]
  if (next instanceof HTMLElement) next.focus()
}
