import { Gift } from 'lucide-react'
import { useMyBonuses } from '../../lib/account/bonuses.ts'
import { formatMoney } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { useSignedIn } from '../../lib/session/session.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { t } from './texts.ts'

/** Why the partner's page shows more than the header: a free bet that waits to be used here. */
export const FreeBetNote = () => (useSignedIn() ? <Note /> : null)

function Note() {
  const { data } = useMyBonuses()
  const freeBet = data?.bonuses.find(
    ({ kind, status }) => kind === 'free_bet' && status === 'active',
  )
  if (!freeBet) return null
  return (
    <div className="note note--up partner__gift">
      <Icon of={Gift} />
      <span>
        {t('freeBet', { worth: formatMoney(freeBet.balance) })}{' '}
        <Link to="/dashboard/bonuses">{t('freeBetHow')}</Link>
      </span>
    </div>
  )
}
