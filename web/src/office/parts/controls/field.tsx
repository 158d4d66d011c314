import './field.css'
import { ChevronDown, CircleAlert, Eye, EyeOff, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { texts } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { IconButton } from './button.tsx'
import { useLack } from './lack.ts'

const t = texts({
  tr: { show: 'Şifreyi göster', hide: 'Şifreyi gizle' },
  en: { show: 'Show password', hide: 'Hide password' },
})

type Shell = {
  label: string
  /** Small, at the label's right: `önce 50,00`. */
  hint?: string | undefined
  help?: string | undefined
  /** What is wrong, and what to do. */
  error?: string | undefined
  /** Whether what its dialog says is missing or wrong is here; a blank field is taken for it where nothing is said. */
  isLacking?: boolean | undefined
}
type Ids = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

type FieldProps = Shell & { isBlank: boolean; children: (ids: Ids) => ReactNode }

function Field({ label, hint, help, error, isBlank, isLacking = isBlank, children }: FieldProps) {
  const id = useId()
  const lack = useLack(isLacking)
  const note = error ?? help
  return (
    <div className="o-field">
      <div className="o-field__name">
        <label htmlFor={id}>{label}</label>
        {hint && <small>{hint}</small>}
      </div>
      {children({
        id,
        'aria-invalid': Boolean(error) || lack !== undefined,
        'aria-describedby': [note && `${id}-note`, lack].filter(Boolean).join(' ') || undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={error ? 'o-help o-help--bad' : 'o-help'}>
          {error && <Icon of={CircleAlert} size="s" />}
          {note}
        </p>
      )}
    </div>
  )
}

const wellOf = ({ 'aria-invalid': isBad }: Ids, more = ''): string =>
  ['o-in', more, isBad && 'is-bad'].filter(Boolean).join(' ')

type TextFieldProps = Shell &
  Omit<ComponentProps<'input'>, 'prefix' | 'size'> & {
    icon?: LucideIcon
    size?: 'l'
    /** A unit, or a button at the right. */
    end?: ReactNode
  }

export function TextField({ icon, size, end, ...props }: TextFieldProps) {
  const { label, hint, help, error, isLacking, ...input } = props
  const shell = { label, hint, help, error, isLacking }
  return (
    <Field {...shell} isBlank={input.value === ''}>
      {(ids) => (
        <div className={wellOf(ids, size && 'o-in--l')}>
          {icon && <Icon of={icon} size="s" />}
          <input {...input} {...ids} />
          {end && <span className="o-in__end">{end}</span>}
        </div>
      )}
    </Field>
  )
}

/** A password that can be looked at. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="s"
          icon={isShown ? EyeOff : Eye}
          label={t(isShown ? 'hide' : 'show')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}

export function AreaField(props: Shell & ComponentProps<'textarea'>) {
  const { label, hint, help, error, isLacking, ...area } = props
  const shell = { label, hint, help, error, isLacking }
  return (
    <Field {...shell} isBlank={area.value === ''}>
      {(ids) => (
        <div className={wellOf(ids, 'o-in--area')}>
          <textarea {...area} {...ids} />
        </div>
      )}
    </Field>
  )
}

export type Choice = { value: string; label: string }

type SelectProps = Shell &
  ComponentProps<'select'> & {
    choices: readonly Choice[]
    /** What stands there while nothing is chosen. */
    blank?: string
  }

export function SelectField({ choices, blank, ...props }: SelectProps) {
  const { label, hint, help, error, isLacking, ...select } = props
  const shell = { label, hint, help, error, isLacking }
  return (
    <Field {...shell} isBlank={select.value === ''}>
      {(ids) => (
        <div className={wellOf(ids)}>
          <select {...select} {...ids}>
            {blank !== undefined && <option value="">{blank}</option>}
            {choices.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size="s" />
        </div>
      )}
    </Field>
  )
}

/** A box to tick, with its sentence. */
export const TickField = ({
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) => (
  <label className="o-box">
    <input type="checkbox" {...input} />
    <span>{children}</span>
  </label>
)
