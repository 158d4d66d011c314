import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { texts } from '../../lib/language/translate.ts'
import { Icon } from '../icons/icon.tsx'
import { Field, type FieldShell, inputState, wellClass } from './field.tsx'
import { METER_PARTS, passwordStrength } from './field-strength.ts'

const t = texts({
  tr: { show: 'Şifreyi göster', hide: 'Şifreyi gizle', strength: 'Şifre gücü: {score} / {parts}' },
  en: {
    show: 'Show password',
    hide: 'Hide password',
    strength: 'Password strength: {score} of {parts}',
  },
})

type PasswordProps = FieldShell &
  Omit<ComponentProps<'input'>, 'type' | 'prefix'> & {
    /** The password so far; when given, the six-part meter is shown. */
    measured?: string
  }

export function PasswordField({ measured, ...props }: PasswordProps) {
  const { label, hint, note, error, isGood = false, ...input } = props
  const shell = { label, hint, note, error, isGood }
  const [isShown, setShown] = useState(false)
  return (
    <Field {...shell}>
      {(ids) => (
        <>
          <div className={wellClass(shell)}>
            <input
              {...input}
              {...inputState(ids, shell)}
              type={isShown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
            />
            <button
              type="button"
              className="ibtn"
              aria-label={t(isShown ? 'hide' : 'show')}
              onClick={() => setShown(!isShown)}
            >
              <Icon of={isShown ? EyeOff : Eye} />
            </button>
          </div>
          {measured !== undefined && <StrengthMeter password={measured} />}
        </>
      )}
    </Field>
  )
}

function StrengthMeter({ password }: { password: string }) {
  const score = passwordStrength(password)
  const tone = score <= 2 ? ' meter--weak' : score <= 3 ? ' meter--fair' : ''
  return (
    <div
      className={`meter${tone}`}
      role="img"
      aria-label={t('strength', { score, parts: METER_PARTS })}
    >
      {Array.from({ length: METER_PARTS }, (_, part) => part + 1).map((part) => (
        <i key={part} className={part <= score ? 'meter__part on' : 'meter__part'} />
      ))}
    </div>
  )
}
