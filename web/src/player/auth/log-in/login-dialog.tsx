import '../auth.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { login } from '@zar/contract/players/auth'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { closeDialog, openDialog } from '../../../lib/dialog/dialog.ts'
import { forgetReason, useEndReason } from '../../../lib/session/session-ended.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { PasswordField } from '../../../ui/form/field-password.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/overlay/dialog.tsx'
import { t } from '../texts.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SecondStep } from './second-step.tsx'
import { type LoginForm, useLogIn } from './use-log-in.ts'

/** What a broken rule of the contract asks the player to do. */
type Issue = { path?: PropertyKey[] | undefined; input?: unknown }
function wordsFor({ path, input }: Issue): string {
  if (path?.[0] === 'username') return t('login.username.wrong')
  return t(input === '' ? 'login.password.missing' : 'login.password.wrong')
}

export function LoginDialog() {
  const opening = useLogIn()
  const busy = opening.isBusy ? t('login.busy') : undefined
  return (
    <Dialog
      title={t('login.title')}
      onClose={closeDialog}
      art={{ src: '/art/register.svg', title: t('login.art'), text: t('login.artText') }}
    >
      <DialogBody>
        <EndReason />
        {opening.isSecond ? (
          <SecondStep
            busy={busy}
            error={opening.codeError}
            onCode={opening.finish}
            onBack={opening.back}
          />
        ) : (
          <FirstStep busy={busy} onForm={opening.start} />
        )}
      </DialogBody>
      <DialogFoot>
        <div className="login__links">
          <button type="button" className="link" onClick={() => openDialog({ name: 'register' })}>
            {t('login.join')}
          </button>
        </div>
      </DialogFoot>
    </Dialog>
  )
}

/** Why this form stands here, where a session has just ended. */
function EndReason() {
  const reason = useEndReason()
  useEffect(() => forgetReason, [])
  if (!reason) return null
  return (
    <p className="login__ended" role="alert">
      <Icon of={CircleAlert} size="s" />
      {reason}
    </p>
  )
}

type FirstProps = { busy: string | undefined; onForm: (form: LoginForm) => void }

/** Name and password, and the ways for whoever has none. */
function FirstStep({ busy, onForm }: FirstProps) {
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
    resolver: zodResolver(login.input, { error: wordsFor, reportInput: true }),
  })
  const { errors } = formState
  return (
    <form className="login" noValidate onSubmit={handleSubmit(onForm)}>
      <TextField
        {...register('username')}
        label={t('username')}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        label={t('password')}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {t('login.submit')}
      </Button>
      <PasskeyButton />
      <div className="login__links">
        <button type="button" className="link" onClick={() => openDialog({ name: 'recovery' })}>
          {t('login.recovery')}
        </button>
      </div>
    </form>
  )
}
