import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { MaskedField } from '../../ui/field-masked.tsx'
import { CodeEntry } from './code-entry.tsx'
import { PHONE_MASK, PHONE_PREFIX, shownPhone } from './phone-number.ts'
import { t } from './phone-texts.ts'
import { type PhoneCode, usePhoneCode } from './use-phone-code.ts'

type PhoneStepsProps = {
  onVerified: () => void
  /** The number is the one just registered: it is locked, and its code is asked for at once. */
  isRegistering?: boolean
}

/** Step 1 has the phone, step 2 the code that was sent to it. */
export function PhoneSteps({ onVerified, isRegistering = false }: PhoneStepsProps) {
  const phone = usePhoneCode({ onVerified })
  const [isLocked, setLocked] = useState(isRegistering && phone.phone !== '')
  const wasAsked = useRef(!isLocked)
  useEffect(() => {
    if (wasAsked.current) return
    wasAsked.current = true
    phone.send()
  })
  const isRefused = phone.error !== undefined
  useEffect(() => {
    // A number that was refused must be changed to go on.
    if (isRefused) setLocked(false)
  }, [isRefused])
  return (
    <div className="phone">
      {phone.step === 1 ? (
        <NumberEntry phone={phone} isLocked={isLocked} />
      ) : (
        <>
          <p>{t('sent', { phone: shownPhone(phone.phone) })}</p>
          <PhoneField phone={phone} isLocked />
          <CodeEntry
            channel="sms"
            label={t('code')}
            submit={t('validate')}
            busy={phone.isChecking ? t('validating') : undefined}
            onCode={phone.check}
            sentAt={phone.sentAt}
            onResend={phone.send}
            isResending={phone.isSending}
          >
            <Button
              variant="ghost"
              onClick={() => {
                setLocked(false)
                phone.back()
              }}
            >
              {t('change')}
            </Button>
          </CodeEntry>
        </>
      )}
    </div>
  )
}

function NumberEntry({ phone, isLocked }: { phone: PhoneCode; isLocked: boolean }) {
  return (
    <form
      className="code"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        phone.send()
      }}
    >
      <p>{t(isLocked ? 'promptKnown' : 'prompt')}</p>
      <PhoneField phone={phone} isLocked={isLocked} />
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={phone.isSending ? t('sending') : undefined}
      >
        {t('send')}
      </Button>
    </form>
  )
}

/** The number behind its fixed prefix. */
export function PhoneField({ phone, isLocked }: { phone: PhoneCode; isLocked: boolean }) {
  return (
    <MaskedField
      label={t('phone')}
      before={`+${PHONE_PREFIX}`}
      mask={PHONE_MASK}
      autoComplete="tel-national"
      value={phone.phone}
      onChange={phone.setPhone}
      error={phone.error}
      disabled={isLocked || phone.isSending}
    />
  )
}
