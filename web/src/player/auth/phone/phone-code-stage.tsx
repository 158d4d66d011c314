import { Button } from '../../../ui/form/button.tsx'
import { CodeEntry } from '../code/code-entry.tsx'
import { PhoneField } from './phone-field.tsx'
import { shownPhone } from './phone-number.ts'
import { t } from './phone-texts.ts'
import type { PhoneCode } from './use-phone-code.ts'

type StageProps = {
  phone: PhoneCode
  submit: string
  /** To another number. */
  onBack: () => void
}

/** The code that was sent to the phone, and the phone it was sent to. */
export const PhoneCodeStage = ({ phone, submit, onBack }: StageProps) => (
  <>
    <p className="formstack__note" role="status">
      {t('sent', { phone: shownPhone(phone.phone) })}
    </p>
    <PhoneField phone={phone} isLocked />
    <CodeEntry
      channel="sms"
      label={t('code')}
      submit={submit}
      busy={phone.isChecking ? t('validating') : undefined}
      onCode={phone.check}
      sentAt={phone.sentAt}
      onResend={phone.send}
      isResending={phone.isSending}
    >
      <Button variant="ghost" onClick={onBack}>
        {t('change')}
      </Button>
    </CodeEntry>
  </>
)
