import { Bell } from 'lucide-react'
import { openPanel } from '../../lib/dialog/side-panel.ts'
import { formatMenuBadge } from '../../lib/language/format.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { useBellLabel } from '../inbox/bell.tsx'
import { useUnread } from '../inbox/use-inbox.ts'
import { t } from './account-menu/account-texts.ts'

/** The notifications as an entry of the account menu, with how many are unread. */
export function NotificationsEntry() {
  const unread = useUnread()
  return (
    <button
      type="button"
      aria-label={useBellLabel()}
      aria-haspopup="dialog"
      onClick={() => openPanel('inbox')}
    >
      <Icon of={Bell} />
      {t('notifications')}{' '}
      {unread > 0 && <span className="badge num">{formatMenuBadge(unread)}</span>}
    </button>
  )
}
