import { texts } from '../language/translate.ts'
import { Refused } from './request.ts'

const t = texts({
  tr: { unreachable: 'Sunucuya ulaşılamadı. Bağlantını kontrol edip yeniden dene.' },
  en: { unreachable: 'The server could not be reached. Check your connection and try again.' },
})

/** What to tell the player about a call that failed: the server's own sentence where there is one. */
export const failureText = (error: unknown): string =>
  error instanceof Refused && error.message ? error.message : t('unreachable')
