import { MaskedField } from '../../../ui/form/field-masked.tsx'
import { PasswordField } from '../../../ui/form/field-password.tsx'
import { PHONE_MASK, PHONE_PREFIX } from './phone-number.ts'
import { t } from './phone-texts.ts'
import type { PhoneCode } from './use-phone-code.ts'

/** The number behind its fixed prefix, and, when it is another one, the password. */
export const PhoneField = (props: { phone: PhoneCode; isLocked: boolean }) => (
  <>
    <NumberField {...props} />
    {!props.isLocked && props.phone.proof.isNeeded && <PasswordAgain phone={props.phone} />}
  </>
)

function NumberField({ phone, isLocked }: { phone: PhoneCode; isLocked: boolean }) {
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

const PasswordAgain = ({ phone }: { phone: PhoneCode }) => (
  <PasswordField
    label={t('password')}
    note={t('password.note')}
    value={phone.proof.password}
    onChange={(event) => phone.proof.set(event.currentTarget.value)}
    error={phone.proof.error}
    autoComplete="current-password"
    disabled={phone.isSending}
  />
)
