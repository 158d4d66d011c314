import { useEffect, useRef } from 'react'
import type { Language } from '../../protocol.ts'
import { Icon } from '../icon.tsx'
import { StakeTray, type TrayWords } from './popover/stake-tray.tsx'

type Props = {
  label: string
  lower: string
  higher: string
  /** Name of the list itself. */
  pick: string
  values: readonly number[]
  value: number
  text: (value: number) => string
  isOff: boolean
  /** With these the value opens a tray; without them it is a plain list. */
  tray?: { words: TrayWords; language: Language }
  onValue: (value: number) => void
}

const HOLD_MS = 400
const REPEAT_MS = 90

/** The value beside this one in the list, or undefined at its ends. */
export function valueBeside(values: readonly number[], value: number, step: 1 | -1) {
  const beside = values.filter((one) => (one - value) * step > 0)
  return step > 0 ? beside[0] : beside.at(-1)
}

/** Walks a list of values by two buttons, which repeat while held, or takes one from the list. */
export function Dial(props: Props) {
  const { label, lower, higher, pick, values, value, text, isOff, tray, onValue } = props
  const held = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = useRef(value)
  now.current = value
  const stop = () => clearTimeout(held.current)
  useEffect(() => () => clearTimeout(held.current), [])
  const walk = (step: 1 | -1) => {
    const next = isOff ? undefined : valueBeside(values, now.current, step)
    if (next !== undefined) onValue(next)
    return next !== undefined
  }
  const hold = (step: 1 | -1, afterMs: number) => {
    stop()
    held.current = setTimeout(() => walk(step) && hold(step, REPEAT_MS), afterMs)
  }
  const button = (step: 1 | -1) => (
    <button
      type="button"
      aria-label={step > 0 ? higher : lower}
      aria-disabled={isOff || valueBeside(values, value, step) === undefined}
      onClick={() => walk(step)}
      onPointerDown={() => hold(step, HOLD_MS)}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      <Icon name={step > 0 ? 'plus' : 'minus'} />
    </button>
  )
  return (
    <div className="dial num">
      {button(-1)}
      {tray ? (
        <StakeTray
          label={label}
          name={pick}
          words={tray.words}
          language={tray.language}
          values={values}
          value={value}
          text={text}
          isOff={isOff}
          onValue={onValue}
        />
      ) : (
        <ListValue {...props} />
      )}
      {button(1)}
    </div>
  )
}

const ListValue = ({ label, pick, values, value, text, isOff, onValue }: Props) => (
  <label className="dial__value">
    {label} <b aria-hidden="true">{text(value)}</b>
    <select
      aria-label={pick}
      value={value}
      disabled={isOff}
      onChange={(event) => onValue(Number(event.target.value))}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {text(one)}
        </option>
      ))}
    </select>
  </label>
)
