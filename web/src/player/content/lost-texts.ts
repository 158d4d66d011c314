import { texts } from '../../lib/language/translate.ts'

export const t = texts({
  tr: {
    lost: 'Gele, açık kapı yok',
    lostNote: 'Bu adreste bir sayfa yok. Taşınmış ya da hiç olmamış olabilir.',
    goHome: 'Ana sayfaya dön',
  },
  en: {
    lost: 'Gele: no open door',
    lostNote: 'There is no page at this address. It may have moved, or may never have existed.',
    goHome: 'Back to the home page',
  },
})
