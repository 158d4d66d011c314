import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'

export type PickOption<Value> = { value: Value; text: string }

type Props<Value> = {
  label: string
  value: Value
  options: readonly PickOption<Value>[]
  onPick: (value: Value) => void
  isOff?: boolean
}

/** One of many: a button that opens a menu above the desk. */
export function Pick<Value extends string | number>(props: Props<Value>) {
  const { label, value, options, onPick, isOff = false } = props
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const chosen = options.find((option) => option.value === value)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    menu.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
    const away = (event: Event) => {
      const target = event.target as Node
      if (!menu.current?.contains(target) && !button.current?.contains(target)) setOpen(false)
    }
    addEventListener('pointerdown', away)
    return () => removeEventListener('pointerdown', away)
  }, [isOpen])
  return (
    <div className="pick">
      <button
        ref={button}
        type="button"
        className="dial dial--pick num"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-disabled={isOff}
        onClick={() => !isOff && setOpen(!isOpen)}
      >
        <span>
          {label} <b>{chosen?.text ?? ''}</b>
        </span>
        <Icon name="down" />
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          className="pick__menu num"
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={(event) => onMenuKey(event.nativeEvent, menu.current, close)}
        >
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="option"
              className="pick__row"
              aria-selected={option.value === value}
              tabIndex={-1}
              onClick={() => {
                onPick(option.value)
                close()
              }}
            >
              {option.text}
              {option.value === value && <Icon name="check" />}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -1_000, End: 1_000 }

function onMenuKey(event: KeyboardEvent, menu: HTMLElement | null, close: () => void): void {
  event.stopPropagation()
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault()
    close()
    return
  }
  const step = STEPS[event.key]
  if (step === undefined || !menu) return
  event.preventDefault()
  const rows = [...menu.querySelectorAll<HTMLElement>('[role=option]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus()
}
