import { Ticket } from 'lucide-react'
import { Link } from '../../lib/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import { t } from '../shell/texts.ts'
import { UnreadTickets } from '../tickets/unread-tickets.tsx'

/** The tickets as an entry of the account menu, with how many have an answer to read. */
export const TicketsEntry = ({ onPick }: { onPick?: () => void }) => (
  <Link to="/ticket" target="_blank" {...(onPick && { onClick: onPick })}>
    <Icon of={Ticket} />
    {t('nav.tickets')}
    <span className="sr"> {t('newTab')}</span>
    <UnreadTickets />
  </Link>
)
