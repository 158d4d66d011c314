import { zodResolver } from '@hookform/resolvers/zod'
import { Password } from '@zar/contract/players/auth'
import { PasskeyName } from '@zar/contract/players/passkey'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { PasswordField } from '../../../ui/form/field-password.tsx'
import { t } from './passkey-texts.ts'
import type { usePasskeyChange } from './use-passkeys.ts'

const Form = z.object({ name: PasskeyName, password: Password })

type Props = { add: ReturnType<typeof usePasskeyChange>['add']; onCancel: () => void }

/** A name for the new key and the password; then the device makes it. */
export function AddPasskey({ add, onCancel }: Props) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { name: '', password: '' },
    resolver: zodResolver(Form, {
      error: ({ path }) => t(path?.[0] === 'name' ? 'name.wrong' : 'password.wrong'),
    }),
  })
  const { errors } = formState
  return (
    <form
      className="secure"
      noValidate
      onSubmit={handleSubmit((form) => {
        if (!add.isPending) add.mutate(form)
      })}
    >
      <p className="secure__prompt">{t('add.prompt')}</p>
      <TextField
        {...register('name')}
        label={t('name')}
        hint={t('name.hint')}
        error={errors.name?.message}
        autoComplete="off"
        autoFocus
      />
      <PasswordField
        {...register('password')}
        label={t('password')}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" wide busy={add.isPending ? t('add.busy') : undefined}>
        {t('add.submit')}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  )
}
