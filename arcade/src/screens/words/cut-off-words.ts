import type { Language } from '../../protocol.ts'
import type { Words } from './words.ts'

/** What is said where a file of the page does not come, the words among them. */
export const CUT_OFF_WORDS: Record<Language, Pick<Words, 'unreachable' | 'retry' | 'lobby'>> = {
  tr: {
    unreachable: {
      title: 'Oyuna ulaşılamıyor',
      text: 'Bağlantını denetle ve yeniden dene. Hiç bahis alınmadı.',
    },
    retry: 'Yeniden dene',
    lobby: 'Lobiye dön',
  },
  en: {
    unreachable: {
      title: 'The game cannot be reached',
      text: 'Check your connection and try again. No stake was taken.',
    },
    retry: 'Try again',
    lobby: 'Back to the lobby',
  },
}
