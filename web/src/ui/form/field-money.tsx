import { type ComponentProps, type Ref, useState } from 'react'
import { NumericFormat } from 'react-number-format'
import { Field, FieldMark, type FieldShell, inputState, wellClass } from './field.tsx'

type MoneyProps = FieldShell & {
  /** Undefined while the field is empty. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  /** Digits after the comma: 2 for money, 0 for whole numbers. */
  decimals?: number
  ref?: Ref<HTMLInputElement>
} & Pick<ComponentProps<'input'>, 'name' | 'onBlur'>

/**
 * A number written the Turkish way while it is typed, with ₺ in a cell of its own. Once the field
 * is left it has all its decimals: 1.250,00.
 */
export function MoneyField({ value, onChange, decimals = 2, ref, onBlur, ...props }: MoneyProps) {
  const { label, hint, note, error, isGood = false, ...input } = props
  const shell = { label, hint, note, error, isGood }
  const [typed, setTyped] = useState('')
  const full = value?.toFixed(decimals) ?? ''
  return (
    <Field {...shell}>
      {(ids) => (
        <div className={wellClass(shell)}>
          <span className="input__prefix">₺</span>
          <NumericFormat
            {...input}
            {...inputState(ids, shell)}
            {...(ref && { getInputRef: ref })}
            className="num"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            thousandSeparator="."
            decimalSeparator=","
            allowedDecimalSeparators={[',']}
            decimalScale={decimals}
            allowNegative={false}
            valueIsNumericString
            value={numberOf(typed) === value ? typed : full}
            onValueChange={(next) => {
              setTyped(next.value)
              if (next.floatValue !== value) onChange(next.floatValue)
            }}
            onBlur={(event) => {
              setTyped(full)
              onBlur?.(event)
            }}
          />
          <FieldMark {...shell} />
        </div>
      )}
    </Field>
  )
}

/** The number that digits with a point stand for; undefined where there is none yet. */
function numberOf(typed: string): number | undefined {
  const number = Number.parseFloat(typed)
  return Number.isNaN(number) ? undefined : number
}
