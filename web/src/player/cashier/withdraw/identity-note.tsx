import { PAYOUT_BEFORE_CHECK } from '@zar/contract/players/identity'
import { IdCard } from 'lucide-react'
import { useIdentity } from '../../../lib/account/identity.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from '../texts.ts'

/** From which sum on a withdrawal needs a checked identity, and the way to it, said beforehand (AGE-02). */
export function IdentityNote() {
  const { data } = useIdentity()
  if (!data || data.state === 'checked') return null
  return (
    <div className="note">
      <Icon of={IdCard} />
      <span>
        {t('withdraw.identity', { sum: formatMoney(PAYOUT_BEFORE_CHECK) })}{' '}
        <Link to="/dashboard/account#identity">{t('withdraw.identity.go')}</Link>
      </span>
    </div>
  )
}
