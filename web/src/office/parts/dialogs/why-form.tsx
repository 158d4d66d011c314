import './dialog.css'
import { REASON_LENGTH } from '@zar/contract/office/rights/limits'
import { type FormEvent, useState } from 'react'
import { texts } from '../../../lib/language/translate.ts'
import { Button } from '../controls/button.tsx'
import { AreaField } from '../controls/field.tsx'

const t = texts({
  tr: {
    ask: 'Neden bakıyorsun?',
    askHelp: 'En az {min} karakter; denetim izine yazılır.',
    short: '{left} karakter daha yaz.',
    show: 'Göster',
  },
  en: {
    ask: 'Why do you look?',
    askHelp: 'At least {min} characters; it is written into the audit log.',
    short: 'Write {left} more characters.',
    show: 'Show',
  },
})

type Props = {
  note: string
  /** Whether it stands in a panel, and so is none itself. */
  isInPanel?: boolean
  onSay: (reason: string) => void
}

/** What is read for a reason, which the audit log keeps; `note` says who sees it. */
export function WhyForm({ note, isInPanel = false, onSay }: Props) {
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const left = REASON_LENGTH - reason.trim().length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (left <= 0) onSay(reason.trim())
  }
  return (
    <form className={isInPanel ? 'o-why' : 'o-panel o-why'} noValidate onSubmit={submit}>
      <p className="o-note">{note}</p>
      <AreaField
        label={t('ask')}
        help={t('askHelp', { min: REASON_LENGTH })}
        error={isAsked && left > 0 ? t('short', { left }) : undefined}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button type="submit" kind="primary">
          {t('show')}
        </Button>
      </div>
    </form>
  )
}
