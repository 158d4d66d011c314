import type { Language } from '../../../protocol.ts'
import { chipDrawing, chipText } from '../art/chip.ts'
import { Drawn } from '../art/drawn.tsx'
import { keepFocus } from '../keep-focus.ts'

type Props = {
  label: string
  /** Whole lira. */
  values: readonly number[]
  value: number
  language: Language
  /** What a chip of so many lira is called. */
  nameOf: (lira: number) => string
  isOff?: boolean
  onValue: (lira: number) => void
}

/** How a thousand is printed on a chip. */
export const THOUSAND: Record<Language, string> = { tr: 'B', en: 'K' }

/** The chips of the desk; the chosen one goes where the table is pressed. */
export const ChipRow = (props: Props) => (
  <fieldset className="chip-row" aria-label={props.label}>
    {props.values.map((lira) => (
      <button
        key={lira}
        type="button"
        aria-pressed={lira === props.value}
        aria-label={props.nameOf(lira)}
        aria-disabled={props.isOff ?? false}
        onMouseDown={keepFocus}
        onClick={() => !props.isOff && props.onValue(lira)}
      >
        <svg viewBox="-51 -51 102 104" aria-hidden="true">
          <Drawn drawing={chipDrawing(lira, chipText(lira, THOUSAND[props.language]))} />
        </svg>
      </button>
    ))}
  </fieldset>
)
