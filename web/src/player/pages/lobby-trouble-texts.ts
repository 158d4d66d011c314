import { texts } from '../../lib/translate.ts'

export const t = texts({
  tr: {
    failed: 'Oyunlar getirilemedi',
    failedNote: 'Sunucuya ulaşamadık. Biraz sonra yeniden dene.',
    offline: 'Bağlantın yok',
    offlineNote: 'Oyunları göstermek için internete ihtiyacımız var.',
    retry: 'Yeniden dene',
  },
  en: {
    failed: 'The games could not be fetched',
    failedNote: 'We could not reach the server. Try again in a little while.',
    offline: 'You are offline',
    offlineNote: 'We need the internet to show the games.',
    retry: 'Try again',
  },
})
