import { Gift, Megaphone, PhoneCall, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import { openCallRequest } from './open-call-request.ts'
import { t } from './texts.ts'

/** What a person asks for, rather than plays. The same four stand in the header and in the drawer. */
export function HeaderTools(props: {
  className: string
  /** A badge. */
  unreadTickets: ReactNode
  onPick?: () => void
}) {
  const { className, unreadTickets, onPick } = props
  const pick = onPick && { onClick: onPick }
  return (
    <nav className={className} aria-label={t('tools')}>
      <Link to="/ticket" target="_blank" {...pick}>
        <Icon of={Ticket} />
        {t('nav.tickets')}
        <span className="sr"> {t('newTab')}</span>
        {unreadTickets}
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          onPick?.()
          openCallRequest()
        }}
      >
        <Icon of={PhoneCall} />
        {t('callRequest')}
      </button>
      <Link to="/dashboard/claim-bonus" {...pick}>
        <Icon of={Gift} />
        {t('crumb.claimBonus')}
      </Link>
      <Link to="/promotions" {...pick}>
        <Icon of={Megaphone} />
        {t('promotion')}
      </Link>
    </nav>
  )
}
