import { zodResolver } from '@hookform/resolvers/zod'
import { LIMITS } from '@zar/contract/limits'
import { sendResetPassword } from '@zar/contract/players/auth'
import { CircleCheck } from 'lucide-react'
import { FormProvider, useForm } from 'react-hook-form'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { CodeEntry } from '../code/code-entry.tsx'
import { PasswordFields } from '../password/password-fields.tsx'
import { tellFailure, usePasswordForm } from '../password/use-password-form.ts'
import { t } from './recovery-texts.ts'
import type { Recovery } from './use-recovery.ts'

type StepProps = { recovery: Recovery }

/** Step 1: whose password it is. */
export function NameStep({ recovery }: StepProps) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { username: recovery.username },
    resolver: zodResolver(sendResetPassword.input, { error: () => t('username.wrong') }),
  })
  return (
    <form
      className="formstack"
      noValidate
      onSubmit={handleSubmit(({ username }) => recovery.send(username))}
    >
      <p className="formstack__note">{t('name.prompt')}</p>
      <TextField
        {...register('username', { setValueAs: (typed: string) => typed.trim() })}
        label={t('username')}
        error={formState.errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Go busy={recovery.isSending ? t('sending') : undefined} />
    </form>
  )
}

/** Step 2: the code that was mailed. */
export const CodeStep = ({ recovery }: StepProps) => (
  <div className="formstack">
    <p className="formstack__note">{t('code.prompt')}</p>
    <CodeEntry
      channel="mail"
      label={t('code')}
      submit={t('continue')}
      busy={recovery.isChecking ? t('checking') : undefined}
      onCode={recovery.check}
      sentAt={recovery.sentAt}
      onResend={() => recovery.send(recovery.username)}
      isResending={recovery.isSending}
      otherLengths={LIMITS.recoveryCode}
    >
      <Button variant="ghost" onClick={() => recovery.goTo(1)}>
        {t('code.back')}
      </Button>
    </CodeEntry>
  </div>
)

/** Step 3: the new password. */
export function PasswordStep({ recovery }: StepProps) {
  const form = usePasswordForm({ asksForOld: false })
  const { change } = recovery
  return (
    <FormProvider {...form}>
      <form
        className="formstack"
        noValidate
        onSubmit={form.handleSubmit((values) => {
          if (change.isPending) return
          change.mutate(values, { onError: (failure) => tellFailure(form, failure) })
        })}
      >
        <p className="formstack__note">{t('password.prompt')}</p>
        {/* For password keepers: whose password this is. */}
        <input type="text" autoComplete="username" value={recovery.username} readOnly hidden />
        <PasswordFields />
        <Go busy={change.isPending ? t('changing') : undefined} />
        <Button variant="ghost" onClick={() => recovery.goTo(1)}>
          {t('password.back')}
        </Button>
      </form>
    </FormProvider>
  )
}

/** Step 4: the way to the log-in opens by itself. */
export const DoneStep = () => (
  <div className="recovered" role="status">
    <span>
      <Icon of={CircleCheck} />
    </span>
    <p>{t('done')}</p>
  </div>
)

const Go = ({ busy }: { busy: string | undefined }) => (
  <Button type="submit" variant="primary" size="l" wide busy={busy}>
    {t('continue')}
  </Button>
)
