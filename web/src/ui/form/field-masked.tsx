import { type ComponentProps, type ReactNode, type Ref, useRef } from 'react'
import { PatternFormat } from 'react-number-format'
import { Field, FieldMark, type FieldShell, inputState, wellClass } from './field.tsx'

type MaskedProps = FieldShell & {
  /** `#` stands for a digit, everything else for itself: `### ### ## ##`. */
  mask: string
  /** The digits typed, without the mask. */
  value: string
  onChange: (digits: string) => void
  before?: string
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
} & Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'autoComplete' | 'disabled'>

/** A field of digits with a mask: the part still to be typed stands as underscores in haze. */
export function MaskedField({ mask, value, onChange, before, end, ref, ...props }: MaskedProps) {
  const { label, hint, note, error, isGood = false, ...input } = props
  const shell = { label, hint, note, error, isGood }
  const shown = useRef<HTMLSpanElement>(null)
  return (
    <Field {...shell}>
      {(ids) => (
        <div className={wellClass(shell)}>
          {before && <span className="input__prefix">{before}</span>}
          <span className="input__masked num">
            <PatternFormat
              {...input}
              {...inputState(ids, shell)}
              {...(ref && { getInputRef: ref })}
              type="text"
              inputMode="numeric"
              format={mask}
              mask="_"
              allowEmptyFormatting
              value={value}
              onValueChange={(next) => {
                if (next.value !== value) onChange(next.value)
              }}
              onScroll={(event) => {
                if (shown.current) shown.current.scrollLeft = event.currentTarget.scrollLeft
              }}
            />
            <MaskedText ref={shown} mask={mask} digits={value} />
          </span>
          <FieldMark {...shell} />
          {end}
        </div>
      )}
    </Field>
  )
}

/** The two colours of a half-typed mask, over the input whose own text is not painted. */
function MaskedText(props: { ref: Ref<HTMLSpanElement>; mask: string; digits: string }) {
  const { typed, rest } = splitMask(props.mask, props.digits)
  return (
    <span ref={props.ref} aria-hidden>
      {typed}
      <i className="input__rest">{rest}</i>
    </span>
  )
}

/** Where the typed part of a mask ends and what is still open, underscores for digits. */
function splitMask(mask: string, digits: string): { typed: string; rest: string } {
  let at = 0
  let end = 0
  const filled = [...mask].map((place, index) => {
    if (place !== '#') return place
    const digit = digits[at]
    at += 1
    if (digit === undefined) return '_'
    end = index + 1
    return digit
  })
  return { typed: filled.slice(0, end).join(''), rest: filled.slice(end).join('') }
}
