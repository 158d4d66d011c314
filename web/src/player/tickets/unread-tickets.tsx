import { formatMenuBadge } from '../../lib/language/format.ts'
import '../../ui/data-display/tag.css'
import { t } from './unread-texts.ts'
import { useUnreadTickets } from './use-unread-tickets.ts'

/** How many tickets have an answer that was not read, as a badge; nothing where there is none. */
export function UnreadTickets() {
  const count = useUnreadTickets()
  if (count === 0) return null
  return (
    <span className="badge num">
      {formatMenuBadge(count)}
      <span className="sr"> {t(count === 1 ? 'one' : 'many')}</span>
    </span>
  )
}
