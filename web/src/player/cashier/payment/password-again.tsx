import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useSession } from '../../../lib/session/session.ts'
import { PasswordField } from '../../../ui/form/field-password.tsx'
import { t } from '../texts.ts'
import type { Entries } from './order.ts'

/** The password's place among the form's entries. No field of the server's is called so. */
export const PASSWORD = 'password'

/** Asks for the password, once the server wants to know that it is really the player. */
export function PasswordAgain() {
  const { register, formState, setFocus } = useFormContext<Entries>()
  const username = useSession()?.username ?? ''
  useEffect(() => setFocus(PASSWORD), [setFocus])
  return (
    <>
      {/* For password keepers: whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...register(PASSWORD)}
        label={t('password')}
        note={t('password.why')}
        error={formState.errors[PASSWORD]?.message}
        autoComplete="current-password"
        maxLength={100}
      />
    </>
  )
}
