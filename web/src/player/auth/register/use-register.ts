import { useMutation } from '@tanstack/react-query'
import { register } from '@zar/contract/players/auth'
import type { RefusalCode } from '@zar/contract/refusal'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Refused } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { callWithBox } from '../../../lib/session/demo-box.ts'
import { signIn } from '../../../lib/session/session.ts'
import { localStore } from '../../../lib/storage/browser-storage.ts'
import { draftOf, useDraftOf } from '../../../lib/storage/drafts.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { rulesResolver } from '../rules-resolver.ts'
import { t } from '../texts.ts'
import { istanbulDay, registrationErrors } from './register-rules.ts'
import { EMPTY_FORM, type RegisterForm, registrationOf } from './registration.ts'

const resolver = rulesResolver(
  (form: RegisterForm) => registrationErrors(form, istanbulDay(new Date())),
  t,
)

const DRAFT = 'register'
/** Typed again each time. */
const SECRETS: readonly (keyof RegisterForm)[] = ['password', 'password2']

/**
 * The form: a field is checked when it is left, and from then on with every key. What was typed is
 * there again after Back; `forget` it once the account is open.
 */
export function useRegisterForm() {
  const form = useForm<RegisterForm>({
    mode: 'onTouched',
    defaultValues: { ...EMPTY_FORM, ...draftOf<RegisterForm>(DRAFT) },
    resolver,
  })
  return { form, forget: useDraftOf(form, DRAFT, SECRETS) }
}

/** Refusals that are about one field of the form. */
const FIELD_OF: Partial<Record<RefusalCode, keyof RegisterForm>> = {
  username_taken: 'username',
  weak_password: 'password',
  too_young: 'birthYear',
  country_not_allowed: 'country',
}

/** Opens the account and signs in; what the server finds wrong is marked at its field. */
export function useRegister(
  form: UseFormReturn<RegisterForm>,
  onDone: (asked: RegisterForm) => void,
) {
  return useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (values: RegisterForm) =>
      callWithBox(register, registrationOf(values, localStore.getItem('refId'))),
    onSuccess: ({ data, message }, values) => {
      signIn(data)
      if (message) notify.success(message)
      onDone(values)
    },
    onError: (error) => {
      notify.error(failureText(error))
      if (error instanceof Refused) markFields(form, error)
    },
  })
}

function markFields(form: UseFormReturn<RegisterForm>, refused: Refused): void {
  const own = refused.code && FIELD_OF[refused.code]
  const wrong = own ? [{ field: own, message: refused.message }] : refused.fields
  wrong.forEach(({ field, message }, index) => {
    const name = field === 'birthDate' ? 'birthYear' : field
    if (!Object.hasOwn(EMPTY_FORM, name)) return
    form.setError(
      name as keyof RegisterForm,
      { type: 'server', message },
      { shouldFocus: index === 0 },
    )
  })
}
