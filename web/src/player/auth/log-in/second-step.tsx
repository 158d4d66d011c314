import { LIMITS } from '@zar/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { t } from '../texts.ts'

type Props = {
  busy: string | undefined
  /** The server's word on the code before; it is to be typed anew. */
  error: string | undefined
  onCode: (code: string) => void
  onBack: () => void
}

/** The second step of a log-in: a code of the player's app, or a recovery code. */
export function SecondStep({ busy, error, onCode, onBack }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const digits = code.replace(/\D/g, '')
  const isTooShort = digits.length < LIMITS.secondStepCode.min
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (error === undefined) return
    setCode('')
    setAsked(false)
    field.current?.focus()
  }, [error])
  return (
    <form
      className="login"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (isTooShort) field.current?.focus()
        else if (busy === undefined) onCode(code.trim())
      }}
    >
      <p className="formstack__note">{t('step2.prompt')}</p>
      <TextField
        ref={field}
        label={t('step2.code')}
        note={t('step2.note')}
        error={isAsked && isTooShort ? t('step2.missing') : code === '' ? error : undefined}
        value={code}
        maxLength={LIMITS.secondStepCode.max}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="l" wide busy={busy}>
        {t('login.submit')}
      </Button>
      <div className="login__links">
        <button type="button" className="link" onClick={onBack}>
          {t('step2.back')}
        </button>
      </div>
    </form>
  )
}
