import './code-cells.css'
import { type RefObject, useEffect, useRef } from 'react'

const DIGITS = ['1', '2', '3', '4', '5', '6'] as const

/**
 * Six digits in six cells over one field, so that a paste fills all and a reader hears one. The sixth
 * digit sends it.
 */
export function CodeCells({
  label,
  value,
  isWrong,
  describedBy,
  onType,
  onWhole,
}: {
  label: string
  value: string
  isWrong: boolean
  describedBy?: string | undefined
  onType: (code: string) => void
  onWhole: (code: string) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  useFocusAtOnce(field)
  const type = (typed: string) => {
    const code = typed.replaceAll(/\D/g, '').slice(0, DIGITS.length)
    onType(code)
    if (code.length === DIGITS.length && code !== value) onWhole(code)
  }
  return (
    <div className={isWrong ? 'o-code is-bad' : 'o-code'}>
      {DIGITS.map((place, at) => (
        <span
          key={place}
          className={at === value.length ? 'o-code__cell is-next' : 'o-code__cell'}
          aria-hidden
        >
          {value[at]}
        </span>
      ))}
      <input
        ref={field}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  )
}

function useFocusAtOnce(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => field.current?.focus(), [field])
}
