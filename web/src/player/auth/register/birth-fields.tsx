import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldNote } from '../../../ui/form/field.tsx'
import { t } from '../texts.ts'
import type { RegisterForm } from './registration.ts'

const PARTS = [
  { name: 'birthDay', part: 'day', digits: 2 },
  { name: 'birthMonth', part: 'month', digits: 2 },
  { name: 'birthYear', part: 'year', digits: 4 },
] as const

/** Day, month and year, each typed; what is wrong is said once, under the three. */
export function BirthFields() {
  const noteId = useId()
  const { register, setValue, trigger, formState } = useFormContext<RegisterForm>()
  const { errors, touchedFields } = formState
  const error = PARTS.map(({ name }) => errors[name]?.message).find(Boolean)
  const recheck = () => {
    if (touchedFields.birthYear) void trigger(['birthDay', 'birthMonth', 'birthYear'])
  }
  return (
    <fieldset className="field">
      <legend className="field__name">{t('birth')}</legend>
      <div className="grid3">
        {PARTS.map(({ name, part, digits }) => (
          <div key={name} className={errors[name] ? 'input is-bad' : 'input'}>
            <input
              {...register(name, {
                onChange: recheck,
                // "3" means the third: the rule wants two digits.
                onBlur: ({ target }: { target: HTMLInputElement }) => {
                  if (digits === 2 && /^[1-9]$/.test(target.value)) {
                    setValue(name, `0${target.value}`, { shouldValidate: true })
                  }
                },
              })}
              className="num"
              aria-label={t(`birth.${part}`)}
              aria-invalid={Boolean(errors[name])}
              {...(error && { 'aria-describedby': noteId })}
              placeholder={t(`birth.${part}Shape`)}
              inputMode="numeric"
              maxLength={digits}
              autoComplete={`bday-${part}`}
            />
          </div>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  )
}
