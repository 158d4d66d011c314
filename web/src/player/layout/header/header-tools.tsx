import { Gift, Megaphone, PhoneCall, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { openCallRequest } from '../../../lib/dialog/open-call-request.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from '../texts.ts'

/** What a person asks for, rather than plays. The same four stand in the header and in the drawer. */
export function HeaderTools(props: {
  className: string
  /** A badge. */
  unreadTickets: ReactNode
  onSelect?: () => void
}) {
  const { className, unreadTickets, onSelect } = props
  const press = onSelect && { onClick: onSelect }
  return (
    <nav className={className} aria-label={t('tools')}>
      <Link to="/ticket" target="_blank" {...press}>
        <Icon of={Ticket} />
        {t('nav.tickets')}
        <span className="sr"> {t('newTab')}</span>
        {unreadTickets}
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          onSelect?.()
          openCallRequest()
        }}
      >
        <Icon of={PhoneCall} />
        {t('callRequest')}
      </button>
      <Link to="/dashboard/claim-bonus" {...press}>
        <Icon of={Gift} />
        {t('crumb.claimBonus')}
      </Link>
      <Link to="/promotions" {...press}>
        <Icon of={Megaphone} />
        {t('promotion')}
      </Link>
    </nav>
  )
}
