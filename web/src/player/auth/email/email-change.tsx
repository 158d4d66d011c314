import '../auth.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { Email, Password } from '@zar/contract/players/auth'
import type { RefusalCode } from '@zar/contract/refusal'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Refused } from '../../../lib/api/call.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { PasswordField } from '../../../ui/form/field-password.tsx'
import { CodeEntry } from '../code/code-entry.tsx'
import { t } from './email-texts.ts'
import { type EmailChange, type EmailForm, useEmailChange } from './use-email-change.ts'

type Props = { onChanged: () => void; onCancel: () => void }

/** A new e-mail address: with the password again, and a code that was mailed there. */
export function EmailChangeForm({ onChanged, onCancel }: Props) {
  const change = useEmailChange({ onChanged })
  return change.asked ? (
    <CodeStage change={change} asked={change.asked} />
  ) : (
    <AddressStage change={change} onCancel={onCancel} />
  )
}

const Form = z.object({ email: Email, password: Password })
const FIELD_OF: Partial<Record<RefusalCode, keyof EmailForm>> = {
  wrong_password: 'password',
  email_taken: 'email',
  email_same: 'email',
  invalid_input: 'email',
}

type StageProps = { change: EmailChange; onCancel: () => void }

function AddressStage({ change: { send }, onCancel }: StageProps) {
  const { register, handleSubmit, formState, setError } = useForm<EmailForm>({
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
    resolver: zodResolver(Form, {
      error: ({ path }) => t(path?.[0] === 'email' ? 'email.wrong' : 'password.wrong'),
    }),
  })
  const { errors } = formState
  const onError = (failure: unknown) => {
    const field = failure instanceof Refused && failure.code && FIELD_OF[failure.code]
    if (!field) return
    setError(field, { type: 'server', message: failure.message }, { shouldFocus: true })
  }
  return (
    <form
      className="formstack"
      noValidate
      onSubmit={handleSubmit((form) => {
        if (!send.isPending) send.mutate(form, { onError })
      })}
    >
      <p className="formstack__note">{t('prompt')}</p>
      <TextField
        {...register('email')}
        label={t('new')}
        type="email"
        autoFocus
        error={errors.email?.message}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        label={t('password')}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" wide busy={send.isPending ? t('sending') : undefined}>
        {t('send')}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  )
}

type CodeProps = { change: EmailChange; asked: EmailForm & { sentAt: number } }

const CodeStage = ({ change, asked: { sentAt, ...form } }: CodeProps) => (
  <div className="formstack">
    <p className="formstack__note" role="status">
      {t('sent', { email: form.email })}
    </p>
    <CodeEntry
      channel="mail"
      label={t('code')}
      submit={t('verify')}
      busy={change.isChecking ? t('verifying') : undefined}
      onCode={change.check}
      sentAt={sentAt}
      onResend={() => change.send.mutate(form)}
      isResending={change.send.isPending}
    >
      <Button variant="ghost" onClick={change.back}>
        {t('back')}
      </Button>
    </CodeEntry>
  </div>
)
