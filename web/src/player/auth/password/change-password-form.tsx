import '../auth.css'
import { useMutation } from '@tanstack/react-query'
import { changePassword } from '@zar/contract/players/customer'
import { FormProvider } from 'react-hook-form'
import { callWithBox } from '../../../lib/session/demo-box.ts'
import { useSession } from '../../../lib/session/session.ts'
import { notify } from '../../../ui/feedback/toast.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PasswordFields } from './password-fields.tsx'
import type { PasswordForm } from './password-rules.ts'
import { t } from './password-texts.ts'
import { tellFailure, usePasswordForm } from './use-password-form.ts'

/** Old password, new one, and the new one again: for the dialog and for its page. */
export function ChangePasswordForm({ onDone }: { onDone?: () => void }) {
  const form = usePasswordForm({ asksForOld: true })
  const username = useSession()?.username ?? ''
  const changing = useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: ({ old, password, repeat }: PasswordForm) =>
      callWithBox(changePassword, { oldPassword: old, password, confirmPassword: repeat }),
    onSuccess: ({ message }) => {
      notify.success(message)
      form.reset()
    },
    onError: (failure) => tellFailure(form, failure),
  })
  return (
    <FormProvider {...form}>
      <form
        className="formstack"
        noValidate
        onSubmit={form.handleSubmit((values) => {
          if (!changing.isPending) changing.mutate(values, { onSuccess: () => onDone?.() })
        })}
      >
        <p className="formstack__note">{t('prompt')}</p>
        {/* For password keepers: whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordFields asksForOld />
        <Button
          type="submit"
          variant="primary"
          size="l"
          wide
          busy={changing.isPending ? t('busy') : undefined}
        >
          {t('submit')}
        </Button>
      </form>
    </FormProvider>
  )
}
