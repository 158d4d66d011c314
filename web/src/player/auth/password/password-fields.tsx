import { useFormContext, useWatch } from 'react-hook-form'
import { PasswordField } from '../../../ui/form/field-password.tsx'
import type { PasswordForm } from './password-rules.ts'
import { t } from './password-texts.ts'

/** The new password and its repetition, and before them the old one where it is asked for. */
export function PasswordFields({ asksForOld = false }: { asksForOld?: boolean }) {
  const { register, formState, trigger, getFieldState } = useFormContext<PasswordForm>()
  const { errors } = formState
  const password = useWatch<PasswordForm, 'password'>({ name: 'password' })
  // The repetition may become right or wrong by what is typed in the field before it.
  const recheck = () => {
    if (getFieldState('repeat').isTouched) void trigger('repeat')
  }
  return (
    <>
      {asksForOld && (
        <PasswordField
          {...register('old')}
          label={t('old')}
          error={errors.old?.message}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...register('password', { onChange: recheck })}
        label={t('password')}
        error={errors.password?.message}
        autoComplete="new-password"
        measured={password}
      />
      <PasswordField
        {...register('repeat')}
        label={t('repeat')}
        error={errors.repeat?.message}
        autoComplete="new-password"
      />
    </>
  )
}
