import { MaskedField } from '../../ui/field-masked.tsx'
import { PHONE_MASK, PHONE_PREFIX } from './phone-number.ts'
import { t } from './phone-texts.ts'
import type { PhoneCode } from './use-phone-code.ts'

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
