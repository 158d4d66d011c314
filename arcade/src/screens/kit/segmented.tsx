import { keepFocus } from './keep-focus.ts'

type Props<Value> = {
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChoose: (value: Value) => void
  isOff?: boolean
}

/** One of two to four, all of them in sight. */
export function Segmented<Value extends string | number>(props: Props<Value>) {
  const { label, options, value, onChoose, isOff = false } = props
  return (
    <fieldset className="seg" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-disabled={isOff}
          onMouseDown={keepFocus}
          onClick={() => !isOff && onChoose(option.value)}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  )
}
