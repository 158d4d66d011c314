import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { PhoneCodeStage } from './phone-code-stage.tsx'
import { PhoneField } from './phone-field.tsx'
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
        <PhoneCodeStage
          phone={phone}
          submit={t('validate')}
          onBack={() => {
            setLocked(false)
            phone.back()
          }}
        />
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
