import type { ComponentProps } from 'react'
import { Field, type FieldShell, inputState, wellClass } from './field.tsx'
import './field-area.css'

type AreaProps = FieldShell & Omit<ComponentProps<'textarea'>, 'prefix'>

/** A field of several lines. */
export function AreaField(props: AreaProps) {
  const { label, hint, note, error, isGood = false, ...input } = props
  const shell = { label, hint, note, error, isGood }
  return (
    <Field {...shell}>
      {(ids) => (
        <div className={`${wellClass(shell)} input--area`}>
          <textarea rows={3} {...input} {...inputState(ids, shell)} />
        </div>
      )}
    </Field>
  )
}
