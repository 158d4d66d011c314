import './audit.css'
import { type FormEvent, useState } from 'react'
import { Button } from '../parts/controls/button.tsx'
import { AreaField } from '../parts/controls/field.tsx'
import { t } from './texts.ts'

const REASON_MIN = 20

/** The log is opened for a reason, which it keeps. */
export function ReasonForm({
  reason,
  onReason,
}: {
  reason: string
  onReason: (reason: string) => void
}) {
  const [typed, setTyped] = useState(reason)
  const [isAsked, setAsked] = useState(false)
  const isShort = typed.trim().length < REASON_MIN
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isShort) onReason(typed.trim())
  }
  return (
    <form className="o-panel o-reason" noValidate onSubmit={send}>
      <h2>{t('reasonTitle')}</h2>
      <p className="o-note">{t('reasonNote')}</p>
      <AreaField
        label={t('reason')}
        maxLength={500}
        value={typed}
        error={isAsked && isShort ? t('reasonShort', { min: REASON_MIN }) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button type="submit" kind="primary">
          {t('search')}
        </Button>
      </div>
    </form>
  )
}
