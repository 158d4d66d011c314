import { CircleAlert } from 'lucide-react'
import { Link } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from '../texts.ts'

/** Said before a form is filled in that would be refused (EXC-01). */
export const BreakNote = () => (
  <div className="note note--warn">
    <Icon of={CircleAlert} />
    <span>
      {t('deposit.break')} <Link to="/dashboard/limits">{t('deposit.break.see')}</Link>
    </span>
  </div>
)
