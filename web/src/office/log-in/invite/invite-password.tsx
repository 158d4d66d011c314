import type { Invite } from '@zar/contract/office/staff'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/controls/button.tsx'
import { PasswordField } from '../../parts/controls/field.tsx'
import { t } from './invite-texts.ts'

const PASSWORD_MIN = 12

/** The first step: a password, twice, of twelve characters or more. */
export function InvitePassword({
  invite,
  onPassword,
}: {
  invite: Invite
  onPassword: (password: string) => void
}) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [isAsked, setAsked] = useState(false)
  const left = PASSWORD_MIN - password.length
  const isSame = password === again
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (left <= 0 && isSame) onPassword(password)
  }
  return (
    <form className="o-lc" noValidate onSubmit={send}>
      <p className="o-lc__step">{t('step')}</p>
      <h1>{t('title', { name: invite.fullName })}</h1>
      <p className="mist">{t('intro', { login: invite.name })}</p>
      <input type="text" hidden readOnly autoComplete="username" value={invite.name} />
      <PasswordField
        size="l"
        label={t('password')}
        autoComplete="new-password"
        maxLength={200}
        autoFocus
        value={password}
        help={t('passwordHelp', { min: PASSWORD_MIN })}
        error={isAsked && left > 0 ? t('passwordShort', { count: left }) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        size="l"
        label={t('again')}
        autoComplete="new-password"
        maxLength={200}
        value={again}
        error={isAsked && !isSame ? t('againWrong') : undefined}
        onChange={(event) => setAgain(event.target.value)}
      />
      <Button type="submit" kind="primary" size="l" wide>
        {t('go')}
      </Button>
    </form>
  )
}
