import { Gift } from 'lucide-react'
import { useRunningBonus } from '../../lib/account/bonuses.ts'
import { formatMoney } from '../../lib/language/format.ts'
import { useSession } from '../../lib/session/session.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { t } from './texts.ts'

/**
 * A game plays with the bonus that runs beside the cash, and shows both as one balance; the rest of
 * the site shows the cash. Where a bonus runs, what the game's balance is made of.
 */
export function Purse() {
  const cash = useSession()?.balance ?? 0
  const bonus = useRunningBonus()?.balance
  if (!bonus) return null
  return (
    <p className="gamepurse num">
      <Icon of={Gift} size="s" />
      <span>
        {t('purse', {
          sum: formatMoney(cash + bonus),
          cash: formatMoney(cash),
          bonus: formatMoney(bonus),
        })}
      </span>
    </p>
  )
}
