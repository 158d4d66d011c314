import '../auth.css'
import { useState } from 'react'
import { useSession } from '../../../lib/session/session.ts'
import { Tag } from '../../../ui/data-display/tag.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PhoneCodeStage } from './phone-code-stage.tsx'
import { PhoneField } from './phone-field.tsx'
import { localDigits } from './phone-number.ts'
import { t } from './phone-texts.ts'
import { type PhoneCode, usePhoneCode } from './use-phone-code.ts'

/** `/dashboard/phone-verification`. */
export function PhonePage() {
  const player = useSession()
  const [isUpdating, setUpdating] = useState(() => localDigits(player?.phone ?? '') === '')
  const isVerified = player?.smsVerified ?? false
  const phone = usePhoneCode({
    onVerified: () => {
      setUpdating(false)
      phone.back()
    },
  })
  return (
    <div className="identity">
      <div className="pagehead">
        <h1>{t('title')}</h1>
        <Tag kind={isVerified ? 'done' : 'wait'}>{t(isVerified ? 'verified' : 'notVerified')}</Tag>
      </div>
      <section className="panel identity__panel">
        {phone.step === 2 ? (
          <div className="formstack">
            <PhoneCodeStage phone={phone} submit={t('verify')} onBack={phone.back} />
          </div>
        ) : (
          <NumberStage
            phone={phone}
            stage={isUpdating ? 'update' : isVerified ? 'verified' : 'notVerified'}
            onUpdate={() => setUpdating(true)}
            onCancel={() => {
              phone.setPhone(localDigits(player?.phone ?? ''))
              setUpdating(false)
            }}
          />
        )}
      </section>
    </div>
  )
}

const NOTES = {
  notVerified: 'notVerifiedNote',
  verified: 'verifiedNote',
  update: 'prompt',
} as const

type NumberStageProps = {
  phone: PhoneCode
  stage: keyof typeof NOTES
  onUpdate: () => void
  onCancel: () => void
}

/** The number: as it is, to have a code sent to it, or to be changed. */
function NumberStage({ phone, stage, onUpdate, onCancel }: NumberStageProps) {
  return (
    <form
      className="formstack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (stage !== 'verified') phone.send()
      }}
    >
      <p className="formstack__note">{t(NOTES[stage])}</p>
      <PhoneField phone={phone} isLocked={stage !== 'update'} />
      {stage !== 'verified' && (
        <Button
          type="submit"
          variant="primary"
          size="l"
          wide
          busy={phone.isSending ? t('sending') : undefined}
        >
          {t('send')}
        </Button>
      )}
      <Button
        variant={stage === 'verified' ? 'quiet' : 'ghost'}
        onClick={stage === 'update' ? onCancel : onUpdate}
      >
        {t(stage === 'update' ? 'cancel' : 'update')}
      </Button>
    </form>
  )
}
