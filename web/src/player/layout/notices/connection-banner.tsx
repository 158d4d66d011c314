import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOnline } from '../../../lib/browser/online.ts'
import { useHubLost } from '../../../lib/hub/hub-state.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from '../account-menu/account-texts.ts'
import './connection-banner.css'

/** A line that mends itself within this time was not worth a word. */
const PATIENCE_MS = 1_500

/** Says quietly that what is pushed does not arrive; without a network the offline banner says more. */
export function ConnectionBanner() {
  const isLost = useHubLost()
  const isOnline = useOnline()
  const isLate = useLate(isLost)
  return (
    <div role="status">
      {isLost && isLate && isOnline && (
        <p className="reconnect">
          <Icon of={RefreshCw} size="s" />
          {t('lost')}
        </p>
      )}
    </div>
  )
}

/** Whether it has been so for a while. */
function useLate(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isSo])
  return isLate
}
