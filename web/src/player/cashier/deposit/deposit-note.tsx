import { ShieldCheck } from 'lucide-react'
import { useProtection } from '../../../lib/account/protection.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from '../texts.ts'

/** From whose account money may come, and what the limit that is reached first leaves of it. */
export function DepositNote() {
  const { data } = useProtection()
  const [tightest] = (data?.limits ?? [])
    .filter(({ kind }) => kind === 'deposit')
    .sort((one, other) => one.left - other.left)
  return (
    <div className="note">
      <Icon of={ShieldCheck} />
      <span className="num">
        {t('deposit.note')}{' '}
        {tightest && (
          <>
            {t(`deposit.limit.${tightest.period}`, {
              used: formatMoney(tightest.used),
              most: formatMoney(tightest.most),
            })}{' '}
            <Link to="/dashboard/limits">{t('deposit.limits')}</Link>
          </>
        )}
      </span>
    </div>
  )
}
