import './auth.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { login } from '@zar/contract/auth'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { callWithBox } from '../../lib/demo-box.ts'
import { closeDialog, openDialog } from '../../lib/dialog.ts'
import { failureText } from '../../lib/failure-text.ts'
import { signIn } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/field-password.tsx'
import { notify } from '../../ui/toast.tsx'
import { t } from './texts.ts'

type LoginForm = z.input<typeof login.input>

/** What a broken rule of the contract asks the player to do. */
type Issue = { path?: PropertyKey[] | undefined; input?: unknown }
function wordsFor({ path, input }: Issue): string {
  if (path?.[0] === 'username') return t('login.username.wrong')
  return t(input === '' ? 'login.password.missing' : 'login.password.wrong')
}

export function LoginDialog() {
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
    resolver: zodResolver(login.input, { error: wordsFor, reportInput: true }),
  })
  const opening = useLogin()
  const { errors } = formState
  return (
    <Dialog
      title={t('login.title')}
      onClose={closeDialog}
      art={{ src: '/art/register.svg', title: t('login.art'), text: t('login.artText') }}
    >
      <DialogBody>
        <form
          className="login"
          noValidate
          onSubmit={handleSubmit((form) => {
            if (!opening.isPending) opening.mutate(form)
          })}
        >
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
          <Button
            type="submit"
            variant="primary"
            size="l"
            wide
            busy={opening.isPending ? t('login.busy') : undefined}
          >
            {t('login.submit')}
          </Button>
          <div className="login__ways">
            <button type="button" className="link" onClick={() => openDialog({ name: 'recovery' })}>
              {t('login.recovery')}
            </button>
            <button type="button" className="link" onClick={() => openDialog({ name: 'register' })}>
              {t('login.join')}
            </button>
          </div>
        </form>
      </DialogBody>
    </Dialog>
  )
}

function useLogin() {
  return useMutation({
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    mutationFn: (form: LoginForm) => callWithBox(login, form),
    onSuccess: ({ data, message }) => {
      signIn(data)
      closeDialog()
      if (message) notify.success(message)
    },
    onError: (error) => notify.error(failureText(error)),
  })
}
