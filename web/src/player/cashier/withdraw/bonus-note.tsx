import { Gift } from 'lucide-react'
import { useRunningBonus } from '../../../lib/account/bonuses.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from '../texts.ts'

/** What a withdrawal does to the bonus that runs, said beforehand (BON-03). */
export function BonusNote() {
  const running = useRunningBonus()
  if (!running) return null
  return (
    <div className="note note--warn">
      <Icon of={Gift} />
      <span>{t('withdraw.bonus', { amount: formatMoney(running.balance) })}</span>
    </div>
  )
}
