import { useId } from 'react'
import { Icon } from '../icon.tsx'
import { CHOSEN_ROW, OptionRows, type RowOption } from './popover/option-rows.tsx'
import { usePopover } from './popover/use-popover.ts'

type Props<Value> = {
  label: string
  value: Value
  options: readonly RowOption<Value>[]
  onPick: (value: Value) => void
  isOff?: boolean
}

/** One of many: a button that opens a menu above the desk. */
export function Pick<Value extends string | number>(props: Props<Value>) {
  const { label, value, options, onPick, isOff = false } = props
  const { isOpen, button, content, toggle, close, onKeyDown } = usePopover(CHOSEN_ROW)
  const id = useId()
  const chosen = options.find((option) => option.value === value)
  const pick = (next: Value) => {
    onPick(next)
    close()
  }
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
        onClick={() => !isOff && toggle()}
      >
        <span>
          {label} <b>{chosen?.text ?? ''}</b>
        </span>
        <Icon name="down" />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is inside
        <div ref={content} id={id} className="pick__menu" onKeyDown={onKeyDown}>
          <OptionRows label={label} value={value} options={options} onPick={pick} />
        </div>
      )}
    </div>
  )
}
