import { WifiOff } from 'lucide-react'
import { useOnline } from '../../../lib/browser/online.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import './offline-banner.css'
import { t } from '../texts.ts'

/** Says, while it lasts, that there is no network. */
export function OfflineBanner() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline">
          <Icon of={WifiOff} size="s" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
