import { useRunningBonus } from '../../../lib/account/bonuses.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { t } from './account-texts.ts'

/** What the running bonus holds, under the balance; nothing where none runs. */
export function BonusSum() {
  const running = useRunningBonus()
  if (!running) return null
  return (
    <small className="acct__bonus num">
      {t('bonus', { amount: formatMoney(running.balance) })}
    </small>
  )
}
