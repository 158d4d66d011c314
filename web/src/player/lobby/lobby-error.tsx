import { texts } from '../../lib/language/translate.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'

const t = texts({
  tr: {
    failed: 'Oyunlar getirilemedi',
    offlineNote: 'Oyunları göstermek için internete ihtiyacımız var.',
  },
  en: {
    failed: 'The games could not be fetched',
    offlineNote: 'We need the internet to show the games.',
  },
})

/** The games could not be fetched: why, and another try. */
export const LobbyError = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    heading="h2"
    words={{ failed: t('failed'), offlineNote: t('offlineNote') }}
    onRetry={onRetry}
  />
)
