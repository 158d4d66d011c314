import { RotateCw } from 'lucide-react'
import { useOnline } from '../../lib/browser/online.ts'
import { texts } from '../../lib/language/translate.ts'
import { Button } from '../form/button.tsx'
import { Empty } from './empty.tsx'

const t = texts({
  tr: {
    failed: 'Bu bölüm getirilemedi',
    failedNote: 'Sunucuya ulaşamadık. Biraz sonra yeniden dene.',
    offline: 'Bağlantın yok',
    offlineNote: 'Bu bölümü göstermek için internete ihtiyacımız var.',
    retry: 'Yeniden dene',
  },
  en: {
    failed: 'This part could not be fetched',
    failedNote: 'We could not reach the server. Try again in a little while.',
    offline: 'You are offline',
    offlineNote: 'We need the internet to show this part.',
    retry: 'Try again',
  },
})

type ErrorStateProps = {
  onRetry: () => void
  heading?: 'h1' | 'h2'
  /** What is missing, where more can be said than "this part". */
  words?: { failed: string; offlineNote: string }
}

/** What should stand here could not be fetched: why, and another try. */
export function ErrorState({ onRetry, heading, words }: ErrorStateProps) {
  const isOnline = useOnline()
  return (
    <Empty
      art="fener"
      {...(heading && { heading })}
      title={isOnline ? (words?.failed ?? t('failed')) : t('offline')}
      action={
        <Button icon={RotateCw} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {isOnline ? t('failedNote') : (words?.offlineNote ?? t('offlineNote'))}
    </Empty>
  )
}
