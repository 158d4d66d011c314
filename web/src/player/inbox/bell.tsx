import { Bell } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatBellBadge } from '../../lib/language/format.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { t } from './texts.ts'
import { useInbox, useUnread } from './use-inbox.ts'
import '../../ui/data-display/tag.css'
import './bell.css'

/** The name of whatever opens the notifications: it says how many are unread. */
export function useBellLabel(): string {
  const count = useUnread()
  if (count === 0) return t('title')
  return count >= 9 ? t('unreadMany') : t('unread', { count })
}

/** The bell with its badge. It shakes once when a notification arrives. */
export function BellFace() {
  const count = useUnread()
  const shakes = useShakes()
  return (
    <>
      <span key={shakes} className={shakes > 0 ? 'bell' : undefined}>
        <Icon of={Bell} />
      </span>
      {count > 0 && (
        <span className="count" aria-hidden>
          {formatBellBadge(count)}
        </span>
      )}
    </>
  )
}

/** How often the list has grown since it was first known. */
function useShakes(): number {
  const total = useInbox().data?.length
  const known = useRef(total)
  const [shakes, setShakes] = useState(0)
  useEffect(() => {
    if (known.current !== undefined && total !== undefined && total > known.current) {
      setShakes((before) => before + 1)
    }
    known.current = total
  }, [total])
  return shakes
}
