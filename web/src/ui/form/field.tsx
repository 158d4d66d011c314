import './field.css'
import { Check, CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icons/icon.tsx'

/** What every field says around its well. */
export type FieldShell = {
  label: string
  /** Small, at the label's right: `₺100 – ₺50.000`. */
  hint?: string | undefined
  /** Under the well; gives way to the error. */
  note?: string | undefined
  /** Under the well, and what makes the field wrong. It says what to do. */
  error?: string | undefined
  isGood?: boolean
}

type Ids = { inputId: string; hintId: string; noteId: string }

/** Label above, well, note or error under. The well is given the ids that tie them together. */
export function Field({
  label,
  hint,
  note,
  error,
  children,
}: FieldShell & { children: (ids: Ids) => ReactNode }) {
  const id = useId()
  const ids = { inputId: `${id}-input`, hintId: `${id}-hint`, noteId: `${id}-note` }
  return (
    <div className="field">
      <div className="field__name">
        <label htmlFor={ids.inputId}>{label}</label>
        {hint && <small id={ids.hintId}>{hint}</small>}
      </div>
      {children(ids)}
      <FieldNote id={ids.noteId} note={note} error={error} />
    </div>
  )
}

type NoteProps = { id: string; note?: string | undefined; error?: string | undefined }

export function FieldNote({ id, note, error }: NoteProps) {
  if (error) {
    return (
      <p className="field__note field__note--bad" id={id}>
        <Icon of={CircleAlert} size="s" />
        {error}
      </p>
    )
  }
  return note ? (
    <p className="field__note" id={id}>
      {note}
    </p>
  ) : null
}

/** The edge of the well by its state. */
export const wellClass = ({ error, isGood }: Pick<FieldShell, 'error' | 'isGood'>): string =>
  ['input', error && 'is-bad', isGood && !error && 'is-good'].filter(Boolean).join(' ')

/** The attributes that tell a screen reader what the edge and the note tell the eye. */
export function inputState({ inputId, hintId, noteId }: Ids, { error, note, hint }: FieldShell) {
  const described = [hint && hintId, (error || note) && noteId].filter(Boolean).join(' ')
  return {
    id: inputId,
    'aria-invalid': Boolean(error),
    ...(described && { 'aria-describedby': described }),
  }
}

/** The tick or the warning at the right end of the well. */
export function FieldMark({ error, isGood }: Pick<FieldShell, 'error' | 'isGood'>) {
  if (error)
    return (
      <span className="input__mark">
        <Icon of={CircleAlert} />
      </span>
    )
  return isGood ? (
    <span className="input__mark">
      <Icon of={Check} />
    </span>
  ) : null
}

type TextFieldProps = FieldShell &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    /** A fixed cell at the left: `+90`. */
    before?: string
    /** A button at the right. */
    end?: ReactNode
  }

export function TextField({ before, end, ...props }: TextFieldProps) {
  const { label, hint, note, error, isGood = false, ...input } = props
  const shell = { label, hint, note, error, isGood }
  return (
    <Field {...shell}>
      {(ids) => (
        <div className={wellClass(shell)}>
          {before && <span className="input__prefix">{before}</span>}
          <input {...input} {...inputState(ids, shell)} />
          <FieldMark {...shell} />
          {end}
        </div>
      )}
    </Field>
  )
}

type TickProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

/** A checkbox with its sentence. */
export function TickField({ children, ...input }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" {...input} />
      <i className="tick__box">
        <Icon of={Check} />
      </i>
      <span>{children}</span>
    </label>
  )
}
