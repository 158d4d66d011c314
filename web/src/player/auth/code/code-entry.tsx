import { LIMITS, TIMINGS } from '@zar/contract/limits'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useSecondsLeft } from '../../../lib/browser/use-seconds-left.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { MaskedField } from '../../../ui/form/field-masked.tsx'
import { t } from './code-texts.ts'
import { DemoMailbox } from './demo-mailbox.tsx'

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
  /** How long a code of another shape may be, where one is taken too: it is typed in a plain field. */
  otherLengths?: { min: number; max: number }
  /** More ways on, beside the resend. */
  children?: ReactNode
}

/** A code: its field, its button, the way to a new one, and the demo mailbox. */
export function CodeEntry(props: CodeEntryProps) {
  const { channel, submit, busy, onCode, sentAt, children, otherLengths } = props
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isOther, setOther] = useState(false)
  const lengths = (isOther && otherLengths) || SIX_DIGITS
  const isWhole = code.length >= lengths.min && code.length <= lengths.max
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field takes the focus over
  useEffect(() => field.current?.focus(), [isOther])

  const check = async (typed: string) => {
    if (busy !== undefined) return
    const isWrong = await onCode(typed)
    if (!isWrong) return
    setCode('')
    field.current?.focus()
  }
  const change = (typed: string) => {
    setCode(typed)
    setAsked(false)
    if (lengths === SIX_DIGITS && typed.length === LIMITS.codeDigits) void check(typed)
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
      <CodeField
        {...props}
        ref={field}
        code={code}
        onType={change}
        isOther={isOther}
        isMissing={isAsked && !isWhole}
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
      <div className="code__links">
        <Resend {...props} />
        {otherLengths && (
          <Button
            variant="ghost"
            onClick={() => {
              setOther(!isOther)
              setCode('')
              setAsked(false)
            }}
          >
            {t(isOther ? 'sixDigits' : 'other')}
          </Button>
        )}
        {children}
      </div>
      <DemoMailbox channel={channel} sentAt={sentAt} onCode={change} />
    </form>
  )
}

const SIX_DIGITS = { min: LIMITS.codeDigits, max: LIMITS.codeDigits }

type CodeFieldProps = CodeEntryProps & {
  ref: RefObject<HTMLInputElement | null>
  code: string
  onType: (typed: string) => void
  isOther: boolean
  isMissing: boolean
}

/** Six boxes for the code that was sent, or a plain field for one of another shape. */
function CodeField({ ref, label, code, onType, isOther, isMissing, otherLengths }: CodeFieldProps) {
  if (isOther && otherLengths) {
    const { min, max } = otherLengths
    return (
      <TextField
        ref={ref}
        label={label}
        value={code}
        minLength={min}
        maxLength={max}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        note={t('otherNote', { min, max })}
        error={isMissing ? t('otherNote', { min, max }) : undefined}
        onChange={(event) => onType(event.target.value.trim())}
      />
    )
  }
  return (
    <MaskedField
      ref={ref}
      label={label}
      mask={MASK}
      value={code}
      onChange={onType}
      autoComplete="one-time-code"
      error={isMissing ? t('incomplete') : undefined}
    />
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
