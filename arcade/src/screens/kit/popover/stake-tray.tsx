import './tray.css'
import { type KeyboardEvent, lazy, Suspense } from 'react'
import type { Language } from '../../../protocol.ts'
import { CHOSEN_ROW, OptionRows } from './option-rows.tsx'
import { usePopover } from './use-popover.ts'

/** Their drawing comes with the first tray that is opened; without it the list is all there is. */
const TrayChips = lazy(() =>
  import('../chips/tray-chips.tsx').then(
    (chips) => ({ default: chips.TrayChips }),
    () => ({ default: () => null }),
  ),
)

export type TrayWords = { half: string; double: string; least: string; most: string }

type Props = {
  label: string
  /** Name of the tray. */
  name: string
  words: TrayWords
  language: Language
  values: readonly number[]
  value: number
  text: (value: number) => string
  isOff: boolean
  onValue: (value: number) => void
}

/** The highest value of a list that is not above this one, or the lowest. */
export const valueUpTo = (values: readonly number[], most: number): number | undefined =>
  values.filter((one) => one <= most).at(-1) ?? values[0]

const STEPS: Record<string, (values: readonly number[], at: number) => number | undefined> = {
  ArrowUp: (values, at) => values[at + 1],
  ArrowDown: (values, at) => values[at - 1],
  Home: (values) => values[0],
  End: (values) => values.at(-1),
}

/** The value of the dial: a press opens its whole list, with half, double and both ends. */
export function StakeTray(props: Props) {
  const { label, name, words, language, values, value, text, isOff, onValue } = props
  const { isOpen, button, content, toggle, close, onKeyDown } = usePopover(CHOSEN_ROW)
  const take = (next: number | undefined) => {
    if (next !== undefined) onValue(next)
    close()
  }
  const step = (event: KeyboardEvent) => {
    const to = STEPS[event.key]
    if (!to || isOff || isOpen) return
    event.preventDefault()
    const next = to(values, values.indexOf(value))
    if (next !== undefined) onValue(next)
  }
  const leaps = [
    ['½', words.half, valueUpTo(values, value / 2)],
    ['2×', words.double, valueUpTo(values, value * 2)],
    [words.least, words.least, values[0]],
    [words.most, words.most, values.at(-1)],
  ] as const
  return (
    <div className="tray">
      <button
        ref={button}
        type="button"
        className="dial__value"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-disabled={isOff}
        title={name}
        onClick={() => !isOff && toggle()}
        onKeyDown={step}
      >
        {label} <b>{text(value)}</b>
      </button>
      {isOpen && (
        <div
          ref={content}
          className="pick__menu tray__menu"
          role="dialog"
          aria-label={name}
          onKeyDown={onKeyDown}
        >
          <Suspense fallback={<div className="tray__chips" />}>
            <TrayChips valuesKurus={values} valueKurus={value} language={language} onValue={take} />
          </Suspense>
          <div className="tray__leaps">
            {leaps.map(([sign, leap, to]) => (
              <button
                key={leap}
                type="button"
                aria-label={to === undefined ? leap : `${leap}: ${text(to)}`}
                title={leap}
                onClick={() => take(to)}
              >
                {sign}
              </button>
            ))}
          </div>
          <OptionRows
            label={name}
            value={value}
            options={values.map((one) => ({ value: one, text: text(one) }))}
            onPick={take}
          />
        </div>
      )}
    </div>
  )
}
