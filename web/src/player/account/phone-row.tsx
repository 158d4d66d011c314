import type { Account } from '@zar/contract/players/account'
import { Tag } from '../../ui/data-display/tag.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { AccountRow } from './panel.tsx'
import { t } from './texts.ts'

/** The phone and whether it is verified; its page does the rest. */
export const PhoneRow = ({ account: { phone, isPhoneVerified } }: { account: Account }) => (
  <AccountRow
    name={t('phone')}
    action={
      <ButtonLink to="/dashboard/phone-verification" size="s">
        {t(isPhoneVerified ? 'phone.change' : 'phone.verify')}
      </ButtonLink>
    }
  >
    <span className="acc__tagged">
      <span className="num">{shown(phone)}</span>
      <Tag kind={isPhoneVerified ? 'done' : 'wait'}>
        {t(isPhoneVerified ? 'phone.done' : 'phone.not')}
      </Tag>
    </span>
  </AccountRow>
)

/** `905321234567` as it is read aloud: `+90 532 123 45 67`. */
const shown = (phone: string) =>
  `+${phone.replace(/^(90)(\d{3})(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5')}`
