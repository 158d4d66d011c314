import { Bell } from 'lucide-react'
import { formatMenuBadge } from '../../lib/language/format.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { useBellLabel } from '../inbox/bell.tsx'
import { useUnread } from '../inbox/use-inbox.ts'

/** The way from the account menu to the notifications, with how many are unread. */
export function InboxButton({ onClick }: { onClick: () => void }) {
  const unread = useUnread()
  return (
    <button type="button" className="ibtn" aria-label={useBellLabel()} onClick={onClick}>
      <Icon of={Bell} />
      {unread > 0 && (
        <span className="count" aria-hidden>
          {formatMenuBadge(unread)}
        </span>
      )}
    </button>
  )
}
