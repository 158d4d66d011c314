import { zodResolver } from '@hookform/resolvers/zod'
import { Password } from '@zar/contract/players/auth'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Button } from '../../ui/form/button.tsx'
import { PasswordField } from '../../ui/form/field-password.tsx'
import { t } from './texts.ts'

type Props = {
  prompt: string
  /** The running verb while it is being looked at. */
  busy: string | undefined
  /** What the button does, where it cannot be undone. */
  grave?: string
  onPassword: (password: string) => void
  onCancel: () => void
}
const Form = z.object({ password: Password })

/** The password once more, before something weighty. */
export function PasswordStep({ prompt, busy, grave, onPassword, onCancel }: Props) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '' },
    resolver: zodResolver(Form, { error: () => t('password.wrong') }),
  })
  return (
    <form
      className="secure"
      noValidate
      onSubmit={handleSubmit(({ password }) => {
        if (busy === undefined) onPassword(password)
      })}
    >
      <p className="secure__prompt">{prompt}</p>
      <PasswordField
        {...register('password')}
        label={t('password')}
        error={formState.errors.password?.message}
        autoComplete="current-password"
        autoFocus={grave === undefined}
      />
      <Button type="submit" variant={grave ? 'danger' : 'primary'} wide busy={busy}>
        {grave ?? t('continue')}
      </Button>
      {/* A field that loses the focus says what it misses, and would push this away from under the press. */}
      <Button variant="ghost" onMouseDown={(event) => event.preventDefault()} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  )
}
