import '../cashier.css'
import { formatMoney } from '../../../lib/language/format.ts'
import { useSession } from '../../../lib/session/session.ts'
import { t } from '../texts.ts'

/** What can be withdrawn now. */
export function Available() {
  const balance = useSession()?.balance ?? 0
  return (
    <p className="available">
      {t('available')} <b className="num">{formatMoney(balance)}</b>
    </p>
  )
}
