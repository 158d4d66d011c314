import { RotateCw } from 'lucide-react'
import { useOnline } from '../../lib/online.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { t } from './lobby-trouble-texts.ts'

/** The games could not be fetched: why, and another try. */
export function LobbyTrouble({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline()
  return (
    <Empty
      art="fener"
      heading="h2"
      title={isOnline ? t('failed') : t('offline')}
      action={
        <Button icon={RotateCw} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {isOnline ? t('failedNote') : t('offlineNote')}
    </Empty>
  )
}
