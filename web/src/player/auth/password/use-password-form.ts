import type { RefusalCode } from '@zar/contract/refusal'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Refused } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { rulesResolver } from '../rules-resolver.ts'
import { type PasswordForm, passwordErrors } from './password-rules.ts'
import { t } from './password-texts.ts'

const EMPTY: PasswordForm = { old: '', password: '', repeat: '' }

/** The form of a new password, with or without the old one. */
export const usePasswordForm = ({ asksForOld }: { asksForOld: boolean }) =>
  useForm<PasswordForm>({
    mode: 'onTouched',
    defaultValues: EMPTY,
    resolver: rulesResolver((form) => passwordErrors(form, asksForOld), t),
  })

const FIELD_OF: Partial<Record<RefusalCode, keyof PasswordForm>> = {
  weak_password: 'password',
  wrong_old_password: 'old',
}

/** Says what failed, and marks the field it is about. */
export function tellFailure(form: UseFormReturn<PasswordForm>, failure: unknown): void {
  notify.error(failureText(failure))
  const field = failure instanceof Refused && failure.code && FIELD_OF[failure.code]
  if (!field) return
  form.setError(field, { type: 'server', message: failure.message }, { shouldFocus: true })
}
