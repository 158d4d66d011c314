import { Ticket } from 'lucide-react'
import { Link } from '../../lib/router/router.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { UnreadTickets } from '../tickets/unread-tickets.tsx'
import { t } from './texts.ts'

/** The tickets as an entry of the account menu, with how many have an answer to read. */
export const TicketsEntry = ({ onSelect }: { onSelect?: () => void }) => (
  <Link to="/ticket" target="_blank" {...(onSelect && { onClick: onSelect })}>
    <Icon of={Ticket} />
    {t('nav.tickets')}
    <span className="sr"> {t('newTab')}</span>
    <UnreadTickets />
  </Link>
)
