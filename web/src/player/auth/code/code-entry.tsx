import { LIMITS, TIMINGS } from '@zar/contract/limits'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { MaskedField } from '../../../ui/field-masked.tsx'
import { t } from './code-texts.ts'
import { MailboxSlot } from './mailbox-slot.ts'
import { useSecondsLeft } from './use-countdown.ts'

/** Three digits, a hyphen, three digits. */
const MASK = '###-###'

type CodeEntryProps = {
  channel: 'sms' | 'mail'
  label: string
  submit: string
  /** The running verb while the code is being checked. */
  busy: string | undefined
  /** Checks the code. Answers true when it was wrong, and is to be typed anew. */
  onCode: (code: string) => Promise<boolean>
  /** When the code was sent, in milliseconds. */
  sentAt: number
  onResend: () => void
  isResending: boolean
  /** More ways on, beside the resend. */
  children?: ReactNode
}

/** A code of six digits: its field, its button, the way to a new one, and the demo mailbox. */
export function CodeEntry(props: CodeEntryProps) {
  const { channel, label, submit, busy, onCode, sentAt, children } = props
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const Mailbox = useContext(MailboxSlot)
  const isWhole = code.length === LIMITS.codeDigits
  useEffect(() => field.current?.focus(), [])

  const check = async (digits: string) => {
    if (busy !== undefined) return
    const isWrong = await onCode(digits)
    if (!isWrong) return
    setCode('')
    field.current?.focus()
  }
  const change = (digits: string) => {
    setCode(digits)
    setAsked(false)
    if (digits.length === LIMITS.codeDigits) void check(digits)
  }
  return (
    <form
      className="code"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (isWhole) void check(code)
        else field.current?.focus()
      }}
    >
      <MaskedField
        ref={field}
        label={label}
        mask={MASK}
        value={code}
        onChange={change}
        autoComplete="one-time-code"
        error={isAsked && !isWhole ? t('incomplete') : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={busy}
        disabled={!isWhole && !busy}
      >
        {submit}
      </Button>
      <div className="code__ways">
        <Resend {...props} />
        {children}
      </div>
      {Mailbox && <Mailbox channel={channel} sentAt={sentAt} onCode={change} />}
    </form>
  )
}

function Resend({ sentAt, onResend, isResending }: CodeEntryProps) {
  const seconds = useSecondsLeft(sentAt, TIMINGS.codeResendMs)
  if (seconds > 0) return <p className="code__wait num">{t('wait', { seconds })}</p>
  return (
    <Button variant="ghost" busy={isResending ? t('resending') : undefined} onClick={onResend}>
      {t('resend')}
    </Button>
  )
}
